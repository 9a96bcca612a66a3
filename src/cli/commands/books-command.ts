/** `rulewright books`: which books there are, who plays them, and which components can be given. @module */
import type { Command } from 'commander'
import type { ListedBook } from '../../kernel/listed-book.js'
import { calledBy } from '../library.js'
import type { Session } from '../session.js'
import { block, listed, type Paint, paintFor } from '../text/layout.js'

/** Adds the command `books`. */
export function booksCommand(program: Command, session: Session): void {
  program
    .command('books')
    .description('list the books that are known here, their seats, and the components that you can give')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  rulewright books\n  rulewright books --json')
    .action(({ json }: { readonly json?: true }) => {
      const { io, library } = session
      const paint = paintFor(io.colour)
      io.out(
        json
          ? `${JSON.stringify(library.books.map(plain), null, 2)}\n`
          : library.books.map((book) => bookText(book, paint)).join(''),
      )
    })
}

const plain = ({ name, short, title, edition, clauses, seats, components }: ListedBook) => ({
  name,
  ...(short !== undefined && { short }),
  title,
  edition,
  clauses,
  seats,
  components: Object.entries(components).map(([component, says]) => ({ name: component, says })),
})

function bookText(book: ListedBook, paint: Paint): string {
  const { title, edition, clauses, seats, components } = plain(book)
  return [
    `${paint.strong(calledBy(book))}  ${title}, ${edition}: ${clauses} clauses\n`,
    block(paint, 'seats', seats.length > 0 ? [listed(seats)] : []),
    block(
      paint,
      'yours',
      components.map((component) => `--component ${component.name}=FILE: ${component.says}`),
    ),
  ].join('')
}
