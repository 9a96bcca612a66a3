/**
 * Files of `rulewright readings`: the weights of a book, and the examples that are written.
 *
 * @module
 */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Pair, pairsOf } from '../audit/readings/pair.js'
import { type KeptWitness, type Weights, weightsSchema } from '../audit/readings/report.js'
import { strays, witnessFile } from '../audit/readings/witnessed.js'
import type { Book } from '../kernel/book.js'
import { Unreadable } from './io.js'
import { keptIn } from './json-file.js'
import { packageRoot } from './package-root.js'

/** The file with the weights of a book. */
export const weightsFile = ({ name }: Pick<Book, 'name'>): string => join(packageRoot, 'spec', name, 'readings.json')

/** The folder with the witnesses of a book. */
export const witnessesFolder = ({ name }: Pick<Book, 'name'>): string => join(packageRoot, 'spec', name, 'witnesses')

/** The witnesses that are kept of a book. */
export function keptWitnesses(book: Pick<Book, 'name' | 'questions'>): readonly KeptWitness[] {
  const folder = witnessesFolder(book)
  return pairsOf(book.questions).flatMap((pair) => {
    const path = join(folder, witnessFile(pair))
    const { question, readings } = pair
    return existsSync(path) ? [{ question: question.name, readings, file: relative(packageRoot, path) }] : []
  })
}

/** The folder with the witnesses of a book, without those of some pairs, which are written anew, and of what it does not ask. */
export function renewedFolder(book: Pick<Book, 'name' | 'questions'>, pairs: readonly Pair[]): string {
  const folder = witnessesFolder(book)
  mkdirSync(folder, { recursive: true })
  for (const name of [...strays(book, folder), ...pairs.map(witnessFile)]) rmSync(join(folder, name), { force: true })
  return folder
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
