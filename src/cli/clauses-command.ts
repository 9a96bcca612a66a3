/**
 * `rulewright clauses`: what a book says, clause by clause, with the ids that an example cites.
 *
 * @module
 */
import type { Command } from 'commander'
import { instead } from '../examples/nearest.js'
import { type Book, bookClauses } from '../kernel/book.js'
import { type Clause, cite } from '../kernel/clause.js'
import { clausesOf } from './clauses-of.js'
import { Unreadable } from './io.js'
import { type Paint, paintFor } from './layout.js'
import { bookMeant, type Library, namesIn, shownIn } from './library.js'
import type { Session } from './session.js'

interface Flags {
  readonly search?: string
  readonly book?: string
  readonly json?: true
}

/** Examples with a clause that the first book has. */
function helpText(library: Library): string {
  const { name } = shownIn(library)
  const clause = library.books.slice(0, 1).flatMap(bookClauses)[0]
  return `
A section is given by what is printed over it, such as its number, which stands for all the sections in it; or by its name.

Examples:
  rulewright clauses ${clause?.section.number ?? '1.1'} --book ${name}
  rulewright clauses ${clause?.id ?? 'passing.resource'} --book ${name}
  rulewright clauses --book ${name} --search "each" --json`
}

/** Adds the command `clauses`. */
export function clausesCommand(program: Command, session: Session): void {
  program
    .command('clauses')
    .description('list the clauses of a book, with the ids that examples cite')
    .argument('[what...]', 'a section, by number or name, or the id of a clause; everything where it is left out')
    .option('--search <text>', 'only clauses in whose text, id or title this stands')
    .option('--book <name>', `the book: ${namesIn(session.library)}`)
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(session.library))
    .action((words: readonly string[], { search, book: name, json }: Flags) => {
      const { io, library } = session
      const what = words.length > 0 ? words.join(' ') : undefined
      if (name === undefined) noBook(library, what)
      const book = bookMeant(library, name, ', as --book')
      const clauses = within(book, what).filter((clause) => search === undefined || says(clause, search))
      if (clauses.length === 0)
        throw new Unreadable([`no clause of ${what ?? book.title} says "${search}"; expected other words`])
      const paint = paintFor(io.colour)
      io.out(
        json
          ? `${JSON.stringify(clauses.map(plain), null, 2)}\n`
          : clauses.map((clause) => clauseText(clause, paint)).join(''),
      )
    })
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
