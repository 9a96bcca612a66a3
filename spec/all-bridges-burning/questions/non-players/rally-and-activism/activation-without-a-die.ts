/**
 * What if an Activism card speaks of the die of its condition, and none was rolled?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsActivismCard49 } from '../../../clauses/non-players/reds.js'
import { senateActivismCard } from '../../../clauses/non-players/senate.js'

/** What if an Activism card speaks of the die of its condition, and none was rolled? */
export const activationWithoutADie = question('activationWithoutADie', {
  asks: 'How many Cells does a Non-player Activate up to the die of a condition for which no die was rolled?',
  kind: 'gap',
  clauses: [senateActivismCard.activateDie, senateActivismCard.ifTowns, redsActivismCard49.activateUpToDie],
  readings: {
    none: 'None: the action point is left out.',
    rolled: 'Up to a die that is rolled for it then.',
  },
  usual: 'none',
  because: 'The action point names the die of the condition and no other; the note on it speaks of a possible use.',
})
