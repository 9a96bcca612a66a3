/** `rulewright conform count`: how much can be done in a position, to be compared with another implementation. @module */
import { type Command, Option } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../../../options/worker-options.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../../program/help-layout.js'
import type { CensusCommandFlags } from './run.js'

const HELP = {
  does: 'Count all lines of play from a position.',
  shows: 'You see the numbers, with a digest. Exit code 1: something cannot be counted.',
  examples: ['rulewright conform count rcw'],
}

const repeated = (one: string, before: readonly string[]) => [...before, one]

/** Adds the command `conform count`. */
export function censusCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'conform count'), HELP)
    .argument('[of...]', `one of ${shortNamesIn(session.library)}, or a file (- for stdin)`)
    .option('--turn', 'count only to the end of the current turn')
    .option('--divide', 'also count after each first choice')
    .option('--world <name>', 'begin in this small world of the book')
    .option('--example <name>', 'begin in the position of this example')
    .option('--json', 'print JSON')
    .optionsGroup(ADVANCED)
    .option('--procedure <name>', 'begin with this procedure')
    .option('--args <json>', 'argument of the procedure')
    .option('--from <base>', 'starting position: a name or a file')
    .addOption(
      new Option('--at <choice>', 'continue after a choice, as JSON; repeatable').argParser(repeated).default([]),
    )
    .option('--bound <number>', 'give up after this many positions', '100000')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .action(async (of: readonly string[], flags: CensusCommandFlags, command: Command) =>
      (await import('./run.js')).census(of, flags, session, isOverOwn(command)),
    )
}
