/**
 * Noting: which tables, charts and files a piece of work uses.
 *
 * A proof that is kept depends on them: while they are unchanged, the piece of work has the same result.
 *
 * @module
 */

/** The names of the tables that were asked, of the charts that were run, and of the files that were read or looked for. */
export interface PartsUsed {
  readonly tables: Set<string>
  readonly charts: Set<string>
  readonly files: Set<string>
}

let used: PartsUsed | undefined

/** Begins to note, with nothing noted yet. */
export function beginNoting(): PartsUsed {
  used = { tables: new Set(), charts: new Set(), files: new Set() }
  return used
}

/** Ends noting. */
export const endNoting = (): void => {
  used = undefined
}

/** Notes that a table is asked. */
export const noteTable = (name: string): void => void used?.tables.add(name)

/** Notes that a chart is run, or that its door is asked. */
export const noteChart = (name: string): void => void used?.charts.add(name)

/** Notes that a file is read, or that somebody looks whether it is there. */
export const noteFile = (path: string): void => void used?.files.add(path)
