/** `rulewright clarify`: what a new wording of a section touches, and which questions it could settle. @module */
import type { Command } from 'commander'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { ClarifyHome, Flags } from './clarify.js'

const helpText = ({ name }: { readonly name: string }) => `
The new wording is a text of your own: a sentence of the section, or all of it. With --text, the present edition as plain text,
it is held against the passages that the clauses restate; without it against the words of the clauses themselves, which are
others than those of the book. Nothing of either text is stored.

Examples:
  rulewright clarify ${name} SECTION --draft new-wording.txt
  rulewright clarify ${name} SECTION --draft new-wording.txt --text rules.txt --full
  echo "..." | rulewright clarify ${name} SECTION --draft -`

/** Adds the command `clarify` for books that are at home anywhere. */
export const clarifying =
  (home?: ClarifyHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('clarify')
      .description(
        'tell what a new wording touches: clauses, questions that it could settle, rows, charts and examples',
      )
      .argument(
        '[words...]',
        `one of ${namesIn(session.library)}, then a section by its number or title, or the id of a clause`,
      )
      .option('--draft <file>', 'the new wording as plain text; - reads what is piped in')
      .option('--text <file>', 'the present edition as plain text')
      .option('--full', 'print everything, and not only what fits one screen')
      .option('--json', 'print JSON')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action(async (words: readonly string[], flags: Flags) =>
        (await import('./clarify.js')).clarify(session, words, flags, home),
      )
  }

/** Adds the command `clarify` for the books of this package. */
export const clarifyCommand: AddCommand = clarifying()
