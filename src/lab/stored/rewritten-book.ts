/**
 * A book with slips: its modules are copied, rewritten so that a slip can be made in each function, and loaded from there.
 *
 * The copy is of this process alone, and goes with it.
 *
 * @module
 */
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  besideOf,
  bundledModules,
  cacheFolderOf,
  DATA,
  dropUnfinished,
  findModule,
  type Housed,
  makeFolder,
  type Origin,
  reachableModules,
  resolveImport,
  takeAwayUnfinished,
  textAt,
  Unreadable,
  writeWhole,
} from '#core'
import { rewritten } from '../conformance/mutants/code/rewriting.js'
import { moduleOf } from './code-digest.js'

/** Copies the modules of a book, rewritten; tells where it is loaded from then. */
export function rewrittenBook(book: Housed): Origin {
  const [first, top] = moduleOf(book)
  const folder = cacheFolderOf(book)
  if (first === undefined || folder === undefined)
    throw new Unreadable([`--kinds code: the modules of ${book.name} are not here; expected a checkout that was built`])
  const around = join(folder, 'slips')
  const home = besideOf(join(around, book.name))
  const modules = reachableModules([first])
  const copyOf = (file: string) => join(home, `${nameIn(top, file)}.js`)
  takeAwayUnfinished(around, [book.name])
  process.once('exit', () => dropUnfinished(home))
  for (const file of modules) {
    const copied = (imported: string) => {
      const meant = /^[.#]/.test(imported) ? findModule(resolveImport(file, imported)) : undefined
      if (meant !== undefined) return pathToFileURL(modules.includes(meant) ? copyOf(meant) : meant).href
      return ownEntry(imported) ?? imported
    }
    makeFolder(dirname(copyOf(file)))
    writeWhole(copyOf(file), rewritten(nameIn(top, file), javaScriptOf(file), copied).text)
  }
  return { module: pathToFileURL(copyOf(first)).href, ...(book.home !== undefined && { home: book.home }) }
}

const nameIn = (top: string, file: string): string => relative(top, file).replace(/\.m?[jt]s$/, '')

/** Modules of this package, as the program has them that is running: it has to know what it is given. */
function ownEntry(imported: string): string | undefined {
  const [, entry] = /^rulewright(?:\/(.+))?$/.exec(imported) ?? [undefined, undefined]
  if (!/^rulewright(\/|$)/.test(imported)) return undefined
  return pathToFileURL(join(bundledModules, 'entries', `${entry ?? 'play'}.js`)).href
}

type Strips = { readonly stripTypeScriptTypes?: (code: string) => string }

/** A module without its types. */
function javaScriptOf(file: string): string {
  const text = textAt(file, DATA)
  if (!/ts$/.test(file)) return text
  const { stripTypeScriptTypes } = createRequire(import.meta.url)('node:module') as Strips
  if (stripTypeScriptTypes) return stripTypeScriptTypes(text)
  throw new Unreadable([
    `${file}: Node ${process.versions.node} cannot rewrite TypeScript; expected Node 22.13 or later, or the book compiled to JavaScript`,
  ])
}
