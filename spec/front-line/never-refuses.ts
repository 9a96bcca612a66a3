/** Prohibitions that nobody can run into, and why. @module */
import type { NeverRefuses } from 'rulewright/book'

export const neverRefuses: readonly NeverRefuses[] = [
  {
    reason:
      'It says what squares are worth when the game ends; a table counts, and nobody claims points. Units at home may stay where they are.',
    clauses: ['occupationPoints.notAtHome'],
  },
]
