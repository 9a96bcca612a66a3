/** The width for which texts and tables are laid out: a program writes to one terminal. @module */

/** How many columns are read easily. */
const MOST = 100

let columns = MOST

/** How many columns what is laid out may have. */
export const width = (): number => columns

/** Lays out from here on for a terminal of so many columns, or for none. */
export const layOutFor = (terminal: number = MOST): void => {
  columns = Math.min(terminal, MOST)
}
