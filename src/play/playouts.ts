/** Playouts: many random games of a book, how they ended, and what they never came to. @module */

import type { Book, GameState, Option, Results, Seat } from '#kernel'
import { type AtWork, idleIn } from '../explore/at-work.js'
import { covering, type Shown } from '../explore/covering.js'
import { collecting } from '../explore/evidence.js'
import type { Habit } from '../explore/picker.js'
import { isRecord, type Json } from '../kernel/json.js'
import { rulesOf } from '../kernel/rules.js'
import { courtOf } from '../verify/laws.js'
import { playRandomly } from '../verify/plays.js'
import type { Finding } from '../verify/report.js'
import { leaningsIn } from './components-used.js'
import { recording } from './recording.js'
import type { PlayoutsReport } from './reports.js'
import type { Sitter } from './seats.js'

/** How random games are played. */
export interface PlayoutOptions {
  readonly games: number
  readonly seed: number
  /** After how many decisions a game is given up. */
  readonly bound: number
  readonly seats: Readonly<Record<Seat, Sitter>>
  /** How a seat decides. */
  readonly habitOf: (seat: Seat) => Habit
  /** One in how many decisions uses a right that may be used at any time; 0 for none. */
  readonly asides: number
  /** The time in milliseconds. */
  readonly clock: () => number
  /** Told after every game. */
  readonly played?: (done: number) => void
  /** Where games are to be kept: what they are to show together, and what is shown already. */
  readonly keeping?: Keeping
}

/** Which games are kept: few that together show what all of them show at work, beyond what is shown already. */
export interface Keeping {
  readonly kinds: readonly AtWork[]
  readonly already: ReadonlySet<string>
}

/** What went wrong in a random game, with the choices that lead there. */
export interface PlayoutFinding {
  readonly finding: Finding
  readonly choices?: readonly Option[]
}

/** What random games came to, and what went wrong in them. */
export interface Playouts {
  readonly report: Omit<PlayoutsReport, 'findings' | 'stored'>
  readonly findings: readonly PlayoutFinding[]
  /** The games that are kept, where any are asked for. */
  readonly kept: readonly Shown[]
}

/** Plays random games of a book. */
export function playouts<Game extends GameState>(book: Book<Game>, options: PlayoutOptions): Playouts {
  const { games, seed, bound, seats, habitOf, asides, clock, played, keeping } = options
  // What breaks a law on purpose is evidence of the law, and none of a game.
  const court = courtOf(book, collecting(book))
  const watch = collecting(book)
  const recorder = keeping && recording(book, keeping.kinds, watch)
  const began = clock()
  const { report, findings } = playRandomly(
    rulesOf(book),
    { plays: games, seed, bound, habitOf, asides },
    {
      watch: recorder?.watch ?? watch,
      court,
      played: (done) => {
        recorder?.next()
        played?.(done)
      },
      ...(recorder && { finished: ({ choices }) => recorder.ended(choices) }),
    },
  )
  const seconds = Math.max(clock() - began, 1) / 1000
  const broken = games > 0 ? court.findings().filter(({ witness }) => witness !== undefined) : []
  const { decisions: total, shortest, mean, longest, outcomes, unfinished } = report
  return {
    report: {
      book: book.name,
      seed,
      games,
      seats,
      bound,
      finished: games - unfinished,
      outcomes,
      ...resultsOf(book, outcomes),
      decisions: { total, shortest, mean, longest },
      seconds: rounded(seconds),
      decisionsPerSecond: Math.round(total / seconds),
      gamesPerSecond: rounded(games / seconds),
      advised: watch.evidence().advised,
      groups: watch.evidence().advisedOf,
      leaning: leaningsIn(book, watch.evidence()),
      never: idleIn(book, watch.evidence()),
    },
    findings: [...findings, ...broken].map((finding) => ({ finding, ...choicesIn(finding) })),
    kept: recorder && keeping ? covering(recorder.plays(), keeping.already) : [],
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100

/** The choices in the witness of a finding. */
const choicesIn = ({ witness }: Finding): Pick<PlayoutFinding, 'choices'> =>
  isRecord(witness) && Array.isArray(witness.choices) ? { choices: witness.choices as readonly Option[] } : {}

/** Who won how often and the margins, where the book can tell. */
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

/** How often games ended with each name, where they have one. */
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
