/** Measurements at intervals, grouped in quarters to detect growth. @module */

/** The least and the most of a quarter. */
export interface Quarter {
  readonly least: number
  readonly most: number
}

/** The largest growth factor of the last quarter over the second. Everything read in the first is in memory by then. */
const MORE = 1.1

/** The quarters of what was measured; none of fewer than four values. */
export function quartersOf(values: readonly number[]): readonly Quarter[] {
  if (values.length < 4) return []
  return [0, 1, 2, 3].map((at) => {
    const own = values.slice(Math.floor((at * values.length) / 4), Math.floor(((at + 1) * values.length) / 4))
    return { least: Math.min(...own), most: Math.max(...own) }
  })
}

/** True if the last quarter has clearly more than the second. */
export const grows = ([, second, , last]: readonly Quarter[]): boolean =>
  second !== undefined && last !== undefined && last.most > second.most * MORE
