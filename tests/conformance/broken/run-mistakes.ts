/** Runs of the real runner on books with one mistake, with cases that are made of a few examples. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exampleRunner } from '../../../src/core/examples/folder.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { claimsAmong } from '../../../src/lab/conformance/blame/responsible-clauses.js'
import { engineOf } from '../../../src/lab/conformance/engine/reference-implementation.js'
import { reducedFrom } from '../../../src/lab/conformance/reduce/reduce.js'
import type { Reduced, Run } from '../../../src/lab/conformance/runner/outcome.js'
import { runOf, runSuite } from '../../../src/lab/conformance/runner/run.js'
import { type Suite, suiteOf } from '../../../src/lab/conformance/runner/suite.js'
import { USUALLY } from '../../../src/lab/conformance/vectors/default-extent.js'
import { type Vectors, vectorsOf } from '../../../src/lab/conformance/vectors/vectors.js'
import { HANG_LIMIT } from '../../hang-limit.js'
import { temporaryFolder } from '../../temporary.js'
import type { Wrong } from './mistakes.js'
import { relayed } from './relay-engine.js'

/** The vectors of a book as they are made where some files of examples are all that there is. */
export function vectorsFrom(book: Book, files: readonly string[]): Vectors {
  const examples = resolve(import.meta.dirname, `../../../spec/${book.name}/examples`)
  const folder = temporaryFolder()
  const positions = readdirSync(examples).filter((name) => name.endsWith('.json'))
  for (const name of [...files.map((file) => `${file}.yaml`), ...positions])
    cpSync(join(examples, name), join(folder, name))
  const little = { ...USUALLY, places: 0, random: 0, games: 0, counted: false }
  return vectorsOf({ ...book, worlds: [] }, { ...little, examples: folder, plays: [], madeBy: 'a test' })
}

/** The same as a suite. */
export const suiteFrom = (book: Book, files: readonly string[]): Suite => suiteOf(vectorsFrom(book, files))

/** Runs the cases on a book with a mistake, and makes one failure of each clause smaller. */
export async function conformed(book: Book, suite: Suite, wrong: Wrong): Promise<Run> {
  const { cases } = suite
  const engine = wrong(book, (other) => engineOf(other, { name: 'broken', version: '1' }))
  const { command, close } = await relayed((request) => wrong(book, () => engine(request)))
  const sides = [{ command, book: book.name, edition: book.edition, timeout: HANG_LIMIT }]
  try {
    const done = await runSuite(suite, cases, { sides, jobs: 1, settled: () => undefined })
    const claims = claimsAmong(book, suite, done.outcomes)
    const first = runOf(suite, cases, done, { claims })
    const small = await reducedFrom(first, { book, suite, cases, sides, limit: 1, claims })
    return runOf(suite, cases, done, { ...small, claims })
  } finally {
    close()
  }
}

/** Runs the example file of a failure twice: under the rules, and under the book with the mistake. */
export function judged(
  book: Book,
  wrong: Wrong,
  { example = '' }: Reduced,
): Readonly<Record<'right' | 'wrong', boolean>> {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'small.yaml'), example)
  const passes = (of: Book) =>
    exampleRunner(of, folder)()
      .map(({ passed }) => passed)
      .join() === 'true'
  return { right: passes(book), wrong: wrong(book, passes) }
}
