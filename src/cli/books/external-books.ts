/** Books that a call leads to: those of a folder, a file or a package that it names, and of the package in which somebody works. @module */

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  bookAround,
  bookAt,
  bookBehind,
  booksFrom,
  type ListedBook,
  type Origin,
  packageRoot,
  realPath,
  rootFrom,
} from '#core'
import type { Io } from '../program/io.js'
import { programName } from '../program/program-name.js'
import { isKnown, type Library } from './library.js'

/** Thrown where a book belongs to another copy of this package, which alone can run it. */
export class OtherCopy extends Error {
  override readonly name = 'OtherCopy'
  constructor(readonly root: string) {
    super(`the copy of rulewright in ${root}`)
  }
}

/** The words of a call: those by which somebody names a book, and those that say something else and may lead to one. */
export interface Words {
  readonly naming: readonly string[]
  readonly leading: readonly string[]
}

type Outside = Pick<Io, 'folder' | 'trust' | 'err'>

/**
 * A library with the books that the words of a call lead to, and that of the package around the folder of the caller. To load a book
 * runs its code: that is done where it is named, and in folders that the user trusts.
 */
export async function withBooksOf(library: Library, { naming, leading }: Words, io: Outside): Promise<Library> {
  const { folder } = io
  if (folder === undefined) return library
  // Each module is decided on once, so that its line is printed once.
  const may = new Map<string, boolean>()
  const load = async (origin: Origin, word?: string) => {
    may.set(origin.module, true)
    return booksOf(origin, word)
  }
  const trusted = (origin: Origin): boolean => {
    const known = may.get(origin.module) ?? isTrusted(origin, io)
    may.set(origin.module, known)
    return known
  }
  let joined = library
  for (const word of new Set([...naming, ...leading])) {
    if (isKnown(joined, word)) continue
    const meant = bookAt(word, folder)
    const behind = meant ? undefined : bookBehind(word, folder)
    if (meant && (naming.includes(word) || trusted(meant))) joined = beside(joined, await load(meant, word))
    else if (behind && !isOwn(behind) && trusted(behind)) joined = beside(joined, await load(behind))
  }
  const around = bookAround(folder)
  if (around === undefined || isOwn(around) || !trusted(around)) return joined
  const books = await booksOf(around)
  const worked = books.map(({ name }) => name)
  const usual = joined.usual ?? (worked.length === 1 ? worked[0] : undefined)
  return { ...beside(joined, books), worked, ...(usual !== undefined && { usual }) }
}

/** Tells whether the user trusts the folder of a book, and that of its module; if not, says how to trust them. */
function isTrusted({ module, home = dirname(module) }: Origin, { trust, err }: Outside): boolean {
  if (trust?.covers(home) && trust.covers(dirname(module))) return true
  // The name of the folder is somebody else's: it stands in no command that could be copied.
  err(
    `${module}: not loaded, for its folder is not trusted; name the book, or trust the folder (${programName()} trust --help)\n`,
  )
  return false
}

const isOwn = ({ home }: Origin): boolean => home === packageRoot

async function booksOf(origin: Origin, word?: string): Promise<readonly ListedBook[]> {
  mustBeOurs(origin.module)
  const books = await booksFrom(origin)
  return word === undefined ? books : books.map((book) => ({ ...book, called: [word] }))
}

/** Books are made of the names of one copy of this package, and run by the same. */
function mustBeOurs(module: string): void {
  const root = copyFor(module)
  if (root !== undefined && realPath(root) !== realPath(packageRoot)) throw new OtherCopy(root)
}

/** The copy of this package that a module imports; nothing where it finds none. */
function copyFor(module: string): string | undefined {
  try {
    return rootFrom(join(createRequire(module).resolve('rulewright/package.json'), '..'))
  } catch {
    return undefined
  }
}

/** Books in front of others, of which those are left out that are called the same. */
function beside(library: Library, books: readonly ListedBook[]): Library {
  const names = new Set(books.map(({ name }) => name))
  const known = library.books.filter((one) => names.has(one.name))
  const merged = books.map((book) => {
    const called = known.flatMap((one) => (one.name === book.name ? (one.called ?? []) : []))
    return { ...book, called: [...called, ...(book.called ?? [])] }
  })
  return { ...library, books: [...merged, ...library.books.filter(({ name }) => !names.has(name))] }
}
