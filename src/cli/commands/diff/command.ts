/** `rulewright diff`: what changed between two states of a book, for readers of rules. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../books/library.js'
import type { AddCommand, Session } from '../../program/command-context.js'
import { commandAt } from '../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { ChangesFlags, ChangesHome } from './run.js'

const HELP = {
  does: 'Show what changed between two versions of a book.',
  shows: 'You see changes by section: clauses, questions, tables, charts, examples.',
  examples: ['rulewright diff rcw --save rcw.json'],
}

/** Adds the command `diff` for books that are at home anywhere. */
export const changing =
  (home?: ChangesHome): AddCommand =>
  (program: Command, session: Session) => {
    addHelp(commandAt(program, 'diff'), HELP)
      .argument('[book]', `one of ${shortNamesIn(session.library)}`)
      .option('--from <state>', 'older version: an edition, a file, or a git ref')
      .option('--to <state>', 'newer version (default: the present book)')
      .option('--save <file>', 'write the present book to a file')
      .option('--keep <name>', 'store the present book as an edition beside it')
      .option('--full', 'print everything, not only one screen')
      .option('--markdown', 'print Markdown')
      .option('--json', 'print JSON, for "publish --changes"')
      .optionsGroup(ADVANCED)
      .option('--behaviour <file>', 'add changes in play, from "diff behaviour --json"')
      .option('--printed <file>', 'add changes in print, from "audit text --against"')
      .action(async (name: string | undefined, flags: ChangesFlags) =>
        (await import('./run.js')).changes(session, name, flags, home),
      )
  }

/** Adds the command `diff` for the books of this package. */
export const changesCommand: AddCommand = changing()
