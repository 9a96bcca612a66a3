/** Books with what is kept beside them: their rulings, and their worlds, the examples that say that they are explored. @module */
import { exampleWorlds } from '../examples/example-worlds.js'
import { applyRulings } from '../kernel/book/apply-rulings.js'
import type { Book, World } from '../kernel/book/book.js'
import { late, once } from '../kernel/quick/memoize.js'
import { examplesFolder } from './book-home.js'
import { rulingsFile, rulingsIn } from './stored-rulings.js'

/** A book under its rulings, with the worlds that its examples are, beside those that it brings; they are read when they are asked for. */
export const withExampleWorlds: (written: Book) => Book = once((written: Book): Book => {
  const book = applyRulings(written, rulingsIn(rulingsFile(written)))
  const worlds = late((): readonly World[] => [...book.worlds, ...exampleWorlds(book, examplesFolder(book))])
  return {
    ...book,
    get worlds() {
      return worlds()
    },
  }
})
