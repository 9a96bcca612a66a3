/** A book with slips in its code, which takes a package of its own to make. @module */
import { type Housed, type Origin, optionalPackage } from '#core'

/** Loads what rewrites the code of a book, and has it rewritten. */
export async function loadRewrittenBook(book: Housed): Promise<Origin> {
  const { rewrittenBook } = await optionalPackage('--kinds code', ['acorn'], () => import('./rewritten-book.js'))
  return rewrittenBook(book)
}
