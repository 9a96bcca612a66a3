/** Playouts: many random games of a book, how they ended, and what they never came to. @module */

import { type AtWork, idleIn } from '../explore/active-items.js'
import { covering, type Shown } from '../explore/covering-plays.js'
import { collecting, type Evidence } from '../explore/evidence.js'
import type { Habit } from '../explore/seat-strategies.js'
import type { Book, Results } from '../kernel/book/book.js'
import type { Option, Seat } from '../kernel/offers/option.js'
import { rulesOf } from '../kernel/plays/rules.js'
import type { GameState, Readings } from '../kernel/sections/question.js'
import { isRecord, type Json } from '../values/json.js'
import { courtOf, type Held } from '../verify/laws/laws.js'
import { type Finished, type PlayedSome, playedBoth, playedIn, playSome } from '../verify/plays/random-plays.js'
import { beginningUnder, drawnReadings } from '../verify/plays/reading-variants.js'
import type { Finding, PlaysReport } from '../verify/report.js'
import { recording } from './activity-record.js'
import { leaningsIn } from './components-relied-on.js'
import type { PlayoutsReport } from './reports.js'
import type { Sitter } from './seats.js'

/** Options for random games. */
export interface GameOptions {
  readonly seed: number
  /** After how many decisions a game is given up. */
  readonly bound: number
  /** The habit of a seat. */
  readonly habitOf: (seat: Seat) => Habit
  /** One in how many decisions uses a right that may be used at any time; 0 for none. */
  readonly asides: number
  /** One in how many decisions is asked what it refuses, and why; 0 for none. */
  readonly refusals: number
  /** True if each game begins under randomly drawn readings. */
  readonly drawn?: boolean
  /** The kinds of items that the stored games must show together. */
  readonly kinds?: readonly AtWork[]
}

/** The choice of games to store: few that together show all the evidence of all games, beyond what is stored already. */
export interface Keeping {
  readonly kinds: readonly AtWork[]
  readonly already: ReadonlySet<string>
}

/** A problem in a random game, with the choices that lead to it and the readings drawn for the game. */
export interface PlayoutFinding {
  readonly finding: Finding
  readonly choices?: readonly Option[]
  readonly readings?: Readings
}

/** A game with everything that was at work in it, and the readings that were drawn for it. */
export interface GameShown extends Shown {
  readonly readings?: Readings
}

/** The results of random games, and the problems found in them. */
export interface Playouts {
  readonly report: Omit<PlayoutsReport, 'findings' | 'stored'>
  readonly findings: readonly PlayoutFinding[]
  /** The games that are kept, where any are asked for. */
  readonly kept: readonly GameShown[]
}

/** Some of many random games, by their numbers, from 1 on. */
export interface Games {
  readonly from: number
  readonly to: number
}

/** The results of some random games, as plain data. */
export interface SomeGames {
  readonly played: PlayedSome
  readonly evidence: Evidence
  readonly held: Held
  /** The games with what each showed at work, where that is asked for. */
  readonly shown: readonly GameShown[]
}

/** Plays some random games of a book. */
export function playGames<Game extends GameState>(
  book: Book<Game>,
  { kinds, drawn = false, ...how }: GameOptions,
  { from, to }: Games,
): SomeGames {
  const court = courtOf(book)
  const watch = collecting(book)
  const recorder = kinds && recording(book, kinds, watch)
  const under: (Readings | undefined)[] = []
  let readings: Readings | undefined
  const listening = {
    watch: recorder?.watch ?? watch,
    court,
    played: () => recorder?.next(),
    ...(recorder && {
      finished: ({ choices }: Finished) => {
        recorder.ended(choices)
        under.push(readings)
      },
    }),
  }
  const some = ({ from, to }: Games): PlayedSome => {
    readings = drawn ? drawnReadings(book, how.seed + from) : undefined
    const rules = rulesOf(readings ? beginningUnder(book, readings) : book)
    return playSome(rules, { ...how, plays: to, ...(readings && { under: readings }) }, { from, to }, listening)
  }
  const numbers = drawn ? Array.from({ length: to - from + 1 }, (_, at) => ({ from: from + at, to: from + at })) : []
  const played = drawn ? numbers.map(some).reduce(playedBoth) : some({ from, to })
  const shown = (recorder?.plays() ?? []).map((play, at) => ({ ...play, ...(under[at] && { readings: under[at] }) }))
  return { played, evidence: watch.evidence(), held: court.held(), shown }
}

/** Random games of a book, put together from some after the others, in the order of their numbers. */
export interface Sum {
  readonly add: (some: SomeGames) => void
  readonly whole: (how: HowPlayed) => Playouts
}

/** The facts in a report about how games were played. */
export interface HowPlayed {
  readonly games: number
  readonly seed: number
  readonly bound: number
  readonly refusals: number
  readonly seats: Readonly<Record<Seat, Sitter>>
  readonly seconds: number
  readonly keeping?: Keeping
}

/** Puts random games of a book together. */
export function sumOf<Game extends GameState>(book: Book<Game>): Sum {
  // What breaks a law on purpose is evidence of the law, and none of a game.
  const court = courtOf(book, { watch: collecting(book) })
  const watch = collecting(book)
  const shown: GameShown[] = []
  let played: PlayedSome | undefined
  return {
    add: (some) => {
      played = played ? playedBoth(played, some.played) : some.played
      watch.add(some.evidence)
      court.add(some.held)
      shown.push(...some.shown)
    },
    whole: (how) => {
      const broken = how.games > 0 ? court.findings().filter(({ witness }) => witness !== undefined) : []
      const { report, findings } = playedIn(book, { ...how, plays: how.games }, played ? [played] : [])
      return {
        report: reportOf(book, report, watch.evidence(), how),
        findings: [...findings, ...broken].map((finding) => ({ finding, ...witnessOf(finding) })),
        kept: how.keeping ? covering(shown, how.keeping.already) : [],
      }
    },
  }
}

function reportOf<Game extends GameState>(
  book: Book<Game>,
  { decisions: total, shortest, mean, longest, outcomes, unfinished }: PlaysReport,
  evidence: Evidence,
  { games, seed, bound, refusals, seats, seconds }: HowPlayed,
): Playouts['report'] {
  return {
    book: book.name,
    seed,
    games,
    seats,
    bound,
    refusals,
    finished: games - unfinished,
    outcomes,
    ...resultsOf(book, outcomes),
    decisions: { total, shortest, mean, longest },
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(total / seconds),
    gamesPerSecond: rounded(games / seconds),
    advised: evidence.advised,
    groups: evidence.advisedOf,
    leaning: leaningsIn(book, evidence),
    never: idleIn(book, evidence),
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100

/** Reads the choices and readings from the witness of a finding. */
const witnessOf = ({ witness }: Finding): Pick<PlayoutFinding, 'choices' | 'readings'> =>
  isRecord(witness) && Array.isArray(witness.choices)
    ? {
        choices: witness.choices as readonly Option[],
        ...(isRecord(witness.readings) && { readings: witness.readings as Readings }),
      }
    : {}

/** Counts wins and margins, if the book can compute them. */
function resultsOf<Game extends GameState>(
  { results }: Pick<Book<Game>, 'results'>,
  outcomes: PlayoutsReport['outcomes'],
): Pick<PlayoutsReport, 'winners' | 'roles' | 'margins'> {
  if (results === undefined) return { winners: {}, roles: {}, margins: {} }
  const ended = Object.entries(outcomes).map(([text, times]) => ({ times, ...results(JSON.parse(text) as Json) }))
  return {
    winners: timesBy(ended, ({ winner }) => winner),
    roles: timesBy(ended, ({ role }) => role),
    margins: marginsIn(ended),
  }
}

type Ended = Results & { readonly times: number }

/** Counts the games that ended with each name, if they have one. */
function timesBy(
  ended: readonly Ended[],
  nameOf: (one: Ended) => string | undefined,
): Readonly<Record<string, number>> {
  const names = [...new Set(ended.flatMap((one) => nameOf(one) ?? []))].sort()
  const having = (name: string) => ended.filter((one) => nameOf(one) === name)
  return Object.fromEntries(names.map((name) => [name, sum(having(name).map(({ times }) => times))]))
}

function marginsIn(ended: readonly Ended[]): PlayoutsReport['margins'] {
  const seats = [...new Set(ended.flatMap(({ margins }) => Object.keys(margins)))]
  return Object.fromEntries(
    seats.map((seat) => {
      const all = ended.map(({ margins, times }) => ({ margin: margins[seat] ?? 0, times }))
      const mean = sum(all.map(({ margin, times }) => margin * times)) / Math.max(1, sum(all.map(({ times }) => times)))
      const margins = all.map(({ margin }) => margin)
      return [seat, { least: Math.min(...margins), mean: rounded(mean), most: Math.max(...margins) }]
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
