/** `rulewright play random`: many random games, how they ended, and what they never came to. @module */
import { type Command, Option } from 'commander'
import { shortNamesIn } from '../../../books/library.js'
import { readingOption } from '../../../options/question-readings.js'
import { fromOption, variantOption } from '../../../options/starting-position.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../../../options/worker-options.js'
import type { Session } from '../../../program/command-context.js'
import { commandAt } from '../../../program/command-tree.js'
import { ADVANCED, addHelp } from '../../../program/help-layout.js'
import type { Flags } from './games.js'

const HELP = {
  does: 'Play many random games, and report how they end.',
  shows: 'You see how they ended. Exit code 1: a game broke an invariant or got stuck.',
  examples: ['rulewright play random rcw -n 5'],
}

/** The option for the kinds of rules that stored games cover; its text names the default. */
const coveringOption = (): Option =>
  new Option('--covering <kinds>', 'priorities,rows,transitions (default), clauses, states').default(
    'priorities,rows,transitions',
    '',
  )

/** Adds the command `play random`. */
export function playoutsCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'play random'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}`)
    .option('-n, --number <games>', 'number of games', '100')
    .option('--decisions <number>', 'play until this many decisions, instead of --number')
    .option('--seats <seats>', 'such as Red=np,others=random; also first, idle')
    .option('--seed <number>', 'seed of the random games', '1')
    .option('--idle', 'list all rules that no game used')
    .option('--json', 'print JSON; for a plan, a list of reports')
    .optionsGroup(ADVANCED)
    .addOption(fromOption())
    .addOption(variantOption())
    .addOption(readingOption())
    .option('--any-readings', 'draw the readings of all questions for each game')
    .option('--bound <decisions>', 'end a game after this many decisions', '5000')
    .option('--asides <number>', 'take a free action every so many decisions', '0')
    .option('--refusals <number>', 'check the refusals every so many decisions', '1')
    .option('--out <folder>', 'folder for plays of games that went wrong', '.')
    .option('--store <folder>', 'write the fewest games that cover the --covering kinds')
    .addOption(coveringOption())
    .option('--plan <file>', 'play the runs of a YAML or JSON file')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .action(async (name: string | undefined, flags: Flags, command: Command) =>
      (await import('./run.js')).playMany(name, flags, session, isOverOwn(command)),
    )
}
