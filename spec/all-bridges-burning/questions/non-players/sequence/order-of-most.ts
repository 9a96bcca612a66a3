/**
 * Which way do "highest", "lowest" and "most" run?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerCards } from '../../../clauses/non-players/cards.js'

/** Which way do "highest", "lowest" and "most" run? */
export const orderOfMost = question('orderOfMost', {
  asks: 'Three words are explained by two orders, the rising one first: which word goes with which?',
  kind: 'slip',
  clauses: [nonPlayerCards.most],
  readings: {
    'by their meaning': '"Lowest" goes upwards from the least, "highest" and "most" downwards from the greatest.',
    'as printed': '"Highest" is explained by the rising order, because both are printed first.',
  },
  usual: 'by their meaning',
  because: 'Taken word for word in order, "highest" would begin with the lowest.',
  editorial: 'every card says what it prefers in the sections on the cards, in words that need no such term',
})
