/** The games of one run of `rulewright playouts`: asked for, played, and kept. @module */
import {
  type Book,
  beginningIn,
  beginningUnder,
  CHANCE,
  keepingBeside,
  kindsNamed,
  mustBeFolder,
  type Play,
  type PlayoutFinding,
  type Playouts,
  type PlayoutsReport,
  type Progress,
  parseSeats,
  type Readings,
  type SomeGames,
  seatedBook,
  sittersOf,
  storeGames,
  sumOf,
  Unreadable,
  writeNewPlay,
  writtenEach,
} from '#core'
import { by, type HowMany, type PlainGames, playouts, playoutsInThreads } from '#fleet'
import { bookMeant } from '../../../books/library.js'
import { originOf } from '../../../books/load-origin.js'
import { bookWithReadings, readingsFor } from '../../../books/with-readings.js'
import { type HandFlags, handsOver } from '../../../options/choose-workers.js'
import { wholeNumber } from '../../../options/numbers.js'
import { type BeginningFlags, beginningOf, begunFrom } from '../../../options/starting-position.js'
import { whileTimed } from '../../../output/progress.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import type { Paint } from '../../../text/layout/output-layout.js'
import { playoutsText } from '../../../text/random-plays.js'

/** Command-line options of `play random`. */
export interface Flags extends HandFlags, BeginningFlags {
  readonly number: string
  readonly decisions?: string
  readonly seed: string
  readonly bound: string
  readonly asides: string
  readonly refusals: string
  readonly seats?: string
  readonly reading: readonly string[]
  readonly anyReadings?: true
  readonly out: string
  readonly store?: string
  readonly covering: string
  readonly json?: true
  readonly idle?: true
  readonly plan?: string
}

/** The folder from which the program is called: it need not be writable while nothing is found. */
const HERE = '.'

/** The printed summary of random games. */
export type PlayoutsSummary = Omit<PlayoutsReport, 'findings'> & Pick<ReturnType<typeof writtenFindings>, 'findings'>

/** The results of random games as data and as text, with the files that could not be written. */
export interface PlayoutsOutput {
  readonly told: PlayoutsSummary
  readonly text: (paint: Paint) => string
  readonly unwritten: readonly string[]
}

/** Reads what is asked for, and returns what plays the games. */
export async function readyToPlay(
  name: string | undefined,
  flags: Flags,
  session: Session,
  isOverOwn: boolean,
): Promise<() => Promise<PlayoutsOutput>> {
  const { io, library, settings, ends } = session
  const known = await bookMeant(library, name)
  const book = begunFrom(await bookWithReadings(known, flags.reading, session), flags)
  const howMany = howManyIn(flags)
  for (const [flag, folder = '.'] of [['--out', flags.out] as const, ['--store', flags.store] as const])
    if (folder !== HERE) mustBeFolder(flag, folder)
  const { seats, seating } = seatsOf(flags.seats, book)
  const seated = seatedBook(book, seating)
  const begun = (readings?: Readings) => ({
    book: book.name,
    ...beginningIn(known, readings ? beginningUnder(seated, readings) : seated),
  })
  const { store } = flags
  const keeping = store === undefined ? undefined : keepingBeside(known, store, kindsNamed(flags.covering), io)
  const plain: PlainGames = {
    seed: wholeNumber('--seed', flags.seed),
    bound: wholeNumber('--bound', flags.bound, 1),
    asides: wholeNumber('--asides', flags.asides),
    refusals: wholeNumber('--refusals', flags.refusals),
    readings: readingsFor(known, flags.reading, settings),
    drawn: flags.anyReadings === true,
    ...(flags.seats !== undefined && { seats: flags.seats }),
    ...beginningOf(flags),
    ...(keeping && { kinds: keeping.kinds }),
  }
  const hands = handsOver(isOverOwn ? undefined : originOf({ library, io }, book), flags, io)
  return async () => {
    const sum = sumOf(seated)
    const began = performance.now()
    const games = await whileTimed((progress) => {
      const done = progress && doneOf(howMany, progress)
      return by(hands, { book: known, kind: playouts, common: plain }, (doing) =>
        playoutsInThreads(doing, howMany, { take: sum.add, ...(done && { done }) }),
      )
    }, io.told)
    const seconds = Math.max(performance.now() - began, 1) / 1000
    const { report, findings, kept } = sum.whole({ ...plain, games, seats, seconds, ...(keeping && { keeping }) })
    const storing = store !== undefined && keeping ? storeGames(begun, seating, kept, store, keeping) : undefined
    const shown = writtenFindings(known, begun, findings, flags.out)
    const told = { ...report, ...(storing && { stored: storing.stored }), findings: shown.findings }
    if (findings.length > 0) ends(EXIT.failed)
    return {
      told,
      text: (paint) => playoutsText(book, told, paint, flags.idle === true),
      unwritten: [...(storing?.unwritten ?? []), ...shown.unwritten],
    }
  }
}

function howManyIn({ number, decisions }: Flags): HowMany {
  return decisions === undefined
    ? { games: wholeNumber('--number', number) }
    : { decisions: wholeNumber('--decisions', decisions, 1) }
}

/** Tells how far the games are as some of them are played. */
function doneOf(howMany: HowMany, progress: (progress: Progress) => void) {
  const [gate, total] =
    'games' in howMany ? (['games', howMany.games] as const) : (['decisions', howMany.decisions] as const)
  let made = 0
  return ({ played: { plays, decisions } }: SomeGames) => {
    made += gate === 'games' ? plays : decisions
    progress({ gate, done: Math.min(made, total), total })
  }
}

function seatsOf(text: string | undefined, book: Book) {
  const { seats } = book
  const sitters = ['random' as const, ...sittersOf(book).filter((sitter) => sitter !== 'you' && sitter !== 'random')]
  const read = parseSeats(text, seats, sitters, book.automaton?.most)
  if (!read.ok) throw new Unreadable([`--seats: ${read.message}`])
  const { seating } = read
  const named = (seats ?? []).filter((seat) => seat !== CHANCE && seating.at(seat) !== 'random')
  return { seats: Object.fromEntries(named.map((seat) => [seat, seating.at(seat)])), seating }
}

/** The findings, each of whose plays stands in a file of its own; and what could not be written. */
function writtenFindings(
  known: Book,
  begun: (readings?: Readings) => Omit<Play, 'choices'>,
  found: Playouts['findings'],
  folder: string,
) {
  const findings: PlayoutsReport['findings'][number][] = []
  const unwritten = writtenEach(
    found.map(({ finding: { what, where, clauses }, choices, readings }: PlayoutFinding) => () => {
      findings.push({ what, where, clauses })
      if (choices === undefined) return
      const { file } = writeNewPlay(`${known.name}-playout`, folder, { ...begun(readings), choices })
      findings.splice(-1, 1, { what, where, clauses, file })
    }),
  )
  return { findings, unwritten }
}
