/**
 * Stored files for a book's cases: the boundary cases found by search, reasons for surviving mutants, and the result of each
 * mutant.
 *
 * @module
 */

import {
  type Book,
  DATA,
  exampleFiles,
  examplesFolder,
  type GameState,
  type Housed,
  inHome,
  keptIn,
  linesIn,
  readReadable,
  renewFile,
  rulesOf,
  textIfThere,
  Unreadable,
  writeWhole,
} from '#core'
import { isContrast } from '../conformance/contrasts/contrasting-situations.js'
import { type Holding, holdingOf, picturedOf } from '../conformance/mutants/code/example-cases.js'
import type { KindOfMutant } from '../conformance/mutants/mutant.js'
import { type Knocking, knocksAmong } from '../conformance/mutants/precondition-cases.js'
import { type Reason, reasonsSchema } from '../conformance/mutants/survivor-reasons.js'
import { BadLock, type Lock, parseLock } from '../conformance/mutants/verdict-lockfile.js'
import { type AnswerDigest, answerSchema } from '../conformance/vectors/files/answer-digests.js'
import { type BoundaryCase, edgeSchema, printEdges } from '../conformance/vectors/files/boundary-cases.js'

/** Returns the file of a book's boundary cases. */
export const edgesFile = (book: Housed): string => inHome(book, 'edges.jsonl')
const reasonsFile = (book: Housed): string => inHome(book, 'survivors.json')

/** The edges of a book that a search found. */
export const keptEdges = (book: Housed): readonly BoundaryCase[] => edgesIn(edgesFile(book))

/** The edges in a file. */
export const edgesIn = (file: string): readonly BoundaryCase[] => linesIn(file, edgeSchema)

/** Returns the file of the answers to a book's cases. */
export const answersFile = (book: Housed): string => inHome(book, 'answers.jsonl')

/** Reads the stored answers to a book's cases; none if the file was never written. */
export const keptAnswers = (file: string): readonly AnswerDigest[] => linesIn(file, answerSchema)

/** Keeps what the cases of a book are answered. All of it follows from the book, so the last of two writers may win. */
export const keepAnswers = (file: string, answers: readonly AnswerDigest[]): void =>
  writeWhole(file, answers.map((one) => `${JSON.stringify(one)}\n`).join(''), '--update')

/** Keeps another edge of a book, in the place of one that shows the same. */
export function keepEdge(book: Housed, edge: BoundaryCase): void {
  renewFile(edgesFile(book), () => {
    const others = keptEdges(book).filter(({ shows }) => shows !== edge.shows)
    return { text: printEdges([...others, edge]), result: undefined }
  })
}

/** Keeps the contrasts of a book instead of those that were kept before. */
export function keepContrasts(book: Housed, contrasts: readonly BoundaryCase[]): void {
  renewFile(edgesFile(book), () => {
    const others = keptEdges(book).filter((edge) => !isContrast(edge))
    return { text: printEdges([...others, ...contrasts]), result: undefined }
  })
}

/** Why mutants of a book survive, where somebody has said so. */
export const keptReasons = (book: Housed): readonly Reason[] => keptIn(reasonsFile(book), reasonsSchema) ?? []

/** The examples of a book that knock at doors. */
export function knocksOf<Game extends GameState>(book: Book<Game>): readonly Knocking[] {
  const rules = rulesOf(book, { trace: false })
  return exampleFiles(examplesFolder(book)).flatMap((file) => knocksAmong(rules, readReadable(rules, file).examples))
}

/** The examples of a book that notice mutants of its code, where these are hunted. */
export function holdingIn<Game extends GameState>(
  book: Book<Game>,
  kinds: readonly KindOfMutant[] | undefined,
): readonly Holding[] {
  if (!kinds?.includes('code')) return []
  const rules = rulesOf(book, { trace: false })
  const examples = exampleFiles(examplesFolder(book)).flatMap((file) => readReadable(rules, file).examples)
  return [...holdingOf(rules, examples), ...picturedOf(book)]
}

/** Returns the file of the results for a book's mutants. */
export const lockFile = (book: Housed): string => inHome(book, 'mutants.lock.jsonl')

/** Reads the results of the last mutant run of a book, if they are stored. */
export function keptLock(file: string): Lock | undefined {
  const text = textIfThere(file, DATA)
  if (text === undefined) return undefined
  try {
    return parseLock(text)
  } catch (error) {
    if (error instanceof BadLock)
      throw new Unreadable([`${file}: ${error.message}`, 'Take it away, and --update writes it anew.'])
    throw error
  }
}
