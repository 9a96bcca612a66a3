/** Legends: what the signs on a board mean, derived from what occurs on it. @module */
import { type Area, type Board, type BoardRow, type Sign, type Square, squaresOf, type Tint } from './board-picture.js'

/** The parts of a legend, in order. */
export const LEGEND_PARTS = ['ground', 'marks', 'pieces', 'areas'] as const
/** A part of a legend. */
export type LegendPart = (typeof LEGEND_PARTS)[number]

/** The letters of a sign, where it has some, and what they mean. */
export interface Meaning {
  readonly short?: string
  readonly name: string
  readonly tint?: Tint
}

/**
 * The meanings of the signs on a board, each once. Signs are listed by letters, pieces by side, kind and state, areas in order of
 * appearance.
 */
export type Legend = Readonly<Record<LegendPart, readonly Meaning[]>>

/** The legend of a board, or of several that are read together. */
export function legendOf(...boards: readonly Pick<Board, 'rows'>[]): Legend {
  const rows = boards.flatMap((board) => board.rows)
  const squares = squaresOf({ rows })
  const pieces = squares.flatMap(({ piece = [] }) => piece)
  return {
    ground: sorted(squares.map(({ ground }) => ground)),
    marks: sorted(squares.flatMap(({ printed = [], markers = [] }) => [...printed, ...markers])),
    pieces: [
      ...sorted(pieces.map(({ side }) => side)),
      ...sorted(pieces.map(({ kind }) => kind)),
      ...sorted(pieces.flatMap(({ state = [] }) => state)),
    ],
    areas: unrepeated(squares.flatMap(({ area = [] }) => area)).map((area) => placed(area, rows)),
  }
}

/** A meaning in words: the letters first, unless they are the word itself. */
export const meaningWords = ({ short = '', name }: Meaning): string =>
  ['', name.toLowerCase()].includes(short.toLowerCase()) ? name : `${short} = ${name}`

const unrepeated = <Named extends Meaning>(all: readonly Named[]): readonly Named[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
]

/** The order does not depend on where something stands, so that legends of one game are alike. */
const sorted = (signs: readonly Sign[]): readonly Sign[] =>
  unrepeated(signs).toSorted((one, other) => (one.short < other.short ? -1 : 1))

/** An area with where it lies, if it is a rectangle: two of its corners tell. */
function placed(area: Area, rows: readonly BoardRow[]): Meaning {
  const inside = rows.flatMap(({ heading, squares }) =>
    squares.flatMap((square, column) => (isIn(square, area) ? [{ name: square.name, heading, column }] : [])),
  )
  const count = (field: 'name' | 'heading' | 'column') => new Set(inside.map((square) => square[field])).size
  const isRectangle = count('name') === count('heading') * count('column')
  const corners = `${inside[0]?.name} to ${inside.at(-1)?.name}`
  return isRectangle ? { ...area, name: `${area.name} (${corners})` } : area
}

const isIn = (square: Square, { name }: Area): boolean => square.area?.name === name
