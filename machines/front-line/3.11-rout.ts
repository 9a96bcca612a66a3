/** The squares to which a retreating unit can be shifted. @module */

import {
  asks,
  type Chart,
  type Context,
  charting,
  further,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { makesUnsafe, mayNotRetreat, mayNotRetreatTo, type Nearness, routOn } from '#spec/front-line/3.11-rout'
import { citySide } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { entered } from '#spec/front-line/entering'
import { adjacentTo, besideOf } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { routProcedure, StrikeArgs } from '#spec/front-line/procedures/attack'
import * as cited from '#spec/front-line/rules.gen'
import { isEmpty, shifted, unitAt, withStatus } from '#spec/front-line/units'
import { opponentOf, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { fieldOf, strikeDoorOn, targetInWords, targetOf } from './3.2-strike.js'

export const RoutData = record({ retreated: z.boolean(), ...StrikeArgs.unwrap().shape })
export type RoutContext = Context<Game, z.infer<typeof RoutData>>

/** Returns the distance to the nearest square of a kind. */
function nearest(square: Square, is: (other: Square) => boolean): Nearness {
  if (besideOf(square).some(is)) return 'beside'
  return adjacentTo(square).some(is) ? 'at a corner' : 'further'
}

/** True if a square is an unfriendly city for the retreating unit. */
const isUnfriendly = (parts: Components, { game, data }: RoutContext, square: Square): boolean =>
  citySide(game, fieldOf(parts, game), opponentOf(data.player), square) === 'unfriendly'

/** True if a square has an active enemy of the retreating unit, so that the squares next to it are not safe. */
function isUnsafe({ game, data }: RoutContext, square: Square): boolean {
  const unit = unitAt(game, square)
  if (unit?.owner !== data.player || unit.status !== 'active') return false
  return makesUnsafe.ask({ attacker: square === data.unit, nextToAttacker: readingOf(game, cited.nextToAttacker) })
}

/** The offer of the squares to which the attacker can shift a retreating unit. */
export const retreatOf = (parts: Components) =>
  asks<RoutContext>().must({
    name: 'the square of the Retreat',
    cites: [cited.retreat.attackerShifts, cited.retreat.adjacent],
    about: targetInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('shift', { to })),
    forbid: {
      table: mayNotRetreatTo,
      view: {
        kind: (context) => targetOf(context).kind,
        square: ({ data }, { to }) => nearest(to, (other) => other === data.target),
        empty: ({ game }, { to }) => isEmpty(game, to),
        enemy: (context, { to }) => nearest(to, (square) => isUnsafe(context, square)),
        city: (context, { to }) => nearest(to, (square) => isUnfriendly(parts, context, square)),
        unfriendly: (context, { to }) => isUnfriendly(parts, context, to),
        water: ({ game }, { to }) => fieldOf(parts, game).ground[to] === 'Water',
        retreatDirection: ({ game }) => readingOf(game, cited.retreatDirection),
        nextTo: ({ game }) => readingOf(game, cited.nextTo),
        retreatIntoCity: ({ game }) => readingOf(game, cited.retreatIntoCity),
        lakeEntry: ({ game }) => readingOf(game, cited.lakeEntry),
      },
    },
  })

export function routChart(parts: Components): Chart {
  const squares = retreatOf(parts)
  const choice = asks<RoutContext>().may(option('hold'), {
    name: 'Retreat or Hold',
    cites: [cited.rout.choice, cited.rout.retreat],
    about: targetInWords,
    seat: ({ data }) => opponentOf(data.player),
    from: () => [option('retreat')],
    forbid: { table: mayNotRetreat, view: {} },
    leads: (context) => further(squares, context),
  })
  const { chart, effect, go, when } = charting<Game, OptionOf<typeof choice> | OptionOf<typeof squares>>().implementing(
    routProcedure,
    RoutData,
  )
  const disrupted = effect(({ context: { game, data } }) => ({ game: withStatus(game, data.target, 'disrupted') }))

  return chart({
    door: strikeDoorOn(parts, 'a unit'),
    context: ({ input: { game, args } }) => ({ game, data: { retreated: false, ...args } }),
    initial: 'ground',
    states: {
      ground: {
        always: [
          when(
            'the ground leaves no choice',
            ({ context: { game, data } }) =>
              routOn.ask({ ground: fieldOf(parts, game).ground[data.target] }) === 'disrupts',
            go('done', [cited.rout.lowGround], disrupted),
          ),
          'choice',
        ],
      },
      choice: {
        meta: { asks: choice },
        on: {
          retreat: go('retreat', [cited.rout.retreat, cited.cardDieRolls.retreat]),
          hold: go('done', [cited.rout.hold], disrupted),
          nothing: go('done', [cited.retreat.noSafeSquare], disrupted),
        },
      },
      retreat: {
        meta: { asks: squares },
        on: {
          shift: go('done', [cited.retreat.attackerShifts], ({ context: { game, data }, event }) => ({
            game: entered(parts, shifted(game, data.target, event.to), event.to, 'a shift'),
            data: { ...data, retreated: true },
          })),
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.retreated ? 'retreated' : 'disrupted'),
  })
}
