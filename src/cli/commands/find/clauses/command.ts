/** `rulewright find clauses`: what a book says, clause by clause, with the ids that an example cites. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { ClausesFlags } from './run.js'

const HELP = {
  does: 'List the clauses of a book, with the ids to cite.',
  shows: 'You see clauses by section, or the best matches for your words.',
  examples: ['rulewright find clauses abb rally cost'],
}

/** Adds the command `find clauses`. */
export function clausesCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'find clauses'), HELP)
    .argument('[what...]', `one of ${shortNamesIn(session.library)}; then a section, an id, or words`)
    .option('--json', 'print JSON')
    .action(async (words: readonly string[], flags: ClausesFlags) =>
      (await import('./run.js')).tellClauses(words, flags, session),
    )
}
