/** Changes, told one line for each place. @module */
import { changes, type ValueDifference } from '../../explore/partial-values.js'
import { formatValue } from './check-schema.js'
import { pathText } from './path-text.js'

/** A change in one line. */
export const changeLine = ({ path, from, to }: ValueDifference): string =>
  `${pathText(path)}: ${formatValue(from)} -> ${formatValue(to)}`

/** Lists the changes from one value to another, one line for each place. */
export function changedLines(from: unknown, to: unknown): readonly string[] {
  const lines = changes(from, to).map(changeLine)
  return lines.length > 0 ? lines : ['nothing']
}

/** Formats a difference between the actual and the expected value in one line. */
export const mismatchLine = ({ path, from, to }: ValueDifference): string =>
  `${pathText(path)}: got ${formatValue(from)}, expected ${formatValue(to)}`
