/**
 * Supply: what the cities grant, and what a turn can use.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { computed, first, forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { commission } from '../clauses/actions.js'
import { cache } from '../clauses/leadership.js'
import { components } from '../clauses/overview.js'
import { endOfTurn, roundSupply, rounds, turns } from '../clauses/rounds.js'
import { cardActions } from '../clauses/set-up-cards.js'
import { supplyValues } from '../clauses/setup.js'
import { grantedBy, type SupplyCards } from '../components/supply-cards.js'
import type { Game, PlayerState, Stack } from '../game.js'
import { cacheLimit } from '../questions/cache-limit.js'
import { chitsRunOut } from '../questions/chits-run-out.js'
import { ofPlayer, withStack } from '../supply.js'
import { CHITS, PLAYERS, type Player, SUPPLIES, type Supply } from '../vocabulary.js'
import { HIGH } from './cities.js'

const city = view(
  {
    supply: among(SUPPLIES, 'the supply of the city'),
    fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
  },
  [
    {
      because: 'a Capital that is entered ends the game',
      when: ({ supply, fallen }) => supply === 'Capital' && fallen,
    },
  ],
)

/** What a city grants at the beginning of a month. */
export const granted = one('What a city grants', city, (row) => [
  row([roundSupply.capitalAlways, rounds.freeCity], { supply: 'Capital', fallen: false }, 'stack'),
  row([roundSupply.allFree, rounds.freeCity], { supply: P.union('Air', 'Industry'), fallen: false }, 'stack'),
  row([roundSupply.airFallen, rounds.fallenCity], { supply: 'Air', fallen: true }, 'Fallen chit'),
  row([roundSupply.industryFallen, rounds.fallenCity], { supply: 'Industry', fallen: true }, 'Fallen chit'),
])

/** The full stack of a kind of supply, as the Supply Card shows it for the month. */
export const fullStack = computed(
  'The full stack of a kind of supply',
  [supplyValues.amounts, supplyValues.stacks, rounds.spin],
  (cards: SupplyCards, { month, players }: Pick<Game, 'month' | 'players'>, player: Player, supply: Supply): Stack => ({
    chit: supply,
    available: grantedBy(cards, players[player].card, month, supply),
    used: 0,
  }),
)

/** Whether the city behind a kind of supply has fallen. */
export const hasFallen = ({ fallen }: PlayerState, supply: Supply): boolean =>
  (supply === 'Air' && fallen['Air Base']) || (supply === 'Industry' && fallen.Industry)

const ONE_FALLEN: Stack = { chit: 'Fallen', available: 1, used: 0 }

/** A game in which both players have got the supply of the month. */
export const withSupply = <G extends Pick<Game, 'month' | 'players'>>(cards: SupplyCards, game: G): G =>
  PLAYERS.flatMap((player) => SUPPLIES.map((supply) => ({ player, supply }))).reduce(
    (before, { player, supply }) => withStack(before, player, supply, stackOf(cards, game, player, supply)),
    game,
  )

/** The stack that a player gets for a city, as a month begins. */
export function stackOf(
  cards: SupplyCards,
  game: Pick<Game, 'month' | 'players'>,
  player: Player,
  supply: Supply,
): Stack {
  const grants = granted.ask({ supply, fallen: hasFallen(game.players[player], supply) })
  return grants === 'stack' ? fullStack.compute(cards, game, player, supply) : ONE_FALLEN
}

/** A stack must be available to be chosen. */
export const mayNotChoose = forbid(
  'may not be the supply of a turn',
  view({ available: range(0, HIGH, 'available chits in the stack') }),
  (bar) => [bar(turns.choose, { available: 0 })],
)

const raising = view({
  chit: among(CHITS, 'the chits of the stack'),
  height: range(0, HIGH, 'available chits in the stack'),
  granted: range(1, 4, 'chits that the Supply Card grants'),
  chitsLeft: range(0, 4, 'Fallen chits that are left'),
  limit: cacheLimit,
  substitutes: chitsRunOut,
})

/** Whether a stack can be raised by Cache. */
export const room = first('Whether Cache can raise a stack', raising, (row) => [
  row([cache.limit, components.chits], { chit: 'Fallen', chitsLeft: 0, substitutes: 'no' }, 'too few chits'),
  row(cache.limit, { limit: 'four', height: 4 }, 'too high'),
  row(cache.limit, { limit: 'granted', chit: 'Fallen', height: P.number.gte(2) }, 'too high'),
  row(cache.limit, { limit: 'granted', height: 4 }, 'too high'),
  row(cache.limit, { limit: 'granted', chit: P.not('Fallen'), granted: 3, height: 3 }, 'too high'),
  row(cache.limit, {}, 'room'),
])

/** By how many chits Cache raises a stack. */
export const raisedBy = one(
  'By how many chits Cache raises a stack',
  view({ chit: among(CHITS, 'the chits of the stack') }),
  (row) => [
    row(cache.raise, { chit: P.not('Fallen') }, 1),
    row([cache.raise, turns.fallenCache, cardActions.fallenCache], { chit: 'Fallen' }, 1),
  ],
)

/** A game in which the stack of the turn has grown. */
export const withCached = (game: Game, player: Player, supply: Supply): Game => {
  const stack = game.players[player].supply[supply]
  return withStack(game, player, supply, { ...stack, available: stack.available + raisedBy.ask({ chit: stack.chit }) })
}

/** A game in which nothing of the turn's stack is left. */
export const withNothingSaved = computed(
  'The end of a turn',
  [endOfTurn.nothingSaved],
  (game: Game, player: Player, supply: Supply): Game => {
    const { chit, available, used } = game.players[player].supply[supply]
    return withStack(game, player, supply, { chit, available: 0, used: used + available })
  },
)

/** A game in which Leadership that was commissioned is available. */
export const withActivated = computed(
  'Commissioned Leadership',
  [endOfTurn.activates, commission.endOfTurn],
  (game: Game, player: Player): Game =>
    game.players[player].leadership === 'Commissioned' ? ofPlayer(game, player, { leadership: 'Available' }) : game,
)
