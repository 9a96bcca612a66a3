/**
 * `rulewright verify`: puts a book through all gates.
 *
 * @module
 */
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import type { Book } from '../kernel/book.js'
import { problemLine } from '../kernel/play.js'
import { type Report, reportSchema } from '../verify/report.js'
import { heldAgainst, parseSnapshot, SNAPSHOT, type Snapshot, snapshotOf } from '../verify/status.js'
import { type RunExamples, type VerifyOptions, verify } from '../verify/verify.js'
import { deepGatesOf } from './deep-gates.js'
import { examplesOf } from './examples-of.js'
import { EXIT, type Io, Unreadable } from './io.js'
import { jsonIn } from './json-file.js'
import { keepReport } from './kept-report.js'
import { bookMeant, namesIn, shownIn } from './library.js'
import { wholeNumber } from './numbers.js'
import { packageRoot } from './package-root.js'
import { whileProgress } from './progress.js'
import { printReport } from './report-text.js'
import type { AddCommand, Session } from './session.js'
import { hasThreads, verifyInThreads } from './verify-pool.js'

/** What a book brings along besides itself: its examples, and the file with the statuses of its clauses. */
export interface Home {
  readonly runExamples: RunExamples
  readonly statusFile: string
  /** What is looked into only where somebody asks for it. */
  readonly deepGates?: VerifyOptions['further']
  /** Keeps a report for whoever needs it next. */
  readonly keep?: (options: VerifyOptions, report: Report) => void
}

/** The home of a book in this package: its folder in `spec`. */
const homeOf = (book: Book): Home => ({
  runExamples: examplesOf(book),
  statusFile: join(packageRoot, 'spec', book.name, 'status.json'),
  deepGates: deepGatesOf(book),
  keep: (options, report) => keepReport(book, options, report),
})

interface Options {
  readonly json?: true
  readonly schema?: true
  readonly notes?: true
  readonly full?: true
  readonly deep?: true
  readonly plays: string
  readonly seated?: string
  readonly seed: string
  readonly bound: string
  readonly jobs?: string
  readonly update?: true
}

const helpText = ({ name }: { readonly name: string }) => `
Examples:
  rulewright verify ${name}
  rulewright verify ${name} --plays 500 --seed 7
  rulewright verify ${name} --deep
  rulewright verify ${name} --json`

/**
 * Adds the command `verify` for books that are at home anywhere.
 *
 * @param books - the address of a module that exports `books`, for threads; without it there is one
 */
export const verifying =
  (home: (book: Book) => Home, books?: string): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('verify')
      .description(
        'put a book through all gates: clauses, tables, charts, worlds, laws, examples, random plays, evidence',
      )
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--json', 'print the report as JSON')
      .option('--schema', 'print the JSON schema of the report and verify nothing')
      .option('--full', 'print all that is known: sections, tables, charts, worlds, laws, every finding with its case')
      .option('--notes', 'print notes in detail too')
      .option('--deep', 'two more gates: witnesses of readings, and mutants that the cases of the book must notice')
      .option('--plays <number>', 'how many random plays', '30')
      .option(
        '--seated <number>',
        'in how many of them the book plays seats, if it has priorities for that (default: 7, one in four at most)',
      )
      .option('--seed <number>', 'from which seed the random plays are drawn', '1')
      .option('--bound <number>', 'how many states of a world are enumerated at most', '100000')
      .option(
        '--jobs <number>',
        'in how many threads (default: one for each processor; one over components of your own)',
      )
      .option('--update', 'write the statuses of the clauses as the new snapshot, unless one has got worse')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action((name: string | undefined, options: Options, command: Command) => {
        const { component } = command.optsWithGlobals<{ readonly component: readonly string[] }>()
        return act(session, { home, books: component.length > 0 ? undefined : books }, name, options)
      })
  }

/** Adds the command `verify` for the books of this package, which a module at an address exports. */
export const verifyCommand = (books: string): AddCommand => verifying(homeOf, books)

/** Where books are at home, and where threads find them. */
interface Homes {
  readonly home: (book: Book) => Home
  readonly books: string | undefined
}

async function act(
  { io, library, ends }: Session,
  { home, books }: Homes,
  name: string | undefined,
  options: Options,
): Promise<void> {
  if (options.schema) {
    io.out(`${JSON.stringify(z.toJSONSchema(reportSchema), null, 2)}\n`)
    return
  }
  const book = bookMeant(library, name)
  const { runExamples, statusFile, deepGates = [], keep } = home(book)
  const before = readSnapshot(statusFile)
  const asked = { ...numbers(options), runExamples }
  const jobs = jobsIn(options)
  const verified = await whileProgress(async (progress) => {
    const whole = {
      ...asked,
      ...(options.deep && { further: deepGates }),
      ...(before && { snapshot: before }),
      ...(progress && { progress }),
    }
    return books !== undefined && jobs > 1 && hasThreads()
      ? verifyInThreads(book, whole, { jobs, books })
      : verify(book, whole)
  }, io.told)
  // Not kept: what a component of the user's own makes of a book, what is not built, and a snapshot that has just changed.
  if (books !== undefined && hasThreads() && !options.update)
    keep?.(asked, withoutLast(verified, options.deep ? deepGates.length : 0))
  const report = options.update ? updated(verified, statusFile, before, io) : verified
  io.out(
    options.json
      ? `${JSON.stringify(report, null, 2)}\n`
      : printReport(report, { colour: io.colour, notes: options.notes === true, full: options.full === true }),
  )
  if (!report.passed) ends(EXIT.failed)
}

const numbers = ({ plays, seated, seed, bound }: Options) => ({
  plays: wholeNumber('--plays', plays),
  ...(seated !== undefined && { seated: wholeNumber('--seated', seated) }),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
})

/** A report without the gates that not every verification has; they stand last. */
function withoutLast(report: Report, number: number): Report {
  const gates = report.gates.slice(0, report.gates.length - number)
  return { ...report, gates, passed: gates.every(({ passed }) => passed) }
}

const jobsIn = ({ jobs }: Options): number =>
  jobs === undefined ? availableParallelism() : wholeNumber('--jobs', jobs, 1)

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
