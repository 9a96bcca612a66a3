/** `rulewright conform`, carried out: cases put to an implementation, and what it gets wrong. @module */
import { availableParallelism } from 'node:os'
import { type Book, mustTakeFiles, type Progress, Unreadable } from '#core'
import { INTERRUPTED, interruptible } from '#fleet'
import {
  type Case,
  claimsAmong,
  differentialSuite,
  isClean,
  isMeant,
  NotStarted,
  type Run,
  reducedFrom,
  runOf,
  runSuite,
  type Suite,
  type SuiteRun,
  suiteName,
  type TalkOptions,
} from '#lab'
import type { Library } from '../../books/library.js'
import { commandIn } from '../../options/implementations.js'
import { wholeNumber } from '../../options/numbers.js'
import { printResult } from '../../output/print-result.js'
import { whileProgress } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT, type Io } from '../../program/io.js'
import { oneScreen } from '../../text/layout/one-screen.js'
import { conformShort, conformText } from '../../text/reports/conform.js'
import { mustTakeReports, writeExamples, writeReports } from './cases-and-reports.js'
import { type RunJournal, runJournal } from './journal.js'
import { conformMatrix } from './matrix.js'
import { type BookSuite, bookWithSuite, type ConformFlags } from './suite.js'

/** A hint at the options that show more than fits one screen. */
const SEE_REST = '--full prints all; --examples FOLDER writes the smallest forms, --json everything'

/** Puts the cases of a book to an implementation, or many side by side. */
export const conform = (
  name: string | undefined,
  flags: ConformFlags,
  session: Session,
  isOverOwn: boolean,
): Promise<void> =>
  flags.matrix
    ? conformMatrix(name, { ...flags, matrix: flags.matrix }, session, isOverOwn)
    : conformOne(name, flags, session)

async function conformOne(
  name: string | undefined,
  flags: ConformFlags,
  { io, library, ends }: Session,
): Promise<void> {
  if (flags.implementation.length > 0) throw new Unreadable(['--implementation: expected --matrix, too'])
  const how = settingsOf(flags)
  const listening: Logged = { log: io.told }
  mustTakeReports(flags)
  if (flags.examples !== undefined) mustTakeFiles('--examples', flags.examples)
  const { book, suite } = await suiteMeant(name, flags, library, { ...how, ...listening })
  const cases = flags.only.length > 0 ? suite.cases.filter(isMeant(suite, flags.only)) : suite.cases
  if (cases.length === 0) throw new Unreadable([`--only: no case is about ${flags.only.join(', ')}`])
  const { edition } = suite.manifest
  const sides = how.commands.map((command): TalkOptions => ({ ...how, command, book: book.name, edition }))
  const journal = runJournal({ ...flags, book: book.name, vectors: suiteName(suite) })
  const run = await startable(() =>
    interruptible((signal) => ranWholly({ book, suite, cases, sides, journal, signal, ...how, ...listening })),
  )
  const examples = flags.examples === undefined ? undefined : writeExamples(flags.examples, run.reduced)
  const told = { ...run, reduced: examples?.reduced ?? run.reduced }
  const left = journal.end(run.stopped === undefined)
  const unwritten = [...(examples?.unwritten ?? []), ...writeReports(flags, told, cases)]
  printResult(io, flags, {
    data: () => told,
    text: (paint) => (flags.full ? conformText(told, paint) : oneScreen(conformShort(told, paint), SEE_REST)),
  })
  if (left !== undefined) io.err(`rulewright: ${run.stopped}; --resume ${left} goes on\n`)
  for (const line of unwritten) io.err(`rulewright: ${line}\n`)
  ends(unwritten.length > 0 ? EXIT.unreadable : exitOf(run))
}

function exitOf({ stopped, totals }: Run): number {
  if (stopped === 'interrupted') return INTERRUPTED
  if (stopped !== undefined) return EXIT.unreadable
  return isClean(totals) ? EXIT.ok : EXIT.failed
}

interface Settings {
  readonly commands: readonly (readonly string[])[]
  readonly timeout: number
  readonly jobs: number
  readonly limit: number
  readonly random: number
  readonly seed: number
}

const settingsOf = ({ command, against, timeout, jobs, limit, random, seed }: ConformFlags): Settings => ({
  commands: [
    commandIn('--command', command ?? missing()),
    ...(against === undefined ? [] : [commandIn('--against', against)]),
  ],
  timeout: wholeNumber('--timeout', timeout, 1),
  jobs: jobs === undefined ? availableParallelism() : wholeNumber('--jobs', jobs, 1),
  limit: wholeNumber('--limit', limit),
  random: wholeNumber('--random', random),
  seed: wholeNumber('--seed', seed),
})

function missing(): never {
  throw new Unreadable(['expected --command, how an implementation is started, or --matrix'])
}

/** The log that receives progress messages, if any. */
interface Logged {
  readonly log: Io['told'] | undefined
}

/** The cases that are meant: from a folder, else made from the book; for a comparison with random plays beside them. */
async function suiteMeant(
  name: string | undefined,
  { vectors, against }: ConformFlags,
  library: Library,
  { random, seed, log }: Settings & Logged,
): Promise<BookSuite> {
  const { book, suite } = await bookWithSuite(name, vectors, library, log)
  return { book, suite: against === undefined ? suite : differentialSuite(book, suite, { plays: random, seed }) }
}

interface Whole extends Settings, Logged {
  readonly book: Book
  readonly suite: Suite
  readonly cases: readonly Case[]
  readonly sides: readonly TalkOptions[]
  readonly journal: RunJournal
  readonly signal: AbortSignal
}

/** Asks everything, and makes what fails small. */
const ranWholly = (whole: Whole): Promise<Run> =>
  whileProgress(async (progress) => {
    const { suite, cases } = whole
    const done = await asked(whole, progress)
    const claims = claimsAmong(whole.book, suite, done.outcomes)
    const first = runOf(suite, cases, done, { claims })
    if (done.stopped !== undefined || whole.limit === 0) return first
    const told = progress && { told: gateOf(progress, 'making small') }
    const small = await reducedFrom(first, { ...whole, claims, ...told })
    return runOf(suite, cases, done, { ...small, claims })
  }, whole.log)

const gateOf = (progress: (progress: Progress) => void, gate: string) => (done: number, total: number) =>
  progress({ gate, done, total })

function asked(
  { suite, cases, sides, jobs, journal, signal }: Whole,
  progress?: (progress: Progress) => void,
): Promise<SuiteRun> {
  let done = 0
  const tell = () => progress?.({ gate: 'cases', done, total: cases.length })
  return runSuite(suite, cases, {
    sides,
    jobs,
    signal,
    started: (who) => {
      const known = journal.begin(who)
      done = known.length
      tell()
      return known
    },
    settled: (outcome) => {
      journal.add(outcome)
      done += 1
      tell()
    },
  })
}

/** Runs; an implementation that does not start is told to the user. */
async function startable<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof NotStarted)
      throw new Unreadable([`--command: the implementation does not start: ${error.message}`])
    throw error
  }
}
