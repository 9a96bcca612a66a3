/** Clauses that were renamed: an old id is answered with the new one. @module */
import type { Book } from '../kernel/book/book.js'

/** The new id of a clause that is named by an old one, in a sentence; nothing where the id is none of the old ones. */
export function renamedWords({ renamed = {} }: Pick<Book, 'renamed'>, id: string): string | undefined {
  return Object.hasOwn(renamed, id) ? `"${id}" is now "${renamed[id]}"` : undefined
}
