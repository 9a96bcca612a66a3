/**
 * Amending: for a while, a table has other rows, so that it can be seen who notices.
 *
 * Rules are amended one at a time, and only while a piece of work runs.
 *
 * @module
 */
/** Other rows of a table. */
export interface Amendment {
  readonly table: string
  readonly rows: readonly unknown[]
}

let amendment: Amendment | undefined

/** The rows of a table that are in force: those that are written, unless the table is amended. */
export const inForce = <R>(table: string, written: readonly R[]): readonly R[] =>
  amendment?.table === table ? (amendment.rows as readonly R[]) : written

/** True if a table has amended rows. */
export const isAmended = (table: string): boolean => amendment?.table === table

/** True if any table has amended rows. */
export const isAnyAmended = (): boolean => amendment !== undefined

/** Does something while a table has other rows. */
export function withAmendedRows<T>(by: Amendment, piece: () => T): T {
  const outer = amendment
  amendment = by
  try {
    return piece()
  } finally {
    amendment = outer
  }
}
