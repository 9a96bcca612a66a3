/** Seats at a table: who sits where, as it is written on the command line. @module */

import { HABITS, type Habit } from '../explore/seat-strategies.js'
import type { Book } from '../kernel/book/book.js'
import { CHANCE, type Seat } from '../kernel/offers/option.js'
import type { GameState } from '../kernel/sections/question.js'
import { instead, nameIn } from '../lookup/nearest-word.js'

/** The decider of a seat: a person, the rulebook by its own priorities, or a habit. */
export type Sitter = 'you' | 'np' | Habit

/** The assignment of deciders to seats. */
export interface Seating {
  /** Returns the decider of a seat. */
  readonly at: (seat: Seat) => Sitter
  /** The seats that the book plays. */
  readonly byBook: readonly Seat[]
}

/** Everybody who can sit somewhere: the book where it has priorities to play by. */
export const sittersOf = ({ automaton }: Pick<Book, 'automaton'>): readonly Sitter[] => [
  'you',
  ...(automaton ? (['np'] as const) : []),
  ...HABITS,
]

/** The word for all seats that are not named, except chance. */
export const OTHERS = 'others'

/** Either the seating, or what is wrong with how it is written. */
export type ReadSeating =
  | { readonly ok: true; readonly seating: Seating }
  | { readonly ok: false; readonly message: string }

/**
 * Reads who sits where: `Ann=you,Bob=random`, with `others` for the seats that are not named.
 *
 * @param seats - the seats of the book; without them any name is taken
 * @param allowed - who may sit there; the first one sits where nobody else is said to
 * @param most - how many seats the book can play at once; without it, all
 */
export function parseSeats(
  text: string | undefined,
  seats: readonly string[] | undefined,
  allowed: readonly Sitter[] = ['you', ...HABITS],
  most = Number.POSITIVE_INFINITY,
): ReadSeating {
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '')
  const known = seats && [...seats, OTHERS, CHANCE]
  const pairs = parts.map((part) => {
    const [seat = '', ...sitters] = part.split('=').map((word) => word.trim())
    return [nameIn(known ?? [], seat) ?? seat, ...sitters]
  })
  for (const [index, [seat = '', sitter, ...more]] of pairs.entries()) {
    if (sitter === undefined || more.length > 0)
      return wrong(`got "${parts[index]}", expected a seat=${allowed.join('|')}`)
    if (pairs.findIndex(([other]) => other === seat) < index) return wrong(`${seat}: is said twice, expected it once`)
    if (known && !known.includes(seat)) return wrong(`"${seat}" is not a seat${instead(seat, known)}`)
    if (!allowed.some((name) => name === sitter))
      return wrong(`${seat}: got "${sitter}", expected one of ${allowed.join(', ')}`)
    if (seat === CHANCE && sitter !== 'you' && sitter !== 'random')
      return wrong(`${seat}: got "${sitter}", but chance is random, or rolled by you`)
  }
  const seating = seatingOf(new Map(pairs.map(([seat = '', sitter]) => [seat, sitter as Sitter])), seats ?? [], allowed)
  const { byBook } = seating
  if (byBook.length > most) return wrong(`np: got ${byBook.length} seats, expected at most ${most} that the book plays`)
  return { ok: true, seating }
}

const wrong = (message: string): ReadSeating => ({ ok: false, message })

function seatingOf(
  named: ReadonlyMap<string, Sitter>,
  seats: readonly Seat[],
  [usual = 'random']: readonly Sitter[],
): Seating {
  const at = (seat: Seat) => named.get(seat) ?? (seat === CHANCE ? 'random' : (named.get(OTHERS) ?? usual))
  return { at, byBook: seats.filter((seat) => at(seat) === 'np') }
}

/** The habit of whoever sits somewhere, where that is nobody who is asked: the book leaves one option, or chance decides. */
export const habitAt = (sitter: Sitter): Habit => (sitter === 'np' ? 'first' : sitter === 'you' ? 'random' : sitter)

/** A book that plays some of its seats itself. */
export const seatedBook = <Game extends GameState>(book: Book<Game>, { byBook }: Seating): Book<Game> =>
  book.automaton && byBook.length > 0 ? { ...book, empty: book.automaton.seated(book.empty, byBook) } : book
