/** Mismatches between an example and the rules, with the field that states otherwise. @module */

import type { ValueDifference } from '../../explore/partial-values.js'
import { mismatchLine } from '../format/change-lines.js'
import type { ValuePath } from '../format/parse-helpers.js'

/** A mismatch between an example and the rules, with its place as a path from the example. */
export interface ExampleMismatch {
  readonly says: string
  readonly at: ValuePath
}

/** Lines of which a field of an example is the reason; the first tells most. */
export const mismatchAt = (at: ValuePath, lines: readonly string[]): readonly ExampleMismatch[] =>
  lines.map((says) => ({ says, at }))

/** Lists the expectations after the choices that were not met. */
export const mismatchesIn = (differences: readonly ValueDifference[]): readonly ExampleMismatch[] =>
  differences.map((difference) => ({ says: mismatchLine(difference), at: ['then', ...difference.path] }))
