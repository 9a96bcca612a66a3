/** `rulewright rule`: keeps how a question was settled. @module */
import type { Command } from 'commander'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { RuleHome, Said } from './rule.js'

const helpText = ({ name }: { readonly name: string }) => `
A ruling is kept beside the book, and its reading is the usual one from then on: in play, in what is asked, and on the pages.
Where the book has another reading, that changes what is played, and what is to be run then is told.
Without a question it lists the rulings.

Examples:
  rulewright rule ${name}
  rulewright rule ${name} QUESTION=READING --by "the author" --on 2026-03-31 --where "a letter to the club"
  rulewright rule ${name} QUESTION --withdraw`

/** Adds the command `rule` for books that are at home anywhere. */
export const ruling =
  (home?: RuleHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('rule')
      .description('keep how a question was settled: who said so, when, and where that can be read')
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .argument('[question=reading]', 'the question and the reading that holds; with --withdraw the question alone')
      .option('--by <who>', 'who settled it')
      .option('--on <day>', 'when, as in 2020-11-30')
      .option('--where <source>', 'where that can be read')
      .option('--words <text>', 'what was said')
      .option('--instead', 'in the place of the ruling that stands')
      .option('--withdraw', 'take back the ruling that stands')
      .option('--json', 'print JSON')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action(async (name: string | undefined, asked: string | undefined, said: Said) =>
        (await import('./rule.js')).rule(session, name, asked, said, home),
      )
  }

/** Adds the command `rule` for the books of this package. */
export const ruleCommand: AddCommand = ruling()
