/** Random games of a book as work: some of them are a job. @module */
import type { AtWork } from '../explore/at-work.js'
import type { Book } from '../kernel/book.js'
import { type GameOptions, type Games, playGames, type SomeGames } from '../play/playouts.js'
import { habitAt, parseSeats, seatedBook } from '../play/seats.js'
import { bookUnder } from '../play/under-readings.js'
import type { Kind } from './kind.js'

/** How random games are played, as plain data. */
export interface PlainGames {
  readonly seed: number
  readonly bound: number
  readonly asides: number
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
  ready: (book, { readings, seats, ...options }) => {
    const under = bookUnder(book, readings)
    if (!under.ok) throw new Error(under.message)
    const [seated, habitOf] = seatedIn(under.book, seats)
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

/** Random games in jobs. */
export function* gamesIn(games: number): Generator<Games> {
  const size = Math.max(1, Math.min(MOST, Math.floor(games / JOBS)))
  for (let from = 1; from <= games; from += size) yield { from, to: Math.min(games, from + size - 1) }
}
