/** `rulewright questions settle`: keeps how a question was settled. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import type { AddCommand, Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { addHelp } from '../../../program/help-layout.js'
import type { RuleFlags, RuleHome } from './run.js'

const HELP = {
  does: 'Record a ruling on a question.',
  shows: 'You see what to run again. Without a question, you see all rulings.',
  examples: [
    'rulewright new my && rulewright questions settle ./my whoBegins=older \\',
    '  --by "our club" --on 2026-03-31 --where "a letter"',
  ],
}

/** Adds the command `questions settle` for books that are at home anywhere. */
export const ruling =
  (home?: RuleHome): AddCommand =>
  (program: Command, session: Session) => {
    addHelp(commandAt(program, 'questions settle'), HELP)
      .argument('[book]', `one of ${shortNamesIn(session.library)}`)
      .argument('[question=reading]', 'question and reading; with --withdraw only the question')
      .option('--by <who>', 'the person or group that decided')
      .option('--on <day>', 'the day, as in 2020-11-30')
      .option('--where <source>', 'the source')
      .option('--words <text>', 'the text of the ruling')
      .option('--instead', 'replace the present ruling')
      .option('--withdraw', 'withdraw the present ruling')
      .option('--apply', 'write it to the page, move examples, and verify')
      .option('--json', 'print JSON')
      .action(async (name: string | undefined, asked: string | undefined, said: RuleFlags) =>
        (await import('./run.js')).rule(session, name, asked, said, home),
      )
  }

/** Adds the command `questions settle` for the books of this package. */
export const ruleCommand: AddCommand = ruling()
