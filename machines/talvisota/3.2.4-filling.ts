/** A Finnish Combat Strategy is filled with units of the sheet for a second space. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotFill, mayNotStopFilling } from '#spec/talvisota/4.5.2-second-defence'
import { fillingProcedure } from '#spec/talvisota/combat-procedures'
import { defendingPlan } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import * as cited from '#spec/talvisota/rules.gen'
import { sizeOf } from '#spec/talvisota/units'
import { FINNISH_UNITS, type FinnishUnit } from '#spec/talvisota/vocabulary'
import { withJoinedFinn } from './4.2-joining.js'

const Data = record({ order: z.int().min(1).max(4) })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

/** Returns the view of a unit that could come. */
const viewOf = ({ game, data: { order } }: C, unit: FinnishUnit) => {
  const { strategy, units } = defendingPlan(game, order)
  return { strategy, units: sizeOf(units), free: game.finns.forces[unit] > 0 }
}

const unitOffer = ask.may(
  option('no more'),
  {
    name: 'a unit that comes for a second space',
    cites: [cited.followUp.same],
    about: ({ game, data: { order } }) => defendingPlan(game, order).strategy,
    seat: () => 'Finns',
    from: () => FINNISH_UNITS.map((unit) => option('fill', { unit })),
    says: (_, { unit }) => unit,
    forbid: {
      table: mayNotFill,
      view: {
        strategy: ({ game, data: { order } }) => defendingPlan(game, order).strategy,
        units: ({ game, data: { order } }) => sizeOf(defendingPlan(game, order).units),
        free: ({ game }, { unit }) => game.finns.forces[unit] > 0,
      },
    },
  },
  { table: mayNotStopFilling, view: { finnishNumber: ({ game }) => readingOf(game, cited.finnishNumber) } },
)

/** In the solo game chance draws them, each counter alike. */
const drawn = ask.chance({
  name: 'a unit that is drawn for a second space',
  cites: [cited.soloPlay.units],
  from: (context) =>
    FINNISH_UNITS.filter((unit) => !mayNotFill.refuses(viewOf(context, unit))).map((unit) => option('draw', { unit })),
  weight: ({ game }, { unit }) => game.finns.forces[unit],
  says: (_, { unit }) => unit,
})

const { chart, go, when } = charting<Game, OptionOf<typeof unitOffer> | OptionOf<typeof drawn>>().implementing(
  fillingProcedure,
  Data,
)

export const fillingChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'who chooses',
  states: {
    'who chooses': {
      always: [when('the Finns are drawn', ({ context: { game } }) => game.solo, 'a drawn unit'), 'a unit'],
    },
    'a unit': {
      meta: { asks: unitOffer },
      on: {
        fill: go('a unit', [cited.followUp.same], ({ context: { game, data }, event: { unit } }) => ({
          game: withJoinedFinn(game, data.order, unit),
        })),
        'no more': 'done',
        nothing: 'done',
      },
    },
    'a drawn unit': {
      meta: { asks: drawn },
      on: {
        draw: go('a drawn unit', [cited.followUp.same], ({ context: { game, data }, event: { unit } }) => ({
          game: withJoinedFinn(game, data.order, unit),
        })),
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
