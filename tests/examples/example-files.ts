/** Files that a test writes, reads and forgets. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { readExamples } from '../../src/core/examples/format/read-examples.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book as orchard, PICKERS } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'

/** The toy book, with a base of its own. */
export const book = {
  ...orchard,
  seats: PICKERS,
  bases: { harvest: { ...orchard.empty, trees: { short: 0, middle: 1, tall: 0 }, baskets: { Ann: 2, Bob: 3 } } },
}
export const rules = rulesOf(book)

/** A folder that is removed after the tests of a file. */
export function folder() {
  const root = temporaryFolder()
  return {
    root,
    write: (name: string, text: string): string => {
      const file = join(root, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      return file
    },
  }
}

/** Reads examples that must be readable. */
export function examplesIn(file: string) {
  const read = readExamples(rules, file)
  if (!read.ok) throw new Error(read.misread.map(sourceProblemLine).join('\n'))
  return read.value
}

/** Lists the problems of an example file, without the name of the folder. */
export function problemsIn(file: string): readonly string[] {
  const read = readExamples(rules, file)
  return read.ok ? [] : read.misread.map(sourceProblemLine).map((line) => line.replaceAll(`${dirname(file)}/`, ''))
}
