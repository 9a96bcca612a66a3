/**
 * Do Non-player Reds Agitate where there is nothing to shift?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { activism } from '../../../clauses/commands/activism.js'
import { redsActivismCard50 } from '../../../clauses/non-players/reds.js'

/** Do Non-player Reds Agitate where there is nothing to shift? */
export const agitateForTerror = question('agitateForTerror', {
  asks: 'Do Non-player Reds Agitate at Active Opposition, to remove the Terror there?',
  clauses: [
    redsActivismCard50.agitate,
    redsActivismCard50.agitateWhere,
    activism.agitateTerrorFirst,
    activism.agitateDirection,
  ],
  readings: {
    'also for Terror': 'Yes: the card asks for an Administration and Control, and Agitation also removes Terror.',
    'only to shift': 'No: without a level to shift there is nothing to Agitate for.',
  },
  usual: 'also for Terror',
  because: 'The card has no other conditions; spaces at less Opposition go first by its nested priority.',
})
