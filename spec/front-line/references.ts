/** References whose words share little with where they lead, and why they are right. @module */
import { notesAmong, type ReferenceNote } from 'rulewright/book'
import { sections } from './contents.js'

const { right } = notesAmong(sections)

/** The notes on references. */
export const references: readonly ReferenceNote[] = [
  right('page 1, para 4', 'What a Fallen City is worth is said there.', 'terms.city'),
  right(
    'page 1, para 9',
    'Which cities are Free or Fallen, and what supply each gives, is said there.',
    'terms.city',
    'terms.freeCity',
    'terms.fallenCity',
  ),
  right('page 2, para 5', 'A unit may do two actions in a turn, which the example shows.', 'ex1.thenAttack'),
  right('page 2, para 9', 'Into which cities a Move may go is said there.', 'ex0.ownCity', 'ex0.unfriendlyCity'),
  right('page 2, para 9', 'Friendly Cities are named there first.', 'terms.friendly'),
  right('page 3, para 1', 'A Port is where such a move begins.', 'terms.port'),
  right('page 3, para 2', 'What can be attacked is unfriendly.', 'terms.unfriendly'),
  right(
    'page 3, para 6',
    'How the chart is read from below, and by Artillery, is said there.',
    'ex4.artilleryBelow',
    'terms.disadvantage',
  ),
  right('page 3, para 6', 'It tells how results are found.', 'terms.result'),
  right('page 3, para 7', 'The second die comes from being higher.', 'ex4.higher', 'ex6.twoDice'),
  right('page 3, para 7', 'The column is short for Advantage.', 'attackResultTable.advColumn'),
  right('page 3, para 12', 'The Retreat is what a Rout can come to.', 'ex5.retreat'),
  right('page 4, para 3', 'The soldier stands for Dug In.', 'ex6.soldierAtFour', 'attackResultTable.icons'),
  right('page 4, para 5', 'How a city Falls is said there.', 'terms.fallenCity'),
  right('page 5, para 5', 'Changing places is what Relieve is.', 'ex9.red', 'ex9.green'),
  right('page 7, para 3', 'The card says there what a Displacement is.', 'cardDieRolls.blitzDisplacement'),
  right('page 8, para 1', 'How the game ends, and who wins then, is said there.', 'terms.op'),
  right('page 8, para 2', 'What gives OP at the end is listed there.', 'gameEnds.mostPoints'),
  right('page 8, para 5', 'The column stands in that table.', 'terms.advantageColumn'),
]
