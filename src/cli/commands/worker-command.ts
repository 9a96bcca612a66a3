/** `rulewright worker`: one of a fleet, that does the work of others over a queue. @module */
import { type Command, Option } from 'commander'
import { implementationOption, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './worker.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
Whoever asks for work says the same address: "rulewright verify ${name} --queue redis://server:6379". A worker does only what it
knows: work of this program, on books of its own, each as it has it; a job of another commit is refused. Books of your own are
named here. A password or certificates stand in the address: rediss://user:password@server:6379?ca=FILE&cert=FILE&key=FILE;
better than on the command line in RULEWRIGHT_QUEUE. Ctrl-C ends a worker when what it has begun is done; if it is killed,
another one does that. docs/scale.md tells all of it.

Examples:
  rulewright worker --queue redis://localhost:6379
  rulewright worker --queue redis://server:6379 --results /mnt/results --jobs 8
  rulewright worker --queue redis://server:6379 ./my-game
  rulewright worker --queue redis://server:6379 --implementation engine="python3 my_adapter.py"
  rulewright worker --queue redis://server:6379 --base HEAD~1
  rulewright worker --queue redis://server:6379 --job 0f3a6b7c8d9e0f1a-5b6c7d8e9f0a1b2c3d4e5f6a`

const olderOption = (): Option =>
  new Option(
    '--base <ref>',
    'an older state that it may compare with, for "diff-behaviour": a git ref of the repository of its books; may be given several times',
  )
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([], 'none')

/** Adds the command `worker`. */
export function workerCommand(program: Command, session: Session): void {
  program
    .command('worker')
    .description('take jobs out of a queue and do them, for whoever asked for the work')
    .argument('[book...]', 'books of your own that are worked on, too')
    .addOption(queueOption())
    .addOption(resultsOption())
    .addOption(jobsOption())
    .addOption(implementationOption('an implementation that it may start, for "conform --matrix"'))
    .addOption(olderOption())
    .option('--job <name>', 'do only this job, here, and print what comes of it: for one that failed')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (books: readonly string[], flags: Flags) =>
      (await import('./worker.js')).workFor(books, flags, session),
    )
}
