/** `rulewright clauses`: what a book says, clause by clause, with the ids that an example cites. @module */
import type { Command } from 'commander'
import { type Library, namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './clauses.js'

/** Examples with a clause that the first book has. */
function helpText(library: Library): string {
  const { name } = shownIn(library)
  const clause = library.books[0]?.shown
  return `
A section is given by what is printed over it, such as its number, which stands for all the sections in it; or by its name.

Examples:
  rulewright clauses ${clause?.section ?? '1.1'} --book ${name}
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
    .action(async (words: readonly string[], flags: Flags) =>
      (await import('./clauses.js')).tellClauses(words, flags, session),
    )
}
