/**
 * `rulewright play`: a game in the terminal, several people at one keyboard, or against seats that decide by themselves.
 *
 * @module
 */
import type { Command } from 'commander'
import { listedMeant, shortNamesIn } from '../../books/library.js'
import { readingOption } from '../../options/question-readings.js'
import { fromOption, variantOption } from '../../options/starting-position.js'
import type { Session } from '../../program/command-context.js'
import { commandAt } from '../../program/command-tree.js'
import { addHelp } from '../../program/help-layout.js'
import { titleText } from '../../text/layout/output-layout.js'
import type { PlayFlags } from './run.js'

const HELP = {
  does: 'Play a game in the terminal.',
  shows: 'You see the board and the options. Type ? to see why an option is missing.',
  examples: ['rulewright play front-line --seats Red=you,others=random'],
}

/** True if no option could be refused after loading the rules. Then the game's name is printed before they load. */
const isPlain = ({ reading, ...others }: PlayFlags): boolean =>
  reading.length === 0 && Object.values(others).every((one) => one === undefined)

/** Adds the command `play`. */
export function playCommand(program: Command, session: Session): void {
  addHelp(commandAt(program, 'play'), HELP)
    .argument('[book]', `one of ${shortNamesIn(session.library)}; a saved game names its own`)
    .option('--seats <seats>', 'such as Red=you,others=random; also np, first, idle')
    .addOption(fromOption())
    .addOption(variantOption())
    .addOption(readingOption())
    .option('--seed <number>', 'seed of dice, cards and random seats')
    .option('--save <file>', 'save the game to this file after every choice')
    .option('--resume <file>', 'continue a saved game')
    .action(async (name: string | undefined, flags: PlayFlags) => {
      const book = isPlain(flags) ? listedMeant(session.library, name) : undefined
      // Who plays sees at once that something begins; the rules are loaded behind it.
      if (book) session.io.out(titleText(book, session.io))
      return (await import('./run.js')).play(name, flags, session, book !== undefined)
    })
}
