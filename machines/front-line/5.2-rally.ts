/** The reward of a Rally: a disrupted target Regroups, and for an active one the defender picks. @module */

import {
  asks,
  type Chart,
  call,
  calls,
  charting,
  type OptionOf,
  option,
  type Procedure,
  readingOf,
} from 'rulewright/book'
import { mayNotReward, REWARDS, rewardFor } from '#spec/front-line/5.2-rally'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { rewardProcedure, StrikeArgs } from '#spec/front-line/procedures/attack'
import { attackProcedure, maneuverProcedure } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { withStatus } from '#spec/front-line/units'
import { opponentOf } from '#spec/front-line/vocabulary'
import { type Strike as C, distanceIn, strikeDoorOn, targetInWords, targetOf } from './3.2-strike.js'

const defender = ({ data }: C) => opponentOf(data.player)

const regroups = (context: C) => rewardFor.ask({ status: targetOf(context).status }) === 'Regroup'

const shift = (context: C) => call(maneuverProcedure, { player: defender(context), unit: context.data.target })

const rewarding = asks<C>().may(
  option('no reward'),
  {
    name: 'the reward of the Rally',
    cites: [cited.rally.activeReward],
    about: targetInWords,
    seat: defender,
    from: () => REWARDS.map((task) => option('reward', { task })),
    says: (_, { task }) => task,
    leads: (context, { task }) => (task === 'Maneuver' ? shift(context) : undefined),
    forbid: {
      table: mayNotReward,
      view: {
        reward: (_, { task }) => task,
        kind: (context) => targetOf(context).kind,
        distance: distanceIn,
      },
    },
  },
  ({ game }) => readingOf(game, cited.rewardDeclined) === 'may',
)

/** Fire at the unit that attacked. */
const answering = calls(attackProcedure, (context: C) => ({
  player: defender(context),
  unit: context.data.target,
  by: 'Opportunity Fire' as const,
  target: context.data.unit,
}))

export function rewardChart(parts: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof rewarding>>().implementing(rewardProcedure, StrikeArgs)

  return chart({
    door: strikeDoorOn(parts, 'a unit'),
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'which reward?',
    states: {
      'which reward?': {
        always: [
          when(
            'the target is disrupted',
            ({ context }) => regroups(context),
            go('done', [cited.rally.disruptedReward], ({ context: { game, data } }) => ({
              game: withStatus(game, data.target, 'active'),
            })),
          ),
          'choice of reward',
        ],
      },
      'choice of reward': {
        meta: { asks: rewarding },
        on: {
          reward: [
            when('it is a Maneuver', ({ event }) => event.task === 'Maneuver', go('Maneuver', [cited.rally.maneuver])),
            go('Opportunity Fire', [cited.rally.opportunityFire]),
          ],
          'no reward': 'done',
          nothing: 'done',
        },
      },
      Maneuver: {
        meta: { calls: { procedures: [maneuverProcedure as unknown as Procedure], pick: shift } },
        on: { returned: 'done' },
      },
      'Opportunity Fire': { meta: { calls: answering }, on: { returned: 'done' } },
      done: { type: 'final' },
    },
    output: null,
  })
}
