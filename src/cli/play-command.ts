/**
 * `rulewright play`: a game in the terminal, several people at one keyboard, or against seats that decide by themselves.
 *
 * @module
 */
import type { Command } from 'commander'
import type { Book } from '../kernel/book.js'
import { CHANCE } from '../kernel/offer.js'
import { problemLine } from '../kernel/play.js'
import { type Rules, rulesOf } from '../kernel/rules.js'
import { beginningOf, retell } from '../play/retell.js'
import { parseSeats, type Seating, seatedBook, sittersOf } from '../play/seats.js'
import { type Sitting, sittingAt, standing } from '../play/sitting.js'
import { beginningIn } from '../play/under.js'
import { faultText } from './fault-text.js'
import { EXIT, type Io, Unreadable } from './io.js'
import { keeping } from './keeper.js'
import { listed, paintFor } from './layout.js'
import { bookMeant, bookNamed, type Library, namesIn, shownIn } from './library.js'
import { wholeNumber } from './numbers.js'
import { type PlayFile, readPlayFile } from './play-file.js'
import { playOn } from './play-loop.js'
import { readAs, readingOption } from './reading-option.js'
import type { Session } from './session.js'
import { wrapped } from './text-table.js'

interface Flags {
  readonly seats?: string
  readonly reading: readonly string[]
  readonly seed?: string
  readonly save?: string
  readonly resume?: string
}

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

const seatsLine = ({ name, seats = [] }: Book) => `  ${name}: ${[...seats, CHANCE].join(', ')}`

/** Adds the command `play`. */
export function playCommand(program: Command, session: Session): void {
  program
    .command('play')
    .description('play a game in the terminal')
    .argument('[book]', `one of ${namesIn(session.library)}; a resumed game names its own`)
    .option('--seats <seats>', 'who sits where: seat=you|np|random|first|idle, with commas between')
    .addOption(readingOption())
    .option('--seed <number>', 'the seed of dice, cards and seats that decide by themselves')
    .option('--save <file>', 'keep the game in a file as it goes')
    .option('--resume <file>', 'go on with a game that was kept in a file')
    .addHelpText('after', helpText(session.library, shownIn(session.library)))
    .action((name: string | undefined, flags: Flags) => play(name, flags, session))
}

async function play(name: string | undefined, flags: Flags, { io, library, ends }: Session): Promise<void> {
  const resumed = flags.resume === undefined ? undefined : readPlayFile(flags.resume, io)
  const known = bookOf(library, name, resumed)
  const book = readAs(known, flags.reading)
  const said = seatingOf(flags.seats, book)
  if (resumed && said.byBook.length > 0)
    throw new Unreadable(['--seats: np is said when a game begins; a game that was kept knows its Non-players'])
  if (resumed && flags.reading.length > 0)
    throw new Unreadable(['--reading: is said when a game begins; a game that was kept knows its readings'])
  const rules = rulesOf(seatedBook(book, said))
  const seed = flags.seed === undefined ? anySeed() : wholeNumber('--seed', flags.seed)
  const sitting = resumed ? resume(rules, resumed, io) : begun(rules, known)
  if (sitting === undefined) return ends(EXIT.failed)
  const seating = seatingIn(rules, said, standing(sitting).game)
  const keeper = keeping(flags.save, resumed)
  const paint = paintFor(io.colour)
  io.out(`${paint.strong(rules.book.title)}, ${rules.book.edition}; seed ${seed}; "help" tells what can be typed\n`)
  io.out(paint.faint(`${standInsText(rules.book)}${componentsText(rules.book)}`))
  const reader = io.lines()
  try {
    ends(await playOn({ io, reader, paint, seating, seed, keeper, sitting, warned: false, code: EXIT.ok }))
  } finally {
    reader.close()
  }
}

/** How much of which component is not known, where something of ours stands in for it. */
function standInsText({ facts }: Pick<Book, 'facts'>): string {
  const ours = facts.filter(({ source }) => source === 'stand-in').map(({ component }) => component)
  const counts = [...new Set(ours)].map((name) => `${name} (${ours.filter((other) => other === name).length})`)
  return counts.length > 0 ? inLines(`stand-ins where a component is not known: ${listed(counts)}`) : ''
}

/** A game from its beginning; one that does not begin as every game of the book is kept with its first position. */
const begun = (rules: Rules, book: Book): Sitting<Rules['book']['empty']> => ({
  ...sittingAt(rules, rules.start()),
  ...beginningIn(book, rules.book),
})

/** Who sits where in a game: the book at the seats that it plays. */
const seatingIn = ({ book }: Rules, said: Seating, game: Rules['book']['empty']): Seating => ({
  ...said,
  at: (seat) => (book.automaton?.plays(game, seat) ? 'np' : said.at(seat)),
})

/** Which components somebody can give who knows them. */
function componentsText({ components = {} }: Pick<Book, 'components'>): string {
  const names = Object.keys(components)
  return names.length > 0 ? inLines(`your own: ${listed(names.map((name) => `--component ${name}=FILE`))}`) : ''
}

const inLines = (text: string): string =>
  wrapped(text, 0)
    .map((line) => `${line}\n`)
    .join('')

const anySeed = () => Math.floor(Math.random() * 1_000_000)

function bookOf(library: Library, name: string | undefined, resumed: PlayFile | undefined) {
  if (resumed === undefined) return bookMeant(library, name)
  const { file, play } = resumed
  if (name !== undefined && name !== play.book)
    throw new Unreadable([`${file}: line 1: this is a game of ${play.book}, not of ${name}`])
  return bookNamed(library, play.book, `${file}: line 1: `)
}

function seatingOf(text: string | undefined, book: Rules['book']): Seating {
  const read = parseSeats(text, book.seats, sittersOf(book))
  if (read.ok) return read.seating
  throw new Unreadable([`--seats: ${read.message}`])
}

/** The game as it stood when it was kept; a file that breaks a rule is told, and not resumed. */
function resume(rules: Rules, file: PlayFile, io: Io): Sitting<Rules['book']['empty']> | undefined {
  const { play } = file
  const beginning = beginningOf(rules, play)
  if (!beginning.ok)
    throw new Unreadable(beginning.problems.map((problem) => `${file.file}: line 1: from.${problemLine(problem)}`))
  const retold = retell(rules, beginning.value, play.choices)
  if (retold.fault) {
    io.err(faultText(file, retold))
    return undefined
  }
  const { positions, traces } = retold
  return { rules, positions, traces, choices: play.choices, ...('from' in play && { from: play.from }) }
}
