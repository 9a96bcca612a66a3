/** The units that a side loses, one after the other. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import type { z } from 'zod'
import { mayNotBeLost } from '#spec/talvisota/4.5.1-combat-results'
import { LossesArgs, lossesProcedure } from '#spec/talvisota/combat-procedures'
import { attackingPlan, finnsIn, withFinnLost, withSovietLost } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import * as cited from '#spec/talvisota/rules.gen'
import { FINNISH_UNITS, type FinnishUnit, SOVIET_UNITS, type SovietUnit } from '#spec/talvisota/vocabulary'
import { seatFor } from './seats.js'

const Data = record({ ...LossesArgs.unwrap().shape })
type C = Context<Game, z.infer<typeof Data>>
type Unit = SovietUnit | FinnishUnit

/** Finnish units from the weakest to the strongest, as 9.1 has them. */
const WEAKEST_FIRST: readonly Unit[] = ['RES', 'SK', 'WD', 'SCT', 'DIV']

/** Counts the units of a type that the side has in the combat. */
function numberOf({ game, data }: C, unit: Unit): number {
  const units: Readonly<Record<string, number>> =
    data.side === 'Soviets' ? attackingPlan(game, data.order).units : finnsIn(game, data)
  return units[unit] ?? 0
}

const weakerThere = (context: C, unit: Unit): boolean =>
  WEAKEST_FIRST.slice(0, Math.max(0, WEAKEST_FIRST.indexOf(unit))).some((weaker) => numberOf(context, weaker) > 0)

const lossOffer = asks<C>().must({
  name: 'a unit that is lost',
  cites: [cited.combatResults.ownerChooses],
  about: ({ data: { side, number } }) => `${side}, ${number} to lose`,
  seat: ({ game, data: { side } }) => seatFor(game, side),
  from: ({ data: { side } }) => {
    const types: readonly Unit[] = side === 'Soviets' ? SOVIET_UNITS : FINNISH_UNITS
    return types.map((unit) => option('lose', { unit }))
  },
  says: (_, { unit }) => unit,
  forbid: {
    table: mayNotBeLost,
    view: {
      unit: (_, { unit }) => unit,
      there: (context, { unit }) => numberOf(context, unit) > 0,
      weaker: (context, { unit }) => weakerThere(context, unit),
      solo: ({ game }) => game.solo,
    },
  },
})

const { chart, go, when } = charting<Game, OptionOf<typeof lossOffer>>().implementing(lossesProcedure, Data)

const isSoviet = (unit: Unit): unit is SovietUnit => SOVIET_UNITS.some((one) => one === unit)

export const lossesChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'the next unit',
  states: {
    'the next unit': {
      always: [when('all are lost', ({ context: { data } }) => data.number === 0, 'done'), 'which unit'],
    },
    'which unit': {
      meta: { asks: lossOffer },
      on: {
        lose: go(
          'the next unit',
          [cited.combatResults.lost, cited.combatResults.lossesBox, cited.commandSheet.losses],
          ({ context: { game, data }, event: { unit } }) => ({
            game: isSoviet(unit) ? withSovietLost(game, data.order, unit) : withFinnLost(game, data, unit),
            data: { ...data, number: data.number - 1 },
          }),
        ),
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
