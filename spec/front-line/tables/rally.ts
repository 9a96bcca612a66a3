/**
 * Rally: when a target can be Rallied, what that makes of the result, and its rewards.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, comesTo, flag, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/actions.js'
import { blitz, disrupt, rout } from '../clauses/attack.js'
import { miss } from '../clauses/cities.js'
import { leadership, rally, tasks } from '../clauses/leadership.js'
import { missionActions } from '../clauses/rounds.js'
import { OUTCOMES } from '../procedures/attack.js'
import { rallyDisrupted } from '../questions/rally-disrupted.js'
import { ATTACK_BY, KINDS, LEADERSHIP, STATUSES } from '../vocabulary.js'

/** When a target may not be Rallied. */
export const mayNotRally = forbid(
  'Rally: may not be used',
  view(
    {
      by: among(ATTACK_BY, 'what lets the attacker attack'),
      leadership: among(LEADERSHIP, "the defender's Leadership"),
      ownTurn: flag("it is the defender's own turn", "it is the attacker's turn"),
    },
    [
      {
        because: "an attack with supply is made in the attacker's turn",
        when: ({ by, ownTurn }) => by === 'supply' && ownTurn,
      },
    ],
  ),
  (bar) => [
    bar(rally.when, { by: 'Opportunity Fire' }),
    bar([tasks.available, leadership.oneTask], { leadership: P.union('Exhausted', 'Commissioned') }),
    bar(missionActions.opponentsTurn, { ownTurn: true }),
  ],
)

/** What becomes of a result by Rally. */
export const afterRally = first(
  'Rally: what becomes of the result',
  view({ result: among(OUTCOMES, 'the result'), status: among(STATUSES, 'the target'), reading: rallyDisrupted }),
  (row) => [
    row([rally.lesser, rally.blitz], { result: 'Blitz' }, 'Disrupt'),
    row(
      [blitz.disruptedTarget, rally.lesser, rally.blitz],
      { result: P.union('Disrupt', 'Rout'), status: 'disrupted', reading: 'before' },
      'Disrupt',
    ),
    row([rally.lesser, rally.disrupt], { result: 'Disrupt' }, 'Rout'),
    row([rally.lesser, rally.rout, rally.adjustedMiss], { result: 'Rout' }, 'Miss'),
    row([rally.lesser, rally.miss], { result: 'Miss' }, 'reward'),
  ],
)

/** What a result does to the target, be it Rallied or not. */
export const received = first(
  'Attack: what the target receives',
  view(
    {
      result: among([...OUTCOMES, 'reward'], 'the result'),
      rallied: flag('the target is Rallied', 'the target is not Rallied'),
      status: among(STATUSES, 'the target when it was attacked'),
      reading: rallyDisrupted,
    },
    [
      {
        because: 'Rally makes every Blitz a lesser result, and only Rally is rewarded',
        when: ({ result, rallied }) => (rallied ? result === 'Blitz' : result === 'reward'),
      },
    ],
  ),
  (row) => [
    row(blitz.removed, { result: 'Blitz' }, 'Blitz'),
    row(
      [rally.onlyReward, disrupt.flips],
      { result: 'Disrupt', status: 'disrupted', rallied: true, reading: P.union('before', 'as if active') },
      'nothing',
    ),
    row(
      [rally.onlyReward, rout.lowGround, rout.choice],
      { result: 'Rout', status: 'disrupted', rallied: true, reading: 'as if active' },
      'Rout',
    ),
    row(blitz.disruptedTarget, { result: P.union('Disrupt', 'Rout'), status: 'disrupted' }, 'Blitz'),
    row(disrupt.flips, { result: 'Disrupt' }, 'Disrupt'),
    row([rout.lowGround, rout.choice], { result: 'Rout' }, 'Rout'),
    row([rally.miss, rally.onlyReward], { result: 'reward' }, 'reward'),
    row(miss.noEffect, { result: 'Miss' }, 'nothing'),
  ],
)

/** Which reward a Miss brings to a target that was Rallied. */
export const rewardFor = one('Rally: the reward', view({ status: among(STATUSES, 'the target') }), (row) => [
  row([rally.onlyReward, rally.disruptedReward], { status: 'disrupted' }, 'Regroup'),
  row([rally.onlyReward, rally.activeReward], { status: 'active' }, 'a choice'),
])

/** The rewards among which the defender picks. */
export const REWARDS = ['Maneuver', 'Opportunity Fire'] as const

/** Which rewards may not be picked. */
export const mayNotReward = forbid(
  'Rally: may not be the reward',
  view({
    reward: among(REWARDS, 'the reward'),
    shift: comesTo('the Maneuver'),
    kind: among(KINDS, 'the kind of unit that was attacked'),
    distance: range(1, 3, 'squares to the attacker'),
  }),
  (bar) => [
    bar([rally.activeReward, rally.maneuver], { reward: 'Maneuver', shift: 'nowhere' }),
    bar([rally.activeReward, rally.rewardRange, attack.infantry], {
      reward: 'Opportunity Fire',
      kind: 'Infantry',
      distance: P.number.gt(1),
    }),
    bar([rally.activeReward, rally.rewardRange, attack.tanks], {
      reward: 'Opportunity Fire',
      kind: 'Tank',
      distance: P.number.gt(2),
    }),
  ],
)
