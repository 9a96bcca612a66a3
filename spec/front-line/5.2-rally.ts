/** page 5, para 2 Rally. @module */

import { among, comesTo, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { OUTCOMES } from './3.2-attack.js'
import { ROUT_ON } from './3.11-rout.js'
import * as cited from './rules.gen.js'
import { ATTACK_BY, KINDS, LEADERSHIP, STATUSES } from './vocabulary.js'

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
    bar(cited.rally.when, { by: 'Opportunity Fire' }),
    bar([cited.tasks.available, cited.leadership.oneTask], { leadership: P.union('Exhausted', 'Commissioned') }),
    bar(cited.missionActions.opponentsTurn, { ownTurn: true }),
  ],
)

export const afterRally = first(
  'Rally: what becomes of the result',
  view({
    result: among(OUTCOMES, 'the result'),
    status: among(STATUSES, 'the target'),
    ground: among(ROUT_ON, 'what a Rout does on the ground'),
    reading: cited.rallyDisrupted,
    rallyLowGround: cited.rallyLowGround,
  }),
  (row) => [
    row([cited.rally.lesser, cited.rally.blitz], { result: 'Blitz' }, 'Disrupt'),
    row(
      [cited.blitz.disruptedTarget, cited.rally.lesser, cited.rally.blitz],
      { result: P.union('Disrupt', 'Rout'), status: 'disrupted', reading: 'before' },
      'Disrupt',
    ),
    row([cited.rally.lesser, cited.rally.disrupt], { result: 'Disrupt' }, 'Rout'),
    row(
      [cited.rout.lowGround, cited.rally.lesser, cited.rally.disrupt],
      { result: 'Rout', status: 'active', ground: 'disrupts', rallyLowGround: 'the ground first' },
      'Rout',
    ),
    row([cited.rally.lesser, cited.rally.rout, cited.rally.adjustedMiss], { result: 'Rout' }, 'Miss'),
    row([cited.rally.lesser, cited.rally.miss], { result: 'Miss' }, 'reward'),
  ],
)

export const received = first(
  'Attack: what the target receives',
  view(
    {
      result: among([...OUTCOMES, 'reward'], 'the result'),
      rallied: flag('the target is Rallied', 'the target is not Rallied'),
      status: among(STATUSES, 'the target when it was attacked'),
      reading: cited.rallyDisrupted,
    },
    [
      {
        because: 'Rally makes every Blitz a lesser result, and only Rally is rewarded',
        when: ({ result, rallied }) => (rallied ? result === 'Blitz' : result === 'reward'),
      },
    ],
  ),
  (row) => [
    row(cited.blitz.removed, { result: 'Blitz' }, 'Blitz'),
    row(
      [cited.rally.onlyReward, cited.disrupt.flips],
      { result: 'Disrupt', status: 'disrupted', rallied: true, reading: P.union('before', 'as if active') },
      'nothing',
    ),
    row(
      [cited.rally.onlyReward, cited.rout.lowGround, cited.rout.choice],
      { result: 'Rout', status: 'disrupted', rallied: true, reading: 'as if active' },
      'Rout',
    ),
    row(cited.blitz.disruptedTarget, { result: P.union('Disrupt', 'Rout'), status: 'disrupted' }, 'Blitz'),
    row(cited.disrupt.flips, { result: 'Disrupt' }, 'Disrupt'),
    row([cited.rout.lowGround, cited.rout.choice], { result: 'Rout' }, 'Rout'),
    row([cited.rally.miss, cited.rally.onlyReward], { result: 'reward' }, 'reward'),
    row(cited.miss.noEffect, { result: 'Miss' }, 'nothing'),
  ],
)

export const rewardFor = one('Rally: the reward', view({ status: among(STATUSES, 'the target') }), (row) => [
  row([cited.rally.onlyReward, cited.rally.disruptedReward], { status: 'disrupted' }, 'Regroup'),
  row([cited.rally.onlyReward, cited.rally.activeReward], { status: 'active' }, 'a choice'),
])

/** The rewards among which the defender picks. */
export const REWARDS = ['Maneuver', 'Opportunity Fire'] as const

export const mayNotReward = forbid(
  'Rally: may not be the reward',
  view({
    reward: among(REWARDS, 'the reward'),
    shift: comesTo('the Maneuver'),
    kind: among(KINDS, 'the kind of unit that was attacked'),
    distance: range(1, 3, 'squares to the attacker'),
  }),
  (bar) => [
    bar([cited.rally.possible, cited.rally.activeReward, cited.rally.maneuver], {
      reward: 'Maneuver',
      shift: 'nowhere',
    }),
    bar([cited.rally.activeReward, cited.rally.rewardRange, cited.attack.infantry], {
      reward: 'Opportunity Fire',
      kind: 'Infantry',
      distance: P.number.gt(1),
    }),
    bar([cited.rally.activeReward, cited.rally.rewardRange, cited.attack.tanks], {
      reward: 'Opportunity Fire',
      kind: 'Tank',
      distance: P.number.gt(2),
    }),
  ],
)
