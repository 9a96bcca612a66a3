/**
 * Beginnings: the games from which whole games are played, with all seats chosen for or with some that the book plays.
 *
 * @module
 */
import type { Book, GameState } from '#kernel'
import { CHANCE, type Seat } from '../kernel/option.js'

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

/** The games from which whole games are played: all seats chosen for, and all of them played by the book. */
export const gamesToPlay = <Game extends GameState>(book: Book<Game>): readonly Game[] => {
  const seated = playedByTheBook(book, book.empty)
  return seated ? [book.empty, seated] : [book.empty]
}

/** A game in which the book plays all seats; nothing where it plays none. */
export function playedByTheBook<Game extends GameState>(
  { automaton, seats = [] }: Book<Game>,
  game: Game,
): Game | undefined {
  const played = seats.filter((seat) => seat !== CHANCE)
  return automaton && played.length > 0 ? automaton.seated(game, played) : undefined
}
