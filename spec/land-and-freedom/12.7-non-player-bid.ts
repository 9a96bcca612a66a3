/** page 14, Appendix 3, 7: the Final Bid of a Non-player. @module */
import { flag, one, rule, view } from 'rulewright/book'
import { bid } from './10.2-final-bid.js'
import { repeats } from './reasons.js'
import { section } from './section.js'

export const nonPlayerBids = section('nonPlayerBids', 'page 14, Appendix 3, 7', 'Final Bid for Glory', {
  topCard: rule('A Non-player bids by turning up the top card of its deck, and only that.'),
  four: rule('To its Action Points 4 are added.'),
  discarded: rule('After the bid that card is discarded as ever.', { status: repeats('page 10, Final Bid for Glory') }),
})

export const bidAdds = one(
  'Final Bid: what is added to the Action Points of the cards',
  view({
    nonPlayer: flag('it is the bid of a Non-player', 'it is the bid of a player'),
    card: flag('there is a card', 'there is no card'),
  }),
  (row) => [
    row(nonPlayerBids.four, { nonPlayer: true, card: true }, 4),
    row(nonPlayerBids.topCard, { nonPlayer: true, card: false }, 0),
    row(bid.choose, { nonPlayer: false }, 0),
  ],
)
