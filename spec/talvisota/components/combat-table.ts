/** The combat table as it is printed at the end of the rules: a line for each face of the die, a column for each difference. @module */

/** The results that the table knows: units lost by attacker and defender, R where the defender retreats. */
export const RESULTS = ['3a', '2a', '1a', '1a/1d', '1a/1dR', '1dR', '2d', '2dR'] as const
export type Result = (typeof RESULTS)[number]

/** The difference in the last column: it is that of 6 and more. */
export const LAST_COLUMN = 6
/** The columns by their difference. */
export const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const
export type Column = (typeof COLUMNS)[number]

/** The faces of a die, as the lines of the table stand. */
export const LINES = [6, 5, 4, 3, 2, 1] as const
export type Line = (typeof LINES)[number]

type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]
/** A cell as it is printed: one of them lacks the stroke between its two losses. */
type Cell = Result | '1a1d'

/** The table as printed. */
export const PRINTED: Readonly<Record<Line, Cells>> = {
  6: ['1a1d', '1a/1d', '1a/1dR', '1dR', '1dR', '2d', '2dR'],
  5: ['1a', '1a/1d', '1a/1d', '1a/1dR', '1dR', '1dR', '2d'],
  4: ['2a', '1a', '1a/1d', '1a/1d', '1a/1dR', '1dR', '1dR'],
  3: ['2a', '2a', '1a', '1a/1d', '1a/1d', '1a/1dR', '1dR'],
  2: ['3a', '2a', '2a', '1a', '1a/1d', '1a/1d', '1a/1dR'],
  1: ['3a', '3a', '2a', '2a', '1a', '1a/1d', '1a/1d'],
}

/** The result in a cell. */
export function resultAt(column: Column, line: Line): Result {
  const cell = PRINTED[line][column]
  return cell === '1a1d' ? '1a/1d' : cell
}
