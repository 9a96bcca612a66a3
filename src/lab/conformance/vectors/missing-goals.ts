/**
 * The parts of a book that cases do not show, with the reason: the survey did not reach them, or no case can show them.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import { type Book, citationsOf, type GameState, questionOf, type Row, rowAnchor, type Table } from '#core'

/** The prefixes of goal names, which give the kind of case. */
const ASKING = ['result', 'judgement', 'refusal'] as const

/** The suffixes of goal names, which give the manner of showing. */
const HOW = ['', ' decides', ' applied', ' refuses'] as const

/** Anchors of what decides something. */
const DECIDING = /^(table|way|priority):/

/** Why nothing shows something of a book. */
export interface Reasons {
  readonly ofRow: (table: Table, row: number) => string
  readonly ofAnchor: (anchor: string) => string
  readonly ofClause: (id: string) => string
  /** The rows, transitions and priorities that apply a clause. */
  readonly deciding: (id: string) => readonly string[]
}

const UNSEEN = 'no example, world or play came to it'
/** Why no case shows something that was come to. */
export const UNTOLD = 'it was come to, but no case begins near enough to tell it'
const ELSEWHERE = 'no row, transition or priority applies it: it stands in a law, or where an offer is made'

/** True if the named goals include a part of the book: reached, applied, deciding or refusing. */
export const isIn = (names: ReadonlySet<string>, anchor: string): boolean =>
  ASKING.some((asks) => HOW.some((how) => names.has(`${asks}: ${anchor}${how}`)))

/** Finds why nothing shows something, from the names of all goals that were seen. */
export function reasonsFor<Game extends GameState>(book: Book<Game>, seen: ReadonlySet<string>): Reasons {
  const isSeen = (anchor: string) => isIn(seen, anchor)
  const ofAnchor = (anchor: string) => (isSeen(anchor) ? UNTOLD : UNSEEN)
  const citations = citationsOf(book)
  const deciding = (id: string) =>
    citations.filter(({ clause, anchor }) => clause.id === id && DECIDING.test(anchor)).map(({ anchor }) => anchor)
  const tables = book.tables.flatMap((table) => table.rows.map((_, row) => ({ table, row })))
  const byAnchor = new Map(tables.map(({ table, row }) => [rowAnchor(table.name, row), { table, row }]))
  const ofRow = (table: Table, row: number): string => {
    const anchor = rowAnchor(table.name, row)
    const questions = isSeen(anchor) ? [] : questionsOf(table, row)
    return questions.length > 0 ? `only under another reading of ${questions.join(' and ')}` : ofAnchor(anchor)
  }
  return {
    ofRow,
    deciding,
    ofAnchor,
    ofClause: (id) => {
      const [first, ...others] = deciding(id)
      if (first === undefined) return ELSEWHERE
      if ([first, ...others].some(isSeen)) return UNTOLD
      const place = byAnchor.get(first)
      return place ? ofRow(place.table, place.row) : UNSEEN
    },
  }
}

/** The questions that must not be read as usual for a row to be about a view. */
function questionsOf({ view: { fields }, rows }: Table, at: number): readonly string[] {
  const { pattern } = rows[at] as unknown as Row<never, unknown>
  return Object.entries(pattern).flatMap(([field, expected]) => {
    const question = fields[field] && questionOf(fields[field])
    return question && !isMatching(expected as never, question.usual) ? [question.name] : []
  })
}
