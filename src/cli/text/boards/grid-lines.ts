/** Frames: the lines around the squares of a board, thick where two areas meet. @module */
import type { Board } from '#core'

/** The lines around the squares of a board; lines between squares are counted from the top left corner. */
export interface GridLines {
  /** The line on the left of a square; behind the last square of a row, its right side. */
  readonly upright: (row: number, column: number) => string
  /** The line above a row of squares of a width; below the last row, its lower side. */
  readonly level: (row: number, width: number) => string
}

/** No line, a thin one, a thick one. */
type Weight = 0 | 1 | 2

/** The characters for crossing lines, by the weights of the arms up, right, down, left as base-three digits. */
const JOINTS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳' + '╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈' + '╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'

const joint = (...arms: readonly Weight[]): string => JOINTS[arms.reduce<number>((sum, arm) => sum * 3 + arm, 0)] ?? ' '

/** The lines around the squares of a board. */
export function frameOf({ rows, columns }: Pick<Board, 'rows' | 'columns'>): GridLines {
  const areaAt = (row: number, column: number) => rows[row]?.squares[column]?.area?.name
  const between = (one: string | undefined, other: string | undefined): Weight => (one === other ? 1 : 2)
  const uprightAt = (row: number, column: number): Weight =>
    rows[row] ? between(areaAt(row, column - 1), areaAt(row, column)) : 0
  const levelAt = (row: number, column: number): Weight =>
    columns[column] === undefined ? 0 : between(areaAt(row - 1, column), areaAt(row, column))
  const jointAt = (row: number, column: number) =>
    joint(uprightAt(row - 1, column), levelAt(row, column), uprightAt(row, column), levelAt(row, column - 1))
  return {
    upright: (row, column) => joint(uprightAt(row, column), 0, uprightAt(row, column), 0),
    level: (row, width) => {
      const sides = columns.map((_, column) => {
        const weight = levelAt(row, column)
        return jointAt(row, column) + joint(0, weight, 0, weight).repeat(width)
      })
      return sides.join('') + jointAt(row, columns.length)
    },
  }
}
