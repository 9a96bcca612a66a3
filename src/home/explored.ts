/** Books with what is kept beside them: their rulings, and their worlds, the examples that say that they are explored. @module */
import { worldsIn } from '../examples/worlds.js'
import type { Book, World } from '../kernel/book.js'
import { late, once } from '../kernel/once.js'
import { ruled } from '../kernel/ruled.js'
import { examplesFolder } from './home.js'
import { rulingsFile, rulingsIn } from './kept-rulings.js'

/** A book under its rulings, with the worlds that its examples are, beside those that it brings; they are read when they are asked for. */
export const explored: (written: Book) => Book = once((written: Book): Book => {
  const book = ruled(written, rulingsIn(rulingsFile(written)))
  const worlds = late((): readonly World[] => [...book.worlds, ...worldsIn(book, examplesFolder(book))])
  return {
    ...book,
    get worlds() {
      return worlds()
    },
  }
})
