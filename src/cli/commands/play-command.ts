/**
 * `rulewright play`: a game in the terminal, several people at one keyboard, or against seats that decide by themselves.
 *
 * @module
 */
import type { Command } from 'commander'
import type { CHANCE, ListedBook } from '#kernel'
import { fromOption, variantOption } from '../beginning-options.js'
import { type Library, listedMeant, namesIn, shownIn } from '../library.js'
import { readingOption } from '../reading-option.js'
import type { Session } from '../session.js'
import { titleText } from '../text/layout.js'
import type { Flags } from './play.js'

const helpText = (library: Library, { name, seat }: ReturnType<typeof shownIn>) => `
A seat is taken by "you" or decides by itself: "random", "first" (always the first option), "idle" (declines where it can).
"others" means every seat that is not named; seats that nobody names are yours. Dice and cards are drawn from the seed,
unless you take the seat "chance" and say what was rolled. "np" lets the rulebook's own priorities play a seat, where the
book has some: every step of their advice is shown. The same seed and the same choices give the same game.

Seats:
${library.books.map(seatsLine).join('\n')}

Examples:
  rulewright play ${name}
  rulewright play ${name} --seats ${seat}=you,others=random --seed 7
  rulewright play ${name} --save game.jsonl
  rulewright play --resume game.jsonl --save game.jsonl`

/** The seat of dice and cards; only its name, without the kernel. */
const chance: typeof CHANCE = 'chance'

const seatsLine = ({ name, seats }: ListedBook) => `  ${name}: ${[...seats, chance].join(', ')}`

/** Whether nothing is asked for that could be refused once the rules are there; then the game is named before they are. */
const isPlain = ({ reading, ...others }: Flags): boolean =>
  reading.length === 0 && Object.values(others).every((one) => one === undefined)

/** Adds the command `play`. */
export function playCommand(program: Command, session: Session): void {
  program
    .command('play')
    .description('play a game in the terminal')
    .argument('[book]', `one of ${namesIn(session.library)}; a resumed game names its own`)
    .option('--seats <seats>', 'who sits where: seat=you|np|random|first|idle, with commas between')
    .addOption(fromOption())
    .addOption(variantOption())
    .addOption(readingOption())
    .option('--seed <number>', 'the seed of dice, cards and seats that decide by themselves')
    .option('--save <file>', 'keep the game in a file as it goes')
    .option('--resume <file>', 'go on with a game that was kept in a file')
    .addHelpText('after', helpText(session.library, shownIn(session.library)))
    .action(async (name: string | undefined, flags: Flags) => {
      const book = isPlain(flags) ? listedMeant(session.library, name) : undefined
      // Who plays sees at once that something begins; the rules are loaded behind it.
      if (book) session.io.out(titleText(book, session.io))
      return (await import('./play.js')).play(name, flags, session, book !== undefined)
    })
}
