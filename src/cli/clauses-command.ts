/**
 * `rulewright clauses`: what a book says, clause by clause, with the ids that an example cites.
 *
 * @module
 */
import type { Command } from 'commander'
import { instead } from '../examples/nearest.js'
import { type Book, bookClauses } from '../kernel/book.js'
import { type Clause, cite } from '../kernel/clause.js'
import { Unreadable } from './io.js'
import { type Paint, paintFor } from './layout.js'
import { bookNamed, firstOf } from './library.js'
import type { Session } from './session.js'

interface Flags {
  readonly search?: string
  readonly book?: string
  readonly json?: true
}

const HELP = `
A section is given by its printed number, which stands for all the sections in it, or by its name.

Examples:
  rulewright clauses 6.4
  rulewright clauses passing.resource
  rulewright clauses --search "spend" --json`

/** Adds the command `clauses`. */
export function clausesCommand(program: Command, { io, library }: Session): void {
  program
    .command('clauses')
    .description('list the clauses of a book, with the ids that examples cite')
    .argument('[what]', 'a section, by number or name, or the id of a clause; everything where it is left out')
    .option('--search <text>', 'only clauses in whose text, id or title this stands')
    .option('--book <name>', 'the book; the first where it is left out')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((what: string | undefined, { search, book: name, json }: Flags) => {
      const book = name === undefined ? firstOf(library) : bookNamed(library, name)
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

/** The clauses of a section and of those in it, or the one clause of an id. */
function within(book: Book, what: string | undefined): readonly Clause[] {
  const all = bookClauses(book)
  if (what === undefined) return all
  const found = all.filter(
    ({ id, section: { name, number } }) => [id, name, number].includes(what) || number.startsWith(`${what}.`),
  )
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
