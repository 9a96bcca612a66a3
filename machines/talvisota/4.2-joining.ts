/** The units that the Reinforcements of a side bring to a combat. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotReinforce } from '#spec/talvisota/3.3-finnish-supports'
import { mayNotJoin } from '#spec/talvisota/3.3-soviet-supports'
import { mayNotStopReinforcing } from '#spec/talvisota/4.4-combat-rounds'
import { joiningProcedure } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { countedFinns, defendingPlan } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { withFinnishPlan } from '#spec/talvisota/plans'
import * as cited from '#spec/talvisota/rules.gen'
import { finns, minus, plus } from '#spec/talvisota/units'
import { FINNISH_UNITS, type FinnishUnit, SIDES } from '#spec/talvisota/vocabulary'
import { comingOn, withJoinedSoviet } from './4.2-units-that-come.js'
import { seatFor } from './seats.js'

const Data = record({ order: z.int().min(1).max(4), side: z.enum(SIDES), come: z.int().min(0).max(2) })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const sovietOfferOn = (parts: Components) => {
  const { from, says, view } = comingOn(parts)
  return ask.upTo(option('no more'), {
    name: 'a unit that comes with the Reinforcements',
    cites: [cited.sovietSupports.reinforcements],
    seat: () => 'Soviets',
    from,
    says,
    forbid: { table: mayNotJoin, view: { ...view, come: ({ data: { come } }) => come } },
  })
}

const finnishOffer = ask.may(
  option('no more'),
  {
    name: 'a unit that comes with the Reinforcements',
    cites: [cited.finnishSupports.reinforcements],
    seat: ({ game }) => seatFor(game, 'Finns'),
    from: () => FINNISH_UNITS.map((unit) => option('reinforce', { unit })),
    says: (_, { unit }) => unit,
    forbid: {
      table: mayNotReinforce,
      view: {
        come: ({ data: { come } }) => come,
        free: ({ game }, { unit }) => game.finns.forces[unit] > 0,
        force: ({ game, data: { order } }) => countedFinns(game, order),
      },
    },
  },
  {
    table: mayNotStopReinforcing,
    view: {
      finnishReinforcements: ({ game }) => readingOf(game, cited.finnishReinforcements),
      come: ({ data: { come } }) => come,
      reinforcementsWhen: ({ game }) => readingOf(game, cited.reinforcementsWhen),
    },
  },
)

/** The units of the Finns by chance, each counter alike: so they come in the solo game. */
const drawn = ask.chance({
  name: 'a Finnish unit that is drawn for the Reinforcements',
  cites: [cited.finnishSupports.reinforcements],
  from: ({ game, data: { order, come } }) =>
    FINNISH_UNITS.filter(
      (unit) => !mayNotReinforce.refuses({ come, free: game.finns.forces[unit] > 0, force: countedFinns(game, order) }),
    ).map((unit) => option('draw', { unit })),
  weight: ({ game }, { unit }) => game.finns.forces[unit],
  says: (_, { unit }) => unit,
})

/** A game in which a unit of the sheet has come to a Finnish Combat Strategy. */
export function withJoinedFinn(game: Game, order: number, unit: FinnishUnit): Game {
  const { strategy, units } = defendingPlan(game, order)
  const one = finns(unit, 1)
  const joined = withFinnishPlan(game, strategy, { units: plus(units, one) })
  return { ...joined, finns: { ...joined.finns, forces: minus(joined.finns.forces, one) } }
}

const more = ({ context: { data } }: { readonly context: C }) => ({ data: { ...data, come: data.come + 1 } })

export function joiningChart(parts: Components): Chart {
  const sovietOffer = sovietOfferOn(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof sovietOffer> | OptionOf<typeof finnishOffer> | OptionOf<typeof drawn>
  >().implementing(joiningProcedure, Data)
  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'whose units',
    states: {
      'whose units': {
        always: [
          when('of the Soviets', ({ context: { data } }) => data.side === 'Soviets', 'Soviet units'),
          when('of Finns that are drawn', ({ context: { game } }) => game.solo, 'drawn units'),
          'Finnish units',
        ],
      },
      'Soviet units': {
        meta: { asks: sovietOffer },
        on: {
          join: go('Soviet units', [cited.sovietSupports.reinforcements], ({ context, event }) => ({
            game: withJoinedSoviet(context.game, context.data.order, event),
            ...more({ context }),
          })),
          'no more': 'done',
          nothing: 'done',
        },
      },
      'Finnish units': {
        meta: { asks: finnishOffer },
        on: {
          reinforce: go('Finnish units', [cited.finnishSupports.reinforcements], ({ context, event }) => ({
            game: withJoinedFinn(context.game, context.data.order, event.unit),
            ...more({ context }),
          })),
          'no more': 'done',
          nothing: 'done',
        },
      },
      'drawn units': {
        meta: { asks: drawn },
        on: {
          draw: go('drawn units', [cited.finnishSupports.reinforcements], ({ context, event }) => ({
            game: withJoinedFinn(context.game, context.data.order, event.unit),
            ...more({ context }),
          })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => data.come,
  })
}
