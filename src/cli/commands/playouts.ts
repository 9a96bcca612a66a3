/** `rulewright playouts`, carried out: many random games, told and kept. @module */
import type { Habit } from '../../explore/picker.js'
import { freeName, writePlayFile } from '../../home/play-file.js'
import { keepingBeside, kindsNamed, storeGames } from '../../home/stored-plays.js'
import type { Book } from '../../kernel/book.js'
import { CHANCE } from '../../kernel/option.js'
import type { Play } from '../../kernel/play.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustBeFolder, writtenEach } from '../../outside/write.js'
import { type PlayoutFinding, playouts } from '../../play/playouts.js'
import type { PlayoutsReport } from '../../play/reports.js'
import { habitAt, parseSeats, seatedBook, sittersOf } from '../../play/seats.js'
import { beginningIn } from '../../play/under-readings.js'
import { EXIT } from '../io.js'
import { bookMeant } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { withProgress } from '../progress.js'
import { readAs } from '../read-as.js'
import type { Session } from '../session.js'
import { paintFor } from '../text/layout.js'
import { playoutsText } from '../text/playouts.js'

/** What the command line says. */
export interface Flags {
  readonly number: string
  readonly seed: string
  readonly bound: string
  readonly asides: string
  readonly seats?: string
  readonly reading: readonly string[]
  readonly out: string
  readonly store?: string
  readonly covering: string
  readonly json?: true
  readonly idle?: true
}

/** The folder from which the program is called: it need not be writable while nothing is found. */
const HERE = '.'

/** Plays many games. */
export async function playMany(
  name: string | undefined,
  flags: Flags,
  { io, library, settings, ends }: Session,
): Promise<void> {
  const known = await bookMeant(library, name)
  const book = readAs(known, flags.reading, settings)
  const games = wholeNumber('--number', flags.number)
  for (const [flag, folder = '.'] of [['--out', flags.out] as const, ['--store', flags.store] as const])
    if (folder !== HERE) mustBeFolder(flag, folder)
  const { seats, habitOf, seating } = seatsOf(flags.seats, book)
  const seated = seatedBook(book, seating)
  const begun = { book: book.name, ...beginningIn(known, seated) }
  const { store } = flags
  const keeping = store === undefined ? undefined : keepingBeside(known, store, kindsNamed(flags.covering), io)
  const options = {
    games,
    seed: wholeNumber('--seed', flags.seed),
    bound: wholeNumber('--bound', flags.bound, 1),
    asides: wholeNumber('--asides', flags.asides),
    seats,
    habitOf,
    clock: () => performance.now(),
    ...(keeping && { keeping }),
  }
  const { report, findings, kept } = withProgress(
    (progress) =>
      playouts(seated, {
        ...options,
        ...(progress && { played: (done) => progress({ gate: 'games', done, total: games }) }),
      }),
    io.told,
  )
  const storing = store !== undefined && keeping ? storeGames(begun, seating, kept, store, keeping) : undefined
  const shown = writtenFindings(begun, findings, flags.out)
  const told = { ...report, ...(storing && { stored: storing.stored }), findings: shown.findings }
  if (findings.length > 0) ends(EXIT.failed)
  io.out(
    flags.json
      ? `${JSON.stringify(told, null, 2)}\n`
      : playoutsText(book, told, paintFor(io.colour), flags.idle === true),
  )
  const unwritten = [...(storing?.unwritten ?? []), ...shown.unwritten]
  for (const line of unwritten) io.err(`${line}\n`)
  if (unwritten.length > 0) ends(EXIT.unreadable)
}

function seatsOf(text: string | undefined, book: Book) {
  const { seats } = book
  const read = parseSeats(text, seats, ['random', ...sittersOf(book).filter((sitter) => sitter !== 'you')])
  if (!read.ok) throw new Unreadable([`--seats: ${read.message}`])
  const { seating } = read
  const habitOf = (seat: string): Habit => habitAt(seating.at(seat))
  const named = (seats ?? []).filter((seat) => seat !== CHANCE && seating.at(seat) !== 'random')
  return { seats: Object.fromEntries(named.map((seat) => [seat, seating.at(seat)])), habitOf, seating }
}

/** The findings, each of whose plays stands in a file of its own; and what could not be written. */
function writtenFindings(play: Omit<Play, 'choices'>, found: readonly PlayoutFinding[], folder: string) {
  const findings: PlayoutsReport['findings'][number][] = []
  const unwritten = writtenEach(
    found.map(({ finding: { what, where, clauses }, choices }) => () => {
      findings.push({ what, where, clauses })
      if (choices === undefined) return
      const file = freeName(`${play.book}-playout`, folder)
      writePlayFile(file, { ...play, choices })
      findings.splice(-1, 1, { what, where, clauses, file })
    }),
  )
  return { findings, unwritten }
}
