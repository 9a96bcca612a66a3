/** `rulewright conform`: puts the cases of a book to an implementation of it, and tells what it gets wrong. @module */
import type { Command } from 'commander'
import { shortNamesIn } from '../../books/library.js'
import { implementationOption, isOverOwn, queueOption, resultsOption } from '../../options/worker-options.js'
import type { Session } from '../../program/command-context.js'
import { commandAt } from '../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { ConformFlags } from './suite.js'

const HELP = {
  does: 'Test another implementation of a book.',
  shows: 'You see failed cases (exit code 1), and the clauses that are most likely wrong.',
  examples: ['rulewright new my-game', 'rulewright conform ./my-game --command "rulewright conform serve ./my-game"'],
}

const several = (one: string, before: readonly string[]): readonly string[] => [...before, one]

/** Adds the command `conform`. */
export function conformCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'conform'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .option('--command <line>', 'command line of the implementation; no shell reads it')
    .option('--only <what>', 'only cases of this id, clause or section; repeatable', several, [])
    .option('--vectors <folder>', 'cases of "conform cases" (default: made now)')
    .option('--examples <folder>', 'write the smallest form of failures as examples')
    .option('--full', 'print everything, not only one screen')
    .option('--json', 'print JSON')
    .option('--junit <file>', 'write JUnit XML')
    .option('--markdown <file>', 'write Markdown')
    .option('--html <file>', 'write a page')
    .option('--badge <file>', 'write a badge: SVG, or its data as .json')
    .option('--out <file>', 'write the run, for --matrix and other programs')
    .optionsGroup(ADVANCED)
    .option('--against <line>', 'compare with another implementation instead')
    .option('--random <number>', 'with --against: number of random plays', '4')
    .option('--seed <number>', 'with --against: seed of the random plays', '1')
    .option('--matrix [runs...]', 'put many runs of --out on one page, with --html')
    .addOption(implementationOption('with --matrix: test this one now'))
    .option('--timeout <ms>', 'time limit of a start or an answer', '10000')
    .option('--limit <number>', 'failures of a clause to reduce', '1')
    .option('--journal <file>', 'record finished cases in this file')
    .option('--resume <file>', 'continue an interrupted run from its journal')
    .option('--jobs <number>', 'number of instances (default: one per processor)')
    .addOption(queueOption())
    .addOption(resultsOption())
    .action(async (name: string | undefined, flags: ConformFlags, command: Command) =>
      (await import('./run.js')).conform(name, flags, session, isOverOwn(command)),
    )
}
