/** `rulewright tables`, `procedures`, `measures`, `offers`: what a book declares, found by words. @module */
import type { Command } from 'commander'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './entries.js'

/** What each command tells, and words by which its help shows how something is found. */
const COMMANDS = {
  tables: { description: 'find rule tables by words: their fields, their rows as sentences, and how to ask them' },
  procedures: { description: 'find procedures by words: their arguments, what they come to, and how to begin them' },
  measures: { description: 'find measures by words: what they count, with their arguments' },
  offers: { description: 'find offers by words: what is asked of whom, where, and what refuses it' },
} as const

/** Adds the commands that tell what a book declares. */
export function entryCommands(program: Command, session: Session): void {
  const { name } = shownIn(session.library)
  for (const kind of Object.keys(COMMANDS) as readonly (keyof typeof COMMANDS)[])
    program
      .command(kind)
      .description(COMMANDS[kind].description)
      .argument(
        '[words...]',
        `one of ${namesIn(session.library)}, and then words of a name, of sections or fields, or a whole name; all where they are left out`,
      )
      .option('--all', 'list all that fit, however many')
      .option('--json', 'print JSON')
      .addHelpText('after', `\nExamples:\n  rulewright ${kind} ${name}\n  rulewright ${kind} ${name} WORDS`)
      .action(async (words: readonly string[], flags: Flags) =>
        (await import('./entries.js')).tellEntries(kind, words, flags, session),
      )
}
