/**
 * May a second News marker be discarded after the additional Limited Command?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** May a second News marker be discarded after the additional Limited Command? */
export const furtherNews = question('furtherNews', {
  asks: 'May a second News marker be discarded after the additional Limited Command?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra],
  readings: {
    again: 'The additional Limited Command is one like any other, so News may be discarded after it too.',
    once: 'There is one additional Limited Command at most.',
  },
  usual: 'again',
  because: '3.3.2 ties the permission to having executed a Limited Command, and the additional one is such a Command.',
})
