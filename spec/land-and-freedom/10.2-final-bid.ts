/** page 10, Final Bid for Glory. @module */
import { among, flag, forbid, prohibition, question, range, rule, view } from 'rulewright/book'
import { winning } from './4.1-winning-and-losing.js'
import { playing } from './6.1-player-cards.js'
import { repeats } from './reasons.js'
import { section } from './section.js'

export const bid = section('bid', 'page 10, Final Bid for Glory, para 1', 'Final Bid for Glory', {
  lastTurn: rule('In the last turn of the game there is a Final Bid after the Fascist Event.'),
  choose: rule('Each player chooses cards of their hand as their bid, all at the same time.'),
  upToThree: prohibition('A bid is at most 3 cards.'),
  notPlayed: prohibition('Cards of a bid are not played.'),
  discarded: rule('Afterwards they are discarded.'),
})

export const bidWinner = section('bidWinner', 'page 10, Final Bid for Glory, para 2', 'The winner of the bid', {
  most: rule('The Final Bid is won by the bid with most Action Points.'),
  direct: rule('The winner puts a token of theirs directly into the Glory area, past the Bag.'),
})

export const afterBid = section('afterBid', 'page 10, Final Bid for Glory, para 3', 'After the bid', {
  asEver: rule('After the bid the turn goes on as ever: a card is chosen and played, the Test is resolved.'),
  lastTokens: rule('Two more tokens of the Initiative player are the last to come into the Bag of Glory.', {
    status: repeats('page 5, Turn Sequence, step 4, and page 10, End of the Year'),
  }),
})

export const bidWholeHand = question('bidWholeHand', {
  asks: 'Can a player bid all cards that are left in hand, and so have none to play?',
  clauses: [bid.choose, bid.upToThree, playing.one, afterBid.asEver],
  readings: {
    no: 'No: a card must be left to be played.',
    yes: 'Yes: up to 3 cards of the hand, whichever they are.',
  },
  usual: 'yes',
  because: 'Three is the only limit that the text gives.',
})

export const emptyBids = question('emptyBids', {
  asks: 'Can somebody win the Final Bid without a card?',
  clauses: [bidWinner.most, winning.allTies],
  readings: {
    yes: 'Yes: if nobody bids, all are tied at 0, and the Initiative player breaks the tie.',
    no: 'No: without a bid nobody wins.',
  },
  usual: 'yes',
  because: 'The largest total wins, and ties are broken.',
  kind: 'gap',
})

export const mayNotBid = forbid(
  'Final Bid: may not be bid',
  view({
    left: range(1, 2, 'cards that are left in hand, more than one as 2'),
    bidWholeHand,
  }),
  (bar) => [bar(playing.one, { left: 1, bidWholeHand: 'no' })],
)

export const mayNotBidMore = forbid('Final Bid: may not be bid beside three cards', view({}), (bar) => [
  bar(bid.upToThree, {}),
])

export const mayNotWinBid = forbid(
  'Final Bid: may not win',
  view({
    bid: among(['most', 'less'], 'what the player has bid'),
    empty: flag('nothing was bid', 'something was bid'),
    emptyBids,
  }),
  (bar) => [bar(bidWinner.most, { bid: 'less' }), bar(bidWinner.most, { bid: 'most', empty: true, emptyBids: 'no' })],
)
