/**
 * Is News spent for which no card can be executed?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Is News spent for which no card can be executed? */
export const newsWithoutCard = question('newsWithoutCard', {
  asks: 'A Non-player spends News and then finds no card that it can execute: is the News lost?',
  kind: 'gap',
  clauses: [nonPlayerOptions.news, nonPlayerOptions.newsCommand, nonPlayerOptions.newsDeck],
  readings: {
    spent: 'Yes: it was spent before the card was drawn.',
    kept: 'No: News pays for a Limited Command, and there was none.',
  },
  usual: 'spent',
  because: 'The News is spent at once, and only then a card is drawn from the whole deck.',
})
