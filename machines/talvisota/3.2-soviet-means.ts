/** The hidden means of a Soviet Combat Strategy: the space of its units, its units, its supports. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotStart } from '#spec/talvisota/3.2-deployment'
import { mayNotBeForce, mayNotSupport } from '#spec/talvisota/3.2-soviet-strategies'
import type { Components } from '#spec/talvisota/components/components'
import type { Game, SovietUnits } from '#spec/talvisota/game'
import {
  freeSoviets,
  isSovietSupportUsed,
  readingNames,
  selections,
  sovietPlanOf,
  withSovietPlan,
} from '#spec/talvisota/plans'
import { sovietMeansProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { printed, sovietSpaces, spaceIn } from '#spec/talvisota/spaces'
import { armourOf, holds, infantryOf, noSoviets, sizeOf, sovietForces, unitsText } from '#spec/talvisota/units'
import {
  GREATEST_FORCE,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  type SovietSupport,
  TURNS,
} from '#spec/talvisota/vocabulary'

const Data = record({ strategy: z.enum(SOVIET_STRATEGIES) })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const seat = () => 'Soviets'
const about = ({ data: { strategy } }: C) => strategy
const planIn = ({ game, data: { strategy } }: C) => sovietPlanOf(game, strategy)
const freeAtStart = (context: C): SovietUnits => {
  const { start } = planIn(context)
  return start === 'none' ? noSoviets : freeSoviets(context.game, start)
}

/** All units that stand where the Combat Strategy begins, whichever has them. */
const standingAtStart = (context: C): SovietUnits => {
  const { start } = planIn(context)
  return start === 'none' ? noSoviets : spaceIn(context.game, start).soviets
}

const startOfferOn = ({ map }: Components) =>
  ask.may(option('nowhere'), {
    name: 'the space in which the units stand',
    sealed: true,
    cites: [cited.deployment.allocates],
    about,
    seat,
    from: ({ game }) => sovietSpaces(game, map).map((space) => option('from', { space })),
    says: (_, { space }) => space,
    forbid: {
      table: mayNotStart,
      view: {
        front: (context, { space }) => printed(map, space).front === planIn(context).front,
        unitsOfFront: ({ game }) => readingOf(game, cited.unitsOfFront),
        free: ({ game }, { space }) => Math.min(1, sizeOf(freeSoviets(game, space))),
      },
    },
  })

const forceOffer = ask.may(option('no units'), {
  name: 'the units of a Combat Strategy',
  sealed: true,
  cites: [cited.deployment.allocates],
  about,
  seat,
  from: (context) =>
    sovietForces(standingAtStart(context), GREATEST_FORCE + 1).map((units) => option('engage', { ...units })),
  says: (_, { type: _type, ...units }) => unitsText(units),
  forbid: {
    table: mayNotBeForce,
    view: {
      strategy: ({ data }) => data.strategy,
      units: (_, { type: _type, ...units }) => Math.min(GREATEST_FORCE + 1, sizeOf(units)),
      armour: (_, units) => armourOf(units),
      infantry: (_, units) => infantryOf(units),
      others: (context, { type: _type, ...units }) => !holds(freeAtStart(context), units),
      manoeuvreInfantry: ({ game }) => readingOf(game, cited.manoeuvreInfantry),
    },
  },
})

const COMMANDERS: readonly SovietSupport[] = ['MER', 'TIMO']
/** Supports that come in January. */
const LATE: readonly SovietSupport[] = [...COMMANDERS, 'T-34']
/** The most supports that any Combat Strategy could be given. */
const MOST_SUPPORTS = 5
const OF_EACH = Object.fromEntries(SOVIET_SUPPORTS.map((support) => [support, 1])) as Record<SovietSupport, number>
const CHOICES = selections(OF_EACH, MOST_SUPPORTS).map((supports) =>
  option('support', { supports: supports.join(', ') }),
)
const named = readingNames(SOVIET_SUPPORTS)
const countIn = (supports: string, among: readonly SovietSupport[]) =>
  named(supports).filter((support) => among.includes(support)).length
const monthOf = ({ turn }: Game): string => TURNS[turn - 1]?.split(' ')[0] ?? ''

const supportOffer = ask.may(option('no supports'), {
  name: 'the supports of a Combat Strategy',
  sealed: true,
  cites: [cited.deployment.allocates, cited.sovietStrategies.commander],
  about,
  seat,
  from: (context) => (planIn(context).start === 'none' ? [] : CHOICES),
  says: (_, { supports }) => supports,
  forbid: {
    table: mayNotSupport,
    view: {
      strategy: ({ data }) => data.strategy,
      supports: (_, { supports }) => Math.min(4, named(supports).length - countIn(supports, COMMANDERS)),
      commanders: (_, { supports }) => countIn(supports, COMMANDERS),
      bothCommanders: ({ game }) => readingOf(game, cited.bothCommanders),
      january: ({ game }) => monthOf(game) === 'January',
      before: ({ game }) => monthOf(game) === 'December',
      late: (_, { supports }) => countIn(supports, LATE) > 0,
      used: ({ game }, { supports }) => named(supports).some((support) => isSovietSupportUsed(game, support)),
    },
  },
})

export function sovietMeansChart(parts: Components): Chart {
  const startOffer = startOfferOn(parts)
  const { chart, go } = charting<
    Game,
    OptionOf<typeof startOffer> | OptionOf<typeof forceOffer> | OptionOf<typeof supportOffer>
  >().implementing(sovietMeansProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'where',
    states: {
      where: {
        meta: { asks: startOffer },
        on: {
          from: go('units', [cited.deployment.allocates], ({ context: { game, data }, event: { space } }) => ({
            game: withSovietPlan(game, data.strategy, { start: space }),
          })),
          nowhere: 'units',
        },
      },
      units: {
        meta: { asks: forceOffer },
        on: {
          engage: go(
            'supports',
            [cited.deployment.allocates],
            ({
              context: {
                game,
                data: { strategy },
              },
              event: { FUS, ELI, MECA, TAN },
            }) => ({ game: withSovietPlan(game, strategy, { units: { FUS, ELI, MECA, TAN } }) }),
          ),
          'no units': 'supports',
        },
      },
      supports: {
        meta: { asks: supportOffer },
        on: {
          support: go('done', [cited.supportPoints.once], ({ context: { game, data }, event: { supports } }) => ({
            game: withSovietPlan(game, data.strategy, { supports: named(supports) }),
          })),
          'no supports': 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
