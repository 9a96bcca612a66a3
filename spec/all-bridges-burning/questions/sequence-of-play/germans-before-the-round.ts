/**
 * Is the die for the Germans cast for a card that gives way to a Propaganda Round as soon as it is current?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { germanActions } from '../../clauses/commands/german-actions.js'
import { propagandaRound } from '../../clauses/propaganda-rounds.js'
import { propagandaCards } from '../../clauses/sequence-of-play.js'

/** Is the die for the Germans cast for a card that gives way to a Propaganda Round as soon as it is current? */
export const germansBeforeTheRound = question('germansBeforeTheRound', {
  asks: 'Is the die for the Germans cast for a card that gives way to a Propaganda Round as soon as it is current?',
  clauses: [
    germanActions.onBecomingCurrent,
    germanActions.rollBeforeFactions,
    propagandaCards.swap,
    propagandaCards.swappedPlaysFirst,
    propagandaRound.stopPlay,
  ],
  readings: {
    'when it is played': 'No: the cards change places at once, and the die is cast when the card comes back.',
    'each time':
      'Yes, and again when it comes back: the card becomes current twice, and on 1 to 3 the Germans act before the Round.',
  },
  usual: 'when it is played',
  because:
    'Play stops at once for the Round, and the card that gave way is played, all of it, as the first afterwards.',
})
