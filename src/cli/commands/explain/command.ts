/** `rulewright explain`: examples run by the rules, with the reasons. @module */
import type { Command } from 'commander'
import { readingOption } from '../../options/question-readings.js'
import type { Session } from '../../program/command-context.js'
import { addHelp } from '../../program/help-layout.js'
import type { ExplainFlags } from './run.js'

const HELP = {
  does: 'Run example files and explain the results.',
  shows: 'You see what differs, where and why. Exit code 1: one fails. 2: unreadable.',
  examples: ['rulewright questions abb rallyNumber --kept | rulewright explain -'],
}

/** Adds the command `explain`. */
export function explainCommand(program: Command, session: Session): void {
  addHelp(program.command('explain'), HELP)
    .argument('<file...>', 'files or folders (- for stdin); a book first if need be')
    .option('--example <name>', 'run only this example')
    .option('--full', 'show whole positions and all refused options')
    .option('--trace', 'also show the trace of failing examples')
    .option('--brief', 'print one line for each example that passes')
    .option('--nearest', 'for refused choices, show all reasons and near choices')
    .option('--lines', 'also show the file and line of each clause')
    .addOption(readingOption())
    .option('--json', 'print JSON')
    .action(async (files: readonly string[], flags: ExplainFlags) =>
      (await import('./run.js')).explainFiles(files, flags, session),
    )
}
