/** What was measured from time to time, by quarters: whether it grows. @module */

/** The least and the most of a quarter. */
export interface Quarter {
  readonly least: number
  readonly most: number
}

/** How much more the last quarter may have than the second: what was read in the first is there then. */
const MORE = 1.1

/** The quarters of what was measured; none of fewer than four values. */
export function quartersOf(values: readonly number[]): readonly Quarter[] {
  if (values.length < 4) return []
  return [0, 1, 2, 3].map((at) => {
    const own = values.slice(Math.floor((at * values.length) / 4), Math.floor(((at + 1) * values.length) / 4))
    return { least: Math.min(...own), most: Math.max(...own) }
  })
}

/** Whether the last quarter has clearly more than the second. */
export const grows = ([, second, , last]: readonly Quarter[]): boolean =>
  second !== undefined && last !== undefined && last.most > second.most * MORE
