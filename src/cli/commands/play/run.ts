/** `rulewright play`, carried out: a game, begun or gone on with. @module */

import {
  type Book,
  beginningIn,
  beginningOf,
  currentPosition,
  openingIn,
  type PlayFile,
  parseSeats,
  problemLine,
  type Rules,
  readPlayFile,
  retell,
  retoldSitting,
  rulesOf,
  type Seating,
  type Sitting,
  seatedBook,
  sittersOf,
  sittingAt,
  Unreadable,
} from '#core'
import { bookMeant, bookNamed, type Library } from '../../books/library.js'
import { bookWithReadings } from '../../books/with-readings.js'
import { wholeNumber } from '../../options/numbers.js'
import { type BeginningFlags, begunFrom } from '../../options/starting-position.js'
import { keeping } from '../../playing/saved-game.js'
import { atTable } from '../../playing/seated-game.js'
import type { Session } from '../../program/command-context.js'
import { EXIT, type Io } from '../../program/io.js'
import { programName } from '../../program/program-name.js'
import { joinList, paintFor, titleText } from '../../text/layout/output-layout.js'
import { wrapIndented } from '../../text/layout/terminal-table.js'
import { faultText } from '../../text/play-fault.js'

/** Command-line options of `play`. */
export interface PlayFlags extends BeginningFlags {
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
export async function play(
  name: string | undefined,
  flags: PlayFlags,
  session: Session,
  isTitled: boolean,
): Promise<void> {
  const { io, library, ends } = session
  const resumed = flags.resume === undefined ? undefined : readPlayFile(flags.resume, io)
  const known = await bookOf(library, name, resumed)
  const book = resumed ? known : begunFrom(await bookWithReadings(known, flags.reading, session), flags)
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
  const seating = seatingIn(rules, said, currentPosition(sitting).game)
  const keeper = keeping(flags.save, resumed)
  const paint = paintFor(io.colour)
  if (!isTitled) io.out(titleText(book, io))
  io.out(`seed ${seed}; "help" lists the commands\n`)
  io.out(paint.faint(`${standInsText(rules.book)}${componentsText(rules.book)}`))
  const isYours = ({ seat }: { readonly seat: string }) => seating.at(seat) === 'you'
  const goesOn = (file: string) => `${programName()} play --resume ${file}`
  ends(await atTable(io, { seating, isYours, seed, keeper, opening: openingIn(sitting), goesOn, sitting }))
}

/** Formats the number of placeholders of each component with unknown facts. */
function standInsText({ facts }: Pick<Book, 'facts'>): string {
  const ours = facts.filter(({ source }) => source === 'stand-in').map(({ component }) => component)
  const counts = [...new Set(ours)].map((name) => `${name} (${ours.filter((other) => other === name).length})`)
  return counts.length > 0 ? inLines(`placeholders, where we do not know the printed facts: ${joinList(counts)}`) : ''
}

/** A game from its beginning; one that does not begin as every game of the book is kept with its first position. */
const begun = (rules: Rules, book: Book): Sitting<Rules['book']['empty']> => ({
  ...sittingAt(rules, rules.start()),
  ...beginningIn(book, rules.book),
})

/** Builds the seating of a game, with the rulebook at the seats that it plays. */
const seatingIn = ({ book }: Rules, said: Seating, game: Rules['book']['empty']): Seating => ({
  ...said,
  at: (seat) => (book.automaton?.plays(game, seat) ? 'np' : said.at(seat)),
})

/** Formats the components that users can supply if they know the contents. */
function componentsText({ components = {} }: Pick<Book, 'components'>): string {
  const names = Object.keys(components)
  return names.length > 0 ? inLines(`your own: ${joinList(names.map((name) => `--component ${name}=FILE`))}`) : ''
}

const inLines = (text: string): string =>
  wrapIndented(text, 0)
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
