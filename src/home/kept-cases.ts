/**
 * What a book brings along for its cases: the edges that a search found, why some mutants survive, and what became of all.
 *
 * @module
 */
import type { Book, GameState } from '#kernel'
import { isContrast } from '../conformance/contrasts/contrasts.js'
import { type Holding, holdingOf, picturedOf } from '../conformance/mutants/code/example-cases.js'
import { type Knocking, knocksAmong } from '../conformance/mutants/door-cases.js'
import { BadLock, type Lock, parseLock } from '../conformance/mutants/lock.js'
import type { KindOfMutant } from '../conformance/mutants/mutant.js'
import { type Reason, reasonsSchema } from '../conformance/mutants/reasons.js'
import { type Answer, answerSchema } from '../conformance/vectors/answers.js'
import { type Edge, edgeSchema, printEdges } from '../conformance/vectors/edges.js'
import { exampleFiles } from '../examples/folder.js'
import { readReadable } from '../examples/read.js'
import { rulesOf } from '../kernel/rules.js'
import { DATA, textIfThere } from '../outside/read.js'
import { Unreadable } from '../outside/unreadable.js'
import { writeWhole } from '../outside/write.js'
import { renewFile } from '../outside/written-back.js'
import { examplesFolder, type Housed, inHome } from './home.js'
import { keptIn, linesIn } from './json-file.js'

/** Where the edges of a book are kept. */
export const edgesFile = (book: Housed): string => inHome(book, 'edges.jsonl')
const reasonsFile = (book: Housed): string => inHome(book, 'survivors.json')

/** The edges of a book that a search found. */
export const keptEdges = (book: Housed): readonly Edge[] => edgesIn(edgesFile(book))

/** The edges in a file. */
export const edgesIn = (file: string): readonly Edge[] => linesIn(file, edgeSchema)

/** Where is kept what the cases of a book are answered. */
export const answersFile = (book: Housed): string => inHome(book, 'answers.jsonl')

/** What the cases of a book were answered when somebody last looked; nothing where it was never written. */
export const keptAnswers = (file: string): readonly Answer[] => linesIn(file, answerSchema)

/** Keeps what the cases of a book are answered. All of it follows from the book, so the last of two writers may win. */
export const keepAnswers = (file: string, answers: readonly Answer[]): void =>
  writeWhole(file, answers.map((one) => `${JSON.stringify(one)}\n`).join(''), '--update')

/** Keeps another edge of a book, in the place of one that shows the same. */
export function keepEdge(book: Housed, edge: Edge): void {
  renewFile(edgesFile(book), () => {
    const others = keptEdges(book).filter(({ shows }) => shows !== edge.shows)
    return { text: printEdges([...others, edge]), result: undefined }
  })
}

/** Keeps the contrasts of a book instead of those that were kept before. */
export function keepContrasts(book: Housed, contrasts: readonly Edge[]): void {
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

/** Where is kept what became of the mutants of a book. */
export const lockFile = (book: Housed): string => inHome(book, 'mutants.lock.jsonl')

/** What became of the mutants of a book when they were last hunted, where that is kept. */
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
