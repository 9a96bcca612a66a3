/** `rulewright audit pages`: the pages of rules, and the module that cites them. @module */
import type { Command } from 'commander'
import type { AddCommand, Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { PagesFlags } from './run.js'

const HELP = {
  does: 'Check pages of rules, and write the module that cites them.',
  shows: 'You see faults as file:line:column. --check exits with 1 if a module is old.',
  examples: ['rulewright new my-game && rulewright audit pages my-game'],
}

/** Adds the command `audit pages`. */
export const pagesCommand: AddCommand = (program: Command, session: Session) => {
  addHelp(commandAt(program, 'audit pages'), HELP)
    .argument('<folder...>', 'folders with a contents.md, or folders of these')
    .option('--check', 'write nothing')
    .option('--watch', 'write again after every change, until you press Ctrl-C')
    .option('--json', 'print JSON')
    .action(async (folders: readonly string[], flags: PagesFlags) =>
      (await import('./run.js')).pages(session, folders, flags),
    )
}
