/** What a book keeps of its readings: their weights, and a witness for every pair. @module */
import { join, relative } from 'node:path'
import { type Kept, keptLines, keptName, keptSchema, witnessName } from '../audit/readings/kept.js'
import { type KeptWitness, type Weights, weightsSchema } from '../audit/readings/report.js'
import { type Pair, pairsOf } from '../explore/pair.js'
import type { Book } from '../kernel/book.js'
import { writeWhole } from '../outside/write.js'
import { keptIn, linesIn } from './json-file.js'
import { packageRoot } from './package-root.js'

export const weightsFile = ({ name }: Pick<Book, 'name'>): string => join(packageRoot, 'spec', name, 'readings.json')

export const witnessesFile = ({ name }: Pick<Book, 'name'>): string =>
  join(packageRoot, 'spec', name, 'witnesses.jsonl')

export const keptOfPairs = (book: Pick<Book, 'name'>): readonly Kept[] => linesIn(witnessesFile(book), keptSchema)

/** The witnesses of a book, each with where it is kept: the file, and the line. */
export function keptCases(book: Pick<Book, 'name'>): readonly (Kept & { readonly file: string })[] {
  const file = relative(packageRoot, witnessesFile(book))
  return keptOfPairs(book).map((kept, line) => ({ ...kept, file: `${file}:${line + 1}` }))
}

/** Where the witnesses of a book are kept. */
export const keptWitnesses = (book: Pick<Book, 'name'>): readonly KeptWitness[] =>
  keptCases(book).map(({ question, readings, file }) => ({ question, readings, file }))

/** Keeps witnesses of a book in the place of what was kept of their pairs, and nothing of what it does not ask. */
export function keepWitnesses(book: Pick<Book, 'name' | 'questions'>, pairs: readonly Pair[], found: readonly Kept[]) {
  const renewed = new Set(pairs.map(witnessName))
  const known = new Map(
    [...keptOfPairs(book).filter((one) => !renewed.has(keptName(one))), ...found].map((one) => [keptName(one), one]),
  )
  const kept = pairsOf(book.questions).flatMap((pair) => known.get(witnessName(pair)) ?? [])
  writeWhole(witnessesFile(book), keptLines(kept))
}

/** The weights of a book as they were measured last; nothing where they never were. */
export const keptWeights = (book: Pick<Book, 'name'>): Weights | undefined => keptIn(weightsFile(book), weightsSchema)

export const keepWeights = (book: Pick<Book, 'name'>, weights: Weights): void =>
  writeWhole(weightsFile(book), `${JSON.stringify(weights, null, 2)}\n`)
