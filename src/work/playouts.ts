/** Random games of a book as work: some of them are a job. @module */
import type { AtWork } from '../explore/at-work.js'
import type { Book } from '../kernel/book.js'
import { bookFrom, type NamedBeginning } from '../play/named-beginning.js'
import { type GameOptions, type Games, playGames, type SomeGames } from '../play/playouts.js'
import { habitAt, parseSeats, seatedBook } from '../play/seats.js'
import { bookUnder } from '../play/under-readings.js'
import type { Doing, Hearer, Kind } from './kind.js'

/** How random games are played, as plain data. */
export interface PlainGames extends NamedBeginning {
  readonly seed: number
  readonly bound: number
  readonly asides: number
  readonly refusals: number
  /** How seats decide, as it is written on the command line. */
  readonly seats?: string
  /** Readings under which games begin, each as `question=reading`. */
  readonly readings: readonly string[]
  readonly drawn: boolean
  readonly kinds?: readonly AtWork[]
}

/** Random games of a book. */
export const playouts: Kind<PlainGames, Games, SomeGames> = {
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

/** How many games a job has at most: few enough to be done again where somebody fails, and to be spread evenly. */
const MOST = 50
/** Into how many jobs the games fall, where there are enough of them. */
const JOBS = 64

/** Random games in jobs, after some that are played already. */
export function* gamesIn(games: number, already = 0): Generator<Games> {
  const size = Math.max(1, Math.min(MOST, Math.floor(games / JOBS)))
  const last = already + games
  for (let from = already + 1; from <= last; from += size) yield { from, to: Math.min(last, from + size - 1) }
}

/** How many games are played: so many, or as many as it takes for so many decisions. */
export type HowMany = { readonly games: number } | { readonly decisions: number }

/** Plays random games, and tells how many these were. */
export async function played(
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

/** How many games are yet to be played; by how long the others were, where decisions are asked for. */
function dueAfter(howMany: HowMany, games: number, decisions: number): number {
  if ('games' in howMany) return howMany.games - games
  if (decisions >= howMany.decisions) return 0
  return games === 0 ? JOBS : Math.ceil((howMany.decisions - decisions) / Math.max(1, decisions / games))
}
