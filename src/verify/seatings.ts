/**
 * Seatings: which seats the book plays by priorities of its own, in one play after the other.
 *
 * @module
 */
import type { Book, GameState } from '../kernel/book.js'
import type { Seat } from '../kernel/offer.js'

/** How many seatings there are in which the book plays some seat. */
export const seatingsIn = <Game extends GameState>({ automaton, seats = [] }: Book<Game>): number =>
  automaton ? 2 ** seats.length - 1 : 0

/**
 * The seats that the book plays in a play, by its number from 0 on: first all of them, then each other set once, then
 * all again. Before 0, and where the book plays no seats, there are none.
 */
export function seatingAt<Game extends GameState>(book: Book<Game>, number: number): readonly Seat[] {
  const all = seatingsIn(book)
  if (all === 0 || number < 0) return []
  const set = all - (number % all)
  return (book.seats ?? []).filter((_, seat) => Math.floor(set / 2 ** seat) % 2 === 1)
}
