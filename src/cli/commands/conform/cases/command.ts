/**
 * `rulewright conform cases`: writes the cases by which an implementation of a book can be checked, in any language.
 *
 * @module
 */
import type { Command } from 'commander'
import { USUALLY } from '#lab'
import { shortNamesIn } from '../../../books/library.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../../../options/worker-options.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../../program/help-layout.js'
import type { VectorsFlags } from './run.js'

const HELP = {
  does: 'Write the cases that test an implementation of a book.',
  shows: 'You see how much the cases cover. --out writes them, with a manifest.',
  examples: ['rulewright new my-game && rulewright conform cases ./my-game'],
}

/** Adds the command `conform cases`. */
export function vectorsCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'conform cases'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .option('--out <folder>', 'folder for the cases; without it, only a summary')
    .option('--full', 'print the goals that no case shows, with reasons')
    .option('--json', 'print the summary as JSON')
    .optionsGroup(ADVANCED)
    .option('--plays <folder>', 'add the play files of a folder as cases')
    .option('--random <number>', 'random plays to search', String(USUALLY.random))
    .option('--places <number>', 'positions of each world to search', String(USUALLY.places))
    .option('--seed <number>', 'seed of the random plays', String(USUALLY.seed))
    .option('--contrasts', 'search situations that differ in one field; store them')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .action(async (name: string | undefined, flags: VectorsFlags, command: Command) =>
      (await import('./run.js')).vectors(session, name, flags, isOverOwn(command)),
    )
}
