/**
 * Is a Special Activity left to a Non-player whose die for Foreign Relations has failed?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { executingInstructions } from '../../../clauses/non-players/cards.js'
import { redsActivismCard49 } from '../../../clauses/non-players/reds.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'

/** Is a Special Activity left to a Non-player whose die for Foreign Relations has failed? */
export const failedForeignRelations = question('failedForeignRelations', {
  asks: 'Does a Non-player whose die for Foreign Relations has failed go on to the next Special Activity of its card?',
  clauses: [
    redsActivismCard49.foreignRelations,
    senateRallyCard54.foreignRelations,
    senateRallyCard54.foreignRelationsThree,
    executingInstructions.firstPossible,
  ],
  readings: {
    conducted: 'No: Foreign Relations have been conducted, in vain.',
    tried: 'Yes: nothing has been possible so far.',
  },
  usual: 'conducted',
  because:
    'The card speaks of an attempt to conduct Foreign Relations, and in 4.2.2 an action that fails is an action.',
})
