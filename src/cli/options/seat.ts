/** The option `--seat`: as whom somebody looks at a game. @module */
import { type Book, CHANCE, instead, nameIn, type Sight, sightOf, Unreadable, viewersOf } from '#core'

/** The seat that looks at a game, and its view; nothing without `--seat`. */
export function viewerMeant(
  book: Book,
  typed: string | undefined,
): { readonly seat: string; readonly sight: Sight } | undefined {
  if (typed === undefined) return undefined
  const seat = seatMeant(book, typed)
  return { seat, sight: sightOf(book, seat) }
}

/** The seat that `--seat` means; capitals do not count, and a seat that the book does not have is a mistake. */
export function seatMeant(book: Pick<Book, 'name' | 'seats'>, typed: string): string {
  if (book.seats === undefined) return typed
  const known = [...viewersOf(book), CHANCE]
  const meant = nameIn(known, typed)
  if (meant !== undefined) return meant
  throw new Unreadable([`--seat: "${typed}" is not a seat of ${book.name}${instead(typed, known)}`])
}
