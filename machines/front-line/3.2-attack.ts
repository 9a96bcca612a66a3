/** Attack: a target, the dice or a City Only, what the target receives, and Displacement. @module */

import { type Chart, calls, charting, type OptionOf } from 'rulewright/book'
import { inCapital } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { entered } from '#spec/front-line/entering'
import type { Game } from '#spec/front-line/game'
import { cityOnlyProcedure, diceProcedure, rewardProcedure, routProcedure } from '#spec/front-line/procedures/attack'
import { attackProcedure } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { ofPlayer } from '#spec/front-line/supply'
import { shifted, without, withStatus } from '#spec/front-line/units'
import { opponentOf } from '#spec/front-line/vocabulary'
import {
  AttackData,
  attacked,
  begun,
  type AttackContext as C,
  displacingOf,
  hasLeftCity,
  mustEnter,
  rallying,
  squareOf,
  strikeOf,
  targetingOf,
  withResult,
} from './3.2-attack-offers.js'
import { attackDoorOn, fieldOf } from './3.2-strike.js'

const displaced = (parts: Components, { game, data }: C): Pick<C, 'game'> => ({
  game: entered(parts, shifted(game, data.unit, squareOf(data)), squareOf(data), 'a shift'),
})

const strike = ({ data }: C) => strikeOf(data)

export function attackChart(parts: Components): Chart {
  const targeting = targetingOf(parts)
  const displacing = displacingOf(parts)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof targeting> | OptionOf<typeof rallying> | OptionOf<typeof displacing>
  >().implementing(attackProcedure, AttackData)
  const receives = (what: C['data']['receives'], says: string, way: Parameters<typeof when>[2]) =>
    when(says, ({ context: { data } }) => data.receives === what, way)

  return chart({
    door: attackDoorOn(parts),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'any target?',
    states: {
      'any target?': {
        always: [when('no target is given', ({ context: { data } }) => data.target === 'any', 'target'), 'attacked'],
      },
      target: {
        meta: { asks: targeting },
        on: {
          target: go('attacked', [cited.attack.target], ({ context: { data }, event }) => ({
            data: { ...data, target: event.square },
          })),
          nothing: 'done',
        },
      },
      attacked: {
        always: [
          when(
            'an empty city is attacked',
            ({ context }) => attacked(parts, context) === 'City Only',
            go('City Only', [cited.cityOnly.oneDie]),
          ),
          'Rally',
        ],
      },
      'City Only': { meta: { calls: calls(cityOnlyProcedure, strike) }, on: { returned: 'done' } },
      Rally: {
        meta: { asks: rallying },
        on: {
          rally: go('dice', [cited.attackDice.rally, cited.leadership.exhausted], ({ context: { game, data } }) => ({
            game: ofPlayer(game, opponentOf(data.player), { leadership: 'Exhausted' }),
            data: { ...data, rallied: true },
          })),
          'no Rally': 'dice',
          nothing: 'dice',
        },
      },
      dice: {
        meta: { calls: calls(diceProcedure, strike) },
        on: {
          returned: go('result', [], ({ context, event }) => ({ data: withResult(parts, context, event.result) })),
        },
      },
      result: {
        always: [
          receives(
            'Blitz',
            'the target is Blitzed',
            go('left', [cited.blitz.removed], ({ context: { game, data } }) => ({
              game: without(game, squareOf(data)),
              data: { ...data, left: 'Blitz' },
            })),
          ),
          receives(
            'Disrupt',
            'the target is disrupted',
            go('done', [cited.disrupt.flips], ({ context: { game, data } }) => ({
              game: withStatus(game, squareOf(data), 'disrupted'),
            })),
          ),
          receives('Rout', 'the target is Routed', 'Rout'),
          receives('reward', 'the Rally is rewarded', 'reward'),
          'done',
        ],
      },
      Rout: {
        meta: { calls: calls(routProcedure, strike) },
        on: {
          returned: [
            when(
              'the target has retreated',
              ({ event }) => event.result === 'retreated',
              go('left', [], ({ context: { data } }) => ({ data: { ...data, left: 'Retreat' } })),
            ),
            'done',
          ],
        },
      },
      left: {
        always: [
          when(
            'the target has retreated into a Capital',
            ({ context: { game } }) => inCapital(game, fieldOf(parts, game)) !== 'nobody',
            go('done', [cited.theGame.capitalWins]),
          ),
          when(
            'the attacker must enter the city',
            ({ context }) => mustEnter(parts, context),
            go('done', [cited.displacement.mustEnterCity], ({ context }) => displaced(parts, context)),
          ),
          'Displacement',
        ],
      },
      Displacement: {
        meta: { asks: displacing },
        on: {
          displace: go('done', [cited.displacement.may], ({ context }) => displaced(parts, context)),
          stay: 'done',
          nothing: 'done',
        },
      },
      reward: {
        meta: { calls: calls(rewardProcedure, strike) },
        on: {
          returned: [
            when(
              'the target has left a city by a Maneuver',
              ({ context }) => hasLeftCity(parts, context),
              go('left', [], ({ context: { data } }) => ({ data: { ...data, left: 'Maneuver' } })),
            ),
            'done',
          ],
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
