/** Changes, told one line for each place. @module */
import { changes, type Difference } from '../explore/partial.js'
import { pathText } from './path-text.js'
import { shown } from './shape.js'

/** A change in one line. */
export const changeLine = ({ path, from, to }: Difference): string =>
  `${pathText(path)}: ${shown(from)} -> ${shown(to)}`

/** What changed from one value to another, one line for each place. */
export function changedLines(from: unknown, to: unknown): readonly string[] {
  const lines = changes(from, to).map(changeLine)
  return lines.length > 0 ? lines : ['nothing']
}

/** What was found instead of what was expected, in one line. */
export const missedLine = ({ path, from, to }: Difference): string =>
  `${pathText(path)}: got ${shown(from)}, expected ${shown(to)}`
