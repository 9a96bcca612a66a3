/** Setup: the Battle Field, the Supply Cards, the units, and who goes first. @module */

import {
  asks,
  type Chart,
  type Context,
  charting,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { choosesFirst, mayNotPlayOn, mayNotUseCard } from '#spec/front-line/1.6-setup'
import {
  asRecommended,
  decidesFirst,
  mayNotPlace,
  mayNotRecommend,
  placesByTurns,
  placesFirst,
  placesNext,
  withStock,
} from '#spec/front-line/1.8-placement'
import type { Components } from '#spec/front-line/components/components'
import { BALANCED_INDUSTRY, grantedBy, type SupplyCards } from '#spec/front-line/components/supply-cards'
import { areaOf } from '#spec/front-line/field'
import { type Game, PLACED } from '#spec/front-line/game'
import { setupProcedure } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { ofPlayer } from '#spec/front-line/supply'
import { isEmpty, onBoard, withNew } from '#spec/front-line/units'
import {
  FIELDS,
  KINDS,
  type Kind,
  MONTHS,
  opponentOf,
  PLAYERS,
  type Player,
  SQUARES,
  SUPPLIES,
  type Supply,
} from '#spec/front-line/vocabulary'

const Data = record({
  /** The player who now chooses or places, or decides who goes first. */
  player: z.enum(PLAYERS),
  /** True if that player is the second to do so. */
  second: z.boolean(),
  /** True if this is the first game of the players. */
  first: z.boolean(),
})

type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const now = ({ data }: C) => data.player

/** Every game that players could think of: the first of theirs, or a later one. */
const GAMES = [false, true].flatMap((first) =>
  FIELDS.flatMap((field) => [false, true].map((amphibious) => option('play on', { field, amphibious, first }))),
)

const gameOffer = ask.must({
  name: 'the Battle Field, whether Amphibious Moves are played, and whether it is the first game',
  cites: [cited.setup.board, cited.components.twoFields, cited.setup.firstRestrictions],
  seat: now,
  from: () => GAMES,
  says: (_, { field, amphibious, first }) =>
    `${field}${first ? ' as a first game' : ''}, ${amphibious ? 'with' : 'without'} Amphibious Moves`,
  forbid: {
    table: mayNotPlayOn,
    view: {
      first: (_, { first }) => first,
      field: (_, { field }) => field,
      amphibious: (_, { amphibious }) => amphibious,
    },
  },
})

/** The chits of every stack: one number where all months grant the same, else one for each month in their order. */
export const cardInWords = (cards: SupplyCards, card: string): string =>
  SUPPLIES.map((supply) => `${supply} ${stackInWords(cards, card, supply)}`).join(', ')

const cardOfferOn = ({ cards }: Components) =>
  ask.must({
    name: 'a Supply Card',
    cites: [cited.components.supplyCards, cited.supplyValues.amounts, cited.setup.firstSupply],
    seat: now,
    from: () => Object.keys(cards).map((card) => option('use card', { card })),
    says: (_, { card }) => `${card}: ${cardInWords(cards, card)}`,
    forbid: {
      table: mayNotUseCard,
      view: {
        first: ({ data }) => data.first,
        card: (_, { card }) => (card === BALANCED_INDUSTRY ? card : 'another'),
        second: ({ data }) => data.second,
        same: ({ game, data }, { card }) => card === game.players[opponentOf(data.player)].card,
        reading: ({ game }) => readingOf(game, cited.supplyCardChoice),
      },
    },
  })

const wayOffer = ask.must({
  name: 'how the units are placed',
  cites: [cited.placement.recommended, cited.placement.ownCountry],
  seat: now,
  from: () => [option('place as recommended'), option('place freely')],
  forbid: {
    table: mayNotRecommend,
    view: {
      way: (_, { type }) => (type === 'place as recommended' ? 'recommended' : 'own'),
      field: ({ game }) => game.field,
    },
  },
})

/** Counts the units of a kind that a player has yet to place. */
const toPlace = (game: Game, player: Player, kind: Kind): number =>
  Math.max(0, PLACED[kind] - onBoard(game, player, kind))

/** The units that a player has yet to place, in words. */
const unplaced = (game: Game, player: Player): string =>
  KINDS.map((kind) => `${toPlace(game, player, kind)} ${kind}`).join(', ')

const PLACES = KINDS.flatMap((unit) => SQUARES.map((square) => option('place', { unit, square })))

const placeOffer = ask.toTheExtent({
  name: 'where a unit is placed',
  cites: [cited.placement.rest],
  about: ({ game, data: { player } }) => `${unplaced(game, player)} left`,
  seat: now,
  from: () => PLACES,
  says: (_, { unit, square }) => `${unit} in ${square}`,
  forbid: {
    table: mayNotPlace,
    view: {
      ownCountry: ({ data }, { square }) => areaOf(square) === data.player,
      empty: ({ game }, { square }) => isEmpty(game, square),
      toPlace: ({ game, data }, { unit }) => toPlace(game, data.player, unit),
    },
  },
})

/** Returns the next player to place. Players alternate: the other player is next if that player has units left. */
function nextToPlace(game: Game, player: Player): Player {
  const other = opponentOf(player)
  const otherPlaces = KINDS.some((kind) => toPlace(game, other, kind) > 0)
  return placesNext.ask({ otherPlaces }) === 'the other' ? other : player
}

const die = ask.chance({
  name: 'the die that tells who decides who goes first',
  cites: [cited.placement.die],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}: ${decidesFirst.ask({ die: face })} decides`,
})

const firstOffer = ask.must({
  name: 'who has the first turn',
  cites: [cited.placement.decider],
  seat: now,
  from: () => PLAYERS.map((player) => option('goes first', { player })),
  says: (_, { player }) => player,
})

export function setupChart(parts: Components): Chart {
  const cardOffer = cardOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof gameOffer>
    | OptionOf<typeof cardOffer>
    | OptionOf<typeof wayOffer>
    | OptionOf<typeof placeOffer>
    | OptionOf<typeof die>
    | OptionOf<typeof firstOffer>
  >().implementing(setupProcedure, Data)
  const bothHave = ({ context: { data } }: { readonly context: C }) => data.second
  const byTurns = ({ context: { game } }: { readonly context: C }) =>
    placesByTurns.ask({ reading: readingOf(game, cited.placementOrder) })
  const other = (data: C['data']): C['data'] => ({ ...data, player: opponentOf(data.player), second: true })

  return chart({
    context: ({ input: { game } }) => ({ game, data: { player: 'Red', second: false, first: false } }),
    initial: 'choosing the game',
    states: {
      'choosing the game': {
        meta: { asks: gameOffer, requirements: [cited.setup.board, cited.theBoard.grid] },
        on: {
          'play on': go(
            'choosing Supply Cards',
            [cited.setup.board],
            ({ context: { game, data }, event: { field, amphibious, first } }) => ({
              game: { ...game, field, amphibious },
              data: { ...data, first, player: choosesFirst.ask({ cardOrder: readingOf(game, cited.cardOrder) }) },
            }),
          ),
        },
      },
      'choosing Supply Cards': {
        meta: { asks: cardOffer },
        on: {
          'use card': [
            when(
              'both have',
              bothHave,
              go('laying out', [cited.supplyValues.amounts], ({ context: { game, data }, event: { card } }) => ({
                game: ofPlayer(game, data.player, { card }),
              })),
            ),
            go('choosing Supply Cards', [], ({ context: { game, data }, event: { card } }) => ({
              game: ofPlayer(game, data.player, { card }),
              data: other(data),
            })),
          ],
        },
      },
      'laying out': {
        always: go(
          'how to place',
          [cited.setup.ownColor, cited.setup.edgeAside, cited.setup.september, cited.components.units],
          ({ context: { game, data } }) => ({
            game: PLAYERS.reduce((before, player) => withStock.compute(before, player), {
              ...game,
              month: MONTHS[0],
              edge: { holder: 'nobody', side: 'Off' },
            } as Game),
            data: {
              ...data,
              player: placesFirst.ask({ reading: readingOf(game, cited.placementOrder) }),
              second: false,
            },
          }),
        ),
      },
      'how to place': {
        meta: { asks: wayOffer },
        on: {
          'place as recommended': go('placed', [cited.placement.recommended], ({ context: { game, data } }) => ({
            game: asRecommended.compute(parts.placement, game, data.player),
          })),
          'place freely': [
            when('units are placed by turns', byTurns, go('placed', [cited.placement.ownCountry])),
            go('placing', [cited.placement.ownCountry]),
          ],
        },
      },
      placing: {
        meta: { asks: placeOffer, requirements: [cited.placement.rest] },
        on: {
          place: go('placing', [], ({ context: { game, data }, event: { unit, square } }) => ({
            game: withNew(game, square, data.player, unit),
          })),
          nothing: 'placed',
        },
      },
      placed: {
        always: [
          when(
            'both have said how, and place by turns',
            (entered) => bothHave(entered) && byTurns(entered),
            go('placing by turns', [cited.placement.rest], ({ context: { game, data } }) => ({
              data: { ...data, player: nextToPlace(game, data.player) },
            })),
          ),
          when('both have', bothHave, 'rolling'),
          go('how to place', [], ({ context: { data } }) => ({ data: other(data) })),
        ],
      },
      'placing by turns': {
        meta: { asks: placeOffer, requirements: [cited.placement.rest] },
        on: {
          place: go('placing by turns', [], ({ context: { game, data }, event: { unit, square } }) => {
            const placed = withNew(game, square, data.player, unit)
            return { game: placed, data: { ...data, player: nextToPlace(placed, data.player) } }
          }),
          nothing: 'rolling',
        },
      },
      rolling: {
        meta: { asks: die },
        on: {
          roll: go('deciding who goes first', [cited.placement.die], ({ context: { data }, event: { face } }) => ({
            data: { ...data, player: decidesFirst.ask({ die: face }) },
          })),
        },
      },
      'deciding who goes first': {
        meta: { asks: firstOffer },
        on: {
          'goes first': go('done', [cited.placement.decider], ({ context: { game }, event: { player } }) => ({
            game: { ...game, firstPlayer: player },
          })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

function stackInWords(cards: SupplyCards, card: string, supply: Supply): string {
  const granted = MONTHS.map((month) => grantedBy(cards, card, month, supply))
  return [...new Set(granted)].length === 1 ? `${granted[0]}` : granted.join('-')
}
