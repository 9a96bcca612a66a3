/** The draws for the Finns in the solo game: Combat Strategies, and then their means. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { drawnMarkers, drawnSupports, drawnUnits, soloEntrenched } from '#spec/talvisota/9.1-solo-play'
import type { Components } from '#spec/talvisota/components/components'
import type { Game } from '#spec/talvisota/game'
import { finnishPlan, finnishPlanOf, finnishSupportsLeft, withFinnishPlan } from '#spec/talvisota/plans'
import { drawnMeansProcedure, drawnStrategiesProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { finns, minus, plus, sizeOf } from '#spec/talvisota/units'
import {
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_UNITS,
  type FinnishStrategy,
  FRONTS,
  type Front,
} from '#spec/talvisota/vocabulary'

type S = Context<Game, Record<string, never>>

/** The boxes of a Front that are free. */
const freeBoxes = ({ finns: { plans } }: Game, front: Front): number =>
  (front === 'Lapland' ? 1 : 2) - plans.filter((plan) => plan.front === front).length

/** The Fronts to one of which the next Combat Strategy comes. */
function nextFronts(game: Game): readonly Front[] {
  if (readingOf(game, cited.soloFronts) === 'by lot') return FRONTS.filter((front) => freeBoxes(game, front) > 0)
  return game.soviets.plans.slice(game.finns.plans.length, game.finns.plans.length + 1).map(({ front }) => front)
}

const undrawn = ({ finns: { plans } }: Game): readonly FinnishStrategy[] =>
  FINNISH_STRATEGIES.filter((strategy) => !plans.some((plan) => plan.strategy === strategy))

const strategyDraw = asks<S>().chance({
  name: 'a Finnish Combat Strategy that is drawn',
  cites: [cited.soloPlay.strategies],
  from: ({ game }) =>
    nextFronts(game).flatMap((front) => undrawn(game).map((strategy) => option('draw', { strategy, front }))),
  weight: ({ game }, { front }) => (readingOf(game, cited.soloFronts) === 'by lot' ? freeBoxes(game, front) : 1),
  says: (_, { strategy, front }) => `${strategy}, ${front}`,
})

export function drawnStrategiesChart(_: Components): Chart {
  const { chart, go } = charting<Game, OptionOf<typeof strategyDraw>>().implementing(
    drawnStrategiesProcedure,
    record({}),
  )
  return chart({
    context: ({ input: { game } }) => ({ game, data: {} }),
    initial: 'a draw',
    states: {
      'a draw': {
        meta: {
          asks: strategyDraw,
          requirements: [
            cited.soloPlay.one,
            cited.soloPlay.soviet,
            cited.commandSheet.lapland,
            cited.commandSheet.others,
          ],
        },
        on: {
          draw: go(
            'a draw',
            [cited.soloPlay.strategies, cited.soloPlay.first],
            ({ context: { game }, event: { strategy, front } }) => ({
              game: { ...game, finns: { ...game.finns, plans: [...game.finns.plans, finnishPlan(strategy, front)] } },
            }),
          ),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

const Data = record({
  /** The Combat Strategies that have yet to be given something. */
  left: z.array(z.enum(FINNISH_STRATEGIES)).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const planIn = ({ game, data: { left } }: C) => finnishPlanOf(game, left[0] ?? 'DEFENSE')
const about = (context: C): string => planIn(context).strategy

const unitDraw = ask.chance({
  name: 'a Finnish unit that is drawn',
  cites: [cited.soloPlay.units],
  about,
  from: (context) => {
    const { strategy, units } = planIn(context)
    if (sizeOf(units) >= drawnUnits.ask({ strategy })) return []
    return FINNISH_UNITS.filter((unit) => context.game.finns.forces[unit] > 0).map((unit) => option('unit', { unit }))
  },
  weight: ({ game }, { unit }) => game.finns.forces[unit],
  says: (_, { unit }) => unit,
})

const supportDraw = ask.chance({
  name: 'a Finnish Support that is drawn',
  cites: [cited.soloPlay.supports],
  about,
  from: (context) => {
    const { strategy, supports } = planIn(context)
    if (supports.length >= drawnSupports.ask({ strategy })) return []
    return FINNISH_SUPPORTS.filter((support) => finnishSupportsLeft(context.game, support) > 0).map((support) =>
      option('support', { support }),
    )
  },
  weight: ({ game }, { support }) => Math.max(1, finnishSupportsLeft(game, support)),
  says: (_, { support }) => support,
})

const markerDraw = ask.chance({
  name: 'an Environment marker that is drawn',
  cites: [cited.soloPlay.environment],
  about,
  from: (context) => {
    const { strategy, environments } = planIn(context)
    if (environments.length >= drawnMarkers.ask({ strategy })) return []
    const used = context.game.finns.plans.flatMap((plan) => plan.environments)
    return ENVIRONMENTS.filter((marker) => !used.includes(marker)).map((marker) => option('marker', { marker }))
  },
  says: (_, { marker }) => marker,
})

/** The game in which the first Combat Strategy that is left has an Entrenchment, where it gets one. */
function withEntrenchment(context: C): Game {
  const { game } = context
  const { strategy } = planIn(context)
  const entrenched = soloEntrenched.ask({
    strategy,
    left: game.finns.entrenchments > 0,
    soloEntrenchments: readingOf(game, cited.soloEntrenchments),
  })
  if (!entrenched) return game
  const given = withFinnishPlan(game, strategy, { entrenched })
  return { ...given, finns: { ...given.finns, entrenchments: given.finns.entrenchments - 1 } }
}

const { chart, go, when } = charting<
  Game,
  OptionOf<typeof unitDraw> | OptionOf<typeof supportDraw> | OptionOf<typeof markerDraw>
>().implementing(drawnMeansProcedure, Data)

export const drawnMeansChart = (_: Components): Chart =>
  chart({
    context: ({ input: { game } }) => ({ game, data: { left: game.finns.plans.map(({ strategy }) => strategy) } }),
    initial: 'the next strategy',
    states: {
      'the next strategy': {
        always: [when('all have been filled', ({ context: { data } }) => data.left.length === 0, 'done'), 'units'],
      },
      units: {
        meta: { asks: unitDraw, requirements: [cited.soloHarassment.incomplete] },
        on: {
          unit: go('units', [cited.soloPlay.filled, cited.soloPlay.units], ({ context, event: { unit } }) => {
            const { strategy, units } = planIn(context)
            const one = finns(unit, 1)
            const given = withFinnishPlan(context.game, strategy, { units: plus(units, one) })
            return { game: { ...given, finns: { ...given.finns, forces: minus(given.finns.forces, one) } } }
          }),
          nothing: 'supports',
        },
      },
      supports: {
        meta: { asks: supportDraw },
        on: {
          support: go(
            'supports',
            [cited.soloPlay.filled, cited.soloPlay.supports],
            ({ context, event: { support } }) => {
              const { strategy, supports } = planIn(context)
              return { game: withFinnishPlan(context.game, strategy, { supports: [...supports, support] }) }
            },
          ),
          nothing: 'markers',
        },
      },
      markers: {
        meta: { asks: markerDraw },
        on: {
          marker: go(
            'markers',
            [cited.soloPlay.environment, cited.environments.used],
            ({ context, event: { marker } }) => {
              const { strategy, environments } = planIn(context)
              return { game: withFinnishPlan(context.game, strategy, { environments: [...environments, marker] }) }
            },
          ),
          nothing: go('the next strategy', [cited.soloPlay.filled], ({ context }) => ({
            game: withEntrenchment(context),
            data: { left: context.data.left.slice(1) },
          })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
