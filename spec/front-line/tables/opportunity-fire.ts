/**
 * Opportunity Fire: which unit may fire at which.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { opportunityFire } from '../clauses/leadership.js'
import { unitStatus } from '../clauses/rounds.js'
import { fireTime } from '../questions/fire-time.js'
import { STATUSES, SUPPLY_USES } from '../vocabulary.js'

/** Which units may not fire at which. */
export const mayNotFire = forbid(
  'Opportunity Fire: may not fire',
  view({
    status: STATUSES,
    /** When the enemy unit has used supply. */
    usedSupply: SUPPLY_USES,
    fireTime,
    inRange: flag,
  }),
  (bar) => [
    bar([opportunityFire.when, unitStatus.activeMay, unitStatus.disruptedOnly], { status: 'disrupted' }),
    bar([opportunityFire.when, opportunityFire.tasksSafe], { usedSupply: 'not' }),
    bar([opportunityFire.when, opportunityFire.tasksSafe], { usedSupply: 'earlier', fireTime: 'next' }),
    bar(opportunityFire.range, { inRange: false }),
  ],
)
