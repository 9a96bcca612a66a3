/**
 * Beginnings: the games from which whole games are played, with all seats chosen for or with some that the book plays.
 *
 * @module
 */
import type { Book } from '../kernel/book/book.js'
import { CHANCE, type Seat } from '../kernel/offers/option.js'
import type { GameState } from '../kernel/sections/question.js'

/** The number of seatings with at least one automated seat. */
export const seatingsIn = <Game extends GameState>(book: Book<Game>): number => seatingsOf(book).length

/** Every set of seats that the book can play at once, all seats or as many as it can first. */
function seatingsOf<Game extends GameState>({ automaton, seats = [] }: Book<Game>): readonly (readonly Seat[])[] {
  if (automaton === undefined) return []
  const sets = 2 ** seats.length - 1
  const all = Array.from({ length: sets }, (_, number) =>
    seats.filter((_seat, at) => Math.floor((sets - number) / 2 ** at) % 2 === 1),
  )
  return all.filter(({ length }) => length <= (automaton.most ?? seats.length))
}

/**
 * The seats that the book plays in a play, by its number from 0 on: first all of them or as many as it can, then each other set once, then
 * all again. Before 0, and where the book plays no seats, there are none.
 */
export function seatingAt<Game extends GameState>(book: Book<Game>, number: number): readonly Seat[] {
  const all = seatingsOf(book)
  return number < 0 ? [] : (all[number % all.length] ?? [])
}

/** The games from which whole games are played: all seats chosen for, and all that the book can play played by it. */
export const gamesToPlay = <Game extends GameState>(book: Book<Game>): readonly Game[] => {
  const seated = playedByTheBook(book, book.empty)
  return seated ? [book.empty, seated] : [book.empty]
}

/** A game in which the book plays all seats, or as many as it can; nothing where it plays none. */
export function playedByTheBook<Game extends GameState>(book: Book<Game>, game: Game): Game | undefined {
  const played = seatingAt(book, 0).filter((seat) => seat !== CHANCE)
  return played.length > 0 ? book.automaton?.seated(game, played) : undefined
}
