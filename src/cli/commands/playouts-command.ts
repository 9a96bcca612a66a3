/** `rulewright playouts`: many random games, how they ended, and what they never came to. @module */
import type { Command } from 'commander'
import { AT_WORK } from '../../explore/at-work.js'
import { fromOption, variantOption } from '../beginning-options.js'
import { isOverOwn, jobsOption, queueOption, resultsOption } from '../hand-options.js'
import { namesIn, shownIn } from '../library.js'
import { readingOption } from '../reading-option.js'
import type { Session } from '../session.js'
import type { Flags } from './playouts-games.js'

const helpText = ({ name, seat }: ReturnType<typeof shownIn>) => `
A game that breaks a law, or that cannot go on, is written as a play file that "rulewright replay" shows; the command
then ends with 1. Seats pick at random, or as --seats says: "first" always takes the first option, "idle" declines where it can.

A plan lists runs. Each names a book and may give number, decisions, seed, bound, asides, refusals, seats, readings, anyReadings, from, variants
and components; the command line gives the rest. All runs are checked before the first begins. Files are found from the plan.

  runs:
    - { book: ${name}, number: 60, seed: 1 }
    - { book: ${name}, number: 10, seats: ${seat}=idle }

Examples:
  rulewright playouts ${name}
  rulewright playouts ${name} -n 1000 --seed 7 --seats ${seat}=idle
  rulewright playouts ${name} --decisions 100000 --any-readings
  rulewright playouts ${name} -n 20 --idle
  rulewright playouts ${name} -n 20 --json
  rulewright playouts --plan runs.yaml --jobs 1
  rulewright playouts ${name} -n 200 --store plays --covering rows,transitions`

/** Adds the command `playouts`. */
export function playoutsCommand(program: Command, session: Session): void {
  program
    .command('playouts')
    .description('play many random games: how they end, how fast, and what they never come to')
    .argument('[book]', `one of ${namesIn(session.library)}`)
    .option('-n, --number <games>', 'how many games', '100')
    .option('--decisions <number>', 'as many games as it takes for so many decisions, instead of --number')
    .option('--seed <number>', 'from which seed they are drawn', '1')
    .option('--bound <decisions>', 'after how many decisions a game is given up', '5000')
    .option('--asides <number>', 'one in how many decisions uses a right that may be used at any time; 0 for none', '0')
    .option('--refusals <number>', 'one in how many decisions is asked what it refuses, and why; 0 for none', '1')
    .option(
      '--seats <seats>',
      'how seats decide: seat=np|random|first|idle, with commas between; np is the book itself',
    )
    .addOption(fromOption())
    .addOption(variantOption())
    .addOption(readingOption())
    .option('--any-readings', 'each game begins under readings of all questions that are drawn for it')
    .option('--out <folder>', 'where play files of games that went wrong are written', '.')
    .option('--store <folder>', 'write the fewest games that together show all that these games have shown at work')
    .option(
      '--covering <kinds>',
      `what stored games show together, of ${AT_WORK.join(', ')}; plays that lie in the folder count`,
      'priorities,rows,transitions',
    )
    .option('--plan <file>', 'play the runs of a YAML or JSON file, one after the other; options here hold for all')
    .option('--idle', 'list everything that the games never came to')
    .addOption(jobsOption())
    .addOption(queueOption())
    .addOption(resultsOption())
    .option('--json', 'print JSON; for a plan, a list with a report for each run')
    .addHelpText('after', helpText(shownIn(session.library)))
    .action(async (name: string | undefined, flags: Flags, command: Command) =>
      (await import('./playouts.js')).playMany(name, flags, session, isOverOwn(command)),
    )
}
