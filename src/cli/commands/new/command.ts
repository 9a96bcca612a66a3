/** `rulewright new`: begins a book of one's own. @module */
import type { Command } from 'commander'
import type { Session } from '../../program/command-context.js'
import { addHelp } from '../../program/help-layout.js'
import type { NewFlags } from './run.js'

const HELP = {
  does: 'Create a book: a folder with a small, complete example.',
  shows: 'You see the files that were written. The new book passes every check.',
  examples: ['rulewright new my-game'],
}

/** Adds the command `new`. */
export function newCommand(program: Command, session: Session): void {
  addHelp(program.command('new'), HELP)
    .argument('<folder>', 'a new or empty folder, named after the book')
    .option('--title <text>', 'title of the book (default: the folder name in words)')
    .option('--json', 'print JSON')
    .action(async (folder: string, flags: NewFlags) => (await import('./run.js')).newBook(session, folder, flags))
}
