/** References whose words share little with where they lead, and those that lead astray. @module */
import { notesAmong, type ReferenceNote } from 'rulewright/book'
import { sections } from './contents.js'

const { right, wrong } = notesAmong(sections)

/** References as they are printed, to sections that say nothing of what they promise. */
export const ASTRAY: readonly ReferenceNote[] = [
  wrong('9.1', /type of unit|outline|described/i, 'the types of units in rule 9', 'counters.unitTypes'),
  wrong('5', /harass|infiltrat/i, 'the harassment in rule 5', 'soloHarassment.resolved'),
].flat()

/** The notes on references, right or wrong. */
export const references: readonly ReferenceNote[] = [
  ...ASTRAY,
  right('3.2.2', 'What the three numbers are is told there for each Combat Strategy.', 'counters.sovietNumbers'),
  right('3.2.3', 'What the three numbers are is told there for each Combat Strategy.', 'counters.finnishNumbers'),
  right('6.1', 'Possession markers are used there.', 'counters.markers', 'sovietPlacement.markers'),
  right('6.2', 'What the Finns do then is told there.', 'gameTurn.harassment'),
  right('3.2.2', 'The Combat Strategies are told there.', 'sovietMorale.victory'),
  right('8', 'Dotted lines are told there.', 'sovietMorale.victory'),
  right('1.2', 'Who has won is told there.', 'gameTurn.verification'),
]
