/**
 * Is there a German Action Phase on the card of the Red Revolt?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { germanActions } from '../../clauses/commands/german-actions.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Is there a German Action Phase on the card of the Red Revolt? */
export const germansInRevolt = question('germansInRevolt', {
  asks: 'Is there a German Action Phase on the card of the Red Revolt?',
  clauses: [
    germanActions.printedOnEvent,
    germanActions.onBecomingCurrent,
    germanActions.phaseTwoOnly,
    redRevolt.powersActive,
  ],
  readings: {
    no: 'No: as it becomes current, the game is in Phase I still.',
    yes: 'Yes: with Phase II the die is cast before the other Factions act.',
  },
  usual: 'no',
  because:
    'The Phase is called up when a card becomes current in Phase II, and nothing tells of its symbol on this card.',
  kind: 'gap',
})
