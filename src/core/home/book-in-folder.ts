/** Books that come with a folder of their own. @module */
import type { Book } from '../kernel/book/book.js'
import { asListed, type ListedBook, type Origin } from '../kernel/book/listed-book.js'
import { withExampleWorlds } from './example-worlds.js'

/** A book of a module, at home in the folder that goes with it. */
export function bookInFolder(book: Book, from: Origin): ListedBook {
  const { home } = from
  const whole = withExampleWorlds(home === undefined ? book : { ...book, home })
  return { ...asListed(whole), from }
}
