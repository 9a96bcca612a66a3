/** `rulewright verify`: puts a book through all gates. @module */
import { type Command, Option } from 'commander'
import { shortNamesIn } from '../../books/library.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../../options/worker-options.js'
import type { AddCommand, Session } from '../../program/command-context.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { Homes, Options } from './run.js'

/** The options that make sense only where a book is verified. */
const VERIFYING = ['full', 'notes', 'deep', 'next', 'update', 'schema']

const HELP = {
  does: 'Check a book: rules, examples, random plays and evidence.',
  shows: 'You see the verdict and one line per check. Exit code 1: a check fails.',
  examples: ['rulewright verify rcw'],
}

/** Adds the command `verify` for books that are at home anywhere. */
export const verifying =
  ({ home }: Pick<Homes, 'home'> = {}): AddCommand =>
  (program: Command, session: Session) => {
    addHelp(program.command('verify'), HELP)
      .argument('[book]', `one of ${shortNamesIn(session.library)}`)
      .option('--next', 'print only the first thing to fix')
      .option('--full', 'print everything, with every finding')
      .option('--notes', 'also print notes in detail')
      .option('--deep', 'add three slow checks: witnesses, cases, mutants')
      .option('--update', 'write the snapshot, unless a clause has got worse')
      .option('--json', 'print the report as JSON')
      .optionsGroup(ADVANCED)
      .option('--plays <number>', 'number of random plays', '30')
      .option('--seated <number>', 'plays with automated seats (default: 7, at most 1 in 4)')
      .option('--seed <number>', 'seed of the random plays', '1')
      .option('--bound <number>', 'maximum number of states of a world', '100000')
      .addOption(new Option('--paths [chart]', 'only list charts, or the paths of one').conflicts(VERIFYING))
      .addOption(new Option('--path <name>', 'only play one path').conflicts(['paths', ...VERIFYING]))
      .option('--fresh', 'run every check again, and store no result')
      .option('--recheck <percent>', 'share of stored results to check again (default: 2)')
      .addOption(new Option('--schema', 'only print the JSON Schema of the report').hideHelp())
      .addOption(jobsOption())
      .addOption(queueOption())
      .addOption(resultsOption())
      .action(async (name: string | undefined, options: Options, command: Command) => {
        const { verifyBook } = await import('./run.js')
        return verifyBook(session, { home, isOverOwn: isOverOwn(command) }, name, options)
      })
  }

/** Adds the command `verify` for the books of this package. */
export const verifyCommand = verifying()
