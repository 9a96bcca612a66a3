/** The laws of every position, each with the clauses that state it. @module */

import { type Law, law, readingOf } from 'rulewright/book'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import { engagedFinns, FINNISH_SUPPORT_COUNTS, finnishSupportsLeft, freeSoviets, sovietPlan } from './plans.js'
import * as cited from './rules.gen.js'
import { printed, spaceIn, withSpace } from './spaces.js'
import { AWAITED, ENGAGED, FINNISH } from './starting-game.js'
import { finns, plus, sizeOf, soviets } from './units.js'
import {
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  FRONTS,
  GREATEST_FORCE,
  HIGHEST_MORALE,
  POSSESSION_MARKERS,
  SIDES,
  SOVIET_SUPPORTS,
  SOVIET_UNITS,
} from './vocabulary.js'

const SOVIET = plus(ENGAGED, AWAITED)

/** All Soviet units, wherever they are. */
const allSoviets = (game: Game) =>
  [
    ...FRONTS.map((front) => game.soviets.fronts[front]),
    ...Object.values(game.spaces).map((space) => space.soviets),
    game.soviets.arriving,
    game.soviets.awaited,
    game.soviets.losses,
    game.soviets.reinforcements,
  ].reduce(plus)

const sovietUnits = law(
  'no Soviet unit is lost or gained',
  [
    cited.sovietPlacement.fusiliers,
    cited.sovietPlacement.others,
    cited.sovietPlacement.januaryFusiliers,
    cited.sovietPlacement.januaryOthers,
  ],
  (game: Game) => {
    const all = allSoviets(game)
    const canGo = readingOf(game, cited.isolatedWhere) === 'out of the game'
    return SOVIET_UNITS.filter((unit) => (canGo ? all[unit] > SOVIET[unit] : all[unit] !== SOVIET[unit])).map(
      (unit) => `${all[unit]} ${unit}; there are ${SOVIET[unit]}`,
    )
  },
  (game): readonly Game[] => [
    { ...game, soviets: { ...game.soviets, losses: plus(game.soviets.losses, soviets('TAN', 1)) } },
  ],
)

/** All Finnish units, wherever they are. */
const allFinns = (game: Game) =>
  [
    game.finns.forces,
    game.finns.losses,
    game.finns.reinforcements,
    engagedFinns(game),
    finns(
      'SCT',
      Object.values(game.spaces).reduce((sum, { scouts }) => sum + scouts, game.finns.driven ?? 0),
    ),
  ].reduce(plus)

const finnishUnits = law(
  'no Finnish unit is lost or gained',
  [cited.finnishPlacement.units],
  (game: Game) => {
    const all = allFinns(game)
    return FINNISH_UNITS.filter((unit) => all[unit] !== FINNISH[unit]).map(
      (unit) => `${all[unit]} ${unit}; there are ${FINNISH[unit]}`,
    )
  },
  (game): readonly Game[] => [{ ...game, finns: { ...game.finns, losses: plus(game.finns.losses, finns('DIV', 1)) } }],
)

const force = law(
  'a force is six units at most',
  [cited.generalPoints.force],
  (game: Game) =>
    [...game.soviets.plans, ...game.finns.plans]
      .filter(({ units }) => sizeOf(units) > GREATEST_FORCE)
      .map(({ strategy, units }) => `${strategy} has ${sizeOf(units)} units`),
  (game): readonly Game[] => [
    { ...game, soviets: { ...game.soviets, plans: [{ ...sovietPlan('ATT', 'Karelia'), units: soviets('FUS', 7) }] } },
  ],
)

const onceATurn = law(
  'no support belongs to two Combat Strategies',
  [cited.supportPoints.once],
  (game: Game) => [
    ...SOVIET_SUPPORTS.filter(
      (support) => game.soviets.plans.filter(({ supports }) => supports.includes(support)).length > 1,
    ).map((support) => `${support} is used twice`),
    ...FINNISH_SUPPORTS.filter((support) => finnishSupportsLeft(game, support) < 0).map(
      (support) => `more than ${FINNISH_SUPPORT_COUNTS[support]} ${support}`,
    ),
  ],
  (game): readonly Game[] => [
    {
      ...game,
      soviets: {
        ...game.soviets,
        plans: [
          { ...sovietPlan('ATT', 'Karelia'), supports: ['ART'] },
          { ...sovietPlan('MAN', 'Ladoga'), supports: ['ART'] },
        ],
      },
    },
  ],
)

const noFinnInTheEast = ({ map }: Components): Law<Game> =>
  law(
    'no Finnish unit is in Soviet territory',
    [cited.generalPoints.noFinns],
    (game: Game) =>
      map.spaces
        .filter(({ name, side }) => side === 'Soviet' && spaceIn(game, name).scouts > 0)
        .map(({ name }) => `SCT in ${name}`),
    (game): readonly Game[] =>
      map.spaces
        .filter(({ side }) => side === 'Soviet')
        .slice(0, 1)
        .map(({ name }) => withSpace(game, name, { scouts: 1 })),
  )

const markers = ({ map }: Components): Law<Game> =>
  law(
    'there are four Possession markers, in Finnish territory',
    [cited.generalPoints.held],
    (game: Game) => {
      const held = map.spaces.filter(({ name }) => spaceIn(game, name).possession)
      return [
        ...(held.length > POSSESSION_MARKERS ? [`${held.length} Possession markers`] : []),
        ...held.filter(({ side }) => side === 'Soviet').map(({ name }) => `a Possession marker in ${name}`),
      ]
    },
    (game): readonly Game[] =>
      map.spaces
        .slice(0, 1)
        .map(({ name }) => withSpace(game, name, { possession: printed(map, name).side === 'Soviet' })),
  )

const highest = law(
  'neither morale is above 23',
  [cited.sovietMorale.highest, cited.finnishMorale.highest],
  ({ morale }: Game) =>
    SIDES.filter((side) => morale[side] > HIGHEST_MORALE).map((side) => `the morale of the ${side} is ${morale[side]}`),
  (game): readonly Game[] => [{ ...game, morale: { ...game.morale, Finns: HIGHEST_MORALE + 1 } }],
)

/** Until the combats begin, what Combat Strategies have stands where they begin. */
const reserved = law(
  'a Soviet unit belongs to one Combat Strategy',
  [cited.sovietStrategies.once],
  (game: Game) =>
    game.revealed || game.opened.length > 0
      ? []
      : game.soviets.plans
          .filter(
            ({ start }) => start !== 'none' && Object.values(freeSoviets(game, start)).some((number) => number < 0),
          )
          .map(({ start }) => `more units are committed from ${start} than stand there`),
  (game): readonly Game[] => {
    const [space = ''] = Object.keys(game.spaces)
    const plan = { ...sovietPlan('PRUD', 'Karelia'), start: space, units: soviets('TAN', 3) }
    return [{ ...game, revealed: false, soviets: { ...game.soviets, plans: [plan, { ...plan, strategy: 'ATT' }] } }]
  },
)

/** The laws, over the components. */
export const lawsOf = (parts: Components): readonly Law<Game>[] => [
  sovietUnits,
  finnishUnits,
  force,
  onceATurn,
  noFinnInTheEast(parts),
  markers(parts),
  highest,
  reserved,
]
