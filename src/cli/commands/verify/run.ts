/** `rulewright verify`, carried out: a book put through all gates, and its snapshot. @module */

import { z } from 'zod'
import { askedBySeat } from '#ask'
import {
  areUsualPlays,
  type Book,
  declaredFile,
  declaredGate,
  declaredIn,
  examplesOf,
  type Gate,
  isPlays,
  isWorse,
  keepDeclared,
  keepReport,
  keptDeclared,
  keptIn,
  keptReport,
  mustBeWritable,
  playsLine,
  provedBy,
  type Remembered,
  type Report,
  type RunExamples,
  rememberFile,
  reportSchema,
  type Snapshot,
  snapshotOf,
  snapshotSchema,
  statusFile,
  type VerifyOptions,
  verify,
  withId,
  withSnapshot,
  writeBack,
} from '#core'
import {
  hasThreads,
  type KeptBook,
  type KeptCount,
  keptBook,
  type VerificationWorkers,
  verifyBy,
  verifyKept,
  verifyToFirstFault,
  type Workers,
} from '#fleet'
import { bookMeant, type Library, listedMeant } from '../../books/library.js'
import { originOf } from '../../books/load-origin.js'
import { type HandFlags, handsOver } from '../../options/choose-workers.js'
import { wholeNumber } from '../../options/numbers.js'
import { type CommandResult, jsonText, printResult } from '../../output/print-result.js'
import { writeAll } from '../../output/print-then-write.js'
import { lineTeller, whileProgress } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT } from '../../program/io.js'
import { nextOf, nextText } from '../../text/next-step.js'
import { printReport } from '../../text/reports/verification-report.js'
import { beginLine, nextLines } from './around-report.js'
import { asksForPaths, type PathFlags, showPaths } from './chart-paths.js'
import { type Deep, deepOf } from './deep-gates.js'

/** The files that accompany a book: its examples, and the statuses of its clauses. */
export interface Home {
  readonly runExamples: RunExamples
  readonly statusFile: string
  /** The file with what its places declare, where that is kept. */
  readonly declaredFile?: string
  /** Checks that run only on request. */
  readonly deep?: Deep
  /** Keeps a report for whoever needs it next. */
  readonly keep?: (options: VerifyOptions, report: Report) => void
}

/** Finds the files in the folder of a book. */
const homeOf = (book: Book): Home => ({
  runExamples: examplesOf(book),
  statusFile: statusFile(book),
  declaredFile: declaredFile(book),
  deep: deepOf(book),
  keep: (options, report) => keepReport(book, options, report),
})

/** Nothing is looked into deeper. */
const NOTHING_DEEP: Deep = { gates: async () => [] }

/** Command-line options of `verify`. */
export interface Options extends HandFlags, PathFlags {
  readonly schema?: true
  readonly notes?: true
  readonly full?: true
  readonly deep?: true
  readonly next?: true
  readonly plays: string
  readonly seated?: string
  readonly seed: string
  readonly update?: true
  readonly fresh?: true
  readonly recheck?: string
}

/** The locations of books outside this package. */
export interface Homes {
  readonly home?: ((book: Book) => Home) | undefined
  /** True if a book runs with the user's own components. Its declared facts are then unreviewed. */
  readonly isOverOwn?: boolean
}

/** Runs all checks of a book, or shows its paths if these are asked for. The usual book is one of this package. */
export async function verifyBook(
  session: Session,
  { home = homeOf, isOverOwn = false }: Homes,
  name: string | undefined,
  options: Options,
): Promise<void> {
  const { io, library, ends } = session
  if (asksForPaths(options)) return showPaths(session, name, options)
  if (options.schema) {
    return io.out(jsonText(withId(['report'], z.toJSONSchema(reportSchema))))
  }
  const mayKeep = !options.fresh && !options.update && !isOverOwn
  const whole = mayKeep ? wholeKept(library, name, options) : undefined
  if (whole) return show(whole, { io, ends }, options, name)
  const kept = mayKeep ? await keptBookNamed({ library, io }, name, options) : undefined
  const book = kept?.book ?? (await bookMeant(library, name))
  const { runExamples, statusFile, declaredFile, deep = NOTHING_DEEP, keep } = home(book)
  const compared = isOverOwn ? undefined : declaredFile
  if (options.update)
    for (const file of [statusFile, compared ?? [], (options.deep && deep.files) ?? []].flat())
      mustBeWritable('--update', file)
  const statuses = rememberFile(statusFile)
  const before = keptIn(statusFile, snapshotSchema)
  const asked = {
    ...numbers(options),
    runExamples,
    asked: askedBySeat,
    ...(compared && { declared: keptDeclared(compared) }),
  }
  const from = isOverOwn ? undefined : originOf({ library, io }, book)
  const hands = handsOver(from, options, io)
  const asksNext = options.next === true && options.deep === undefined && !(hands && 'queue' in hands)
  io.told?.(beginLine(book.title))
  const verified = await whileProgress(
    async (progress) => {
      const work = { ...asked, ...(before && { snapshot: before }), ...(progress && { progress }) }
      if (asksNext) return toFirstFault(book, work, { hands, kept })
      if (kept && !(hands && 'queue' in hands)) return provedWith(kept, work, hands, { io, ends })
      return hands ? verifyBy(book, work, hands) : verify(book, work)
    },
    io.told,
    lineTeller,
  )
  if (!('clauses' in verified)) {
    printResult(io, options, nextResult(verified, false))
    return ends(EXIT.failed)
  }
  // Not kept: what a component of the user's own makes of a book, what is not built, and a snapshot that has just changed.
  if (from !== undefined && hasThreads() && !options.update && !options.fresh) keep?.(asked, verified)
  const deeper = options.deep ? await deep.gates({ told: io.told, hands }) : []
  const all = withMore(verified, deeper)
  const report = options.update
    ? updated(all, { book, statuses, declaredFile: compared, deep: options.deep && deep }, before, { io, ends })
    : all
  const proved = options.json && from !== undefined ? provedBy(book) : undefined
  show(proved ? { ...report, proved } : report, { io, ends }, options, name)
}

/** Verifies a book up to the first gate that finds something; where none does, the report is whole. */
async function toFirstFault(
  book: Book,
  work: VerifyOptions,
  running: VerificationWorkers & { readonly kept: KeptBook | undefined },
) {
  const verified = await verifyToFirstFault(book, work, running)
  running.kept?.save('report' in verified)
  return 'report' in verified ? verified.report : { book: book.name, gates: verified.gates }
}

/** Prints a report, and ends with the exit code that goes with it. */
function show(report: Report, { io, ends }: Pick<Session, 'io' | 'ends'>, options: Options, named?: string): void {
  const whole: CommandResult = { data: () => report, text: (paint) => printReport(report, { ...options, paint }) }
  printResult(io, options, options.next ? nextResult(report, options.deep === true) : whole)
  if (!options.json && !options.next) io.told?.(nextLines(report, named))
  if (!report.passed) ends(EXIT.failed)
}

/** The report of a book that was kept, where nothing has changed and nothing more is asked for. */
function wholeKept(library: Library, name: string | undefined, options: Options): Report | undefined {
  if (options.deep || options.recheck !== undefined) return undefined
  const listed = listedMeant(library, name)
  if (listed === undefined) return undefined
  const { from } = listed
  const book = { name: listed.name, ...(from?.home !== undefined && { home: from.home }) }
  const report = keptReport(book, numbers(options))
  const proved = report && options.json ? provedBy(book) : undefined
  return report && { ...report, ...(proved && { proved }) }
}

/** Verifies a book but for what is proved already, and says how much that was. */
async function provedWith(
  kept: KeptBook,
  work: VerifyOptions,
  hands: Workers,
  { io, ends }: Pick<Session, 'io' | 'ends'>,
): Promise<Report> {
  const { report, count } = await verifyKept(kept.book, work, hands, kept)
  kept.save(true)
  io.told?.(keptLine(count))
  if (count.differing.length > 0) {
    io.err(staleLine(count.differing))
    ends(EXIT.failed)
  }
  return report
}

/** Loads one of the books of this package so that results of work on it are kept. */
async function keptBookNamed(
  { library, io }: Pick<Session, 'library' | 'io'>,
  name: string | undefined,
  { recheck }: Options,
) {
  const listed = listedMeant(library, name)
  return listed && listed.from === undefined && io.from !== undefined
    ? keptBook(listed.name, wholeNumber('--recheck', recheck ?? '2'))
    : undefined
}

/** Says how many stored results were used, and why the first of the others was computed again. */
const keptLine = ({ kept, fresh, checked, because }: KeptCount): string =>
  kept === 0
    ? `first run: ${fresh} results computed and stored\n`
    : `${kept} stored results used, ${fresh} computed again${because === undefined ? '' : ` (changed first: ${because})`}, ${checked} compared with stored ones\n`

/** Says which kept results were wrong, and what to do. */
const staleLine = (names: readonly string[]): string =>
  `rulewright: ${names.length} kept results differ from fresh ones: ${names.slice(0, 5).join(', ')}\n` +
  'They depend on something that was not recorded. Use --fresh, and report this.\n'

/** The next step alone, after the first gates or after all. */
const nextResult = (verified: Pick<Report, 'book' | 'gates'>, isDeep: boolean): CommandResult => ({
  data: () => nextOf(verified) ?? null,
  text: (paint) => nextText(verified, isDeep, paint),
})

const numbers = ({ plays, seated, seed, bound }: Options) => ({
  plays: wholeNumber('--plays', plays),
  ...(seated !== undefined && { seated: wholeNumber('--seated', seated) }),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
})

/** A report with gates that not every verification has; they stand last. */
function withMore(report: Report, more: readonly Gate[]): Report {
  const gates = [...report.gates, ...more]
  return { ...report, gates, passed: gates.every(({ passed }) => passed) }
}

/** The stored facts of a book, and their files. */
interface Kept {
  readonly book: Book
  readonly statuses: Remembered
  readonly declaredFile: string | undefined
  /** The requested deep checks, if any. */
  readonly deep: Deep | undefined
}

/** Writes the new snapshot and what the book declares, unless a status has got worse and nobody says why. */
function updated(
  report: Report,
  { book, statuses, declaredFile, deep }: Kept,
  before: Snapshot | undefined,
  { io, ends }: Pick<Session, 'io' | 'ends'>,
): Report {
  if (before !== undefined && isWorse(report.clauses, before)) {
    io.err(`${statuses.file} is not written: a status got worse; its list "accepted" may say why\n`)
    return report
  }
  const next = snapshotOf(report)
  // A failed write is reported; the book is then held against the file as it stands.
  let kept: Snapshot | undefined
  const declared: Gate[] = []
  const deeper: Gate[] = []
  writeAll(
    [
      () => {
        writeBack(statuses, jsonText(next), '--update')
        kept = next
      },
      () => void deeper.push(...(deep?.update?.() ?? [])),
      () => {
        if (declaredFile === undefined) return
        // Plays that an option has changed are no measure for others.
        const plays = areUsualPlays(book, report.plays)
          ? playsLine(report.plays)
          : keptDeclared(declaredFile).filter(isPlays)
        const all = [declaredIn(book), plays].flat()
        keepDeclared(declaredFile, all)
        declared.push(declaredGate(book, all, report.plays))
      },
    ],
    { io, ends },
  )
  return [...declared, ...deeper].reduce(withGate, kept ? withSnapshot(report, kept) : report)
}

function withGate(report: Report, gate: Gate): Report {
  const gates = report.gates.map((one) => (one.name === gate.name ? gate : one))
  return { ...report, gates, passed: gates.every(({ passed }) => passed) }
}
