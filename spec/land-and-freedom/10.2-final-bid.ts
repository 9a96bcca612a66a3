/** page 10, Final Bid for Glory. @module */

import { among, flag, forbid, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const mayNotBid = forbid(
  'Final Bid: may not be bid',
  view({
    left: range(1, 2, 'cards that are left in hand, more than one as 2'),
    bidWholeHand: cited.bidWholeHand,
  }),
  (bar) => [bar(cited.playing.one, { left: 1, bidWholeHand: 'no' })],
)

export const mayNotBidMore = forbid('Final Bid: may not be bid beside three cards', view({}), (bar) => [
  bar(cited.bid.upToThree, {}),
])

export const mayNotWinBid = forbid(
  'Final Bid: may not win',
  view({
    bid: among(['most', 'less'], 'what the player has bid'),
    empty: flag('nothing was bid', 'something was bid'),
    emptyBids: cited.emptyBids,
  }),
  (bar) => [
    bar(cited.bidWinner.most, { bid: 'less' }),
    bar(cited.bidWinner.most, { bid: 'most', empty: true, emptyBids: 'no' }),
  ],
)
