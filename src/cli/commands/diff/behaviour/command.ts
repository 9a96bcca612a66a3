/** `rulewright diff behaviour`: what an older state of a book allows or does otherwise. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import { jobsOption, queueOption, resultsOption } from '../../../options/worker-options.js'
import type { AddCommand, Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../../program/help-layout.js'
import type { BehaviourHome } from './older-state.js'
import type { DiffBehaviourFlags } from './run.js'

const HELP = {
  does: 'Show what changed in play since an older version.',
  shows: 'You see the smallest position for each difference (exit code 1), with clauses.',
  examples: ['rulewright new my && rulewright diff behaviour ./my --save my.json'],
}

/** Adds the command `diff behaviour` for books that are at home anywhere. */
export const diffingBehaviour =
  (home?: BehaviourHome): AddCommand =>
  (program: Command, session: Session) => {
    addHelp(commandAt(program, 'diff behaviour'), HELP)
      .argument('[book]', `one of ${shortNamesIn(session.library)}`)
      .option('--base <ref or file>', 'older version: a git ref, or a file of --save')
      .option('--save <file>', 'write the present behaviour to a file')
      .option('--limit <number>', 'maximum number of differences to show', '20')
      .option('--json', 'print JSON')
      .option('--markdown', 'print Markdown')
      .optionsGroup(ADVANCED)
      .option('--plays <number>', 'number of random plays of each version', '2')
      .option('--seed <number>', 'seed of the random plays', '1')
      .option('--bound <decisions>', 'end a play after this many decisions', '1000')
      .option('--around <positions>', 'positions to examine around each world', '30')
      .addOption(jobsOption())
      .addOption(queueOption())
      .addOption(resultsOption())
      .action(async (name: string | undefined, flags: DiffBehaviourFlags) =>
        (await import('./run.js')).diffBehaviour(session, name, flags, home),
      )
  }

/** Adds the command `diff behaviour` for the books of this package. */
export const diffBehaviourCommand: AddCommand = diffingBehaviour()
