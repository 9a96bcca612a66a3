/**
 * Opportunity Fire: which unit may fire at which.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/actions.js'
import { opportunityFire } from '../clauses/leadership.js'
import { unitStatus } from '../clauses/rounds.js'
import { fireTime } from '../questions/fire-time.js'
import { KINDS, STATUSES, SUPPLY_USES } from '../vocabulary.js'

/** Which units may not fire at which. */
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
