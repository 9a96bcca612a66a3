/** What is not as an example says, and which of its fields says otherwise. @module */

import type { Difference } from '../explore/partial.js'
import type { Path } from './parsing.js'
import { missedLine } from './told-changes.js'

/** What is not as an example says, and where it says so: the path starts at the example. */
export interface Wrong {
  readonly says: string
  readonly at: Path
}

/** Lines of which a field of an example is the reason; the first tells most. */
export const wrongAt = (at: Path, lines: readonly string[]): readonly Wrong[] => lines.map((says) => ({ says, at }))

/** What was missed of what holds afterwards. */
export const missedIn = (differences: readonly Difference[]): readonly Wrong[] =>
  differences.map((difference) => ({ says: missedLine(difference), at: ['then', ...difference.path] }))
