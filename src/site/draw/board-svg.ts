/** Boards as SVG: texts and plain shapes, whose colours a style sheet decides. @module */
import {
  type Area,
  type Board,
  contentWords,
  isBare,
  type Piece,
  type Sign,
  type Square,
  squaresOf,
  squareWords,
} from '#core'
import { classes } from './draw-token.js'
import { type Html, html, joinParts } from './html-template.js'

/** The side of a square, and the room for the headings on the left and above. */
const SIDE = 68
const MARGIN = 26

/** Draws a board; some squares are outlined, because something on them changed, or because they can be chosen. */
export function boardSvg(
  board: Board,
  changed: ReadonlySet<string> = new Set(),
  lit: ReadonlySet<string> = new Set(),
): Html {
  const width = MARGIN + board.columns.length * SIDE + 2
  const height = MARGIN + board.rows.length * SIDE + 2
  return html`<svg class="rw-board" role="img" viewBox="0 0 ${width} ${height}" style="--natural: ${width}px"><title>${board.title}</title><desc>${descriptionOf(board, changed)}</desc>${headings(board)}${board.rows.map(
    ({ squares }, row) =>
      squares.map((square, column) =>
        squareOf(square, { row, column }, [
          ...(lit.has(square.name) ? ['lit'] : []),
          ...(changed.has(square.name) ? ['changed'] : []),
        ]),
      ),
  )}${areasOf(board).map((area) => borderOf(board, area))}</svg>
`
}

/** Describes a board for users of screen readers. */
function descriptionOf(board: Board, changed: ReadonlySet<string>): string {
  const size = `${board.columns.length} columns, ${board.rows.length} rows.`
  const taken = squaresOf(board).filter((square) => contentWords(square) !== '')
  const content = isBare(board) ? 'Nothing is on it.' : `${taken.map(squareWords).join('. ')}.`
  const changes = changed.size > 0 ? ` Changed: ${[...changed].join(', ')}.` : ''
  return `${size} ${content}${changes}`
}

interface Spot {
  readonly row: number
  readonly column: number
}

const xOf = (column: number): number => MARGIN + column * SIDE
const yOf = (row: number): number => MARGIN + row * SIDE

const headings = ({ columns, rows }: Board): Html =>
  html`<g class="rw-headings">${columns.map(
    (heading, column) => html`<text x="${xOf(column) + SIDE / 2}" y="18">${heading}</text>`,
  )}${rows.map(({ heading }, row) => html`<text x="12" y="${yOf(row) + SIDE / 2 + 6}">${heading}</text>`)}</g>`

const squareOf = (square: Square, { row, column }: Spot, rings: readonly string[]): Html =>
  html`<g data-place="${square.name}" transform="translate(${xOf(column)} ${yOf(row)})"><title>${squareWords(square)}</title><rect class="${classes('rw-square', square.ground.tint)}" width="${SIDE}" height="${SIDE}"/>${rings.map(
    (ring) => html`<rect class="rw-mark ${ring}" x="3" y="3" width="${SIDE - 6}" height="${SIDE - 6}"/>`,
  )}<text class="rw-label" x="7" y="19">${square.ground.short}</text>${marksOf(square)}${square.piece && counterOf(square.piece)}</g>
`

/** The width of a mark with the room beside it. */
const MARK = 18

/** The marks of a square from the right to the left: what lies there, before it what is printed. */
function marksOf({ printed = [], markers = [] }: Square): readonly Html[] {
  const all = [
    ...printed.map((sign) => ['printed', sign] as const),
    ...markers.map((sign) => ['marker', sign] as const),
  ]
  return all.toReversed().map(([kind, sign], index) => markOf(kind, sign, SIDE - 5 - (index + 1) * MARK + 2))
}

const markOf = (kind: string, { short, tint }: Sign, x: number): Html =>
  html`<g class="${classes(`rw-chip ${kind}`, tint)}"><rect x="${x}" y="5" width="${MARK - 2}" height="17" rx="4"/><text x="${x + MARK / 2 - 1}" y="18.5">${short}</text></g>`

/** A counter: its side in the corner, its kind across, and a cross over it where its state is not as usual. */
const counterOf = ({ side, kind, state }: Piece): Html =>
  html`<g class="${classes(state ? 'rw-counter spent' : 'rw-counter', side.tint)}"><rect x="7" y="25" width="54" height="38" rx="5"/><rect class="edge" x="10" y="28" width="48" height="32" rx="3"/>${
    state ? html`<path class="cross" d="M10 28l48 32M58 28l-48 32"/>` : undefined
  }<text class="kind" x="36" y="57">${kind.short}</text><text class="side" x="14" y="39">${side.short}</text></g>`

const areasOf = (board: Board): readonly Area[] => [
  ...new Map(squaresOf(board).flatMap(({ area }) => (area ? [[area.name, area] as const] : []))).values(),
]

/** The distance from the border of an area to the edge of its squares, so that two areas have separate borders. */
const INSET = 1.5

/** The border of an area: the sides of its squares behind which it ends. */
function borderOf({ rows }: Board, { name, tint }: Area): Html {
  const isIn = (row: number, column: number) => rows[row]?.squares[column]?.area?.name === name
  const sides = rows.flatMap(({ squares }, row) =>
    squares.flatMap((_, column) => {
      if (!isIn(row, column)) return []
      const [left, top, right, bottom] = [xOf(column), yOf(row), xOf(column + 1), yOf(row + 1)]
      return [
        ...(isIn(row - 1, column) ? [] : [`M${left} ${top + INSET}H${right}`]),
        ...(isIn(row + 1, column) ? [] : [`M${left} ${bottom - INSET}H${right}`]),
        ...(isIn(row, column - 1) ? [] : [`M${left + INSET} ${top}V${bottom}`]),
        ...(isIn(row, column + 1) ? [] : [`M${right - INSET} ${top}V${bottom}`]),
      ]
    }),
  )
  return html`<path class="${classes('rw-area', tint)}" d="${joinParts(sides, '')}"/>`
}
