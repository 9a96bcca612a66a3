/**
 * May News be discarded for an additional Limited Command if the Faction came by it in the Limited Command just executed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** May News be discarded for an additional Limited Command if the Faction came by it in the Limited Command just executed? */
export const newsWhenHeld = question('newsWhenHeld', {
  asks: 'May News be discarded for an additional Limited Command if the Faction came by it in the Limited Command just executed?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra],
  readings: {
    'it may': 'Yes: the Faction holds it when it discards it.',
    'held before': 'No: it must have held as much News when the Limited Command began.',
  },
  usual: 'it may',
  because: '3.3.2 asks for News that is held by a Faction that has executed a Limited Command, and so at its end.',
})
