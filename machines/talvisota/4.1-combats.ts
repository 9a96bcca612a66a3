/** All combats of a turn, in the order that the Soviet player chooses. @module */

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
import { calledOffAs, mayNotCallOff } from '#spec/talvisota/4.1-organisation'
import type { Components } from '#spec/talvisota/components/components'
import { attackingPlan, withDefenceOver } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { withSovietPlan } from '#spec/talvisota/plans'
import { combatProcedure, combatsProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { noSoviets } from '#spec/talvisota/units'
import { isDecided } from './1.2-verdict.js'
import { withStrategyOver } from './7-morale.js'

const Data = record({
  /** The combats that have been resolved, and the last of them. */
  resolved: z.array(z.int().min(1).max(4)).readonly(),
  order: z.int().min(1).max(4),
})
type C = Context<Game, z.infer<typeof Data>>

/** The combats that are still to be resolved. */
const left = ({ game, data: { resolved } }: C): readonly number[] =>
  game.soviets.plans
    .map(({ order }) => order)
    .filter((order) => order > 0 && !resolved.includes(order))
    .toSorted()

const nextOffer = asks<C>().must({
  name: 'the combat that is resolved next',
  cites: [cited.combatForces.order],
  seat: () => 'Soviets',
  from: (context) => left(context).flatMap((order) => [option('resolve', { order }), option('call off', { order })]),
  says: ({ game }, { order }) => {
    const { strategy, target } = attackingPlan(game, order)
    return `${strategy} against ${target}`
  },
  forbid: {
    table: mayNotCallOff,
    view: { what: (_, { type }) => type, calledOff: ({ game }) => readingOf(game, cited.calledOff) },
  },
})

/** A game in which nobody fights in a combat, and both Combat Strategies are over; one that is unused has had no units. */
function withCalledOff(game: Game, order: number): Game {
  const over = withDefenceOver(game, order)
  const { strategy } = attackingPlan(game, order)
  if (calledOffAs.ask({ calledOff: readingOf(game, cited.calledOff) }) === 'unused')
    return withSovietPlan(over, strategy, { units: noSoviets })
  return withStrategyOver(over, strategy, { conquered: 0, lost: 0, defeated: true })
}

export function combatsChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof nextOffer>>().implementing(combatsProcedure, Data)
  return chart({
    context: ({ input: { game } }) => ({ game, data: { resolved: [], order: 1 } }),
    initial: 'the next combat',
    states: {
      'the next combat': {
        meta: { asks: nextOffer, requirements: [cited.combatForces.revealed] },
        on: {
          resolve: go('a combat', [cited.combatForces.order], ({ context: { game, data }, event: { order } }) => ({
            game: game.revealed ? game : { ...game, opened: [...game.opened, order] },
            data: { resolved: [...data.resolved, order], order },
          })),
          'call off': go(
            'what has come of it',
            [cited.sovietStrategies.fewer],
            ({ context: { game, data }, event: { order } }) => ({
              game: withCalledOff(game, order),
              data: { ...data, resolved: [...data.resolved, order] },
            }),
          ),
          nothing: 'done',
        },
      },
      'a combat': {
        meta: {
          calls: calls(combatProcedure, ({ data: { order } }) => ({ order })),
          requirements: [cited.combatForces.deployed, cited.combatForces.oneByOne],
        },
        on: { returned: 'what has come of it' },
      },
      'what has come of it': {
        always: [
          when('somebody has won', ({ context: { game } }) => isDecided(parts, game), 'done'),
          'the next combat',
        ],
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
