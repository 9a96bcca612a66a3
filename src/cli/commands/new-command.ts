/** `rulewright new`: begins a book of one's own. @module */
import type { Command } from 'commander'
import type { Session } from '../session.js'
import type { Flags } from './new.js'

const HELP = `
The folder holds a whole book of one file, which passes every gate: its examples, a test for each gate, and scripts for
the commands of this program. Change a clause, a row, an example; verify --next tells what to do next.

Examples:
  rulewright new my-game
  rulewright new ~/books/hnefatafl --title "Hnefatafl"
  rulewright verify ./my-game`

/** Adds the command `new`. */
export function newCommand(program: Command, session: Session): void {
  program
    .command('new')
    .description('begin a book of your own: a folder with a small whole one, to be grown into yours')
    .argument('<folder>', 'a new or empty folder; its name is that of the book')
    .option('--title <text>', 'what the book is called (default: its name, in words)')
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', HELP)
    .action(async (folder: string, flags: Flags) => (await import('./new.js')).newBook(session, folder, flags))
}
