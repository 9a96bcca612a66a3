/** page 1, para 9 Rounds, page 1, para 10 Supply of a round. @module */

import { among, computed, flag, one, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { grantedBy, type SupplyCards } from './components/supply-cards.js'
import type { Game, PlayerState, Stack } from './game.js'
import * as cited from './rules.gen.js'
import { withStack } from './supply.js'
import { PLAYERS, type Player, SUPPLIES, type Supply } from './vocabulary.js'

const city = view(
  {
    supply: among(SUPPLIES, 'the supply of the city'),
    fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
    beside: flag('the other of Air Base and Industry has fallen', 'the other of Air Base and Industry is Free'),
    freeBesideFallen: cited.freeBesideFallen,
  },
  [
    { because: 'nothing is beside the Capital', when: ({ supply, beside }) => supply === 'Capital' && beside },
    {
      because: 'a Capital that is entered ends the game',
      when: ({ supply, fallen }) => supply === 'Capital' && fallen,
    },
  ],
)

const FREE = { supply: P.union('Air', 'Industry'), fallen: false } as const

export const granted = one('What a city grants', city, (row) => [
  row([cited.roundSupply.capitalAlways, cited.rounds.freeCity], { supply: 'Capital', fallen: false }, 'stack'),
  row([cited.roundSupply.allFree, cited.rounds.freeCity], { ...FREE, beside: false }, 'stack'),
  row(cited.rounds.freeCity, { ...FREE, beside: true, freeBesideFallen: 'its stack' }, 'stack'),
  row(cited.roundSupply.capitalAlways, { ...FREE, beside: true, freeBesideFallen: 'nothing' }, 'nothing'),
  row([cited.roundSupply.airFallen, cited.rounds.fallenCity], { supply: 'Air', fallen: true }, 'Fallen chit'),
  row([cited.roundSupply.industryFallen, cited.rounds.fallenCity], { supply: 'Industry', fallen: true }, 'Fallen chit'),
])

export const fullStack = computed(
  'The full stack of a kind of supply',
  [cited.supplyValues.amounts, cited.supplyValues.stacks, cited.rounds.spin],
  (cards: SupplyCards, { month, players }: Pick<Game, 'month' | 'players'>, player: Player, supply: Supply): Stack => ({
    chit: supply,
    available: grantedBy(cards, players[player].card, month, supply),
    used: 0,
  }),
)

/** True if the city behind a kind of supply has fallen. */
export const hasFallen = ({ fallen }: PlayerState, supply: Supply): boolean =>
  (supply === 'Air' && fallen['Air Base']) || (supply === 'Industry' && fallen.Industry)

/** The supply whose city can also have fallen. */
const BESIDE: Readonly<Record<Supply, Supply | 'nothing'>> = { Air: 'Industry', Industry: 'Air', Capital: 'nothing' }

const ONE_FALLEN: Stack = { chit: 'Fallen', available: 1, used: 0 }

/** The parts of a game that decide the supply of a month. */
type Granting = Pick<Game, 'readings' | 'month' | 'players'>

/** A game in which both players have got the supply of the month. */
export const withSupply = <G extends Granting>(cards: SupplyCards, game: G): G =>
  PLAYERS.flatMap((player) => SUPPLIES.map((supply) => ({ player, supply }))).reduce(
    (before, { player, supply }) => withStack(before, player, supply, stackOf(cards, game, player, supply)),
    game,
  )

/** The stack that a player gets for a city, as a month begins. */
export function stackOf(cards: SupplyCards, game: Granting, player: Player, supply: Supply): Stack {
  const { [supply]: beside } = BESIDE
  const state = game.players[player]
  const grants = granted.ask({
    supply,
    fallen: hasFallen(state, supply),
    beside: beside !== 'nothing' && hasFallen(state, beside),
    freeBesideFallen: readingOf(game, cited.freeBesideFallen),
  })
  if (grants === 'nothing') return { chit: supply, available: 0, used: 0 }
  return grants === 'stack' ? fullStack.compute(cards, game, player, supply) : ONE_FALLEN
}
