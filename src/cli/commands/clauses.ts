/** `rulewright clauses`, carried out: the clauses that are meant, as text and as JSON. @module */
import { instead } from '../../examples/nearest.js'
import { type Book, bookClauses } from '../../kernel/book.js'
import { type Clause, cite } from '../../kernel/clause.js'
import { Unreadable } from '../../outside/unreadable.js'
import { clausesOf } from '../clauses-of.js'
import { bookMeant, type Library } from '../library.js'
import type { Session } from '../session.js'
import { type Paint, paintFor } from '../text/layout.js'

/** What the command line says. */
export interface Flags {
  readonly search?: string
  readonly book?: string
  readonly json?: true
}

/** Tells the clauses that are meant. */
export async function tellClauses(
  words: readonly string[],
  { search, book: name, json }: Flags,
  { io, library }: Session,
): Promise<void> {
  const what = words.length > 0 ? words.join(' ') : undefined
  if (name === undefined) noBook(library, what)
  const book = await bookMeant(library, name, ', as --book')
  const clauses = within(book, what).filter((clause) => search === undefined || says(clause, search))
  if (clauses.length === 0)
    throw new Unreadable([`no clause of ${what ?? book.title} says "${search}"; expected other words`])
  const paint = paintFor(io.colour)
  io.out(
    json
      ? `${JSON.stringify(clauses.map(plain), null, 2)}\n`
      : clauses.map((clause) => clauseText(clause, paint)).join(''),
  )
}

/** Whoever names a book where a section is expected is told how to name it. */
function noBook({ books }: Library, what: string | undefined): void {
  if (books.some(({ name }) => name === what))
    throw new Unreadable([`"${what}" is a book; expected "rulewright clauses --book ${what}"`])
}

/** The clauses of a section and of those in it, or the one clause of an id. */
function within(book: Book, what: string | undefined): readonly Clause[] {
  const all = bookClauses(book)
  if (what === undefined) return all
  const found = clausesOf(book, what)
  if (found.length > 0) return found
  const known = [...new Set(all.flatMap(({ id, section }) => [section.number, section.name, id]))]
  throw new Unreadable([`"${what}" is no section and no clause of ${book.title}${instead(what, known)}`])
}

const says = ({ text, id, section: { title } }: Clause, words: string): boolean =>
  [text, id, title].some((part) => part.toLowerCase().includes(words.toLowerCase()))

const plain = ({ id, kind, text, section: { number, name, title }, disposition }: Clause) => ({
  number,
  section: name,
  title,
  id,
  kind,
  status: disposition.as,
  ...('reason' in disposition && { reason: disposition.reason }),
  text,
})

const clauseText = (clause: Clause, paint: Paint): string =>
  `${paint.strong(cite(clause))}  ${paint.faint(`${clause.kind}, ${clause.disposition.as}`)}\n  ${clause.text}\n`
