/** Inputs of the books here: some of the examples that each of them has, as they are written. @module */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { packageRoot } from '../../src/core/home/package-root.js'
import { isRecord } from '../../src/core/values/json.js'

/** So many files of a book are looked into, and so many examples are taken. */
const [FILES, EXAMPLES] = [30, 3]

/** Some of all, from the first to the last. */
const someOf = <One>(all: readonly One[], most: number): readonly One[] =>
  all.filter((_, at) => at % Math.ceil(all.length / most) === 0)

/** Some examples of a book that tell what holds after choices, one of each of some files. */
export function examplesOf(book: string): readonly Readonly<Record<string, unknown>>[] {
  const folder = join(packageRoot, 'spec', book, 'examples')
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const found = someOf(files, FILES).flatMap((name) => {
    const file: unknown = parse(readFileSync(join(folder, name), 'utf8'))
    const all: readonly unknown[] = isRecord(file) && Array.isArray(file.examples) ? file.examples : [file]
    return all.filter(isWhole).slice(0, 1)
  })
  return someOf(found, EXAMPLES)
}

/** True if an example begins at the start of the book, and continues from there. */
const isWhole = (example: unknown): example is Readonly<Record<string, unknown>> =>
  isRecord(example) &&
  isRecord(example.given) &&
  !/[./]/.test(String(example.given.from ?? '')) &&
  'when' in example &&
  'then' in example &&
  !('otherwise' in example)
