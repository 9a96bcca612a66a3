/**
 * A board as it is drawn in a terminal: every square with its ground, its marks and its piece, and what the letters mean.
 *
 * @module
 */

import { type Board, type BoardRow, LEGEND_PARTS, legendOf, meaningWords, type Piece, type Square } from '#core'
import { block, type Paint } from '../layout/output-layout.js'
import { frameOf } from './grid-lines.js'

/** The least width of a square: a board does not change its shape when something is put on it. */
const LEAST = 6

/** The lines that a square has in its frame. */
const LINES = [groundLine, pieceLine]

/** A board with its headings and its legend. */
export function boardText(board: Board, paint: Paint): string {
  const width = Math.max(LEAST, ...board.columns.map(lengthOf), ...squareWidths(board))
  const margin = Math.max(...board.rows.map(({ heading }) => lengthOf(heading)))
  const indent = ' '.repeat(margin + 1)
  const frame = frameOf(board)
  const lines = [
    `${indent} ${board.columns.map((heading) => centred(heading, width)).join(' ')}`.trimEnd(),
    ...board.rows.flatMap((row, index) => [
      `${indent}${frame.level(index, width)}`,
      ...LINES.map((line, at) => {
        const heading = at === 0 ? row.heading.padStart(margin) : ' '.repeat(margin)
        return `${heading} ${framed(
          row,
          (square) => line(square, width, paint),
          (column) => frame.upright(index, column),
        )}`
      }),
    ]),
    `${indent}${frame.level(board.rows.length, width)}`,
  ]
  return `${paint.strong(` ${board.title}`)}\n${lines.join('\n')}\n${legendText(board, paint)}`
}

/** Marks on a small board: recent changes, and the subjects of a decision. */
export interface Marked {
  readonly changed: ReadonlySet<string>
  readonly about: ReadonlySet<string>
}

/**
 * A board in a line for each row: the piece of a square, or else its ground and marks. What changed stands behind a star, and
 * what is asked about in brackets. It is read beside the large one, which has the legend.
 */
export function smallBoardText(board: Board, marked: Marked, paint: Paint): string {
  const width = Math.max(LEAST, ...board.columns.map(lengthOf), ...squareWidths(board)) + 2
  const margin = Math.max(...board.rows.map(({ heading }) => lengthOf(heading))) + 1
  const rows = board.rows.map(
    ({ heading, squares }) =>
      `${heading.padStart(margin)} ${squares.map((square) => smallSquare(square, marked, width, paint)).join(' ')}`,
  )
  const heads = board.columns.map((heading) => ` ${heading}`.padEnd(width)).join(' ')
  return [`${' '.repeat(margin)} ${heads}`, ...rows].map((line) => `${line.trimEnd()}\n`).join('')
}

function smallSquare(square: Square, { changed, about }: Marked, width: number, paint: Paint): string {
  const { name, ground, piece } = square
  const text = piece ? pieceText(piece) : topText(square)
  const shown = piece ? paint.strong(paint.tinted(text, piece.side.tint)) : paint.faint(paint.tinted(text, ground.tint))
  const [before, after] = about.has(name) ? ['[', ']'] : [changed.has(name) ? '*' : ' ', ' ']
  return `${before}${shown}${after}${' '.repeat(Math.max(0, width - lengthOf(text) - 2))}`
}

const lengthOf = (text: string): number => [...text].length

const squareWidths = ({ rows }: Board): readonly number[] =>
  rows.flatMap(({ squares }) =>
    squares.flatMap((square) => [lengthOf(topText(square)), lengthOf(pieceText(square.piece))]),
  )

function centred(text: string, width: number): string {
  const before = Math.floor((width - lengthOf(text)) / 2)
  return `${' '.repeat(before)}${text}`.padEnd(width)
}

/** The squares of a row between their lines. */
const framed = ({ squares }: BoardRow, show: (square: Square) => string, side: (column: number) => string): string =>
  squares.map((square, column) => side(column) + show(square)).join('') + side(squares.length)

const marksText = ({ printed = [], markers = [] }: Square): string =>
  [...printed, ...markers].map(({ short }) => short).join('')

const topText = (square: Square): string => [square.ground.short, marksText(square)].filter(Boolean).join(' ')

/** The ground on the left, the marks on the right. */
function groundLine(square: Square, width: number, paint: Paint): string {
  const { short, tint } = square.ground
  const marks = marksText(square)
  const room = ' '.repeat(width - lengthOf(short) - lengthOf(marks))
  return `${paint.faint(paint.tinted(short, tint))}${room}${paint.strong(marks)}`
}

const pieceText = (piece: Piece | undefined): string =>
  piece ? `${piece.side.short} ${piece.kind.short}${piece.state?.short ?? ''}` : ''

function pieceLine({ piece }: Square, width: number, paint: Paint): string {
  const text = pieceText(piece)
  return `${paint.strong(paint.tinted(text, piece?.side.tint))}${' '.repeat(width - lengthOf(text))}`
}

/** Formats the meanings of the letters, in one block for each kind. */
function legendText(board: Board, paint: Paint): string {
  const legend = legendOf(board)
  return LEGEND_PARTS.map((part) => block(paint, part, filled(legend[part].map(meaningWords)))).join('')
}

/** The width of a legend, chosen so that it stays under its board. */
const LEGEND_WIDTH = 66

/** Texts with commas between them, in lines that none of them is broken over. */
function filled(texts: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const text of texts) {
    const longer = `${lines.at(-1)}, ${text}`
    if (lines.length > 0 && longer.length <= LEGEND_WIDTH) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}
