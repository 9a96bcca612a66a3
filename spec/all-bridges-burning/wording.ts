/** The names of the game in the middle of a sentence: Factions and Powers, pieces, numbers, lists. @module */
import { CELL_KINDS, type CellKind, holdsNews, type Status, statusOf } from './cells.js'
import type { Box, Faction, Power, Row } from './vocabulary.js'

/** The names of the owners of pieces. */
export const NAMES: Readonly<Record<Faction | Power, string>> = {
  reds: 'the Reds',
  senate: 'the Senate',
  moderates: 'the Moderates',
  germany: 'Germany',
  russia: 'Russia',
}

/** Words with commas between them, and a last word before the last of them. */
export const joined = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('')

export const withArticle = (word: string): string => `${/^[AEIOU]/iu.test(word) ? 'an' : 'a'} ${word}`
const INVARIABLE = ['Sabotage', 'News', 'Personality']

/** A number of things. */
export const numbered = (count: number, noun: string): string =>
  `${count} ${count === 1 || INVARIABLE.includes(noun) ? noun : `${noun}s`}`

/** The side of a Cell as its Faction calls it: what is Inactive for others is Underground for the Moderates. */
export const sideText = (status: Status, of: Faction | Power): string =>
  status === 'active' ? 'Active' : of === 'moderates' ? 'Underground' : 'Inactive'

/** A kind of Cell of a Faction: `Underground Cell with News`. */
export const cellText = (kind: CellKind, of: Faction | Power): string =>
  `${sideText(statusOf(kind), of)} Cell${holdsNews(kind) ? ' with News' : ''}`

/** One Cell of a kind: `an Active Cell`. */
export const oneCell = (kind: CellKind, of: Faction | Power): string => withArticle(cellText(kind, of))
const isCell = (piece: CellKind | Disc): piece is CellKind => CELL_KINDS.some((kind) => kind === piece)
type Disc = 'Administration' | 'Network' | 'Troop'

/** One piece of somebody, a Cell by its kind: `an Active Cell of the Reds`, `a Troop of Germany`. */
export const pieceText = (of: Faction | Power, piece: CellKind | Disc): string =>
  `${isCell(piece) ? oneCell(piece, of) : withArticle(piece)} of ${NAMES[of]}`

/** Two Cells of a Faction: `2 Active Cells`, `an Active Cell and an Inactive Cell`. */
export const pairText = (one: CellKind, other: CellKind, of: Faction): string => {
  const [first, second] = [cellText(one, of), cellText(other, of)]
  return first === second ? `2 ${first.replace('Cell', 'Cells')}` : `${withArticle(first)} and ${withArticle(second)}`
}

const ROW_NAMES: Readonly<Record<Row, string>> = { top: 'upper', middle: 'middle', bottom: 'lower' }

/** An action box of the Sequence of Play track: `the lower dark box`, `the upper box c`. */
export function boxText(box: Box): string {
  const [row, mark] = box.split(' ') as [Row, string]
  return mark === 'dark' ? `the ${ROW_NAMES[row]} dark box` : `the ${ROW_NAMES[row]} box ${mark}`
}

/** A border between two spaces: `the border of Häme and Tampere`. */
export const borderText = (border: string): string => `the border of ${border.replace(' | ', ' and ')}`
