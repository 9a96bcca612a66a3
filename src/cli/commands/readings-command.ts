/** `rulewright readings`: the questions of a book, where their readings differ, and what they weigh. @module */
import { type Command, Option as CommandOption } from 'commander'
import { KINDS } from '../../kernel/question-kinds.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import type { Session } from '../session.js'
import type { Flags } from './readings.js'

const helpText = ({ name }: ReturnType<typeof shownIn>) => `
A comparison searches the worlds and examples of the book and random plays for a position in which two readings differ,
makes it small, and prints it as examples that "rulewright explain" runs. It then plays the same seeds under both.

Examples:
  rulewright readings ${name}
  rulewright readings ${name} QUESTION --compare READING OTHER
  rulewright readings ${name} QUESTION --kept | rulewright explain -
  rulewright readings ${name} --witnesses --out FOLDER
  rulewright readings ${name} --witnesses --update
  rulewright readings ${name} --measure --plays 100 --update`

/** Adds the command `readings`. */
export function readingsCommand(program: Command, session: Session): void {
  program
    .command('readings')
    .description('list the questions of a book and what they weigh, and find where two readings differ')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .argument('[question]', 'the name of a question; alone, of the book that is usually meant')
    .option('--compare [readings...]', 'find the smallest position in which two readings differ, and what comes of it')
    .option('--witnesses', 'find such a position for every question; exit code 1 if there is none for one')
    .option('--kept', 'print the smallest cases that are kept of the question, as examples that "explain -" runs')
    .option('--section <number>', 'only questions about this section, or a section in it')
    .addOption(new CommandOption('--kind <kind>', 'only questions of this kind').choices(KINDS))
    .option('--editorial', 'only questions that no play can tell apart')
    .option('--measure', 'measure the weights again instead of reading them from the file of the book')
    .option('--update', 'with --measure or --witnesses: keep what is found beside the book')
    .option('--plays <number>', 'how many random plays are searched or measured', '20')
    .option('--seed <number>', 'from which seed they are drawn', '1')
    .option('--bound <decisions>', 'after how many decisions a play is given up', '5000')
    .option('--out <path>', 'where examples are written: a file, or with --witnesses a folder')
    .option('--full', 'list every question, and not only those that fit one screen')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .option('--json', 'print JSON')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (name: string | undefined, asked: string | undefined, flags: Flags, command: Command) =>
      (await import('./readings.js')).readings(session, name, asked, flags, isOverOwn(command)),
    )
}
