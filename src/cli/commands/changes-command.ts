/** `rulewright changes`: what changed between two states of a book, for readers of rules. @module */
import type { Command } from 'commander'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { ChangesHome, Flags } from './changes.js'

const helpText = ({ name }: { readonly name: string }) => `
A state is an edition that is kept beside the book (--keep), a file (--save), or a git ref of the repository in which
the book stands. By section, and in sentences: clauses that are new, gone, reworded or moved, then questions and rulings, tables, charts
and examples. What a change means in play, "diff-behaviour --json" finds out; --behaviour puts it beside the clauses.

Examples:
  rulewright changes ${name} --keep v1
  rulewright changes ${name} --from v1
  rulewright changes ${name} --from HEAD~1 --markdown > changes.md
  rulewright changes ${name} --from v1 --to v2 --behaviour behaviour.json --printed audit.json --json > changes.json`

/** Adds the command `changes` for books that are at home anywhere. */
export const changing =
  (home?: ChangesHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('changes')
      .description('tell what changed between two states of a book: clauses, questions, rulings, tables, examples')
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--from <state>', 'the older state: an edition that is kept, a file, or a git ref')
      .option('--to <state>', 'the newer state; without it, the book as it is')
      .option('--behaviour <file>', 'what changed in play, as "diff-behaviour --json" tells it')
      .option('--printed <file>', 'what changed in print, as "audit --text NEW --against OLD --json" tells it')
      .option('--keep <name>', 'keep the book as it is, under the name of an edition')
      .option('--save <file>', 'write the book as it is to a file')
      .option('--full', 'print everything, and not only what fits one screen')
      .option('--markdown', 'print Markdown')
      .option('--json', 'print JSON, of which "publish --changes" makes a page')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action(async (name: string | undefined, flags: Flags) =>
        (await import('./changes.js')).changes(session, name, flags, home),
      )
  }

/** Adds the command `changes` for the books of this package. */
export const changesCommand: AddCommand = changing()
