/** `rulewright conform`: puts the cases of a book to an implementation of it, and tells what it gets wrong. @module */
import type { Command } from 'commander'
import { INTERRUPTED } from '../../work/interruptible.js'
import { implementationOption, isOverOwn, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './conform-suite.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
An implementation speaks JSON lines on its standard input and output; docs/conformance.md tells how. Whatever it does instead
of answering costs the case and never the run. Ends with 0 where every case passes that is not skipped, with 1 where one fails
or errs, with 2 where the run cannot start or go on, and with ${INTERRUPTED} where it is interrupted; --resume goes on then.

Examples:
  rulewright conform ${name} --command "python3 my_adapter.py"
  rulewright conform ${name} --command "./engine --quiet" --jobs 4 --junit report.xml --out run.json
  rulewright conform ${name} --command "./engine" --only 3.2 --examples failures
  rulewright conform ${name} --command "./engine" --against "rulewright adapter ${name}"
  rulewright conform --matrix run.json other.json --html page.html
  rulewright conform ${name} --matrix --implementation first="./engine" --implementation second="python3 x.py" --html page.html`

const several = (one: string, before: readonly string[]): readonly string[] => [...before, one]

/** Adds the command `conform`. */
export function conformCommand(program: Command, session: Session): void {
  program
    .command('conform')
    .description('put the cases of a book to an implementation, and tell which clauses it gets wrong')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .option('--command <line>', 'how an instance of the implementation is started; no shell reads it')
    .option('--against <line>', 'compare with another implementation, without anything that is expected')
    .option('--vectors <folder>', 'the cases, as `rulewright vectors` wrote them; else they are made now')
    .option('--only <what>', 'only cases of this id, clause or section; may be given several times', several, [])
    .option('--timeout <ms>', 'how long a start or an answer may take, in milliseconds', '10000')
    .option('--jobs <number>', 'how many instances work side by side (default: one for each processor)')
    .option('--limit <number>', 'how many failures of a clause are made small', '1')
    .option('--random <number>', 'with --against: how many random plays are compared too', '4')
    .option('--seed <number>', 'with --against: from which seed they are drawn', '1')
    .option('--journal <file>', 'keep what is finished in this file; else it is kept only if the run is interrupted')
    .option('--resume <file>', 'go on with the journal of a run that was interrupted')
    .option('--examples <folder>', 'write the smallest forms of failures as example files')
    .option('--out <file>', 'write the run, for --matrix and other programs')
    .option('--junit <file>', 'write JUnit XML')
    .option('--markdown <file>', 'write Markdown')
    .option('--html <file>', 'write a page')
    .option('--badge <file>', 'write a small picture (SVG), or where it is called .json, the data of one')
    .option(
      '--matrix [runs...]',
      'instead of a run: many implementations on one page, with --html; runs that --out wrote',
    )
    .addOption(implementationOption('with --matrix: an implementation that is judged now, beside the others'))
    .addOption(queueOption())
    .addOption(resultsOption())
    .option('--full', 'print everything, and not only what fits one screen')
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (name: string | undefined, flags: Flags, command: Command) =>
      (await import('./conform.js')).conform(name, flags, session, isOverOwn(command)),
    )
}
