/** Books of other packages: where they are, by what a user says and by what a `package.json` tells. @module */
import { dirname, extname, isAbsolute, join, resolve } from 'node:path'
import { Unreadable } from '../files/input-error.js'
import { leadsOut } from '../files/leads-out.js'
import { type FileKind, isFile, isFolder, textAt } from '../files/read-file.js'
import type { Origin } from '../kernel/book/listed-book.js'
import { isRecord } from '../values/json.js'
import { parseJson } from '../values/plain-data.js'
import { packageRoot, rootFrom } from './package-root.js'

const MANIFEST: FileKind = { most: 1024 * 1024, expected: 'the package.json of a book' }
const MODULES = ['.ts', '.mts', '.js', '.mjs']
const USUAL = ['book.ts', 'book.js']

/** Finds the books that a word names, from a folder: a path to them, or a package; nothing if there are none. */
export const bookAt = (word: string, from: string): Origin | undefined =>
  isPath(word) ? atPath(resolve(from, word)) : installed(word, from)

/** Finds the books of the package that a folder belongs to. */
export function bookAround(folder: string): Origin | undefined {
  const root = rootFrom(folder)
  return root === undefined ? undefined : inPackage(root)
}

/** True if a word can only be a path. */
export const isPath = (word: string): boolean =>
  isAbsolute(word) || /[\\/]/.test(word.replace(/^@[^/]+\//, '')) || word === '.' || word === '..' || isModule(word)

/** Tells whether a path is that of a module. */
export const isModule = (path: string): boolean => MODULES.includes(extname(path))

function atPath(path: string): Origin | undefined {
  if (isFolder(path)) return inPackage(path) ?? usualIn(path)
  return isModule(path) && isFile(path) ? { module: path, home: dirname(path) } : undefined
}

/** Finds the books of the package that a file or folder belongs to, such as one of their examples. */
export function bookBehind(word: string, from: string): Origin | undefined {
  const path = resolve(from, word)
  if (isFile(path)) return bookAround(dirname(path))
  return isPath(word) && isFolder(path) ? bookAround(path) : undefined
}

/** Finds the book that a `package.json` names, and the folder of its pages. The books of another copy of this package are not ours. */
function inPackage(root: string): Origin | undefined {
  const file = join(root, 'package.json')
  if (!isFile(file)) return undefined
  const read = parseJson(textAt(file, MANIFEST))
  if (!read.ok || !isRecord(read.value) || !isRecord(read.value.rulewright)) return undefined
  if (read.value.name === 'rulewright' && root !== packageRoot) return undefined
  const { book, folder = '.' } = read.value.rulewright
  const wrong = (what: string) => new Unreadable([`${file}: "rulewright": ${what}`])
  if (typeof book !== 'string') throw wrong('expected {"book": "./book.ts"}, with the module of the book')
  const module = written(resolve(root, book))
  if (module === undefined) throw wrong(`there is no file ${resolve(root, book)}`)
  const home = resolve(root, String(folder))
  if (!isFolder(home) || leadsOut(root, String(folder)))
    throw wrong('"folder": expected a folder of the package, with the pages and the examples of the book')
  return { module, home }
}

/** A module as it is written, or as it was compiled: what is installed as a package comes compiled. */
function written(module: string): string | undefined {
  const compiled = module.replace(/\.(m?)ts$/, '.$1js')
  const order = /[\\/]node_modules[\\/]/.test(module) ? [compiled, module] : [module, compiled]
  return order.find(isFile)
}

function usualIn(folder: string): Origin | undefined {
  const module = USUAL.map((name) => join(folder, name)).find(isFile)
  return module === undefined ? undefined : { module, home: folder }
}

/** The book of a package that is installed for a folder. */
function installed(name: string, from: string): Origin | undefined {
  if (!/^(?:@[\w.-]+\/)?\w[\w.-]*$/.test(name)) return undefined
  const root = join(from, 'node_modules', name)
  if (isFolder(root)) return inPackage(root)
  const outer = dirname(from)
  return outer === from ? undefined : installed(name, outer)
}
