/**
 * Opportunity Fire: which unit may fire at which.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { opportunityFire } from '../clauses/leadership.js'
import { unitStatus } from '../clauses/rounds.js'
import { STATUSES } from '../vocabulary.js'

/** Which units may not fire at which. */
export const mayNotFire = forbid(
  'Opportunity Fire: may not fire',
  view({
    status: STATUSES,
    /** Whether the enemy unit is the one that has just used supply. */
    usedSupply: flag,
    inRange: flag,
  }),
  (bar) => [
    bar([opportunityFire.when, unitStatus.activeMay, unitStatus.disruptedOnly], { status: 'disrupted' }),
    bar([opportunityFire.when, opportunityFire.tasksSafe], { usedSupply: false }),
    bar(opportunityFire.range, { inRange: false }),
  ],
)
