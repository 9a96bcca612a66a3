/**
 * Files of `rulewright readings`: the weights of a book, and the examples that are written.
 *
 * @module
 */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Kept, keptLines, keptName, keptSchema, witnessName } from '../audit/readings/kept.js'
import { type KeptWitness, type Weights, weightsSchema } from '../audit/readings/report.js'
import { type Pair, pairsOf } from '../explore/pair.js'
import type { Book } from '../kernel/book.js'
import { Unreadable } from './io.js'
import { keptIn, linesIn } from './json-file.js'
import { packageRoot } from './package-root.js'

/** The file with the weights of a book. */
export const weightsFile = ({ name }: Pick<Book, 'name'>): string => join(packageRoot, 'spec', name, 'readings.json')

/** The file with the witnesses of a book. */
export const witnessesFile = ({ name }: Pick<Book, 'name'>): string =>
  join(packageRoot, 'spec', name, 'witnesses.jsonl')

/** What is kept of the pairs of readings of a book. */
export const keptOfPairs = (book: Pick<Book, 'name'>): readonly Kept[] => linesIn(witnessesFile(book), keptSchema)

/** Where the witnesses of a book are kept: the file, and the line. */
export function keptWitnesses(book: Pick<Book, 'name'>): readonly KeptWitness[] {
  const file = relative(packageRoot, witnessesFile(book))
  return keptOfPairs(book).map(({ question, readings }, line) => ({
    question,
    readings,
    file: `${file}:${line + 1}`,
  }))
}

/** Keeps witnesses of a book in the place of what was kept of their pairs, and nothing of what it does not ask. */
export function keepWitnesses(book: Pick<Book, 'name' | 'questions'>, pairs: readonly Pair[], found: readonly Kept[]) {
  const renewed = new Set(pairs.map(witnessName))
  const known = new Map(
    [...keptOfPairs(book).filter((one) => !renewed.has(keptName(one))), ...found].map((one) => [keptName(one), one]),
  )
  const kept = pairsOf(book.questions).flatMap((pair) => known.get(witnessName(pair)) ?? [])
  written(witnessesFile(book), keptLines(kept))
}

/** The weights of a book as they were measured last; nothing where they never were. */
export const keptWeights = (book: Pick<Book, 'name'>): Weights | undefined => keptIn(weightsFile(book), weightsSchema)

/** Keeps the weights of a book. */
export const keepWeights = (book: Pick<Book, 'name'>, weights: Weights): void =>
  written(weightsFile(book), `${JSON.stringify(weights, null, 2)}\n`)

/** Writes an example file. A file that is there already is not written over. */
export function writeExample(file: string, text: string): void {
  if (existsSync(file)) throw new Unreadable([`--out: ${file}: there is such a file; expected a new one`])
  written(file, text)
}

function written(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Unreadable([`${file}: cannot be written: ${reasonOf(error)}`])
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A folder that is there. */
export function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  throw new Unreadable([`--out: ${path}: there is no such folder`])
}
