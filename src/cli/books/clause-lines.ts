/** The lines of the clauses that an answer names, printed below it: for whoever wants to read or change their words. @module */
import { type Book, bookClauses, Unreadable } from '#core'
import type { Session } from '../program/command-context.js'
import { block, paintFor } from '../text/layout/output-layout.js'
import { pagePlaces } from './places-on-pages.js'

/** The command-line options that decide on lines. */
export interface LinesFlags {
  readonly lines?: boolean
  readonly json?: boolean
}

/** Answers, and prints the lines of all clauses in the answer below it if they are wanted. */
export async function withClauseLines(
  session: Session,
  { lines = false, json = false }: LinesFlags,
  answer: (session: Session) => Promise<void>,
): Promise<void> {
  if (!lines) return answer(session)
  if (json)
    throw new Unreadable(['--lines: expected without --json; "find clauses --json" has the line of each clause'])
  const loaded = new Set<Book>()
  const printed: string[] = []
  const { io, library } = session
  const hearing = (print: (text: string) => void) => (text: string) => {
    printed.push(text)
    print(text)
  }
  await answer({
    ...session,
    library: {
      ...library,
      books: library.books.map((one) => ({ ...one, load: async () => noted(loaded, await one.load()) })),
    },
    io: { ...io, out: hearing(io.out), err: hearing(io.err) },
  })
  const found = [...loaded].flatMap((book) => clauseLines(book, printed.join('\n')))
  io.out(block(paintFor(io.colour), 'clauses', found))
}

function noted(books: Set<Book>, book: Book): Book {
  books.add(book)
  return book
}

/** Lists the clauses that a text names, each with its line. */
function clauseLines(book: Book, text: string): readonly string[] {
  const placeOf = pagePlaces(book)
  const words = new Set(text.match(/\w+\.\w+/g))
  return bookClauses(book).flatMap(({ id }) => {
    const place = words.has(id) ? placeOf(`clause:${id}`) : undefined
    return place === undefined ? [] : [`${id}  ${place}`]
  })
}
