/**
 * Files of `rulewright conform`: the vectors that are read or made, the reports that are written, runs that are read again.
 *
 * @module
 */
import { join, resolve } from 'node:path'
import {
  type Book,
  DATA,
  examplesFolder,
  makeFolder,
  mustBeWritable,
  packageVersion,
  problemLine,
  readIn,
  Unreadable,
  writeWhole,
  writtenEach,
} from '#core'
import {
  type BoundaryCase,
  badgeDataOf,
  badgeOf,
  type Case,
  htmlOf,
  junitOf,
  keptEdges,
  markdownOf,
  type Reduced,
  type Run,
  readVectors,
  runSchema,
  type Suite,
  suiteOf,
  USUALLY,
  vectorsOf,
} from '#lab'
import { jsonText } from '../../output/print-result.js'
import { withProgress } from '../../output/progress.js'

/** Paths of the report files. */
export interface ReportFiles {
  readonly junit?: string
  readonly markdown?: string
  readonly html?: string
  readonly badge?: string
  readonly out?: string
}

/** The vectors of a folder. */
export function suiteIn(folder: string): Suite {
  const read = readVectors(folder)
  if (read.ok) return suiteOf(read.value)
  throw new Unreadable(read.problems.map((problem) => `--vectors: ${folder}: ${problemLine(problem)}`))
}

/** The vectors of a book as it is. */
export const suiteFor = (
  book: Book,
  told: ((line: string) => void) | undefined,
  edges: readonly BoundaryCase[] = keptEdges(book),
): Suite =>
  withProgress(
    (progress) =>
      suiteOf(
        vectorsOf(book, {
          ...USUALLY,
          examples: examplesFolder(book),
          plays: [],
          edges,
          madeBy: `rulewright ${packageVersion()}`,
          ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
        }),
      ),
    told,
  )

/** The content of each report file. */
const REPORTS: Readonly<Record<keyof ReportFiles, (run: Run, cases: readonly Case[], file: string) => string>> = {
  junit: junitOf,
  markdown: markdownOf,
  html: (run) => htmlOf([run]),
  badge: (run, _, file) => (file.endsWith('.json') ? badgeDataOf : badgeOf)(run),
  out: jsonText,
}

/** The reports that are wanted, and their files. */
const wantedIn = (files: ReportFiles) =>
  (Object.keys(REPORTS) as (keyof ReportFiles)[]).flatMap((kind) => {
    const file = files[kind]
    return file === undefined ? [] : [{ flag: `--${kind}`, file, made: REPORTS[kind] }]
  })

/** Fails where a report could not be written: before the run, which would be lost. */
export function mustTakeReports(files: ReportFiles): void {
  const wanted = wantedIn(files)
  for (const { flag, file } of wanted) mustBeWritable(flag, file)
  const twice = wanted.find(({ file }, at) => wanted.findIndex((other) => resolve(other.file) === resolve(file)) < at)
  if (twice)
    throw new Unreadable([`${twice.flag}: ${twice.file}: another report goes there, expected a file of its own`])
}

/** Writes the reports of a run that are wanted; tells which could not be. */
export const writeReports = (files: ReportFiles, run: Run, cases: readonly Case[]): readonly string[] =>
  writtenEach(
    wantedIn(files).map(
      ({ flag, file, made }) =>
        () =>
          writeWhole(file, made(run, cases, file), flag),
    ),
  )

/** The failures written as examples, and those that could not be written. */
interface WrittenExamples {
  readonly reduced: readonly Reduced[]
  readonly unwritten: readonly string[]
}

/** Writes the smallest forms of failures as example files; tells which file each of them went to. */
export function writeExamples(folder: string, reduced: readonly Reduced[]): WrittenExamples {
  const told: Reduced[] = []
  const unwritten = writtenEach([
    () => makeFolder(folder, '--examples'),
    ...reduced.map((one) => () => {
      told.push(one)
      if (one.example === undefined) return
      const file = join(folder, `${one.case}.yaml`)
      writeWhole(file, one.example, '--examples')
      told.splice(-1, 1, { ...one, file })
    }),
  ])
  return { reduced: told, unwritten }
}

/** Runs that were written to files; all of them are about one book, if they are told which. */
export function runsIn(files: readonly string[], book?: string): readonly Run[] {
  const runs = files.map(runIn)
  const expected = book ?? runs[0]?.book
  const stranger = runs.findIndex((run) => run.book !== expected)
  if (stranger < 0) return runs
  throw new Unreadable([`--matrix: ${files[stranger]} is about ${runs[stranger]?.book}, expected ${expected}`])
}

/** Writes one page that compares runs. */
export function writeMatrix(html: string, [first, ...others]: readonly Run[]): void {
  if (first === undefined) throw new Unreadable(['--matrix: expected files that --out wrote, or --implementation'])
  writeWhole(html, htmlOf([first, ...others]), '--html')
}

const RUN = { ...DATA, expected: 'a run, as --out writes it' }

function runIn(file: string): Run {
  try {
    return readIn(file, runSchema, RUN)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new Unreadable(error.lines.slice(0, 3).map((line) => `--matrix: ${line}`))
  }
}
