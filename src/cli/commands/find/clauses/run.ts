/** `rulewright find clauses`, carried out: the clauses that are meant, as text and as JSON. @module */

import { type Book, bookClauses, type Clause, cite, insteadIn, renamedWords, Unreadable } from '#core'
import { type ClausePlace, keptOrder, placeWords } from '#lab'
import { findClauses } from '../../../books/find-clauses.js'
import { fittingAsSpelt } from '../../../books/find-entries.js'
import { bookFirst, bookMeant } from '../../../books/library.js'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import type { Io } from '../../../program/io.js'
import { block, type Paint } from '../../../text/layout/output-layout.js'
import { openLines } from '../../../text/open-questions.js'

/** Command-line options of `find clauses`. */
export interface ClausesFlags {
  readonly json?: true
}

/** Tells the clauses that are meant. */
export async function tellClauses(
  words: readonly string[],
  flags: ClausesFlags,
  { io, library }: Session,
): Promise<void> {
  const { name, others } = bookFirst(library, words)
  const book = await bookMeant(library, name, ', before anything else', words[0])
  const clauses = meant(book, others, io)
  const places = keptOrder(book)?.places
  printResult(io, flags, {
    data: () => clauses.map((clause) => plain(clause, places?.get(clause.id))),
    text: (paint) => clauses.map((clause) => clauseText(clause, places?.get(clause.id), book, paint)).join(''),
  })
}

/** A section, an id or a title; words that clauses say, the best first; or such words behind the section in which they are sought. */
function meant(book: Book, words: readonly string[], io: Pick<Io, 'told'>): readonly Clause[] {
  if (words.length === 0) return bookClauses(book)
  const whole = words.join(' ')
  const named = findClauses(book, whole)
  if (named.length > 0) return named
  const moved = renamedWords(book, whole)
  if (moved !== undefined) throw new Unreadable([moved])
  const saying = (text: string) => fittingAsSpelt(book, 'clauses', text, io).map(({ value }) => value)
  const [first = '', ...others] = words
  const inside = new Set(findClauses(book, first))
  const there = inside.size > 0 && others.length > 0 ? saying(others.join(' ')).filter((one) => inside.has(one)) : []
  const found = there.length > 0 ? there : saying(whole)
  if (found.length > 0) return found
  throw new Unreadable([
    `no section and no clause of ${book.title} is called "${whole}" or says so${insteadIn(book, 'clauses', whole)}`,
  ])
}

const plain = (
  { id, kind, text, section: { number, name, title }, disposition }: Clause,
  place: ClausePlace | undefined,
) => ({
  number,
  section: name,
  title,
  id,
  kind,
  status: disposition.as,
  ...('reason' in disposition && { reason: disposition.reason }),
  ...(place && { printed: plainPlace(place) }),
  text,
})

/** The sentences of a clause as printed, or the reason why it has none. */
const plainPlace = ({ sentences, because }: ClausePlace) => ({
  sentences: sentences.map(({ number, ordinal, of, first }) => ({ section: number, sentence: ordinal, of, first })),
  ...(because !== undefined && { because }),
})

const clauseText = (
  clause: Clause,
  place: ClausePlace | undefined,
  book: Pick<Book, 'name' | 'questions'>,
  paint: Paint,
): string => {
  const where = place ? `; ${placeWords(place, clause.section.number)}` : ''
  const about = `${clause.kind}, ${clause.disposition.as}${where}`
  return [
    `${paint.strong(cite(clause))}  ${paint.faint(about)}\n  ${clause.text}\n`,
    block(paint, 'open', openLines(book, [clause])),
  ].join('')
}
