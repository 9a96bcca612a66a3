/** `rulewright questions`: the questions of a book, where their readings differ, and what they weigh. @module */
import { type Command, Option as CommandOption } from 'commander'
import { QUESTION_KINDS } from '#core'
import { shortNamesIn } from '../../books/library.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../../options/worker-options.js'
import type { Session } from '../../program/command-context.js'
import { commandAt } from '../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../program/help-layout.js'
import type { ReadingsFlags } from './run.js'

const HELP = {
  does: 'List the questions of a book, and how much each matters.',
  shows: 'You see their readings, and the share of games in which they matter.',
  examples: ['rulewright questions abb --section 3.2.1'],
}

const COMPARE_HELP = {
  does: 'Find the smallest position where two readings differ.',
  shows: 'You see it as examples for "explain", and random plays under both readings.',
  examples: ['rulewright new my && rulewright questions compare ./my whoBegins'],
}

/** Adds the commands `questions` and `questions compare`. */
export function questionsCommand(program: Command, session: Session): void {
  const command = addHelp(commandAt(program, 'questions'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .argument('[question]', 'the name of a question')
    .option('--section <number>', 'only questions about this section or a part of it')
    .addOption(new CommandOption('--kind <kind>', 'only this kind').choices(QUESTION_KINDS))
    .option('--editorial', 'only questions that make no difference in play')
    .option('--full', 'list every question, not only one screen')
    .option('--json', 'print JSON')
    .optionsGroup(ADVANCED)
    .option('--kept', 'print the stored cases of the question, for "explain -"')
    .option('--measure', 'measure how much each question matters')
    .option('--witnesses', 'find where readings differ; exit code 1 if nowhere')
    .option('--update', 'with --measure or --witnesses: store the result')
    .addOption(new CommandOption('--compare [readings...]', 'find where two readings differ').hideHelp())
  searching(command, 'file for the examples; with --witnesses a folder').action(
    async (name: string | undefined, asked: string | undefined, flags: ReadingsFlags, called: Command) =>
      (await import('./run.js')).readings(session, name, asked, flags, isOverOwn(called)),
  )
  const comparison = addHelp(commandAt(program, 'questions compare'), COMPARE_HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .argument('[question]', 'the name of a question')
    .argument('[readings...]', 'two of its readings (default: the default and the next)')
    .option('--json', 'print JSON')
    .optionsGroup(ADVANCED)
  searching(comparison, 'file for the examples').action(
    async (name: string | undefined, asked: string | undefined, ...more: readonly unknown[]) => {
      const [named, flags, called] = more as [readonly string[], ReadingsFlags, Command]
      const compare = named.length > 0 ? named : (true as const)
      return (await import('./run.js')).readings(session, name, asked, { ...flags, compare }, isOverOwn(called))
    },
  )
}

/** Adds the options of a search for positions. */
const searching = (command: Command, out: string): Command =>
  command
    .option('--plays <number>', 'number of random plays', '20')
    .option('--seed <number>', 'seed of the random plays', '1')
    .option('--bound <decisions>', 'end a play after this many decisions', '5000')
    .option('--out <path>', out)
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
