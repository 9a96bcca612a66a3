/** The laws of every position, each with the clauses that state it. @module */

import { type Law, law, readingOf } from 'rulewright/book'
import { hasFallen } from './1.9-rounds.js'
import { REGULAR } from './2.5-actions.js'
import { cityIn, isFallen } from './cities.js'
import type { Components } from './components/components.js'
import { STOCK } from './components/units.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { CHITS_OF, chitsOn, ofPlayer, turnOf, withStack } from './supply.js'
import { onBoard, unitAt } from './units.js'
import { CHITS, KINDS, PLAYERS, SQUARES, SUPPLIES, type UnitDeed } from './vocabulary.js'

const EACH_UNIT = PLAYERS.flatMap((player) => KINDS.map((kind) => ({ player, kind })))
const EACH_STACK = PLAYERS.flatMap((player) => SUPPLIES.map((supply) => ({ player, supply })))

const stock = law(
  'no player has more units than there are',
  [cited.components.units],
  (game: Game) =>
    EACH_UNIT.filter(
      ({ player, kind }) => onBoard(game, player, kind) + game.players[player].reserve[kind] > STOCK[kind],
    ).map(({ player, kind }) => `too many ${kind} of ${player}`),
  (game): readonly Game[] => [ofPlayer(game, 'Red', { reserve: { Infantry: 12, Tank: 0, Artillery: 0 } })],
)

const heights = law(
  'a stack has four chits at the most, Fallen ones included',
  [cited.supplyValues.stacks, cited.cache.limit],
  (game: Game) =>
    EACH_STACK.filter(({ player, supply }) => game.players[player].supply[supply].available > 4).map(
      ({ player, supply }) => `more than four ${supply} chits of ${player}`,
    ),
  (game): readonly Game[] => [withStack(game, 'Red', 'Air', { chit: 'Air', available: 5, used: 0 })],
)

const fallenSupply = law(
  'Fallen chits belong to fallen cities; a freed one has but the one that Cache brings',
  [cited.fall.supply, cited.free.usedChit, cited.free.unusedChit, cited.cache.raise],
  (game: Game) =>
    EACH_STACK.filter(({ player, supply }) => {
      const { chit, available, used } = game.players[player].supply[supply]
      const fallen = hasFallen(game.players[player], supply)
      if (chit === 'Fallen') return available + used > (fallen ? 4 : 1)
      return available + used > 0 && fallen
    }).map(({ player, supply }) => `the ${supply} chits of ${player} do not fit the city`),
  (game): readonly Game[] => [
    withStack(ofPlayer(game, 'Red', { fallen: { 'Air Base': false, Industry: false } }), 'Red', 'Air', {
      chit: 'Fallen',
      available: 2,
      used: 0,
    }),
    withStack(ofPlayer(game, 'Red', { fallen: { 'Air Base': true, Industry: false } }), 'Red', 'Air', {
      chit: 'Air',
      available: 1,
      used: 0,
    }),
  ],
)

const chitsOfTheBox = law(
  'there are no more chits of a kind than the list of components counts',
  [cited.components.chits],
  (game: Game) =>
    readingOf(game, cited.chitsRunOut) === 'no'
      ? CHITS.filter((kind) => chitsOn(game, kind) > CHITS_OF[kind]).map(
          (kind) => `more than ${CHITS_OF[kind]} ${kind} chits`,
        )
      : [],
  (game): readonly Game[] => [
    {
      ...withStack(ofPlayer(game, 'Red', { fallen: { 'Air Base': true, Industry: false } }), 'Red', 'Air', {
        chit: 'Fallen',
        available: 4,
        used: 1,
      }),
      readings: { ...game.readings, chitsRunOut: 'no' },
    },
  ],
)

/** True if the given action, if any, cannot be given to a unit twice in a turn. */
const mustDiffer = (game: Game, action: UnitDeed | undefined): boolean =>
  action !== undefined &&
  (readingOf(game, cited.sameMission) === 'never' || REGULAR.some((regular) => regular === action))

const twoActions = law(
  'a unit has been given two different actions at the most',
  [cited.actionsAndTasks.twoActions, cited.actionsAndTasks.sameAction, cited.cardActions.different],
  (game: Game) => [
    ...game.acted.filter(({ actions }) => actions.length > 2).map(({ square }) => `more than two actions in ${square}`),
    ...game.acted
      .filter(({ actions: [one, other] }) => one === other && mustDiffer(game, one))
      .map(({ square }) => `the same action twice in ${square}`),
  ],
  (game): readonly Game[] => [
    { ...game, acted: [{ square: 'A1', actions: ['Move', 'Attack', 'Regroup'] }] },
    { ...game, acted: [{ square: 'A1', actions: ['Move', 'Move'] }] },
  ],
)

const actedUnits = law(
  'only units of the player whose turn it is have been given actions',
  [cited.actionsAndTasks.twoActions, cited.actionsAndTasks.useSupply],
  (game: Game) => {
    const mover = turnOf(game)
    if (mover === 'nobody') return []
    return game.acted
      .filter(({ square }) => unitAt(game, square)?.owner !== mover)
      .map(({ square }) => `no unit of ${mover} in ${square}, which has acted`)
  },
  (game): readonly Game[] => [
    {
      ...game,
      firstPlayer: 'Red',
      turn: 1,
      squares: { ...game.squares, A1: 'empty' },
      acted: [{ square: 'A1', actions: ['Move'] }],
    },
  ],
)

const theEdge = law(
  'the Edge is On for a holder only',
  [cited.reRoll.untilFinal, cited.reRoll.thenOff, cited.attackDice.white],
  ({ edge }: Game) => (edge.holder === 'nobody' && edge.side === 'On' ? ['the Edge is On, and nobody has it'] : []),
  (game): readonly Game[] => [{ ...game, edge: { holder: 'nobody', side: 'On' } }],
)

const dryLand = ({ fields }: Components): Law<Game> =>
  law(
    'no unit is in the water',
    [cited.lakeNogo.impassable],
    (game: Game) =>
      readingOf(game, cited.lakeEntry) === 'never'
        ? SQUARES.filter(
            (square) => fields[game.field].ground[square] === 'Water' && game.squares[square] !== 'empty',
          ).map((square) => `a unit in the water of ${square}`)
        : [],
    (game): readonly Game[] => [{ ...game, field: 'Lake Nogo', squares: { ...game.squares, E3: 'Red Infantry' } }],
  )

const cityMarkers = ({ fields }: Components): Law<Game> =>
  law(
    'whoever stands in an Air Base or an Industry controls it',
    [cited.fall.marker, cited.free.marker],
    (game: Game) =>
      SQUARES.flatMap((square) => {
        const unit = unitAt(game, square)
        const city = cityIn(fields[game.field], square)
        if (unit === undefined || city === undefined || city.city === 'Capital') return []
        return isFallen(game, city) === (unit.owner !== city.country) ? [] : [`the marker of ${square} does not fit`]
      }),
    (game): readonly Game[] => {
      const { Red } = fields[game.field].cities
      return [
        {
          ...ofPlayer(game, 'Red', { fallen: { 'Air Base': false, Industry: false } }),
          squares: { ...game.squares, [Red.Industry]: 'Green Tank' },
        },
      ]
    },
  )

/** The laws, over the components. */
export const lawsOf = (parts: Components): readonly Law<Game>[] => [
  stock,
  heights,
  fallenSupply,
  chitsOfTheBox,
  twoActions,
  actedUnits,
  theEdge,
  dryLand(parts),
  cityMarkers(parts),
]
