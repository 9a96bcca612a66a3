/** Books, loaded from where they are: what a module exports of them, and their folder. @module */
import { pathToFileURL } from 'node:url'
import type { Book } from '../kernel/book/book.js'
import type { ListedBook, Origin } from '../kernel/book/listed-book.js'
import { isRecord } from '../values/json.js'
import { packageRoot } from './package-root.js'

/** The books of a module: those that it exports, and those that it lists in what it exports as `books`. */
export async function booksFrom(origin: Origin): Promise<readonly ListedBook[]> {
  const exported = Object.values(await exportsOf(origin)).flatMap((value): readonly unknown[] =>
    Array.isArray(value) ? value : [value],
  )
  const listed = exported.filter(isListed)
  const books = [...new Set(exported.filter(isBook))]
  if (books.length === 0) return listed
  const { bookInFolder: housed } = await import('./book-in-folder.js')
  return [...listed, ...books.map((book) => housed(book, origin))]
}

const isListed = (value: unknown): value is ListedBook =>
  isRecord(value) && typeof value.name === 'string' && typeof value.load === 'function'

const isBook = (value: unknown): value is Book =>
  isRecord(value) && typeof value.name === 'string' && Array.isArray(value.sections) && Array.isArray(value.charts)

/** Loads the exports of a module. One of this package is there already and needs no TypeScript reader. */
async function exportsOf({ module, home }: Origin): Promise<Readonly<Record<string, unknown>>> {
  if (module.startsWith('file:')) return import(module)
  if (home === packageRoot) return import(pathToFileURL(module).href)
  return (await import('./book-module.js')).loadedFrom(module)
}
