/** `rulewright diff-behaviour`: what an older state of a book allows or does otherwise. @module */
import type { Command } from 'commander'
import { jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { BehaviourHome } from './behaviour-base.js'
import type { Flags } from './diff-behaviour.js'

const helpText = ({ name }: { readonly name: string }) => `
Both states are led through the same positions: of their examples, around their worlds, and of random plays. What differs is
told at the smallest position that was found, with the clauses at work. A git ref is one of the repository in which the book
stands, and is taken into a folder of its own; a book of this project is compiled there, which needs its development
packages. A bundle needs nothing. It takes some minutes, and shows how far it is. Workers of a fleet take a bundle as it is; for a
git ref they are begun with the same: "rulewright worker --base REF".

Ends with 0 where nothing differs, 1 where something does, 2 where the base cannot be used.

Examples:
  rulewright diff-behaviour ${name} --base HEAD~1
  rulewright diff-behaviour ${name} --save before.json
  rulewright diff-behaviour ${name} --base before.json --markdown > changes.md`

/** Adds the command `diff-behaviour` for books that are at home anywhere. */
export const diffingBehaviour =
  (home?: BehaviourHome): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('diff-behaviour')
      .description('show what changed in behaviour since a git ref or a saved bundle, the smallest position first')
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--base <ref or file>', 'the older state: a git ref of its repository, or a bundle')
      .option('--save <file>', 'write the behaviour as it is now into a bundle')
      .option(
        '--plays <number>',
        'how many random plays of either state are looked at; more take longer and find more',
        '2',
      )
      .option('--seed <number>', 'from which seed they are drawn', '1')
      .option('--bound <decisions>', 'after how many decisions a play is given up', '1000')
      .option('--around <positions>', 'how many positions are looked at from where each world begins', '30')
      .option('--limit <number>', 'how many differences are made small and told', '20')
      .addOption(jobsOption())
      .addOption(queueOption())
      .addOption(resultsOption())
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action(async (name: string | undefined, flags: Flags) =>
        (await import('./diff-behaviour.js')).diffBehaviour(session, name, flags, home),
      )
  }

/** Adds the command `diff-behaviour` for the books of this package. */
export const diffBehaviourCommand: AddCommand = diffingBehaviour()
