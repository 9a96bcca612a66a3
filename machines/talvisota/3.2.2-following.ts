/** Units that come to the second attack of a Massive attack. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotFollow } from '#spec/talvisota/4.5.2-second-attack'
import { followingProcedure } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { attackingPlan } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import * as cited from '#spec/talvisota/rules.gen'
import { printed } from '#spec/talvisota/spaces'
import { comingOn, withJoinedSoviet } from './4.2-units-that-come.js'

const Data = record({ order: z.int().min(1).max(4) })
type C = Context<Game, z.infer<typeof Data>>

const unitOfferOn = (parts: Components) => {
  const { from, says, view } = comingOn(parts)
  return asks<C>().upTo(option('no more'), {
    name: 'a unit that comes to a second attack',
    cites: [cited.sovietStrategies.attUnits],
    about: ({ game, data: { order } }) => attackingPlan(game, order).target,
    seat: () => 'Soviets',
    from,
    says,
    forbid: {
      table: mayNotFollow,
      view: {
        ...view,
        front: ({ game, data: { order } }, { space }) =>
          printed(parts.map, space).front === attackingPlan(game, order).front,
        unitsOfFront: ({ game }) => readingOf(game, cited.unitsOfFront),
      },
    },
  })
}

export function followingChart(parts: Components): Chart {
  const unitOffer = unitOfferOn(parts)
  const { chart, go } = charting<Game, OptionOf<typeof unitOffer>>().implementing(followingProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'a unit',
    states: {
      'a unit': {
        meta: { asks: unitOffer },
        on: {
          join: go('a unit', [cited.sovietStrategies.attUnits], ({ context: { game, data }, event }) => ({
            game: withJoinedSoviet(game, data.order, event),
          })),
          'no more': 'done',
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
