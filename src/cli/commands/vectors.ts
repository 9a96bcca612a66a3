/** `rulewright vectors`, carried out: the cases of a book, made and written. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFreeFor, writeVectors } from '../../conformance/vectors/folder.js'
import type { Share, Summary } from '../../conformance/vectors/summary.js'
import { USUALLY } from '../../conformance/vectors/usual-extent.js'
import { type Vectors, vectorsOf } from '../../conformance/vectors/vectors.js'
import { keptEdges } from '../../home/kept-cases.js'
import { examplesFolder, packageVersion } from '../../home/package-root.js'
import { readPlayFile } from '../../home/play-file.js'
import type { Book } from '../../kernel/book.js'
import type { Play } from '../../kernel/play.js'
import { isFolder } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { cannotBeWritten, mustTakeFiles } from '../../outside/write.js'
import type { Io } from '../io.js'
import { bookMeant } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { withProgress } from '../progress.js'
import type { Session } from '../session.js'
import { many, type Paint, paintFor } from '../text/layout.js'

/** What the command line says. */
export interface Flags {
  readonly out: string
  readonly plays?: string
  readonly random: string
  readonly places: string
  readonly seed: string
  readonly json?: true
}

/** Writes the vectors of a book into a folder. */
export async function vectors({ io, library }: Session, name: string | undefined, flags: Flags): Promise<void> {
  const book = await bookMeant(library, name)
  mustTakeFiles('--out', flags.out)
  if (!isFreeFor(flags.out))
    throw new Unreadable([`--out: ${flags.out} holds other things; expected a new folder, or one with vectors`])
  const numbers = {
    ...USUALLY,
    random: wholeNumber('--random', flags.random),
    places: wholeNumber('--places', flags.places),
    seed: wholeNumber('--seed', flags.seed),
  }
  const plays = flags.plays === undefined ? [] : playsIn(book, flags.plays, io)
  const made = withProgress(
    (progress) =>
      vectorsOf(book, {
        ...numbers,
        examples: examplesFolder(book.name),
        plays,
        edges: keptEdges(book.name),
        madeBy: `rulewright ${packageVersion()}`,
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
    io.told,
  )
  const files = writtenTo(flags.out, made)
  const bytes = files.reduce((total, { text }) => total + Buffer.byteLength(text), 0)
  io.out(
    flags.json
      ? `${JSON.stringify(made.summary, null, 2)}\n`
      : summaryText(made.summary, { folder: flags.out, bytes }, paintFor(io.colour)),
  )
}

function writtenTo(folder: string, made: Vectors): ReturnType<typeof writeVectors> {
  try {
    return writeVectors(folder, made)
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

const counts = (by: Readonly<Record<string, number>>) =>
  Object.entries(by)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** How many missing things are named for each reason. */
const NAMED = 8

function summaryText(summary: Summary, { folder, bytes }: { folder: string; bytes: number }, paint: Paint): string {
  const { cases, byOrigin, byAsking, reached, expectations, left } = summary
  const shares: readonly (readonly [string, Share])[] = [
    ['clauses', summary.clauses],
    ['prohibitions', summary.prohibitions],
    ['rows', summary.rows],
    ['transitions', summary.ways],
    ['priorities', summary.priorities],
    ['edges', summary.edges],
    ['goals', summary.goals],
  ]
  return [
    `${paint.strong(summary.book)}: ${many(cases, 'case')} in ${folder} (${(bytes / 1e6).toFixed(1)} MB)`,
    `  by origin: ${counts(byOrigin)}`,
    `  by what is asked: ${counts(byAsking)}`,
    `  reached: ${counts(reached)}`,
    `  ${many(expectations, 'expectation')} of accepted readings beside the usual ones`,
    ...leftLines(left),
    ...shares.flatMap(([name, share]) => shareLines(name, share, paint)),
    '',
  ].join('\n')
}

/** How many examples are left out, with each reason. */
const leftLines = (left: Summary['left']): readonly string[] => {
  if (left.length === 0) return []
  const counts = new Map<string, number>()
  for (const { why } of left) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [
    `  ${many(left.length, 'example')} left out (--json names all):`,
    ...[...counts].map(([why, count]) => `    ${count} ${why}`),
  ]
}

function shareLines(name: string, { shown, of, missing }: Share, paint: Paint): readonly string[] {
  const line = `  ${name}: ${shown} of ${of} shown`
  if (missing.length === 0) return [paint.good(line)]
  const reasons = [...new Set(missing.map(({ why }) => why))]
  return [
    `${line}; not shown:`,
    ...reasons.flatMap((why) =>
      reasonLines(
        why,
        missing.filter((one) => one.why === why).map(({ what }) => what),
      ),
    ),
  ]
}

function reasonLines(why: string, names: readonly string[]): readonly string[] {
  const rest = names.length > NAMED ? [`      and ${names.length - NAMED} more (--json names all)`] : []
  return [`    ${why}:`, ...names.slice(0, NAMED).map((what) => `      ${what}`), ...rest]
}
