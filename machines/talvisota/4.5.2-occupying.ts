/** A victorious force comes to the space that it has conquered; a unit or a marker can stay behind. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotLeave, mayNotLeaveBehind } from '#spec/talvisota/6.1-soviet-progression'
import { occupyingProcedure } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { attackingPlan } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { withSovietPlan } from '#spec/talvisota/plans'
import * as cited from '#spec/talvisota/rules.gen'
import { markersLeft, printed, spaceIn, withoutSoviets, withSoviets, withSpace } from '#spec/talvisota/spaces'
import { minus, plus, sizeOf, soviets } from '#spec/talvisota/units'
import { SOVIET_UNITS, type SovietUnit } from '#spec/talvisota/vocabulary'

const Data = record({ order: z.int().min(1).max(4), occupied: z.boolean() })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const planIn = ({ game, data: { order } }: C) => attackingPlan(game, order)

const occupyOffer = ask.must({
  name: 'whether the force occupies the space',
  cites: [cited.sovietVictory.occupies],
  about: (context) => planIn(context).target,
  seat: () => 'Soviets',
  from: () => [option('occupy'), option('stay back')],
})

/** The prohibitions on a force that leaves a space. */
const leavingOn = ({ map }: Components) =>
  ({
    table: mayNotLeave,
    view: {
      territory: (context: C) => printed(map, planIn(context).start).side,
      marked: (context: C) => spaceIn(context.game, planIn(context).start).possession,
      units: (context: C) =>
        sizeOf(spaceIn(context.game, planIn(context).start).soviets) > sizeOf(planIn(context).units),
      emptySpace: ({ game }: C) => readingOf(game, cited.emptySpace),
    },
  }) as const

const leavingOfferOn = (parts: Components) =>
  ask.may(
    option('go'),
    {
      name: 'what is left behind',
      cites: [cited.progression.byUnit, cited.progression.byMarker],
      about: (context) => planIn(context).start,
      seat: () => 'Soviets',
      from: () => [...SOVIET_UNITS, 'a marker' as const].map((what) => option('leave', { what })),
      says: (_, { what }) => what,
      forbid: {
        table: mayNotLeaveBehind,
        view: {
          what: (_, { what }) => (what === 'a marker' ? what : 'a unit'),
          territory: (context) => printed(parts.map, planIn(context).start).side,
          marked: (context) => spaceIn(context.game, planIn(context).start).possession,
          there: (context, { what }) => what !== 'a marker' && planIn(context).units[what] > 0,
          units: (context) => sizeOf(planIn(context).units),
          markers: ({ game }) => markersLeft(game),
          markerWhen: ({ game }) => readingOf(game, cited.markerWhen),
        },
      },
    },
    leavingOn(parts),
  )

function withLeft(context: C, what: SovietUnit | 'a marker'): Game {
  const { strategy, start, units } = planIn(context)
  if (what === 'a marker') return withSpace(context.game, start, { possession: true })
  const one = soviets(what, 1)
  const spent = withSpace(context.game, start, { spent: plus(spaceIn(context.game, start).spent, one) })
  return withSovietPlan(spent, strategy, { units: minus(units, one) })
}

/** The game after the force has gone to the conquered space, from where it would go on. */
function gone(context: C): Game {
  const { strategy, start, target, units } = planIn(context)
  return withSovietPlan(withSoviets(withoutSoviets(context.game, start, units), target, units), strategy, {
    start: target,
  })
}

/** True if a force may leave as it is. */
function canGo(parts: Components, context: C): boolean {
  const { table, view } = leavingOn(parts)
  return !table.refuses({
    territory: view.territory(context),
    marked: view.marked(context),
    units: view.units(context),
    emptySpace: view.emptySpace(context),
  })
}

export function occupyingChart(parts: Components): Chart {
  const leavingOffer = leavingOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof occupyOffer> | OptionOf<typeof leavingOffer>
  >().implementing(occupyingProcedure, Data)
  const goes = go('done', [cited.sovietVictory.occupies], ({ context }: { readonly context: C }) => ({
    game: gone(context),
    data: { ...context.data, occupied: true },
  }))
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { ...args, occupied: false } }),
    initial: 'is anybody left',
    states: {
      'is anybody left': {
        always: [
          when('no unit is left', ({ context }) => sizeOf(planIn(context).units) === 0, 'done'),
          when(
            'it stands there already',
            ({ context }) => planIn(context).start === planIn(context).target,
            go('done', [cited.harassment.takenBack], ({ context: { data } }) => ({
              data: { ...data, occupied: true },
            })),
          ),
          'does it occupy the space',
        ],
      },
      'does it occupy the space': {
        meta: { asks: occupyOffer },
        on: { occupy: 'what is left behind', 'stay back': go('done', [cited.sovietStrategies.stays]) },
      },
      'what is left behind': {
        meta: { asks: leavingOffer },
        on: {
          leave: go(
            'what is left behind',
            [cited.progression.byUnit, cited.progression.byMarker],
            ({ context, event: { what } }) => ({
              game: withLeft(context, what),
            }),
          ),
          go: goes,
          nothing: [when('the force may leave', ({ context }) => canGo(parts, context), goes), 'done'],
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.occupied ? 'occupied' : 'not occupied'),
  })
}
