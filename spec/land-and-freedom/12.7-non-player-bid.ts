/** page 14, Appendix 3, 7: the Final Bid of a Non-player. @module */

import { flag, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const bidAdds = one(
  'Final Bid: what is added to the Action Points of the cards',
  view({
    nonPlayer: flag('it is the bid of a Non-player', 'it is the bid of a player'),
    card: flag('there is a card', 'there is no card'),
  }),
  (row) => [
    row(cited.nonPlayerBids.four, { nonPlayer: true, card: true }, 4),
    row(cited.nonPlayerBids.topCard, { nonPlayer: true, card: false }, 0),
    row(cited.bid.choose, { nonPlayer: false }, 0),
  ],
)
