/** Opportunity Fire: one active unit attacks an enemy unit that has used supply. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotFire } from '#spec/front-line/5.3-opportunity-fire'
import type { Components } from '#spec/front-line/components/components'
import { distance } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { attackProcedure, opportunityFireProcedure, TurnArgs } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { supplyUseOf, unitAt, unitsOf } from '#spec/front-line/units'
import { opponentOf, SQUARES, type Square } from '#spec/front-line/vocabulary'

const square = z.enum(SQUARES).or(z.literal('none'))
const FireData = record({ unit: square, target: square, ...TurnArgs.unwrap().shape })
type C = Context<Game, z.infer<typeof FireData>>
const begun = (args: TurnArgs): C['data'] => ({ unit: 'none', target: 'none', ...args })

const chosen = (of: C['data']['unit']): Square =>
  certain(of === 'none' ? undefined : of, 'unit of the Opportunity Fire')

const firingIn = (game: Game, square: Square) => certain(unitAt(game, square), 'unit that fires')

const firing = asks<C>().must({
  name: 'the unit that fires, and at which',
  cites: [cited.opportunityFire.when, cited.opportunityFire.range],
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
      fireTime: ({ game }) => readingOf(game, cited.fireTime),
      distance: (_, { unit, target }) => distance(unit, target),
    },
  },
})

export function opportunityFireChart(_: Components): Chart {
  const { chart, go } = charting<Game, OptionOf<typeof firing>>().implementing(opportunityFireProcedure, FireData)
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
          fire: go('Attack', [cited.opportunityFire.when], ({ context: { data }, event }) => ({
            data: { ...data, unit: event.unit, target: event.target },
          })),
          nothing: 'done',
        },
      },
      Attack: { meta: { calls: attack }, on: { returned: 'done' } },
      done: { type: 'final' },
    },
    output: null,
  })
}
