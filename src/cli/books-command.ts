/**
 * `rulewright books`: which books there are.
 *
 * @module
 */
import type { Command } from 'commander'
import { bookClauses } from '../kernel/book.js'
import type { Session } from './session.js'

/** Adds the command `books`. */
export function booksCommand(program: Command, { io, library }: Session): void {
  program
    .command('books')
    .description('list the books that are known here')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  rulewright books\n  rulewright books --json')
    .action(({ json }: { readonly json?: true }) => {
      const books = library.map((book) => ({
        name: book.name,
        title: book.title,
        edition: book.edition,
        clauses: bookClauses(book).length,
      }))
      const lines = books.map(
        ({ name, title, edition, clauses }) => `${name}  ${title}, ${edition}: ${clauses} clauses
`,
      )
      io.out(
        json
          ? `${JSON.stringify(books, null, 2)}
`
          : lines.join(''),
      )
    })
}
