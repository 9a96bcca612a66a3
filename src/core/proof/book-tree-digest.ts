/** The tree of a book: everything that a verification of it follows from, as a digest. @module */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOfContent } from '../files/hash-content.js'
import { bytesAt, DATA, isFolder, isThere } from '../files/read-file.js'
import { type Housed, homeOf, rootOf } from '../home/book-home.js'
import { findModule, reachableModules, runningModules } from '../home/module-graph.js'
import { RULINGS } from '../home/stored-rulings.js'
import { environmentDigest } from './environment-digest.js'

/** The files of a book's folder that a verification reads. */
const READ = ['examples', RULINGS, 'status.json', 'declared.jsonl']

/** A digest of the modules and the files of a book, of the program, its packages and the machine; nothing where modules lack. */
export function treeDigest(book: Housed): string | undefined {
  const environment = environmentDigest()
  const files = treeFiles(book)
  if (environment === undefined || files === undefined) return undefined
  const root = rootOf(book)
  const named = files.map((file) => `${relative(root, file)} ${hashOfContent(bytesAt(file, DATA))}`)
  return hashOfContent([environment, ...named].join('\n'))
}

/** The files of a tree; nothing where the modules of the book are not at hand. */
export function treeFiles(book: Housed): readonly string[] | undefined {
  // A package of somebody else may call its files by names of its own, so all of them count.
  if (book.home !== undefined) return allFiles(rootOf(book))
  const first = findModule(join(runningModules, 'machines', book.name, 'book.js'))
  if (first === undefined) return undefined
  const own = ['spec', 'machines'].map((folder) => `${join(runningModules, folder)}/`)
  const modules = reachableModules([first]).filter((file) => own.some((folder) => file.startsWith(folder)))
  return [...modules, ...READ.flatMap((name) => allFiles(join(homeOf(book), name)))]
}

/** All files in a folder, but for packages and what is hidden; a file is all of itself. */
function allFiles(path: string): readonly string[] {
  if (!isFolder(path)) return isThere(path) ? [path] : []
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => allFiles(join(path, name)))
}
