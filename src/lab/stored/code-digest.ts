/**
 * Digests of code: a short name for all modules of which a book, the rules and the hunt for mutants are made.
 *
 * @module
 */
import { join, relative } from 'node:path'
import {
  bookAround,
  DATA,
  findModule,
  type Housed,
  runningModules as modules,
  packageRoot,
  packageVersion,
  reachableModules,
  textAt,
  textIfThere,
} from '#core'
import { sha256 } from '../conformance/format/digest.js'
import type { CodeDigests } from '../conformance/mutants/reuse-verdicts.js'

/** The code that tests the cases of a book on its mutants. */
const HUNT_FOLDER = 'src/lab/conformance/mutants'
const HUNT = `${HUNT_FOLDER}/test-mutants`

/** Digests of the code by which the mutants of a book are judged; nothing where its code is not at hand. */
export function codeDigest(book: Housed): CodeDigests | undefined {
  const [first, top] = moduleOf(book)
  const hunt = findModule(join(modules, `${HUNT}.js`))
  if (first === undefined || (hunt === undefined && book.home === undefined)) return undefined
  const digestOf = (files: readonly string[], more: readonly string[]): string => {
    const texts = files.map((file) => {
      const name = file.startsWith(modules) ? relative(modules, file) : relative(top, file)
      return `${name}\n${withoutComments(textAt(file, DATA))}\n`
    })
    return sha256([...texts, ...more].join('')).slice(0, 16)
  }
  const version = book.home === undefined ? '' : packageVersion()
  const whole = reachableModules(hunt === undefined ? [first] : [first, hunt])
  const folder = join(modules, HUNT_FOLDER)
  const ofHunt = whole.filter((file) => file.startsWith(`${folder}/`))
  return { all: digestOf(whole, [version, installed()]), hunt: digestOf(ofHunt, [version]) }
}

/** The code of a module without the comments that stand on lines of their own. */
const withoutComments = (text: string): string =>
  text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\s*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '')

/** The first module of a book, and the folder from which its modules are named. */
export const moduleOf = ({ name, home }: Housed): readonly [string | undefined, string] =>
  home === undefined
    ? [findModule(join(modules, 'machines', name, 'book.js')), modules]
    : [bookAround(home)?.module, home]

/** Reads the installed packages from the lock file of the checkout. */
const installed = (): string => textIfThere(join(packageRoot, 'package-lock.json'), DATA) ?? ''
