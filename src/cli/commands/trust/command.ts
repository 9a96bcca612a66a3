/** `rulewright trust`: lets the books of a folder be loaded without being named. @module */
import type { Command } from 'commander'
import type { Session } from '../../program/command-context.js'
import { addHelp } from '../../program/help-layout.js'
import type { Flags } from './run.js'

const HELP = {
  does: 'Let files of a folder load the books that lie there.',
  shows: 'Loading a book runs its code. Elsewhere, books load only if you name them.',
  examples: ['rulewright trust .'],
}

/** Adds the command `trust`. */
export function trustCommand(program: Command, session: Session): void {
  addHelp(program.command('trust'), HELP)
    .argument('[folder]', 'the folder, with all folders in it')
    .option('--remove', 'stop trusting it')
    .option('--list', 'print the trusted folders')
    .option('--json', 'print JSON')
    .action(async (folder: string | undefined, flags: Flags) =>
      (await import('./run.js')).trust(session, folder, flags),
    )
}
