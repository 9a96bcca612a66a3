/** Units lost earlier come back, and others go from the Losses to the Reinforcements. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { isFirstOfJanuary } from '#spec/talvisota/1.1-general-points'
import { arrivalsGo, mayNotRecover, recoveryBegins } from '#spec/talvisota/4.5.4-losses-and-reinforcements'
import type { Components } from '#spec/talvisota/components/components'
import type { Game, SovietUnits } from '#spec/talvisota/game'
import { isOverByMorale, moraleLeft, withMorale } from '#spec/talvisota/morale'
import { placingProcedure, recoveryProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { holds, minus, noFinns, noSoviets, plus, sizeOf, sovietForces, unitsText } from '#spec/talvisota/units'
import { FRONTS, type Front } from '#spec/talvisota/vocabulary'

const Data = record({ moved: z.boolean() })
type C = Context<Game, z.infer<typeof Data>>

/** All that the words could mean: up to three FUS, two others, or one of each. */
const BUNDLES: readonly SovietUnits[] = sovietForces({ FUS: 3, ELI: 2, MECA: 2, TAN: 2 }, 3).filter(
  ({ FUS, ELI, MECA, TAN }) => ELI + MECA + TAN <= 2 && (FUS === 0 || FUS * (ELI + MECA + TAN) <= 1),
)

/** The destination of units bought with one point. Units for several Fronts are divided after the payment. */
const SEVERAL = 'several Fronts'
const frontsFor = (units: SovietUnits): readonly (Front | typeof SEVERAL)[] =>
  sizeOf(units) > 1 ? [...FRONTS, SEVERAL] : FRONTS

const typesOf = (units: Readonly<Record<string, number>>): number =>
  Object.values(units).filter((number) => number > 0).length

const recoverOffer = asks<C>().upTo(option('recover no more'), {
  name: 'units that are recovered with a point of morale',
  cites: [cited.reinforcing.price, cited.reinforcing.forces],
  about: ({ game }) => unitsText(game.soviets.reinforcements),
  seat: () => 'Soviets',
  from: () => BUNDLES.flatMap((units) => frontsFor(units).map((front) => option('recover', { ...units, front }))),
  says: (_, { type: _type, front, ...units }) => `${unitsText(units)} to ${front}`,
  forbid: {
    table: mayNotRecover,
    view: {
      fus: (_, { FUS }) => FUS,
      others: (_, { ELI, MECA, TAN }) => ELI + MECA + TAN,
      types: (_, { FUS, ELI, MECA, TAN }) => typesOf({ FUS, ELI, MECA, TAN }) > 1,
      there: ({ game }, { FUS, ELI, MECA, TAN }) => holds(game.soviets.reinforcements, { FUS, ELI, MECA, TAN }),
      easier: ({ game }) => game.easier,
      morale: ({ game }) => moraleLeft(game, 'Soviets') > 0,
      several: (_, { front }) => front === SEVERAL,
      recoveredTo: ({ game }) => readingOf(game, cited.recoveredTo),
      singleFus: ({ game }) => readingOf(game, cited.singleFus),
      mixedPoint: ({ game }) => readingOf(game, cited.mixedPoint),
    },
  },
})

/** A game in which a point has recovered units. */
function withRecovered(game: Game, units: SovietUnits, front: Front | typeof SEVERAL): Game {
  const { reinforcements, fronts, arriving } = game.soviets
  const back =
    front === SEVERAL
      ? { arriving: plus(arriving, units) }
      : { fronts: { ...fronts, [front]: plus(fronts[front], units) } }
  const soviets = { ...game.soviets, reinforcements: minus(reinforcements, units), ...back }
  return withMorale({ ...game, soviets }, 'Soviets', -1)
}

/** The units of January, where they come to the Reinforcements. */
const arrivalsIn = (game: Game): SovietUnits => {
  const goes = arrivalsGo.ask({ arrivalsCost: readingOf(game, cited.arrivalsCost) }) === 'to the Reinforcements'
  return goes && isFirstOfJanuary(game) ? game.soviets.awaited : noSoviets
}

/** A game in which the units of the Losses have gone to the Reinforcements, and those of the Finns to their forces. */
const withMoved = (game: Game): Game => {
  const { soviets, finns } = game
  const arrivals = arrivalsIn(game)
  return {
    ...game,
    soviets: {
      ...soviets,
      losses: noSoviets,
      awaited: minus(soviets.awaited, arrivals),
      reinforcements: plus(plus(soviets.reinforcements, soviets.losses), arrivals),
    },
    finns: {
      ...finns,
      forces: plus(finns.forces, finns.reinforcements),
      reinforcements: finns.losses,
      losses: noFinns,
    },
  }
}

const { chart, go, when } = charting<Game, OptionOf<typeof recoverOffer>>().implementing(recoveryProcedure, Data)
const moves = (target: string) =>
  go(
    target,
    [
      cited.reinforcing.soviet,
      cited.reinforcing.finnish,
      cited.reinforcing.finnishBack,
      cited.commandSheet.reinforcements,
    ],
    ({ context: { game } }: { readonly context: C }) => ({ game: withMoved(game), data: { moved: true } }),
  )

export const recoveryChart = (_: Components): Chart =>
  chart({
    context: ({ input: { game } }) => ({ game, data: { moved: false } }),
    initial: 'what comes first',
    states: {
      'what comes first': {
        always: [
          when(
            'units come from the Losses first',
            ({ context: { game } }) =>
              recoveryBegins.ask({ recoveredWhen: readingOf(game, cited.recoveredWhen) }) === 'from the Losses',
            moves('is anything there'),
          ),
          'is anything there',
        ],
      },
      'is anything there': {
        always: [
          when(
            'no unit can be recovered',
            ({ context: { game } }) => sizeOf(game.soviets.reinforcements) === 0,
            'what comes then',
          ),
          'recovering',
        ],
      },
      recovering: {
        meta: { asks: recoverOffer },
        on: {
          recover: go(
            'where they come',
            [cited.reinforcing.price, cited.reinforcing.fus, cited.reinforcing.others, cited.reinforcing.forces],
            ({ context: { game }, event: { type: _type, front, ...units } }) => ({
              game: withRecovered(game, units, front),
            }),
          ),
          'recover no more': 'what comes then',
          nothing: 'what comes then',
        },
      },
      'where they come': {
        always: [
          when('the last morale is paid', ({ context: { game } }) => isOverByMorale(game), 'done'),
          when(
            'they have come to one Front',
            ({ context: { game } }) => sizeOf(game.soviets.arriving) === 0,
            'recovering',
          ),
          'they come to several',
        ],
      },
      'they come to several': {
        meta: { calls: calls(placingProcedure, () => null) },
        on: { returned: 'recovering' },
      },
      'what comes then': {
        always: [when('the units have come', ({ context: { data } }) => data.moved, 'done'), moves('done')],
      },
      done: { type: 'final' },
    },
    output: null,
  })
