/** `rulewright trust`: lets the books of a folder be loaded without being named. @module */
import type { Command } from 'commander'
import type { Session } from '../session.js'
import type { Flags } from './trust.js'

const HELP = `
A book is a module, and loading it runs its code. It is loaded where you name it, and in folders that you trust. In any
other folder a file that you ask about, or a package.json around you, loads nothing: you may have been sent it.

Examples:
  rulewright trust .
  rulewright trust ~/books
  rulewright trust --list
  rulewright trust ~/books --remove`

/** Adds the command `trust`. */
export function trustCommand(program: Command, session: Session): void {
  program
    .command('trust')
    .description('trust a folder: its books are loaded by every command that meets them')
    .argument('[folder]', 'the folder, with all that lies in it')
    .option('--remove', 'trust it no more')
    .option('--list', 'print the folders that are trusted')
    .option('--json', 'print the folders that are trusted as JSON')
    .addHelpText('after', HELP)
    .action(async (folder: string | undefined, flags: Flags) =>
      (await import('./trust.js')).trust(session, folder, flags),
    )
}
