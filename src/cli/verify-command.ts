/**
 * `rulewright verify`: puts a book through all gates.
 *
 * @module
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
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
import { bookMeant, namesIn, shownIn } from './library.js'
import { wholeNumber } from './numbers.js'
import { examplesFolder, packageRoot } from './package-root.js'
import { withProgress } from './progress.js'
import { printReport } from './report-text.js'
import type { AddCommand, Session } from './session.js'

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

interface Options {
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

const helpText = ({ name }: { readonly name: string }) => `
Examples:
  rulewright verify ${name}
  rulewright verify ${name} --plays 500 --seed 7
  rulewright verify ${name} --deep
  rulewright verify ${name} --json`

/** Adds the command `verify` for books that are at home anywhere. */
export const verifying =
  (home: (book: Book) => Home): AddCommand =>
  (program: Command, session: Session) => {
    program
      .command('verify')
      .description(
        'put a book through all gates: clauses, tables, charts, worlds, laws, examples, random plays, evidence',
      )
      .argument('[book]', `one of ${namesIn(session.library)}`)
      .option('--json', 'print the report as JSON')
      .option('--schema', 'print the JSON schema of the report and verify nothing')
      .option('--notes', 'print notes in detail too')
      .option('--deep', 'two more gates: witnesses of readings, and mutants that the cases of the book must notice')
      .option('--plays <number>', 'how many random plays', '30')
      .option(
        '--seated <number>',
        'in how many of them the book plays seats, if it has priorities for that (default: 7, one in four at most)',
      )
      .option('--seed <number>', 'from which seed the random plays are drawn', '1')
      .option('--bound <number>', 'how many states of a world are enumerated at most', '100000')
      .option('--update', 'write the statuses of the clauses as the new snapshot, unless one has got worse')
      .addHelpText('after', helpText(shownIn(session.library)))
      .action((name: string | undefined, options: Options) => act(session, home, name, options))
  }

/** Adds the command `verify` for the books of this package. */
export const verifyCommand: AddCommand = verifying(homeOf)

function act(
  { io, library, ends }: Session,
  home: (book: Book) => Home,
  name: string | undefined,
  options: Options,
): void {
  if (options.schema) {
    io.out(`${JSON.stringify(z.toJSONSchema(reportSchema), null, 2)}\n`)
    return
  }
  const book = bookMeant(library, name)
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
