/** A build that was opened: its modules, found where both builds keep them. @module */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** The modules and books of one build. */
export interface Opened {
  /** A module, by its place in the sources without an ending, or by those that it had in earlier builds. */
  readonly module: <M>(...places: readonly string[]) => Promise<M>
  /** True if it has a module; earlier builds lack some. */
  readonly has: (place: string) => boolean
  readonly book: (name: string) => Promise<Book>
}

/** Opens the build of a checkout. */
export function opened(folder: string): Opened {
  const fileOf = (place: string) => join(folder, 'dist', `${place}.js`)
  const has = (place: string) => existsSync(fileOf(place))
  const module = async <M>(...places: readonly string[]): Promise<M> => {
    const place = places.find(has)
    if (place === undefined) throw new Error(`the build has no ${places.join(' or ')}`)
    return (await import(pathToFileURL(fileOf(place)).href)) as M
  }
  const book = async (name: string) => {
    const found = bookIn(await module<object>(bookPlace(name)), name)
    if (!EXPLORED.some(has)) return found
    return (await module<typeof import('../../src/core/home/example-worlds.js')>(...EXPLORED)).withExampleWorlds(found)
  }
  return { module, has, book }
}

/** Modules that add the worlds from examples; in earlier builds these are in the book. */
const EXPLORED = ['src/core/home/example-worlds', 'src/home/example-worlds', 'src/home/explored', 'src/cli/explored']

const bookPlace = (name: string) => `machines/${name}/book`

/** True if a checkout was built with a book. */
export const hasBook = (folder: string, name: string): boolean =>
  existsSync(join(folder, 'dist', `${bookPlace(name)}.js`))

/** The book that a module exports, whatever it calls it. */
function bookIn(module: object, name: string): Book {
  const book = Object.values(module).find(
    (value: unknown): value is Book<GameState> =>
      typeof value === 'object' && value !== null && 'charts' in value && 'main' in value,
  )
  if (book === undefined) throw new Error(`no book is exported by ${bookPlace(name)}`)
  return book
}
