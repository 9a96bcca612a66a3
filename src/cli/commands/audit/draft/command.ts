/** `rulewright audit draft`: what a new wording of a section touches, and which questions it could settle. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import type { AddCommand, Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { ClarifyFlags, ClarifyHome } from './run.js'

const HELP = {
  does: 'Show what a new wording affects.',
  shows: 'You see its clauses, questions, rows, charts and examples.',
  examples: ['echo "Russia earns." | rulewright audit draft rcw Income --draft -'],
}

/** Adds the command `audit draft` for books that are at home anywhere. */
export const clarifying =
  (home?: ClarifyHome): AddCommand =>
  (program: Command, session: Session) => {
    addHelp(commandAt(program, 'audit draft'), HELP)
      .argument('[words...]', `one of ${shortNamesIn(session.library)}; then a section or a clause id`)
      .option('--draft <file>', 'the new wording as plain text; - for stdin')
      .option('--text <file>', 'the present edition, to compare the wording with')
      .option('--full', 'print everything, not only one screen')
      .option('--apply', 'write it as the words of the named clause, and verify')
      .option('--add <id>', 'with --apply: write a new clause behind that one')
      .option('--kind <kind>', 'with --apply: its kind, such as permission')
      .option('--json', 'print JSON')
      .action(async (words: readonly string[], flags: ClarifyFlags) =>
        (await import('./run.js')).clarify(session, words, flags, home),
      )
  }

/** Adds the command `audit draft` for the books of this package. */
export const clarifyCommand: AddCommand = clarifying()
