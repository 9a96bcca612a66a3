/** `rulewright worker`: one of a fleet, that does the work of others over a queue. @module */
import { type Command, Option } from 'commander'
import { implementationOption, jobsOption, queueOption, resultsOption } from '../../options/worker-options.js'
import type { Session } from '../../program/command-context.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { WorkerFlags } from './run.js'

const HELP = {
  does: 'Run jobs from a queue, for commands on other machines.',
  shows: 'Give the same --queue to those commands. Ctrl-C ends after the present job.',
  examples: ['rulewright worker --queue redis://localhost:6379'],
}

const olderOption = (): Option =>
  new Option('--base <ref>', 'serve "diff behaviour --base"; repeatable')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([])

/** Adds the command `worker`. */
export function workerCommand(program: Command, session: Session): void {
  addHelp(program.command('worker'), HELP)
    .argument('[book...]', 'books of your own to load')
    .addOption(queueOption('address, such as redis://user:password@server:6379'))
    .addOption(resultsOption().hideHelp(false))
    .addOption(jobsOption())
    .optionsGroup(ADVANCED)
    .addOption(implementationOption('for "conform --matrix"'))
    .addOption(olderOption())
    .option('--job <name>', 'run one failed job here, and print its result')
    .action(async (books: readonly string[], flags: WorkerFlags) =>
      (await import('./run.js')).workFor(books, flags, session),
    )
}
