/** A stand-in for Purchase and Mobilize New Units: land units for the capital, one by one. @module */

import { asks, type Chart, type Context, charting, compared, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotMobilize } from '#spec/russian-civil-war/4-soviet-republic'
import { hasCapital } from '#spec/russian-civil-war/capital'
import type { Components } from '#spec/russian-civil-war/components/components'
import { type Game, withUnits } from '#spec/russian-civil-war/game'
import { mobilizeProcedure } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { CAPITAL_OF } from '#spec/russian-civil-war/sides'
import { LAND_UNITS, POWERS } from '#spec/russian-civil-war/vocabulary'
import { seatOf } from '../4-soviet-movement.js'
import { turnDoor } from '../doors.js'

const Data = record({ power: z.enum(POWERS) })
type C = Context<Game, z.infer<typeof Data>>

const newUnitOf = ({ base }: Components) =>
  asks<C>().upTo(option('no more'), {
    name: 'a unit to mobilize',
    cites: [cited.republic.purchase, cited.republic.phases],
    about: ({ data: { power } }) => power,
    seat: ({ game, data }) => seatOf(game, data.power),
    from: () => LAND_UNITS.map((unit) => option('mobilize', { unit })),
    says: ({ game, data }, { unit }) => `${unit} for ${base.price[unit]} of ${game.treasury[data.power]} IPCs`,
    forbid: {
      table: mayNotMobilize,
      view: {
        treasury: ({ game, data: { power } }, { unit }) => compared(game.treasury[power], base.price[unit]),
        capital: ({ game, data: { power } }) => (hasCapital(game, power) ? 'own' : 'lost'),
      },
    },
  })

export function mobilizeChart(components: Components): Chart {
  const newUnit = newUnitOf(components)
  const { chart, go } = charting<Game, OptionOf<typeof newUnit>>().implementing(mobilizeProcedure, Data)
  return chart({
    door: turnDoor,
    context: ({ input: { game, args } }) => ({ game, data: { power: args.power } }),
    initial: 'new units',
    states: {
      'new units': {
        meta: { asks: newUnit },
        on: {
          mobilize: go(
            'new units',
            [cited.republic.purchase],
            ({
              context: {
                game,
                data: { power },
              },
              event: { unit },
            }) => {
              const left = game.treasury[power] - components.base.price[unit]
              const paid = { ...game, treasury: { ...game.treasury, [power]: left } }
              return { game: withUnits(paid, CAPITAL_OF[power], power, { [unit]: 1 }) }
            },
          ),
          'no more': 'all are mobilized',
          nothing: 'all are mobilized',
        },
      },
      'all are mobilized': { type: 'final' },
    },
    output: null,
  })
}
