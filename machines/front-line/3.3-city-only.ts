/** City Only: one die against an empty unfriendly city, which the attacker must enter if it succeeds. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, range, record } from 'rulewright/book'
import { z } from 'zod'
import { cityOnlyRoll } from '#spec/front-line/3.2-attack'
import type { Components } from '#spec/front-line/components/components'
import { entered } from '#spec/front-line/entering'
import type { Game } from '#spec/front-line/game'
import { cityOnlyProcedure, StrikeArgs } from '#spec/front-line/procedures/attack'
import * as cited from '#spec/front-line/rules.gen'
import { shifted } from '#spec/front-line/units'
import { strikeDoorOn } from './3.2-strike.js'
import { reRolling, withEdgeAfter, withEdgeUsed } from './4.7-edge.js'

const CityOnlyData = record({ face: z.int().min(0).max(6), ...StrikeArgs.unwrap().shape })
type C = Context<Game, z.infer<typeof CityOnlyData>>
const enters = (face: number): boolean => cityOnlyRoll.ask({ face }) === 'enters'
const resultOf = (face: number): string => (enters(face) ? 'the city is entered' : 'nothing happens')

const die = asks<C>().chance({
  name: 'the die against the city',
  cites: [cited.cityOnly.oneDie],
  about: ({ data: { target } }) => `the city in ${target}`,
  from: () => range(1, 6).map((face) => option('roll', { die: 'white', face })),
  says: (_, { face }) => `a ${face} with the white die: ${resultOf(face)}`,
})

const again = reRolling<C>(
  [cited.reRoll.untilFinal, cited.cityOnly.edge],
  ({ data: { face } }) => `${face}: ${resultOf(face)}`,
)

export function cityOnlyChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof die> | OptionOf<typeof again>>().implementing(
    cityOnlyProcedure,
    CityOnlyData,
  )
  const accepted = go('final', [cited.reRoll.acceptedByBoth], ({ context }) => ({
    game: withEdgeAfter(context, 'City Only', [context.data.face]),
  }))

  return chart({
    door: strikeDoorOn(parts, 'a city'),
    context: ({ input: { game, args } }) => ({ game, data: { face: 0, ...args } }),
    initial: 'die',
    states: {
      die: {
        meta: { asks: die },
        on: {
          roll: go('rolled', [cited.cityOnly.oneDie], ({ context: { data }, event }) => ({
            data: { ...data, face: event.face },
          })),
        },
      },
      rolled: {
        meta: { asks: again },
        on: {
          'roll again': go('die', [cited.reRoll.thenOff, cited.cityOnly.edge], ({ context: { game, data } }) => ({
            game: withEdgeUsed(game),
            data: { ...data, face: 0 },
          })),
          accept: accepted,
          nothing: accepted,
        },
      },
      final: {
        always: [
          when(
            'the city is entered',
            ({ context }) => enters(context.data.face),
            go('done', [cited.cityOnly.enters], ({ context: { game, data } }) => ({
              game: entered(parts, shifted(game, data.unit, data.target), data.target, 'City Only'),
            })),
          ),
          'done',
        ],
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
