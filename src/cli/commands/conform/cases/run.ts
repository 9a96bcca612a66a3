/** `rulewright conform cases`, carried out: the cases of a book, made and written. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Book,
  bookClauses,
  cannotBeWritten,
  isFolder,
  mustBeWritable,
  mustTakeFiles,
  type Play,
  packageVersion,
  readPlayFile,
  Unreadable,
} from '#core'
import { vectorsBy } from '#fleet'
import {
  contrastsOf,
  edgesFile,
  isContrast,
  isFreeFor,
  keepContrasts,
  keptEdges,
  USUALLY,
  type Vectors,
  writeVectors,
} from '#lab'
import { bookMeant } from '../../../books/library.js'
import { originOf } from '../../../books/load-origin.js'
import { type HandFlags, handsOver } from '../../../options/choose-workers.js'
import { wholeNumber } from '../../../options/numbers.js'
import { printResult } from '../../../output/print-result.js'
import { whileProgress, whileTimed, withProgress } from '../../../output/progress.js'
import type { Session } from '../../../program/command-context.js'
import type { Io } from '../../../program/io.js'
import { vectorsText } from '../../../text/reports/conformance-cases.js'
import { suiteFor } from '../cases-and-reports.js'

/** Command-line options of `conform cases`. */
export interface VectorsFlags extends HandFlags {
  readonly out?: string
  readonly full?: true
  readonly plays?: string
  readonly random: string
  readonly places: string
  readonly seed: string
  readonly contrasts?: true
  readonly json?: true
}

/** Makes the vectors of a book, and writes them where a folder is named. */
export async function vectors(
  { io, library }: Session,
  name: string | undefined,
  flags: VectorsFlags,
  isOverOwn = false,
): Promise<void> {
  const book = await bookMeant(library, name)
  if (flags.out !== undefined) mustBeFree(flags.out)
  if (flags.contrasts) renewContrasts(book, io)
  const numbers = {
    ...USUALLY,
    random: wholeNumber('--random', flags.random),
    places: wholeNumber('--places', flags.places),
    seed: wholeNumber('--seed', flags.seed),
  }
  const plays = flags.plays === undefined ? [] : playsIn(book, flags.plays, io)
  const from = isOverOwn ? undefined : originOf({ library, io }, book)
  const hands = handsOver(from, { ...flags, ...(isSmall(book) && inOneThread(flags)) }, io)
  // What one thread tells is the same in every run.
  const shown = hands ? whileTimed : whileProgress
  const made = await shown(
    (progress) =>
      vectorsBy(
        book,
        {
          ...numbers,
          plays,
          edges: keptEdges(book),
          madeBy: `rulewright ${packageVersion()}`,
          ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
        },
        hands,
      ),
    io.told,
  )
  const where = flags.out === undefined ? 'not written; --out FOLDER writes them' : writtenTo(flags.out, made)
  printResult(io, flags, {
    data: () => made.summary,
    text: (paint) => vectorsText(made.summary, where, flags.full === true, paint),
  })
}

/** Searches for contrasts to the cases that there are without them, and keeps those that it finds. */
function renewContrasts(book: Book, io: Io): void {
  mustBeWritable('--contrasts', edgesFile(book))
  const others = keptEdges(book).filter((edge) => !isContrast(edge))
  const suite = suiteFor(book, io.told, others)
  const contrasts = withProgress(
    (progress) => contrastsOf(book, suite, progress && ((done, total) => progress({ gate: 'contrasts', done, total }))),
    io.told,
  )
  keepContrasts(book, contrasts)
}

/** Of how many clauses a book is so large that to begin threads for its cases pays. */
const LARGE = 1000

const isSmall = (book: Book): boolean => bookClauses(book).length < LARGE

/** One thread, where nobody said otherwise. */
const inOneThread = ({ jobs, queue }: HandFlags): HandFlags =>
  jobs === undefined && queue === undefined ? { jobs: '1' } : {}

function mustBeFree(folder: string): void {
  mustTakeFiles('--out', folder)
  if (!isFreeFor(folder))
    throw new Unreadable([`--out: ${folder} holds other things; expected a new folder, or one with vectors`])
}

/** Writes them, and tells where they are. */
export function writtenTo(folder: string, made: Vectors): string {
  try {
    const bytes = writeVectors(folder, made).reduce((total, { text }) => total + Buffer.byteLength(text), 0)
    return `in ${folder} (${(bytes / 1e6).toFixed(1)} MB)`
  } catch (error) {
    throw error instanceof Unreadable ? error : cannotBeWritten('--out', folder, error)
  }
}

function playsIn(book: Book, folder: string, io: Io): readonly Play[] {
  if (!isFolder(folder)) throw new Unreadable([`--plays: got ${folder}, expected a folder of play files`])
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => readPlayFile(join(folder, name), io).play)
    .filter((play) => play.book === book.name)
}
