/** `rulewright find tables`, `procedures`, `measures`, `offers`: what a book declares, found by words. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { EntriesFlags } from './run.js'

/** The help of each command. */
const COMMANDS = {
  tables: {
    does: 'Find rule tables.',
    shows: 'You see their fields, and their rows as sentences.',
    examples: ['rulewright find tables abb rally'],
  },
  procedures: {
    does: 'Find procedures.',
    shows: 'You see their arguments, their results, and how to begin them.',
    examples: ['rulewright find procedures abb rally'],
  },
  measures: {
    does: 'Find measures.',
    shows: 'You see what each measure counts, and its arguments.',
    examples: ['rulewright find measures abb control'],
  },
  offers: {
    does: 'Find offers.',
    shows: 'You see the deciding seat, and the tables that refuse options.',
    examples: ['rulewright find offers abb rally'],
  },
} as const

/** Adds the commands that tell what a book declares. */
export function entryCommands(program: Command, session: Session): void {
  for (const kind of Object.keys(COMMANDS) as readonly (keyof typeof COMMANDS)[])
    addHelp(commandAt(program, `find ${kind}`), COMMANDS[kind])
      .argument('[words...]', `one of ${shortNamesIn(session.library)}; then words, a section or a whole name`)
      .option('--all', 'list every match')
      .option('--json', 'print JSON')
      .action(async (words: readonly string[], flags: EntriesFlags) =>
        (await import('./run.js')).tellEntries(kind, words, flags, session),
      )
}
