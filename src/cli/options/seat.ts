/** The option `--seat`: as whom somebody looks at a game. @module */
import { type Book, CHANCE, instead, nameIn, Unreadable, viewersOf } from '#core'

/** The seat that `--seat` means; capitals do not count, and a seat that the book does not have is a mistake. */
export function seatMeant(book: Pick<Book, 'name' | 'seats'>, typed: string): string {
  if (book.seats === undefined) return typed
  const known = [...viewersOf(book), CHANCE]
  const meant = nameIn(known, typed)
  if (meant !== undefined) return meant
  throw new Unreadable([`--seat: "${typed}" is not a seat of ${book.name}${instead(typed, known)}`])
}
