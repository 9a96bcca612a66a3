/** Stored data about a book's readings: their weights, and a witness for every pair. @module */
import { relative } from 'node:path'
import {
  type Book,
  type Housed,
  inHome,
  keptIn,
  linesIn,
  type Pair,
  pairsOf,
  renewFile,
  rootOf,
  writeWhole,
} from '#core'
import { type KeptWitness, type Weights, weightsSchema } from '../audit/readings/report.js'
import { type Kept, keptLines, keptName, keptSchema, witnessName } from '../audit/readings/stored-witnesses.js'

export const weightsFile = (book: Housed): string => inHome(book, 'readings.json')

export const witnessesFile = (book: Housed): string => inHome(book, 'witnesses.jsonl')

export const keptOfPairs = (book: Housed): readonly Kept[] => linesIn(witnessesFile(book), keptSchema)

/** The witnesses of a book, each with where it is kept: the file, and the line. */
export function keptCases(book: Housed): readonly (Kept & { readonly file: string })[] {
  const file = relative(rootOf(book), witnessesFile(book))
  return keptOfPairs(book).map((kept, line) => ({ ...kept, file: `${file}:${line + 1}` }))
}

/** Lists the witnesses of a book with their files. */
export const keptWitnesses = (book: Housed): readonly KeptWitness[] =>
  keptCases(book).map(({ question, readings, file }) => ({ question, readings, file }))

/** Keeps witnesses of a book in the place of what was kept of their pairs, and nothing of what it does not ask. */
export function keepWitnesses(book: Housed & Pick<Book, 'questions'>, pairs: readonly Pair[], found: readonly Kept[]) {
  const renewed = new Set(pairs.map(witnessName))
  renewFile(witnessesFile(book), () => {
    const others = keptOfPairs(book).filter((one) => !renewed.has(keptName(one)))
    const known = new Map([...others, ...found].map((one) => [keptName(one), one]))
    const kept = pairsOf(book.questions).flatMap((pair) => known.get(witnessName(pair)) ?? [])
    return { text: keptLines(kept), result: undefined }
  })
}

/** The weights of a book as they were measured last; nothing where they never were. */
export const keptWeights = (book: Housed): Weights | undefined => keptIn(weightsFile(book), weightsSchema)

/** Keeps the weights of a book. All of them are measured anew, so the last of two writers may win. */
export const keepWeights = (book: Housed, weights: Weights): void =>
  writeWhole(weightsFile(book), `${JSON.stringify(weights, null, 2)}\n`)
