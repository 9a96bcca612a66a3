/** page 5, para 3 Opportunity Fire. @module */

import { among, forbid, one, permission, prohibition, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { unitStatus } from './2.1-turns.js'
import { missionActions } from './2.5-actions.js'
import { attack } from './3.2-attack.js'
import { fireTime } from './5.1-tasks.js'
import { section } from './section.js'
import { KINDS, STATUSES, SUPPLY_USES } from './vocabulary.js'

export const opportunityFire = section('opportunityFire', 'page 5, para 3', 'Opportunity Fire', {
  when: permission('When an enemy unit has used supply, for whatever reason, one active unit may attack it.'),
  oneAttack: prohibition('The Task is one attack by one unit, and nothing else.'),
  range: prohibition('The enemy unit is within the range of the unit that attacks.'),
  onlyUsers: prohibition('Nothing is attacked so but a unit that used supply.'),
  tasksSafe: prohibition('An enemy unit that used a Task is no target: Tasks are no actions and use no supply.'),
})

export const taskTime = question('taskTime', {
  asks: 'When can the opponent of the player whose turn it is use a Task?',
  clauses: [opportunityFire.when, missionActions.anyTurn],
  readings: {
    'between actions': 'Once an action is complete, and before the first.',
    'at once': 'Also as soon as supply is used, before the action takes place.',
    'on the way':
      'Also then, and wherever a unit that moves comes to on its way; if that stops it, its Move ends there.',
  },
  usual: 'between actions',
  because:
    'Opportunity Fire follows a unit that used supply, in the past tense, and is within range: a Move is one action, and no square on its way is named.',
})

export const reactsAtOnce = one('Whether the opponent may answer at once', view({ reading: taskTime }), (row) => [
  row([opportunityFire.when, missionActions.anyTurn], { reading: P.union('at once', 'on the way') }, true),
  row([opportunityFire.when, missionActions.anyTurn], { reading: 'between actions' }, false),
])

export const reactsOnTheWay = one(
  'Whether the opponent may answer on the way of a Move',
  view({ reading: taskTime }),
  (row) => [
    row([opportunityFire.when, opportunityFire.range], { reading: 'on the way' }, true),
    row([opportunityFire.when, opportunityFire.range], { reading: P.union('between actions', 'at once') }, false),
  ],
)

export const mayNotFire = forbid(
  'Opportunity Fire: may not fire',
  view({
    kind: among(KINDS, 'the kind of unit that fires'),
    status: among(STATUSES, 'the unit that fires'),
    usedSupply: among(SUPPLY_USES, 'when the enemy unit has used supply'),
    fireTime,
    distance: range(1, 9, 'squares to the enemy unit'),
  }),
  (bar) => [
    bar([opportunityFire.when, unitStatus.activeMay, unitStatus.disruptedOnly], { status: 'disrupted' }),
    bar([opportunityFire.when, opportunityFire.tasksSafe], { usedSupply: 'not' }),
    bar([opportunityFire.when, opportunityFire.tasksSafe], { usedSupply: 'earlier', fireTime: 'next' }),
    bar([opportunityFire.range, attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([opportunityFire.range, attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([opportunityFire.range, attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
  ],
)
