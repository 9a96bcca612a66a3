/** `rulewright play`, carried out: a game, begun or gone on with. @module */

import { type PlayFile, readPlayFile } from '../../home/play-file.js'
import type { Book } from '../../kernel/book.js'
import { problemLine } from '../../kernel/play.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import { Unreadable } from '../../outside/unreadable.js'
import { type Sitting, sittingAt, standing } from '../../play/game-in-play.js'
import { openingIn, retoldSitting } from '../../play/place-in-play.js'
import { beginningOf, retell } from '../../play/replay.js'
import { parseSeats, type Seating, seatedBook, sittersOf } from '../../play/seats.js'
import { beginningIn } from '../../play/under-readings.js'
import { type BeginningFlags, begunFrom } from '../beginning-options.js'
import { EXIT, type Io } from '../io.js'
import { bookMeant, bookNamed, type Library } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { atTable } from '../playing/at-table.js'
import { keeping } from '../playing/kept-game.js'
import { readAs } from '../read-as.js'
import type { Session } from '../session.js'
import { faultText } from '../text/fault.js'
import { listed, paintFor, titleText } from '../text/layout.js'
import { wrapped } from '../text/table.js'

/** What the command line says. */
export interface Flags extends BeginningFlags {
  readonly seats?: string
  readonly reading: readonly string[]
  readonly seed?: string
  readonly save?: string
  readonly resume?: string
}

/**
 * Plays a game.
 *
 * @param isTitled - whether it was told already which book it is
 */
export async function play(name: string | undefined, flags: Flags, session: Session, isTitled: boolean): Promise<void> {
  const { io, library, ends } = session
  const resumed = flags.resume === undefined ? undefined : readPlayFile(flags.resume, io)
  const known = await bookOf(library, name, resumed)
  const book = resumed ? known : begunFrom(await readAs(known, flags.reading, session), flags)
  const said = seatingOf(flags.seats, book)
  if (resumed && said.byBook.length > 0)
    throw new Unreadable(['--seats: np is said when a game begins; a game that was kept knows its Non-players'])
  if (resumed && flags.reading.length > 0)
    throw new Unreadable(['--reading: is said when a game begins; a game that was kept knows its readings'])
  if (resumed && (flags.from !== undefined || flags.variant !== undefined))
    throw new Unreadable(['--from, --variant: are said when a game begins; a game that was kept knows where it began'])
  const rules = rulesOf(seatedBook(book, said))
  const seed = flags.seed === undefined ? anySeed() : wholeNumber('--seed', flags.seed)
  const sitting = resumed ? resume(rules, resumed, io) : begun(rules, known)
  if (sitting === undefined) return ends(EXIT.failed)
  const seating = seatingIn(rules, said, standing(sitting).game)
  const keeper = keeping(flags.save, resumed)
  const paint = paintFor(io.colour)
  if (!isTitled) io.out(titleText(book, io))
  io.out(`seed ${seed}; "help" tells what can be typed\n`)
  io.out(paint.faint(`${standInsText(rules.book)}${componentsText(rules.book)}`))
  const isYours = ({ seat }: { readonly seat: string }) => seating.at(seat) === 'you'
  const goesOn = (file: string) => `rulewright play --resume ${file}`
  ends(await atTable(io, { seating, isYours, seed, keeper, opening: openingIn(sitting), goesOn, sitting }))
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

/** A seed, where nobody says one. */
export const anySeed = () => Math.floor(Math.random() * 1_000_000)

function bookOf(library: Library, name: string | undefined, resumed: PlayFile | undefined) {
  if (resumed === undefined) return bookMeant(library, name)
  const { file, play } = resumed
  if (name !== undefined && name !== play.book)
    throw new Unreadable([`${file}: line 1: this is a game of ${play.book}, not of ${name}`])
  return bookNamed(library, play.book, `${file}: line 1: `)
}

function seatingOf(text: string | undefined, book: Rules['book']): Seating {
  const read = parseSeats(text, book.seats, sittersOf(book), book.automaton?.most)
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
  return retoldSitting(rules, play, retold)
}
