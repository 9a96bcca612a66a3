/** Random games of a book as work: some of them are a job. @module */
import {
  type AtWork,
  type Book,
  bookFrom,
  bookUnder,
  type GameOptions,
  type Games,
  habitAt,
  type NamedBeginning,
  parseSeats,
  playGames,
  type SomeGames,
  seatedBook,
} from '#core'
import type { Doing, Hearer, WorkKind } from './work-kind.js'

/** The request for random games, as plain data. */
export interface PlainGames extends NamedBeginning {
  readonly seed: number
  readonly bound: number
  readonly asides: number
  readonly refusals: number
  /** The habits of the seats, in the syntax of the command line. */
  readonly seats?: string
  /** Readings under which games begin, each as `question=reading`. */
  readonly readings: readonly string[]
  readonly drawn: boolean
  readonly kinds?: readonly AtWork[]
}

/** Random games of a book. */
export const playouts: WorkKind<PlainGames, Games, SomeGames> = {
  name: 'playouts',
  ready: (book, { readings, seats, from, variants, ...options }) => {
    const under = bookUnder(book, readings)
    if (!under.ok) throw new Error(under.message)
    const begun = bookFrom(under.book, { ...(from !== undefined && { from }), ...(variants && { variants }) })
    if (!begun.ok) throw new Error(begun.message)
    const [seated, habitOf] = seatedIn(begun.book, seats)
    return (games) => playGames(seated, { ...options, habitOf }, games)
  },
}

function seatedIn(book: Book, seats: string | undefined): readonly [Book, GameOptions['habitOf']] {
  const read = parseSeats(seats, book.seats, ['random', 'np', 'first', 'idle'])
  if (!read.ok) throw new Error(read.message)
  return [seatedBook(book, read.seating), (seat) => habitAt(read.seating.at(seat))]
}

/** The maximum number of games in a job. Small jobs are cheap to repeat after a failure, and spread evenly. */
const MOST = 50
/** Into how many jobs the games fall, where there are enough of them. */
const JOBS = 64

/** Random games in jobs, after some that are played already. */
export function* gamesIn(games: number, already = 0): Generator<Games> {
  const size = Math.max(1, Math.min(MOST, Math.floor(games / JOBS)))
  const last = already + games
  for (let from = already + 1; from <= last; from += size) yield { from, to: Math.min(last, from + size - 1) }
}

/** The number of games to play: fixed, or as many as are needed for a number of decisions. */
export type HowMany = { readonly games: number } | { readonly decisions: number }

/** Plays random games, and tells how many these were. */
export async function playoutsInThreads(
  doing: Doing<Games, SomeGames>,
  howMany: HowMany,
  { take, done }: Hearer<Games, SomeGames>,
): Promise<number> {
  let games = 0
  let decisions = 0
  const hearer: Hearer<Games, SomeGames> = {
    take: (some, part) => {
      decisions += some.played.decisions
      take(some, part)
    },
    ...(done && { done }),
  }
  for (let due = dueAfter(howMany, 0, 0); due > 0; due = dueAfter(howMany, games, decisions)) {
    await doing(gamesIn(due, games), hearer)
    games += due
  }
  return games
}

/** Returns the number of games still to play. If decisions are requested, it is estimated from the games so far. */
function dueAfter(howMany: HowMany, games: number, decisions: number): number {
  if ('games' in howMany) return howMany.games - games
  if (decisions >= howMany.decisions) return 0
  return games === 0 ? JOBS : Math.ceil((howMany.decisions - decisions) / Math.max(1, decisions / games))
}
