/** The Final Bid: cards that are chosen unseen, and who wins it. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { mayNotBid, mayNotBidMore, mayNotWinBid } from '#spec/land-and-freedom/10.2-final-bid'
import { bidAdds } from '#spec/land-and-freedom/12.7-non-player-bid'
import { different, moved, playerCard, putIn } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { isPlayed, ofFaction, withTokenIn } from '#spec/land-and-freedom/players'
import { finalBidProcedure, topCardProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction } from '#spec/land-and-freedom/vocabulary'

const Data = record({
  /** The factions that have yet to bid. */
  left: z.array(z.enum(FACTIONS)).readonly(),
  /** The number of offers to the bidder. It is the same for all, so that nobody learns the number of cards. */
  asked: z.int().min(0),
})
/** The most cards of a bid. */
const MOST = 3
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const bidder = ({ data: { left } }: C): Faction => certain(left[0], 'faction that bids')

/** Non-players come after the players. */
const playersFirst = (game: Game, order: readonly Faction[]): readonly Faction[] =>
  order.toSorted((one, other) => Number(isPlayed(game, other)) - Number(isPlayed(game, one)))

/** A game in which a Non-player has bid the card that it has turned up. */
function withBidOf(game: Game, faction: Faction): Game {
  const { chosen } = game.players[faction]
  return chosen === 'none' ? game : putIn(ofFaction(game, faction, { chosen: 'none' }), faction, chosen, 'bid')
}

/** A game in which a bid has been revealed. */
const withBidShown = (game: Game, faction: Faction): Game => {
  const { played, bid: cards } = game.players[faction]
  return ofFaction(game, faction, { played: [...played, ...cards].toSorted(), bid: [] })
}

/** A game in which a bid that was revealed is discarded. */
const withBidDiscarded = (game: Game, faction: Faction): Game => {
  const { discard, played } = game.players[faction]
  return ofFaction(game, faction, { discard: [...discard, ...played].toSorted(), played: [] })
}

const bidSoFar = (context: C): number => context.game.players[bidder(context)].bid.length

const cardsInHand = (context: C) =>
  different(context.game.players[bidder(context)].hand).map((card) => option('bid', { card }))

const cardOffer = ask.upTo(option('no card'), {
  name: 'a card for the Final Bid',
  sealed: true,
  cites: [cited.bid.choose],
  about: (context) => `${bidSoFar(context)} so far`,
  seat: bidder,
  from: cardsInHand,
  says: (_, { card }) => card,
  forbid: {
    table: mayNotBid,
    view: {
      left: (context) => Math.min(2, context.game.players[bidder(context)].hand.length),
      bidWholeHand: ({ game }) => readingOf(game, cited.bidWholeHand),
    },
  },
})

/** One card more than a bid can be: nobody has to answer, and whoever asks for it is refused. */
const fourthCardOffer = ask.must({
  name: 'a fourth card for the Final Bid',
  cites: [cited.bid.upToThree],
  seat: bidder,
  from: (context) => (bidSoFar(context) === MOST ? cardsInHand(context) : []),
  says: (_, { card }) => card,
  forbid: { table: mayNotBidMore, view: {} },
})

export function finalBidChart(parts: Components): Chart {
  const worth = (game: Game, faction: Faction): number =>
    game.players[faction].played.reduce<number>(
      (sum, title) => sum + playerCard(parts, title).strength,
      bidAdds.ask({ nonPlayer: !isPlayed(game, faction), card: game.players[faction].played.length > 0 }),
    )
  const highest = (game: Game): number => Math.max(...FACTIONS.map((faction) => worth(game, faction)))
  const winners = (game: Game): readonly Faction[] =>
    FACTIONS.filter((faction) => worth(game, faction) === highest(game))

  const winnerOffer = ask.must({
    name: 'who wins the Final Bid',
    cites: [cited.bidWinner.most, cited.winning.allTies],
    about: ({ game }) => FACTIONS.map((faction) => `${faction} ${worth(game, faction)}`).join(', '),
    seat: ({ game }) => initiativeOf(game),
    from: () => FACTIONS.map((faction) => option('wins', { faction })),
    says: (_, { faction }) => faction,
    forbid: {
      table: mayNotWinBid,
      view: {
        bid: ({ game }, { faction }) => (winners(game).includes(faction) ? 'most' : 'less'),
        empty: ({ game }) => highest(game) === 0,
        emptyBids: ({ game }) => readingOf(game, cited.emptyBids),
      },
    },
  })

  const { chart, go, when } = charting<Game, OptionOf<typeof cardOffer> | OptionOf<typeof winnerOffer>>().implementing(
    finalBidProcedure,
    Data,
  )
  const asked = ({ data }: C): C['data'] => ({ ...data, asked: data.asked + 1 })
  const nextBidder = ({ data }: C): C['data'] => ({ left: data.left.slice(1), asked: 0 })

  return chart({
    context: ({ input: { game } }) => ({
      game,
      data: { left: playersFirst(game, turnOrder(parts.board, game)), asked: 0 },
    }),
    initial: 'who bids',
    states: {
      'who bids': {
        always: [
          when(
            'all have bid',
            ({ context: { data } }) => data.left.length === 0,
            go('the winner', [cited.bid.choose], ({ context: { game } }) => ({
              game: FACTIONS.reduce(withBidShown, game),
            })),
          ),
          when(
            'a Non-player bids',
            ({ context }) => !isPlayed(context.game, bidder(context)),
            'the card of a Non-player',
          ),
          'a bid',
        ],
      },
      'the card of a Non-player': {
        meta: {
          calls: calls(topCardProcedure, (context) => ({ faction: bidder(context) })),
          requirements: [cited.nonPlayerBids.topCard],
        },
        on: {
          returned: go('who bids', [cited.nonPlayerBids.topCard, cited.nonPlayerBids.four], ({ context }) => ({
            game: withBidOf(context.game, bidder(context)),
            data: nextBidder(context),
          })),
        },
      },
      'a bid': {
        meta: { asks: cardOffer },
        on: {
          bid: go('one more', [cited.bid.choose], ({ context, event: { card } }) => ({
            game: moved(context.game, bidder(context), card, 'hand', 'bid'),
            data: asked(context),
          })),
          'no card': go('one more', [], ({ context }) => ({ data: asked(context) })),
        },
      },
      'one more': {
        always: [when('the bid is complete', ({ context: { data } }) => data.asked === MOST, 'a fourth card'), 'a bid'],
      },
      'a fourth card': {
        meta: { asks: fourthCardOffer },
        on: { nothing: go('who bids', [cited.bid.upToThree], ({ context }) => ({ data: nextBidder(context) })) },
      },
      'the winner': {
        meta: { asks: winnerOffer },
        on: {
          wins: go('the cards', [cited.bidWinner.direct], ({ context: { game }, event: { faction } }) => ({
            game: { ...withTokenIn(game, 'glory', faction), finalBid: faction },
          })),
          nothing: 'the cards',
        },
      },
      'the cards': {
        always: go('done', [cited.bid.discarded, cited.bid.notPlayed], ({ context: { game } }) => ({
          game: FACTIONS.reduce(withBidDiscarded, game),
        })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
