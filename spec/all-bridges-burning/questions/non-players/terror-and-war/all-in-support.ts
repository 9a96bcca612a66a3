/**
 * Does one of the Reds in Support stay when they March?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsMarchCard } from '../../../clauses/non-players/reds-in-war.js'

/** Does one of the Reds in Support stay when they March? */
export const allInSupport = question('allInSupport', {
  kind: 'contradiction',
  asks: 'The Preliminaries always leave one Cell behind, while a priority selects all Reds in spaces with Support: does one of them stay?',
  clauses: [redsMarchCard.oneStays, redsMarchCard.selectSupport],
  readings: {
    'one stays': 'One stays, as always.',
    'all go': 'All go.',
  },
  usual: 'one stays',
  because:
    'The Preliminaries say "always"; that the priority before it excepts one Cell in so many words only repeats this.',
})
