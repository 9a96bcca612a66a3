/**
 * Digests of code: a short name for all modules of which a book, the rules and the hunt for mutants are made.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { sha256 } from '../conformance/format/digest.js'
import { DATA, textAt, textIfThere } from '../outside/read.js'
import type { Housed } from './home.js'
import { bookAround } from './manifest.js'
import { packageRoot, packageVersion } from './package-root.js'

const built = join(packageRoot, 'dist')

/** The folder of the modules that run: as they were built, or as they are written. */
const modules = import.meta.dirname.startsWith(built) ? built : packageRoot

/** What tries the cases of a book on its mutants. */
const HUNT = 'src/conformance/mutants/hunt'

/** A digest of the code by which the mutants of a book are judged; nothing where its code is not at hand. */
export function codeDigest(book: Housed): string | undefined {
  const [first, top] = moduleOf(book)
  const hunt = moduleAt(join(modules, `${HUNT}.js`))
  if (first === undefined || (hunt === undefined && book.home === undefined)) return undefined
  const entries = hunt === undefined ? [first] : [first, hunt]
  const texts = reachedFrom(entries).map((file) => {
    const name = file.startsWith(modules) ? relative(modules, file) : relative(top, file)
    return `${name}\n${textAt(file, DATA)}\n`
  })
  return sha256([...texts, book.home === undefined ? '' : packageVersion(), installed()].join('')).slice(0, 16)
}

/** The first module of a book, and the folder from which its modules are named. */
const moduleOf = ({ name, home }: Housed): readonly [string | undefined, string] =>
  home === undefined
    ? [moduleAt(join(modules, 'machines', name, 'book.js')), modules]
    : [bookAround(home)?.module, home]

/** The modules that modules import, and what those import, in the order of their names. */
function reachedFrom(entries: readonly string[]): readonly string[] {
  const reached = new Set(entries)
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  return [...reached].sort()
}

const importsOf = (file: string): readonly string[] =>
  [...textAt(file, DATA).matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].flatMap(
    ([, target = '']) => moduleAt(meant(file, target)) ?? [],
  )

/** The module that an import means: a file beside its own, or what the package calls by a name of its own. */
function meant(file: string, target: string): string {
  if (target.startsWith('.')) return resolve(dirname(file), target)
  return join(modules, target === '#kernel' ? 'src/kernel/index.js' : `${target.slice(1)}.js`)
}

/** A module as it was built, or as it is written. */
const moduleAt = (file: string): string | undefined =>
  [file, file.replace(/\.js$/, '.ts')].find((candidate) => existsSync(candidate))

/** Which packages are installed, as far as the checkout says. */
const installed = (): string => textIfThere(join(packageRoot, 'package-lock.json'), DATA) ?? ''
