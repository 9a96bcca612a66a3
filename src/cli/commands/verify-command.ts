/** `rulewright verify`: puts a book through all gates. @module */
import { type Command, Option } from 'commander'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { AddCommand, Session } from '../session.js'
import type { Homes, Options } from './verify.js'

/** The options that make sense only where a book is verified. */
const VERIFYING = ['full', 'notes', 'deep', 'next', 'update', 'schema']

const helpText = ({ name }: { readonly name: string }) => `
Examples:
  rulewright verify ${name}
  rulewright verify ${name} --plays 500 --seed 7
  rulewright verify ${name} --deep
  rulewright verify ${name} --paths
  rulewright verify ${name} --json`

/** Adds the command `verify` for books that are at home anywhere. */
export const verifying =
  ({ home }: Pick<Homes, 'home'> = {}): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('verify')
      .description(
        'put a book through all gates: clauses, tables, charts, worlds, laws, examples, random plays, evidence',
      )
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--json', 'print the report as JSON')
      .option('--schema', 'print the JSON schema of the report and verify nothing')
      .option('--full', 'print all that is known: sections, tables, charts, worlds, laws, every finding with its case')
      .option('--notes', 'print notes in detail too')
      .option(
        '--deep',
        'three more gates: witnesses of readings, what the cases are answered, and mutants that they must notice',
      )
      .option('--next', 'print only which gate is the next, and the first thing to do for it')
      .addOption(
        new Option(
          '--paths [chart]',
          'list the charts with how many covering paths each has, or the paths of one chart by name; nothing is verified',
        ).conflicts(VERIFYING),
      )
      .addOption(
        new Option(
          '--path <name>',
          'play one path, such as "CHART 1.2", or all paths of a chart, by the step that plays games and by XState beside it',
        ).conflicts(['paths', ...VERIFYING]),
      )
      .option('--plays <number>', 'how many random plays; fewer where a decision has more than 160 candidates', '30')
      .option(
        '--seated <number>',
        'in how many of them the book plays seats, if it has priorities for that (default: 7, one in four at most)',
      )
      .option('--seed <number>', 'from which seed the random plays are drawn', '1')
      .option('--bound <number>', 'how many states of a world are enumerated at most', '100000')
      .addOption(jobsOption())
      .addOption(queueOption())
      .addOption(resultsOption())
      .option(
        '--update',
        'write the statuses of the clauses as the new snapshot, unless one has got worse, and what is declared',
      )
      .option('--fresh', 'run every check again, and keep no result')
      .option(
        '--recheck <percent>',
        'share of the kept results to prove again and compare (default: 2, or none where nothing has changed)',
      )
      .addHelpText('after', helpText(shownIn(session.library)))
      .action(async (name: string | undefined, options: Options, command: Command) => {
        const { verifyBook } = await import('./verify.js')
        return verifyBook(session, { home, isOverOwn: isOverOwn(command) }, name, options)
      })
  }

/** Adds the command `verify` for the books of this package. */
export const verifyCommand = verifying()
