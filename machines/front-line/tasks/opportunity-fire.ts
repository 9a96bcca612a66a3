/**
 * Opportunity Fire: one active unit attacks an enemy unit that has used supply.
 *
 * @module
 */
import { z } from 'zod'
import { opportunityFire } from '../../../spec/front-line/clauses/leadership.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import { distance } from '../../../spec/front-line/field.js'
import type { Game } from '../../../spec/front-line/game.js'
import { attackProcedure, opportunityFireProcedure, TurnArgs } from '../../../spec/front-line/procedures/procedures.js'
import { fireTime } from '../../../spec/front-line/questions/fire-time.js'
import { mayNotFire } from '../../../spec/front-line/tables/opportunity-fire.js'
import { supplyUseOf, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import { opponentOf, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { calls } from '../../../src/kernel/procedure.js'
import { readingOf } from '../../../src/kernel/question.js'

const square = z.enum(SQUARES).or(z.literal('none'))
const FireData = z.strictObject({ unit: square, target: square, ...TurnArgs.unwrap().shape }).readonly()
type C = Context<Game, z.infer<typeof FireData>>

const begun = (args: TurnArgs): C['data'] => ({ unit: 'none', target: 'none', ...args })
const chosen = (of: C['data']['unit']): Square =>
  certain(of === 'none' ? undefined : of, 'unit of the Opportunity Fire')

const firingIn = (game: Game, square: Square) => certain(unitAt(game, square), 'unit that fires')

const firing = asks<C>().must({
  name: 'the unit that fires, and at which',
  cites: [opportunityFire.when, opportunityFire.range],
  seat: ({ data }) => data.player,
  from: ({ game, data }) =>
    unitsOf(game, data.player).flatMap((unit) =>
      unitsOf(game, opponentOf(data.player)).map((target) => option('fire', { unit, target })),
    ),
  says: ({ game }, { unit, target }) => `${game.squares[unit]} in ${unit} at ${game.squares[target]} in ${target}`,
  forbid: {
    table: mayNotFire,
    view: {
      kind: ({ game }, { unit }) => firingIn(game, unit).kind,
      status: ({ game }, { unit }) => firingIn(game, unit).status,
      usedSupply: ({ game }, { target }) => supplyUseOf(game, target),
      fireTime: ({ game }) => readingOf(game, fireTime),
      distance: (_, { unit, target }) => distance(unit, target),
    },
  },
})

/** The chart of Opportunity Fire. */
export function opportunityFireChart(_: Components): Chart {
  const { chart, effect } = charting<Game, OptionOf<typeof firing>>().implementing(opportunityFireProcedure, FireData)
  const attack = calls(attackProcedure, ({ data }: C) => ({
    player: data.player,
    unit: chosen(data.unit),
    by: 'Opportunity Fire' as const,
    target: chosen(data.target),
  }))

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'unit',
    states: {
      unit: {
        meta: { asks: firing },
        on: {
          fire: {
            target: 'Attack',
            meta: { requirements: [opportunityFire.when] },
            actions: effect(({ context: { data }, event }) => ({
              data: { ...data, unit: event.unit, target: event.target },
            })),
          },
          nothing: 'done',
        },
      },
      Attack: { meta: { calls: attack }, on: { returned: 'done' } },
      done: { type: 'final' },
    },
    output: null,
  })
}
