/**
 * `rulewright verify`, carried out: a book put through all gates, and its snapshot.
 *
 * @module
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { exampleRunner } from '../examples/folder.js'
import type { Book } from '../kernel/book.js'
import { problemLine } from '../kernel/play.js'
import { type Report, reportSchema } from '../verify/report.js'
import { heldAgainst, parseSnapshot, SNAPSHOT, type Snapshot, snapshotOf } from '../verify/status.js'
import { type RunExamples, type VerifyOptions, verify } from '../verify/verify.js'
import { deepGatesOf } from './deep-gates.js'
import { EXIT, type Io, Unreadable } from './io.js'
import { jsonIn } from './json-file.js'
import { bookMeant } from './library.js'
import { wholeNumber } from './numbers.js'
import { examplesFolder, packageRoot } from './package-root.js'
import { withProgress } from './progress.js'
import { printReport } from './report-text.js'
import type { Session } from './session.js'

/** What a book brings along besides itself: its examples, and the file with the statuses of its clauses. */
export interface Home {
  readonly runExamples: RunExamples
  readonly statusFile: string
  /** What is looked into only where somebody asks for it. */
  readonly deepGates?: VerifyOptions['further']
}

/** The home of a book in this package: its folder in `spec`. */
const homeOf = (book: Book): Home => ({
  runExamples: exampleRunner(book, examplesFolder(book.name), packageRoot),
  statusFile: join(packageRoot, 'spec', book.name, 'status.json'),
  deepGates: deepGatesOf(book),
})

/** What the command line says. */
export interface Options {
  readonly json?: true
  readonly schema?: true
  readonly notes?: true
  readonly deep?: true
  readonly plays: string
  readonly seated?: string
  readonly seed: string
  readonly bound: string
  readonly update?: true
}

/** Puts a book through all gates; unless somebody says otherwise, one of this package. */
export async function verifyBook(
  { io, library, ends }: Session,
  name: string | undefined,
  options: Options,
  home: (book: Book) => Home = homeOf,
): Promise<void> {
  if (options.schema) {
    io.out(`${JSON.stringify(z.toJSONSchema(reportSchema), null, 2)}\n`)
    return
  }
  const book = await bookMeant(library, name)
  const { runExamples, statusFile, deepGates = [] } = home(book)
  const before = readSnapshot(statusFile)
  const verified = withProgress((progress) =>
    verify(book, {
      ...numbers(options),
      runExamples,
      ...(options.deep && { further: deepGates }),
      ...(before && { snapshot: before }),
      ...(progress && { progress }),
    }),
  )
  const report = options.update ? updated(verified, statusFile, before, io) : verified
  io.out(
    options.json
      ? `${JSON.stringify(report, null, 2)}\n`
      : printReport(report, { colour: io.colour, notes: options.notes === true }),
  )
  if (!report.passed) ends(EXIT.failed)
}

const numbers = ({ plays, seated, seed, bound }: Options) => ({
  plays: wholeNumber('--plays', plays),
  ...(seated !== undefined && { seated: wholeNumber('--seated', seated) }),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
})

function readSnapshot(file: string): Snapshot | undefined {
  if (!existsSync(file)) return undefined
  const read = parseSnapshot(jsonIn(file))
  if (read.ok) return read.value
  throw new Unreadable(read.problems.map((problem) => `${file}: ${problemLine(problem)}`))
}

/** Verifies and writes the new snapshot, unless a status has got worse and nobody says why. */
function updated(report: Report, file: string, before: Snapshot | undefined, io: Io): Report {
  const worse = report.gates.some(({ name, passed }) => name === SNAPSHOT && !passed)
  if (before !== undefined && worse) {
    io.err(`${file} is not written: a status got worse; its list "accepted" may say why\n`)
    return report
  }
  const next = snapshotOf(report)
  try {
    writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
  } catch (error) {
    throw new Unreadable([`${file}: cannot be written: ${error instanceof Error ? error.message : String(error)}`])
  }
  return heldAgainst(report, next)
}
