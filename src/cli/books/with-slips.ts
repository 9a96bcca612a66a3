/** A book as it is hunted: with slips in its code, where these are hunted, too. @module */
import type { KindOfMutant } from '../../conformance/mutants/mutant.js'
import type { Book } from '../../kernel/book.js'
import type { Origin } from '../../kernel/listed-book.js'
import { optionalPackage } from '../../outside/optional-package.js'

/** A book, and from where threads load it. */
export interface Hunted {
  readonly book: Book
  readonly from: Origin | undefined
}

/** Loads a book with slips in its code, where some kinds of mutants ask for it. */
export async function withSlips(book: Book, kinds: readonly KindOfMutant[], from: Origin | undefined): Promise<Hunted> {
  if (!kinds.includes('code')) return { book, from }
  const load = () => import('../../home/rewritten-book.js')
  const { rewrittenBook } = await optionalPackage('--kinds code', ['acorn'], load)
  const { booksFrom } = await import('../../home/books-of-module.js')
  const origin = rewrittenBook(book)
  const loaded = await (await booksFrom(origin)).find(({ name }) => name === book.name)?.load()
  return { book: loaded ?? book, from: origin }
}
