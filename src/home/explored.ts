/** Books with their worlds: the examples that say that they are explored. @module */
import { worldsIn } from '../examples/worlds.js'
import type { Book, World } from '../kernel/book.js'
import { late, once } from '../kernel/once.js'
import { examplesFolder } from './home.js'

/** A book with the worlds that its examples are, beside those that it brings; they are read when they are asked for. */
export const explored: (book: Book) => Book = once((book: Book): Book => {
  const worlds = late((): readonly World[] => [...book.worlds, ...worldsIn(book, examplesFolder(book))])
  return {
    ...book,
    get worlds() {
      return worlds()
    },
  }
})
