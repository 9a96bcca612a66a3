/** Options that say who does the work of a command. @module */
import { type Command, Option } from 'commander'

/** How many threads work. */
export const jobsOption = (): Option =>
  new Option(
    '--jobs <number>',
    'in how many threads (default: one for each processor; one over components of your own)',
  ).env('RULEWRIGHT_JOBS')

/** The queue over which a fleet works. */
export const queueOption = (): Option =>
  new Option('--queue <address>', 'let the workers of a fleet do it, over redis://host:6379').env('RULEWRIGHT_QUEUE')

/** Where a fleet leaves what is long. */
export const resultsOption = (): Option =>
  new Option(
    '--results <place>',
    'where the fleet leaves long results: a folder that all share, or s3://bucket/folder (default: in the queue)',
  ).env('RULEWRIGHT_RESULTS')

/** Implementations of a book, which have names. */
export const implementationOption = (what: string): Option =>
  new Option('--implementation <name=line>', `${what}; may be given several times`)
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([], 'none')

/** Whether a command is carried out over components of the user's own, which are not in the module of the book. */
export const isOverOwn = (command: Command): boolean =>
  (command.optsWithGlobals<{ readonly component?: readonly string[] }>().component ?? []).length > 0
