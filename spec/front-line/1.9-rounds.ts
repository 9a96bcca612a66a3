/** page 1, para 9 Rounds, page 1, para 10 Supply of a round. @module */

import { among, computed, definition, flag, one, question, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { supplyValues } from './1.6-setup.js'
import { grantedBy, type SupplyCards } from './components/supply-cards.js'
import type { Game, PlayerState, Stack } from './game.js'
import { section } from './section.js'
import { withStack } from './supply.js'
import { PLAYERS, type Player, SUPPLIES, type Supply } from './vocabulary.js'

export const rounds = section('rounds', 'page 1, para 9', 'Rounds', {
  spin: rule("A round begins with the Supply Card turned to the month's values."),
  freeCity: definition('A city square without a Fallen City Marker is a Free city, and grants a stack of chits.'),
  fallenCity: definition('A city square with a Fallen City Marker is a Fallen city, and grants one Fallen chit.'),
})

export const roundSupply = section('roundSupply', 'page 1, para 10', 'Supply of a round', {
  allFree: rule('While no city of a player has fallen, the player gets all three stacks.'),
  capitalAlways: rule('A player with fallen cities still gets the stack of Capital chits.'),
  airFallen: rule('Where the Air Base has fallen, one Fallen chit takes the place of all Air chits.'),
  industryFallen: rule('Where the Industry has fallen, one Fallen chit takes the place of all Industry chits.'),
  alternate: rule('The players have three turns each in a month, in turn, the first player first.'),
})

export const freeBesideFallen = question('freeBesideFallen', {
  asks: 'Does a Free Air Base or Industry grant its stack while the other one has fallen?',
  clauses: [rounds.freeCity, roundSupply.allFree, roundSupply.capitalAlways],
  readings: {
    'its stack': 'Yes, as every Free city does.',
    nothing: 'No: once a city has fallen, only the stack of the Capital and Fallen chits are set.',
  },
  usual: 'its stack',
  because: 'Page 1, para 9 has every Free city grant its chits; para 10 does not name that stack, and takes none away.',
})

const city = view(
  {
    supply: among(SUPPLIES, 'the supply of the city'),
    fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
    beside: flag('the other of Air Base and Industry has fallen', 'the other of Air Base and Industry is Free'),
    freeBesideFallen,
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
  row([roundSupply.capitalAlways, rounds.freeCity], { supply: 'Capital', fallen: false }, 'stack'),
  row([roundSupply.allFree, rounds.freeCity], { ...FREE, beside: false }, 'stack'),
  row(rounds.freeCity, { ...FREE, beside: true, freeBesideFallen: 'its stack' }, 'stack'),
  row(roundSupply.capitalAlways, { ...FREE, beside: true, freeBesideFallen: 'nothing' }, 'nothing'),
  row([roundSupply.airFallen, rounds.fallenCity], { supply: 'Air', fallen: true }, 'Fallen chit'),
  row([roundSupply.industryFallen, rounds.fallenCity], { supply: 'Industry', fallen: true }, 'Fallen chit'),
])

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

/** What else can have fallen. */
const BESIDE: Readonly<Record<Supply, Supply | 'nothing'>> = { Air: 'Industry', Industry: 'Air', Capital: 'nothing' }

const ONE_FALLEN: Stack = { chit: 'Fallen', available: 1, used: 0 }

/** What tells the supply of a month. */
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
    freeBesideFallen: readingOf(game, freeBesideFallen),
  })
  if (grants === 'nothing') return { chit: supply, available: 0, used: 0 }
  return grants === 'stack' ? fullStack.compute(cards, game, player, supply) : ONE_FALLEN
}
