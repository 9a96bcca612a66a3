/** Prohibitions that nobody can run into, and why. @module */
import type { NeverRefuses } from 'rulewright/book'

export const neverRefuses: readonly NeverRefuses[] = [
  {
    reason:
      'It says what Moscow counts as when a side is victorious; a table counts, and nobody claims a victory city.',
    clauses: ['victoryCities.notForCentral', 'victoryCities.notForAllies'],
  },
]
