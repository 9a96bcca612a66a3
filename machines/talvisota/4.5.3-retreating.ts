/** A force retreats, space by space, towards Soviet territory. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import type { z } from 'zod'
import { connectedWith, controlOf, isMarch, isMarchLink } from '#spec/talvisota/1.1-general-points'
import { mayNotRetreat, withoutRetreat } from '#spec/talvisota/4.5.3-finnish-victory'
import { mayNotKeep, mayNotLeaveEmpty } from '#spec/talvisota/6.1-soviet-progression'
import { RetreatArgs, retreatingProcedure } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { attackingPlan, withSovietLosses } from '#spec/talvisota/forces'
import type { Game, SovietPlan } from '#spec/talvisota/game'
import { withSovietPlan } from '#spec/talvisota/plans'
import * as cited from '#spec/talvisota/rules.gen'
import { markersLeft, printed, spaceIn, withoutSoviets, withSoviets, withSpace } from '#spec/talvisota/spaces'
import { noSoviets, plus, sizeOf } from '#spec/talvisota/units'

/** The previous space of the force, its current space, and the number of spaces it has still to go. */
const Data = record({ ...RetreatArgs.unwrap().shape })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const seat = () => 'Soviets'

const whereOn = ({ map }: Components) =>
  ask.toTheExtent({
    name: 'where a force retreats to',
    cites: [cited.finnishVictory.controlled],
    about: ({ data: { space, steps } }) => `from ${space}, ${steps} to go`,
    seat,
    from: ({ game, data: { space } }) =>
      connectedWith(map, space, isMarch(game)).map((name) => option('retreat', { space: name })),
    says: (_, { space }) => space,
    forbid: {
      table: mayNotRetreat,
      view: {
        control: ({ game }, { space }) => controlOf(game, map, space) === 'Soviets',
        back: ({ data: { from } }, { space }) => space === from,
        march: ({ data }, { space }) => isMarchLink(map, data.space, space),
        meretskov: ({ game, data: { order } }) => order > 0 && attackingPlan(game, order).supports.includes('MER'),
        marchUse: ({ game }) => readingOf(game, cited.marchUse),
      },
    },
  })

const markerOffer = ask.may(
  option('leave nothing'),
  {
    name: 'what a retreat leaves behind',
    cites: [cited.progression.byMarker],
    about: ({ data: { from } }) => from,
    seat,
    from: () => [option('leave a marker')],
    forbid: {
      table: mayNotKeep,
      view: {
        kept: ({ game, data: { from } }) => spaceIn(game, from).possession || sizeOf(spaceIn(game, from).soviets) > 0,
        finns: ({ game, data: { from } }) => spaceIn(game, from).scouts > 0,
        markers: ({ game }) => markersLeft(game),
        markerWhen: ({ game }) => readingOf(game, cited.markerWhen),
      },
    },
  },
  { table: mayNotLeaveEmpty, view: { emptySpace: ({ game }) => readingOf(game, cited.emptySpace) } },
)

/** A game in which the Combat Strategy of the force has its units elsewhere; there may be none. */
function withPlanAt(game: Game, order: number, change: Partial<SovietPlan>): Game {
  const plan = game.soviets.plans.find((one) => one.order === order && order > 0)
  return plan ? withSovietPlan(game, plan.strategy, change) : game
}

/** The game after a force had nowhere to go. */
function withoutForce({ game, data: { space, units, front, order } }: C): Game {
  const fate = withoutRetreat.ask({ noRetreat: readingOf(game, cited.noRetreat) })
  if (fate === 'where it is') return game
  const off = withPlanAt(withoutSoviets(game, space, units), order, { units: noSoviets })
  if (fate === 'eliminated') return withSovietLosses(off, units)
  const { fronts } = off.soviets
  return { ...off, soviets: { ...off.soviets, fronts: { ...fronts, [front]: plus(fronts[front], units) } } }
}

export function retreatingChart(parts: Components): Chart {
  const where = whereOn(parts)
  const { chart, go, when } = charting<Game, OptionOf<typeof where> | OptionOf<typeof markerOffer>>().implementing(
    retreatingProcedure,
    Data,
  )
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'how far',
    states: {
      'how far': {
        always: [
          when('it is far enough', ({ context: { data } }) => data.steps === 0 || sizeOf(data.units) === 0, 'done'),
          when(
            'the force is in Soviet territory',
            ({ context: { data } }) => printed(parts.map, data.space).side === 'Soviet',
            go('done', [cited.finnishVictory.stops]),
          ),
          'where to',
        ],
      },
      'where to': {
        meta: { asks: where },
        on: {
          retreat: go(
            'what is left behind',
            [cited.finnishVictory.twoSpaces],
            ({ context: { game, data }, event: { space } }) => ({
              game: withPlanAt(
                withSoviets(withoutSoviets(game, data.space, data.units), space, data.units),
                data.order,
                {
                  start: space,
                },
              ),
              data: { ...data, from: data.space, space, steps: data.steps - 1 },
            }),
          ),
          nothing: go('done', [], ({ context }) => ({ game: withoutForce(context) })),
        },
      },
      'what is left behind': {
        meta: { asks: markerOffer },
        on: {
          'leave a marker': go('how far', [cited.progression.byMarker], ({ context: { game, data } }) => ({
            game: withSpace(game, data.from, { possession: true }),
          })),
          'leave nothing': 'how far',
          nothing: 'how far',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
