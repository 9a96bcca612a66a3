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
A section is given by what is printed over it, such as its number, which stands for all the sections in it; by its name or
its title. Other words are sought in ids, titles and texts, the best first, and where none says them, in the questions that are asked
about it; behind a section they are sought only in it.

Examples:
  rulewright clauses ${name} ${clause?.section ?? '1.1'}
  rulewright clauses ${name} ${clause?.id ?? 'passing.resource'}
  rulewright clauses ${name} each --json`
}

/** Adds the command `clauses`. */
export function clausesCommand(program: Command, session: Session): void {
  program
    .command('clauses')
    .description('list the clauses of a book, with the ids that examples cite')
    .argument(
      '[what...]',
      `one of ${namesIn(session.library)}, and then a section, the id of a clause, or words; everything where they are left out`,
    )
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(session.library))
    .action(async (words: readonly string[], flags: Flags) =>
      (await import('./clauses.js')).tellClauses(words, flags, session),
    )
}
