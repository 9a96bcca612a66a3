/** `rulewright find books`: which books there are, who plays them, and which components can be given. @module */
import type { Command } from 'commander'
import type { ListedBook } from '#core'
import { calledBy } from '../../../books/library.js'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import { block, joinList, type Paint } from '../../../text/layout/output-layout.js'

const HELP = {
  does: 'List the books.',
  shows: 'You see their titles, seats, and the components you can replace.',
  examples: ['rulewright find books'],
}

/** Adds the command `find books`. */
export function booksCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'find books'), HELP)
    .option('--json', 'print JSON')
    .action((flags: { readonly json?: true }) => {
      const { io, library } = session
      printResult(io, flags, {
        data: () => library.books.map(plain),
        text: (paint) => library.books.map((book) => bookText(book, paint)).join(''),
      })
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
    block(paint, 'seats', seats.length > 0 ? [joinList(seats)] : []),
    block(
      paint,
      'yours',
      components.map((component) => `--component ${component.name}=FILE: ${component.says}`),
    ),
  ].join('')
}
