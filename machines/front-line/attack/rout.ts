/** Rout: the defender holds or retreats, and the attacker shifts the unit that does. @module */

import { asks, type Chart, charting, further, type OptionOf, option } from '#kernel'
import { mayNotRetreat, retreat, rout, routOn } from '#spec/front-line/3.11-rout'
import { cardDieRolls } from '#spec/front-line/7-set-up-cards'
import type { Components } from '#spec/front-line/components/components'
import { entered } from '#spec/front-line/entering'
import type { Game } from '#spec/front-line/game'
import { routProcedure } from '#spec/front-line/procedures/attack'
import { shifted, withStatus } from '#spec/front-line/units'
import { opponentOf } from '#spec/front-line/vocabulary'
import { strikeDoorOn } from './doors.js'
import { type RoutContext as C, RoutData, retreatOf } from './retreat.js'
import { fieldOf, targetInWords } from './strike.js'

export function routChart(parts: Components): Chart {
  const squares = retreatOf(parts)
  const choice = asks<C>().may(option('hold'), {
    name: 'Retreat or Hold',
    cites: [rout.choice, rout.retreat],
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
            go('done', [rout.lowGround], disrupted),
          ),
          'choice',
        ],
      },
      choice: {
        meta: { asks: choice },
        on: {
          retreat: go('retreat', [rout.retreat, cardDieRolls.retreat]),
          hold: go('done', [rout.hold], disrupted),
          nothing: go('done', [retreat.noSafeSquare], disrupted),
        },
      },
      retreat: {
        meta: { asks: squares },
        on: {
          shift: go('done', [retreat.attackerShifts], ({ context: { game, data }, event }) => ({
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
