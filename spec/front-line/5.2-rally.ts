/** page 5, para 2 Rally. @module */

import {
  among,
  comesTo,
  exception,
  first,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { missionActions } from './2.5-actions.js'
import { attack, OUTCOMES } from './3.2-attack.js'
import { blitz, disrupt } from './3.8-re-roll.js'
import { ROUT_ON, rout } from './3.11-rout.js'
import { miss } from './4.1-miss.js'
import { leadership } from './4.9-build.js'
import { tasks } from './5.1-tasks.js'
import { POINTER } from './reasons.js'
import { section } from './section.js'
import { ATTACK_BY, KINDS, LEADERSHIP, STATUSES } from './vocabulary.js'

export const rally = section('rally', 'page 5, para 2', 'Rally', {
  when: prohibition('A unit can be Rallied when an enemy unit attacks it with supply, before dice are rolled.'),
  lesser: rule('Rally makes the result a lesser one, or rewards the unit for a result that was a Miss anyway.'),
  anyStatus: permission('Active and disrupted units can be Rallied.'),
  onlyReward: rule('Active or disrupted: that tells only which reward there is for a Miss.'),
  onCard: note('The Leadership card shows how results are lowered.', { status: POINTER }),
  blitz: rule('A Blitz becomes a Disrupt.'),
  disrupt: rule('A Disrupt becomes a Rout.'),
  rout: rule('A Rout becomes a Miss.'),
  miss: rule('A Miss that Rally did not make, City Defense and Dug In included, rewards the target.'),
  adjustedMiss: exception('A Miss that was a Rout brings no reward.'),
  disruptedReward: rule('A disrupted target Regroups at once.'),
  activeReward: permission('For an active target the defender picks one of two rewards, as far as both are possible.'),
  possible: prohibition('A reward that is not possible is none.'),
  maneuver: permission('One reward: the target, and no other unit, does the Maneuver Task for free.'),
  opportunityFire: permission(
    'The other reward: the target fires back at its attacker at once, as by Opportunity Fire and for free.',
  ),
  rewardRange: prohibition('For that, the attacker must be within the range of the target.'),
})

export const rallyDisrupted = question('rallyDisrupted', {
  asks: 'What becomes of a result against a disrupted target that is Rallied?',
  clauses: [blitz.disruptedTarget, rally.onlyReward, rally.disrupt, rally.rout],
  readings: {
    after: 'Rally lessens what the chart says; what is left of Disrupt or Rout then becomes a Blitz.',
    'as if active':
      'What Rally leaves is carried out as on an active unit: a Disrupt changes nothing, a Rout Retreats or Holds.',
    before: 'Disrupt and Rout are a Blitz first; Rally makes that a Disrupt, and the unit stays as it is.',
  },
  usual: 'after',
  because:
    'Page 3, para 9 converts what a unit receives, and that is the lesser result. That its state tells only the reward speaks against it.',
})

export const rallyLowGround = question('rallyLowGround', {
  asks: 'What becomes of a Rout against an active target on low ground that is Rallied?',
  clauses: [rout.lowGround, rally.disrupt, rally.rout],
  readings: {
    'Rally first': 'Rally makes the Rout a Miss, whatever the ground.',
    'the ground first':
      'The ground makes it a Disrupt; Rally makes that a Rout, and on this ground the unit is disrupted.',
  },
  usual: 'Rally first',
  because:
    'Rally lowers the result of the attack, and a Rout is what the dice say. The ground speaks of what a target gets, which is the lesser result.',
})

export const rewardDeclined = question('rewardDeclined', {
  asks: 'Can the defender decline both rewards of a Rally?',
  clauses: [rally.activeReward],
  readings: {
    may: 'The defender may pick one, or none.',
    must: 'The defender picks one that is possible.',
  },
  usual: 'may',
  because: 'The text says that the defender may pick.',
})

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

export const afterRally = first(
  'Rally: what becomes of the result',
  view({
    result: among(OUTCOMES, 'the result'),
    status: among(STATUSES, 'the target'),
    ground: among(ROUT_ON, 'what a Rout does on the ground'),
    reading: rallyDisrupted,
    rallyLowGround,
  }),
  (row) => [
    row([rally.lesser, rally.blitz], { result: 'Blitz' }, 'Disrupt'),
    row(
      [blitz.disruptedTarget, rally.lesser, rally.blitz],
      { result: P.union('Disrupt', 'Rout'), status: 'disrupted', reading: 'before' },
      'Disrupt',
    ),
    row([rally.lesser, rally.disrupt], { result: 'Disrupt' }, 'Rout'),
    row(
      [rout.lowGround, rally.lesser, rally.disrupt],
      { result: 'Rout', status: 'active', ground: 'disrupts', rallyLowGround: 'the ground first' },
      'Rout',
    ),
    row([rally.lesser, rally.rout, rally.adjustedMiss], { result: 'Rout' }, 'Miss'),
    row([rally.lesser, rally.miss], { result: 'Miss' }, 'reward'),
  ],
)

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

export const rewardFor = one('Rally: the reward', view({ status: among(STATUSES, 'the target') }), (row) => [
  row([rally.onlyReward, rally.disruptedReward], { status: 'disrupted' }, 'Regroup'),
  row([rally.onlyReward, rally.activeReward], { status: 'active' }, 'a choice'),
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
    bar([rally.possible, rally.activeReward, rally.maneuver], { reward: 'Maneuver', shift: 'nowhere' }),
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
