/**
 * Auction: a toy game with secrets: hands that only their owners see, bids that are made at once, and a bag.
 *
 * Ann and Bob are dealt two cards each. In each of two rounds a token is drawn from a bag; both lay a card face down, or
 * pass, and turn it over together. The higher card takes the token, and who has more gold in the end wins.
 */
import { P } from 'ts-pattern'
import { z } from 'zod'
import { bagOf, conserved, countIn, drawing, kindsIn, putIn, takenFrom } from '../../src/core/kernel/book/bag.js'
import type { Book, World } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { ownAlone, type Secrets, UNSEEN } from '../../src/core/kernel/seats/secrets.js'
import { component, permission, prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { forbid, one } from '../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'

export const auction = section('auction', '1', 'Auction', {
  cards: component('There are two cards each of one, two and three.'),
  dealt: rule('Each bidder is dealt two cards from the shuffled deck.'),
  hidden: rule('Only its owner sees what is in a hand.'),
  token: rule('A round begins with a token that is drawn from the bag.'),
  sealed: rule('Both bidders lay a card face down, and turn it over together.'),
  pass: permission('A bidder may lay nothing.'),
  held: prohibition('Nobody bids a card that is not in the hand.'),
  proud: prohibition('A three is not bid for lead.'),
  highest: rule('The higher card takes the token.'),
  equal: rule('Nobody takes the token with equal cards: it goes back into the bag.'),
  most: rule('Who has more gold wins; nobody, where both have the same.'),
})

export const BIDDERS = ['Ann', 'Bob'] as const
export const CARDS = ['one', 'two', 'three'] as const
export type Card = (typeof CARDS)[number]
const TOKENS = ['gold', 'lead'] as const
export const ALL: Readonly<Record<Card, number>> = { one: 2, two: 2, three: 2 }
const ROUNDS = 2
const HAND = 2

const count = z.int().min(0)
const card = z.enum(CARDS)
const bid = z.enum([...CARDS, 'pass', 'none'])
const tokens = z.strictObject({ gold: count, lead: count })
const each = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ Ann: shape, Bob: shape })

export const Game = z.strictObject({
  readings: z.record(z.string(), z.string()),
  deck: z.strictObject({ one: count, two: count, three: count }),
  hands: each(z.array(card).readonly()),
  bag: tokens,
  prize: z.enum([...TOKENS, 'none']),
  /** The bids, face down until both are revealed. */
  bids: each(bid),
  /** The revealed bids, in the order of the rounds. */
  open: each(z.array(bid).readonly()),
  won: each(tokens),
})
export type Game = z.infer<typeof Game>

export const bidding = view({ held: flag, three: flag, lead: flag })
export const mayNotBid = forbid('may not bid', bidding, (bar) => [
  bar(auction.held, { held: false }),
  bar(auction.proud, { three: true, lead: true }),
])
const lead = view({ lead: range(-3, 3, 'by how much the card of Ann is higher') })
export const taker = one('who takes the token', lead, (row) => [
  row(auction.highest, { lead: P.number.positive() }, 'Ann'),
  row(auction.highest, { lead: P.number.negative() }, 'Bob'),
  row(auction.equal, { lead: 0 }, 'nobody'),
])
export const winner = one('who wins', view({ ahead: range(-2, 2, 'how much more gold Ann has') }), (row) => [
  row(auction.most, { ahead: P.number.positive() }, 'Ann'),
  row(auction.most, { ahead: P.number.negative() }, 'Bob'),
  row(auction.most, { ahead: 0 }, 'nobody'),
])
export const gold = measure(
  'Gold',
  [auction.most],
  { bidder: BIDDERS },
  ({ won }: Game, { bidder }) => won[bidder].gold,
)

const main = procedure('auction', { results: [...BIDDERS, 'nobody'] })
const Data = z.strictObject({ due: z.enum(BIDDERS) })
export type AuctionContext = Context<Game, z.infer<typeof Data>>
const worth = { none: 0, pass: 0, one: 1, two: 2, three: 3 } as const

const ask = asks<AuctionContext>()
export const dealt = ask.chance({
  name: 'a card that is dealt',
  cites: [auction.dealt, auction.hidden],
  about: ({ data }) => `to ${data.due}`,
  seenBy: ({ data }) => [data.due],
  ...drawing(({ game }: AuctionContext) => game.deck),
})
const token = ask.chance({
  name: 'a token from the bag',
  cites: [auction.token],
  ...drawing(({ game }: AuctionContext) => game.bag),
})
/** A card, or none, of whoever is due. */
export const laid = ask.may(option('pass'), {
  name: 'a card to bid',
  cites: [auction.sealed, auction.pass],
  seat: ({ data }) => data.due,
  sealed: true,
  from: () => CARDS.map((name) => option('bid', { card: name })),
  says: (_, candidate) => `a ${candidate.card}`,
  forbid: {
    table: mayNotBid,
    view: {
      held: ({ game, data }, { card: name }) => game.hands[data.due].includes(name),
      three: (_, { card: name }) => name === 'three',
      lead: ({ game }) => game.prize === 'lead',
    },
  },
})

/** A hand with one more card, always in the same order: how it was dealt tells nothing. */
const withCard = (hand: readonly Card[], added: Card): readonly Card[] =>
  [...hand, added].toSorted((a, b) => worth[a] - worth[b])

export function without(hand: readonly Card[], gone: Card): readonly Card[] {
  const at = hand.indexOf(gone)
  return hand.filter((_, place) => place !== at)
}

/** Both cards are turned over, and the token goes where it belongs. */
function turnedOver(game: Game): Game {
  const { bids, open, won, bag, prize } = game
  const taken = taker.ask({ lead: worth[bids.Ann] - worth[bids.Bob] })
  const after = { ...game, bids: { Ann: 'none', Bob: 'none' } as const, prize: 'none' as const }
  const shown = { Ann: [...open.Ann, bids.Ann], Bob: [...open.Bob, bids.Bob] }
  if (prize === 'none') return { ...after, open: shown }
  if (taken === 'nobody') return { ...after, open: shown, bag: putIn(bag, prize) }
  return { ...after, open: shown, won: { ...won, [taken]: putIn(won[taken], prize) } }
}

const { chart, go, when } = charting<
  Game,
  OptionOf<typeof dealt> | OptionOf<typeof token> | OptionOf<typeof laid>
>().implementing(main, Data)

/** The chart of the whole game, with its offers, or with others in their place. */
export const auctionWith = ({ bids = laid, deals = dealt }: { bids?: typeof laid; deals?: typeof dealt } = {}) =>
  chart({
    context: ({ input: { game } }) => ({ game, data: { due: 'Ann' } }),
    initial: 'are all dealt?',
    states: {
      'are all dealt?': {
        always: [
          when('all hands are dealt', ({ context: { game } }) => game.hands.Bob.length === HAND, 'token'),
          when(
            'the hand of Ann is dealt',
            ({ context: { game } }) => game.hands.Ann.length === HAND,
            go('deal', [], () => ({ data: { due: 'Bob' } })),
          ),
          { target: 'deal' },
        ],
      },
      deal: {
        meta: { asks: deals, requirements: [auction.dealt] },
        on: {
          draw: go('are all dealt?', [auction.dealt], ({ context: { game, data }, event: { kind } }) => {
            const drawn = kind as Card
            const hands = { ...game.hands, [data.due]: withCard(game.hands[data.due], drawn) }
            return { game: { ...game, deck: takenFrom(game.deck, drawn), hands } }
          }),
        },
      },
      token: {
        meta: { asks: token, requirements: [auction.token] },
        on: {
          draw: go('bid', [auction.token], ({ context: { game }, event: { kind } }) => {
            const drawn = kind as (typeof TOKENS)[number]
            return { game: { ...game, bag: takenFrom(game.bag, drawn), prize: drawn }, data: { due: 'Ann' } }
          }),
        },
      },
      bid: {
        meta: { asks: bids, requirements: [auction.sealed] },
        on: {
          bid: go(
            'have both bid?',
            [auction.sealed],
            ({
              context: {
                game,
                data: { due },
              },
              event: { card: name },
            }) => ({
              game: {
                ...game,
                hands: { ...game.hands, [due]: without(game.hands[due], name) },
                bids: { ...game.bids, [due]: name },
              },
            }),
          ),
          pass: go(
            'have both bid?',
            [auction.pass],
            ({
              context: {
                game,
                data: { due },
              },
            }) => ({
              game: { ...game, bids: { ...game.bids, [due]: 'pass' } },
            }),
          ),
        },
      },
      'have both bid?': {
        always: [
          when(
            'Bob has not bid yet',
            ({ context: { data } }) => data.due === 'Ann',
            go('bid', [], () => ({ data: { due: 'Bob' } })),
          ),
          go('is it over?', [auction.sealed], ({ context: { game } }) => ({ game: turnedOver(game) })),
        ],
      },
      'is it over?': {
        always: [
          when('all rounds are played', ({ context: { game } }) => game.open.Ann.length === ROUNDS, 'over'),
          { target: 'token' },
        ],
      },
      over: { type: 'final' },
    },
    output: ({ context: { game } }) =>
      winner.ask({ ahead: gold.compute(game, { bidder: 'Ann' }) - gold.compute(game, { bidder: 'Bob' }) }),
  })

export const nothingLost = conserved<Game, Card>(
  'cards are neither lost nor made',
  [auction.cards],
  ALL,
  ({ deck, hands, bids, open }) => [
    deck,
    ...BIDDERS.flatMap((bidder) => [hands[bidder], [bids[bidder]], open[bidder]].map((cards) => bagOf<string>(cards))),
  ],
  (game) => [{ ...game, hands: { ...game.hands, Ann: [...game.hands.Ann, 'one'] } }],
)

/** The other hand with its first card changed for one of the deck, or for the one that was laid. */
const couldBe = (game: Game, seat: string): readonly Game[] =>
  BIDDERS.filter((bidder) => bidder !== seat).flatMap((whose) => {
    const [gone] = game.hands[whose]
    const made = game.bids[whose]
    if (gone === undefined) return []
    const holding = (held: Card): Game => {
      const hand = withCard(without(game.hands[whose], gone), held)
      return { ...game, hands: { ...game.hands, [whose]: hand } }
    }
    const drawn = kindsIn(game.deck).filter((kind) => kind !== gone)
    const dealtOtherwise = drawn.map((kind) => ({ ...holding(kind), deck: putIn(takenFrom(game.deck, kind), gone) }))
    if (made === 'none' || made === 'pass' || made === gone) return dealtOtherwise
    return [...dealtOtherwise, { ...holding(made), bids: { ...game.bids, [whose]: gone } }]
  })

export const secrets: Secrets<Game> = {
  clauses: [auction.hidden, auction.sealed],
  seenBy: ({ deck, hands, bids, ...game }, seat) => ({
    ...game,
    deck: countIn(deck),
    hands: ownAlone(hands, seat, (hand) => hand.length),
    bids: ownAlone(bids, seat, (made) => (made === 'none' ? made : UNSEEN)),
  }),
  couldBe,
}

const empty: Game = {
  readings: {},
  deck: ALL,
  hands: { Ann: [], Bob: [] },
  bag: { gold: 2, lead: 1 },
  prize: 'none',
  bids: { Ann: 'none', Bob: 'none' },
  open: { Ann: [], Bob: [] },
  won: { Ann: { gold: 0, lead: 0 }, Bob: { gold: 0, lead: 0 } },
}

/** Both have two cards, and the token is not drawn yet. */
export const begun: Game = {
  ...empty,
  deck: { one: 1, two: 1, three: 0 },
  hands: { Ann: ['one', 'three'], Bob: ['two', 'three'] },
}

const worlds: readonly World<Game>[] = [
  { name: 'both are dealt', game: begun, call: call(main, null), reach: 'whole' },
  {
    name: 'dealing alone',
    game: { ...empty, deck: { one: 2, two: 2, three: 0 }, hands: { Ann: ['three'], Bob: ['three'] } },
    call: call(main, null),
    reach: 'alone',
  },
]

export const book: Book<Game> = {
  name: 'auction',
  title: 'Auction',
  edition: 'a toy',
  sections: [auction],
  schema: Game,
  seats: BIDDERS,
  empty,
  secrets,
  charts: [auctionWith()],
  main: call(main, null),
  tables: [mayNotBid, taker, winner],
  formulas: [gold],
  measures: [gold.over()],
  laws: [nothingLost],
  pathLaws: [],
  worlds,
  questions: [],
  facts: [],
}
