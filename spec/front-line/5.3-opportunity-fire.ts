/** page 5, para 3 Opportunity Fire. @module */

import { among, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { KINDS, STATUSES, SUPPLY_USES } from './vocabulary.js'

export const reactsAtOnce = one('Whether the opponent may answer at once', view({ reading: cited.taskTime }), (row) => [
  row([cited.opportunityFire.when, cited.missionActions.anyTurn], { reading: P.union('at once', 'on the way') }, true),
  row([cited.opportunityFire.when, cited.missionActions.anyTurn], { reading: 'between actions' }, false),
])

export const reactsOnTheWay = one(
  'Whether the opponent may answer on the way of a Move',
  view({ reading: cited.taskTime }),
  (row) => [
    row([cited.opportunityFire.when, cited.opportunityFire.range], { reading: 'on the way' }, true),
    row(
      [cited.opportunityFire.when, cited.opportunityFire.range],
      { reading: P.union('between actions', 'at once') },
      false,
    ),
  ],
)

export const mayNotFire = forbid(
  'Opportunity Fire: may not fire',
  view({
    kind: among(KINDS, 'the kind of unit that fires'),
    status: among(STATUSES, 'the unit that fires'),
    usedSupply: among(SUPPLY_USES, 'when the enemy unit has used supply'),
    fireTime: cited.fireTime,
    distance: range(1, 9, 'squares to the enemy unit'),
  }),
  (bar) => [
    bar([cited.opportunityFire.when, cited.unitStatus.activeMay, cited.unitStatus.disruptedOnly], {
      status: 'disrupted',
    }),
    bar([cited.opportunityFire.when, cited.opportunityFire.tasksSafe], { usedSupply: 'not' }),
    bar([cited.opportunityFire.when, cited.opportunityFire.tasksSafe], { usedSupply: 'earlier', fireTime: 'next' }),
    bar([cited.opportunityFire.range, cited.attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([cited.opportunityFire.range, cited.attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([cited.opportunityFire.range, cited.attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
  ],
)
