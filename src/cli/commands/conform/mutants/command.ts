/**
 * `rulewright conform mutants`: are the cases of a book any good? Small mistakes are made in its rules; which of them are noticed?
 *
 * @module
 */
import type { Command } from 'commander'
import { LEAST_SHARE } from '#lab'
import { shortNamesIn } from '../../../books/library.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../../../options/worker-options.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../../program/help-layout.js'
import type { MutantsFlags } from './run.js'

const HELP = {
  does: 'Count the mistakes in the rules that the cases detect.',
  shows: `You see survivors. Exit code 1: under ${LEAST_SHARE * 100} % are detected, or one lacks a reason.`,
  examples: ['rulewright new my-game && rulewright conform mutants ./my-game'],
}

/** Adds the command `conform mutants`. */
export function mutantsCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'conform mutants'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .option('--only <text>', 'only mutants with this text in their names')
    .option('--kinds <kinds>', 'only these kinds, such as row,offer; or all')
    .option('--every <number>', 'test every Nth mutant', '1')
    .option('--all', 'list every clause, not only those with survivors')
    .option('--full', 'print everything, not only one screen')
    .option('--json', 'print JSON')
    .optionsGroup(ADVANCED)
    .option('--lock [file]', 'test only mutants that may have changed since --update')
    .option('--update', 'write the results into that file')
    .option('--search <games>', 'games to try for each survivor', '0')
    .option('--keep', 'store the games that --search finds as cases')
    .option('--seed <number>', 'seed of the random games', '1')
    .option('--vectors <folder>', 'cases of "conform cases" (default: made now)')
    .option('--shard <part>', 'test one part of several, such as 1/4')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .action(async (name: string | undefined, flags: MutantsFlags, command: Command) => {
      return (await import('./run.js')).mutants(session, name, flags, isOverOwn(command))
    })
}
