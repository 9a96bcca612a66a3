/** The width for which texts and tables are laid out: a program writes to one terminal. @module */

/** The maximum number of columns for comfortable reading. */
const MOST = 100

let columns = MOST

/** Returns the maximum number of columns for laid-out text. */
export const width = (): number => columns

/** Lays out from here on for a terminal of so many columns, or for none. */
export const layOutFor = (terminal: number = MOST): void => {
  columns = Math.min(terminal, MOST)
}
