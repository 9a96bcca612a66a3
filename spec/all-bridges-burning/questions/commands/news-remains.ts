/**
 * Does News stay on the map until the Moderates pick it up, whatever else happens?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { message } from '../../clauses/commands/message.js'
import { oldNews } from '../../clauses/propaganda-rounds.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** Does News stay on the map until the Moderates pick it up, whatever else happens? */
export const newsRemains = question('newsRemains', {
  asks: 'Does News stay on the map until the Moderates pick it up, whatever else happens?',
  clauses: [message.remains, oldNews.news, limitedCommand.newsDiscard],
  readings: {
    'unless removed': 'It stays unless another rule removes it by name.',
    'whatever happens': 'Nothing but a Message ends its stay.',
  },
  usual: 'unless removed',
  because:
    '6.5.4 removes all News in each Round, and 2.2.4 lets it be discarded; rules that name it go before one that does not name them.',
  kind: 'contradiction',
  editorial: 'The other reading would leave 6.5.4 and 2.2.4 without any effect on News, which they name.',
})
