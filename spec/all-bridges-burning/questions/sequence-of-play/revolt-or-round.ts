/**
 * Red Revolt! becomes the current card as a Propaganda card is revealed: which comes first?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { nextCard, propagandaCards, redRevolt } from '../../clauses/sequence-of-play.js'

/** Red Revolt! becomes the current card as a Propaganda card is revealed: which comes first? */
export const revoltOrRound = question('revoltOrRound', {
  asks: 'Red Revolt! becomes the current card as a Propaganda card is revealed: which comes first?',
  clauses: [propagandaCards.swap, propagandaCards.swappedPlaysFirst, redRevolt.begins, nextCard.propaganda],
  readings: {
    'the Round': 'The cards change places at once; the Revolt begins when the card comes back after the Round.',
    'the Revolt':
      'The steps of the Revolt come first, for the card is current; after the Round the Factions act on it.',
  },
  usual: 'the Round',
  because: 'The cards are to change places at once, and the card that gave way is the first to be played afterwards.',
  kind: 'contradiction',
})
