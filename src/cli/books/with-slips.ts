/** A book as it is hunted: with slips in its code, where these are hunted, too. @module */

import { type Book, booksFrom, type Origin } from '#core'
import { type KindOfMutant, loadRewrittenBook } from '#lab'

/** A book, and from where threads load it. */
export interface Hunted {
  readonly book: Book
  readonly from: Origin | undefined
}

/** Loads a book with slips in its code, where some kinds of mutants ask for it. */
export async function withSlips(book: Book, kinds: readonly KindOfMutant[], from: Origin | undefined): Promise<Hunted> {
  if (!kinds.includes('code')) return { book, from }
  const origin = await loadRewrittenBook(book)
  const loaded = await (await booksFrom(origin)).find(({ name }) => name === book.name)?.load()
  return { book: loaded ?? book, from: origin }
}
