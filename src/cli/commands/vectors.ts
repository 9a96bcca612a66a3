/** `rulewright vectors`, carried out: the cases of a book, made and written. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFreeFor, writeVectors } from '../../conformance/vectors/folder.js'
import type { Share, Summary } from '../../conformance/vectors/summary.js'
import { USUALLY } from '../../conformance/vectors/usual-extent.js'
import { type Vectors, vectorsOf } from '../../conformance/vectors/vectors.js'
import { examplesFolder } from '../../home/home.js'
import { keptEdges } from '../../home/kept-cases.js'
import { packageVersion } from '../../home/package-root.js'
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
import { oneScreen } from '../text/screen.js'

/** What the command line says. */
export interface Flags {
  readonly out?: string
  readonly full?: true
  readonly plays?: string
  readonly random: string
  readonly places: string
  readonly seed: string
  readonly json?: true
}

const SEE_REST = '--full tells why something is not shown, --json everything for programs'

/** Makes the vectors of a book, and writes them where a folder is named. */
export async function vectors({ io, library }: Session, name: string | undefined, flags: Flags): Promise<void> {
  const book = await bookMeant(library, name)
  if (flags.out !== undefined) mustBeFree(flags.out)
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
        examples: examplesFolder(book),
        plays,
        edges: keptEdges(book),
        madeBy: `rulewright ${packageVersion()}`,
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
    io.told,
  )
  const where = flags.out === undefined ? 'not written; --out FOLDER writes them' : writtenTo(flags.out, made)
  const text = () => summaryText(made.summary, where, flags.full === true, paintFor(io.colour))
  io.out(
    flags.json
      ? `${JSON.stringify(made.summary, null, 2)}\n`
      : flags.full
        ? text()
        : oneScreen(`${text()}${SEE_REST}\n`, SEE_REST),
  )
}

function mustBeFree(folder: string): void {
  mustTakeFiles('--out', folder)
  if (!isFreeFor(folder))
    throw new Unreadable([`--out: ${folder} holds other things; expected a new folder, or one with vectors`])
}

/** Writes them, and tells where they are. */
function writtenTo(folder: string, made: Vectors): string {
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

const counts = (by: Readonly<Record<string, number>>) =>
  Object.entries(by)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** How many missing things are named for each reason. */
const NAMED = 8

function summaryText(summary: Summary, where: string, full: boolean, paint: Paint): string {
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
    `${paint.strong(summary.book)}: ${many(cases, 'case')} ${where}`,
    `  by origin: ${counts(byOrigin)}`,
    `  by what is asked: ${counts(byAsking)}`,
    `  reached: ${counts(reached)}`,
    `  ${many(expectations, 'expectation')} of accepted readings beside the usual ones`,
    ...leftLines(left, full),
    ...shares.flatMap(([name, share]) => shareLines(name, share, full, paint)),
    '',
  ].join('\n')
}

/** How many examples are left out; in full, with each reason. */
const leftLines = (left: Summary['left'], full: boolean): readonly string[] => {
  if (left.length === 0) return []
  if (!full) return [`  ${many(left.length, 'example')} left out`]
  const counts = new Map<string, number>()
  for (const { why } of left) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [
    `  ${many(left.length, 'example')} left out (--json names all):`,
    ...[...counts].map(([why, count]) => `    ${count} ${why}`),
  ]
}

function shareLines(name: string, { shown, of, missing }: Share, full: boolean, paint: Paint): readonly string[] {
  const line = `  ${name}: ${shown} of ${of} shown`
  if (missing.length === 0) return [paint.good(line)]
  if (!full) return [line]
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
