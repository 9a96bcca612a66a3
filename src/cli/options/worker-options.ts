/** Options that say who does the work of a command. @module */
import { type Command, Option } from 'commander'

/** The option for the number of threads. */
export const jobsOption = (): Option =>
  new Option('--jobs <number>', 'number of threads (default: one per processor)').env('RULEWRIGHT_JOBS')

/** The queue over which a fleet works. */
export const queueOption = (says = 'run on workers (also --results): see "worker --help"'): Option =>
  new Option('--queue <address>', says).env('RULEWRIGHT_QUEUE')

/** The option for the place where a fleet stores long results; only the help of `worker` lists it. */
export const resultsOption = (): Option =>
  new Option('--results <place>', 'shared folder or s3:// address for long results')
    .env('RULEWRIGHT_RESULTS')
    .hideHelp()

/** Implementations of a book, which have names. */
export const implementationOption = (what: string): Option =>
  new Option('--implementation <name=line>', `${what}; repeatable`)
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([])

/** True if a command uses the user's own components, which are not in the module of the book. */
export const isOverOwn = (command: Command): boolean =>
  (command.optsWithGlobals<{ readonly component?: readonly string[] }>().component ?? []).length > 0
