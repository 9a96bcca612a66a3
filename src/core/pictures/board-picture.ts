/** Boards: a grid of squares as people look at it, for whatever draws it. @module */

/** The colours that a drawing knows; none of them carries a meaning that no word carries too. */
export const TINTS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'grey', 'white'] as const
/** The colours that a drawing knows; none of them carries a meaning that no word carries too. */
export type Tint = (typeof TINTS)[number]

/** Something that is drawn with a few letters; the legend tells its name. */
export interface Sign {
  readonly short: string
  readonly name: string
  readonly tint?: Tint
}

/** A group of adjacent squares, drawn with a thick border. */
export interface Area {
  readonly name: string
  readonly tint?: Tint
}

/** A piece that stands on a square. */
export interface Piece {
  /** The side that owns it. */
  readonly side: Sign
  /** The kind of area. */
  readonly kind: Sign
  /** An unusual state, if it has one; it is drawn with a cross. */
  readonly state?: Sign
}

/** One square of a board. */
export interface Square {
  readonly name: string
  readonly ground: Sign
  readonly area?: Area
  /** The signs printed on it besides its ground. */
  readonly printed?: readonly Sign[]
  /** The markers on it, besides the piece. */
  readonly markers?: readonly Sign[]
  readonly piece?: Piece
}

/** A row of squares, from left to right. */
export interface BoardRow {
  readonly heading: string
  readonly squares: readonly Square[]
}

/** A grid of squares: every row has as many as there are columns. */
export interface Board {
  readonly title: string
  /** The headings of the columns, from left to right. */
  readonly columns: readonly string[]
  /** The rows, from top to bottom. */
  readonly rows: readonly BoardRow[]
}

/** Every square of a board, row by row. */
export const squaresOf = ({ rows }: Pick<Board, 'rows'>): readonly Square[] => rows.flatMap(({ squares }) => squares)

/** A board as it is printed, with nothing on it. */
export const bare = (board: Board): Board => ({
  ...board,
  rows: board.rows.map(({ heading, squares }) => ({ heading, squares: squares.map(asPrinted) })),
})

const asPrinted = ({ piece: _, markers: __, ...printed }: Square): Square => printed

/** True if a board has no pieces and no markers. */
export const isBare = (board: Board): boolean =>
  squaresOf(board).every(({ piece, markers = [] }) => piece === undefined && markers.length === 0)

/** A piece in words: whose, what, and how it is. */
export const pieceWords = ({ side, kind, state }: Piece): string =>
  [`${side.name} ${kind.name}`, ...(state ? [state.name] : [])].join(', ')

/** The content of a square in words; empty if the square is empty. */
export const contentWords = ({ piece, markers = [] }: Square): string =>
  [...(piece ? [pieceWords(piece)] : []), ...markers.map(({ name }) => name)].join('; ')

/** A square in words: its name, its ground with what is printed on it, and what is on it. */
export function squareWords(square: Square): string {
  const { name, ground, printed = [] } = square
  const place = [name, ...[ground, ...printed].map((sign) => sign.name)].join(', ')
  const content = contentWords(square)
  return content === '' ? place : `${place}: ${content}`
}

/** The squares on which two drawings of the same board differ, as they are now. */
export function changedSquares(before: Board, after: Board): readonly Square[] {
  const old = new Map(squaresOf(before).map((square) => [square.name, squareWords(square)]))
  return squaresOf(after).filter((square) => old.get(square.name) !== squareWords(square))
}

/** Compares two boards. Returns one line for each changed square, and a first line if the boards themselves differ. */
export function boardChanges(before: Board, after: Board): readonly string[] {
  const old = new Map(squaresOf(before).map((square) => [square.name, contentWords(square)]))
  const other = before.title === after.title ? [] : [`board: ${before.title} -> ${after.title}`]
  const changed = changedSquares(before, after).flatMap((square) => {
    const [was, is] = [old.get(square.name) ?? '', contentWords(square)]
    return was === is ? [] : [`${square.name}: ${was || 'nothing'} -> ${is || 'nothing'}`]
  })
  return [...other, ...changed]
}
