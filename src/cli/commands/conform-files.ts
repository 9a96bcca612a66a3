/**
 * Files of `rulewright conform`: the vectors that are read or made, the reports that are written, runs that are read again.
 *
 * @module
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case } from '../../conformance/format/case.js'
import { badgeOf } from '../../conformance/report/badge.js'
import { htmlOf } from '../../conformance/report/html.js'
import { junitOf } from '../../conformance/report/junit.js'
import { markdownOf } from '../../conformance/report/markdown.js'
import { type Reduced, type Run, runSchema } from '../../conformance/runner/outcome.js'
import { type Suite, suiteOf } from '../../conformance/runner/suite.js'
import { readVectors } from '../../conformance/vectors/read.js'
import { USUALLY } from '../../conformance/vectors/usual-extent.js'
import { vectorsOf } from '../../conformance/vectors/vectors.js'
import { keptEdges } from '../../home/kept-cases.js'
import { examplesFolder, packageVersion } from '../../home/package-root.js'
import { Unreadable } from '../../home/unreadable.js'
import { cannotBeWritten, mustBeWritable } from '../../home/writable.js'
import type { Book } from '../../kernel/book.js'
import { check } from '../../kernel/parsed.js'
import { problemLine } from '../../kernel/play.js'
import { withProgress } from '../progress.js'

/** Where reports are written. */
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
export const suiteFor = (book: Book): Suite =>
  withProgress((progress) =>
    suiteOf(
      vectorsOf(book, {
        ...USUALLY,
        examples: examplesFolder(book.name),
        plays: [],
        edges: keptEdges(book.name),
        madeBy: `rulewright ${packageVersion()}`,
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
    ),
  )

/** What each report file holds. */
const REPORTS: Readonly<Record<keyof ReportFiles, (run: Run, cases: readonly Case[]) => string>> = {
  junit: junitOf,
  markdown: markdownOf,
  html: (run) => htmlOf([run]),
  badge: badgeOf,
  out: (run) => `${JSON.stringify(run, null, 2)}\n`,
}

/** The reports that are wanted, and their files. */
const wantedIn = (files: ReportFiles) =>
  (Object.keys(REPORTS) as (keyof ReportFiles)[]).flatMap((kind) => {
    const file = files[kind]
    return file === undefined ? [] : [{ flag: `--${kind}`, file, made: REPORTS[kind] }]
  })

/** Fails where a report could not be written: before the run, which would be lost. */
export function mustTakeReports(files: ReportFiles): void {
  for (const { flag, file } of wantedIn(files)) mustBeWritable(flag, file)
}

/** Writes the reports of a run that are wanted; tells which could not be. */
export const writeReports = (files: ReportFiles, run: Run, cases: readonly Case[]): readonly string[] =>
  wantedIn(files).flatMap(({ flag, file, made }) => {
    try {
      writeFileSync(file, made(run, cases))
      return []
    } catch (error) {
      return cannotBeWritten(flag, file, error).lines
    }
  })

/** Writes the smallest forms of failures as example files; tells which file each of them went to. */
export function writeExamples(folder: string, reduced: readonly Reduced[]): readonly Reduced[] {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  else if (!statSync(folder).isDirectory()) throw new Unreadable([`--examples: ${folder}: this is no folder`])
  return reduced.map((one) => {
    if (one.example === undefined) return one
    const file = join(folder, `${one.case}.yaml`)
    written('--examples', file, one.example)
    return { ...one, file }
  })
}

/** Writes one page that compares runs. */
export function writeMatrix(html: string, files: readonly string[]): void {
  const [first, ...others] = files.map(runIn)
  if (first === undefined) throw new Unreadable(['--matrix: expected files that --out wrote'])
  const stranger = others.findIndex(({ book }) => book !== first.book)
  if (stranger >= 0)
    throw new Unreadable([
      `--matrix: ${files[stranger + 1]} is about ${others[stranger]?.book}, expected ${first.book}`,
    ])
  written('--html', html, htmlOf([first, ...others]))
}

function runIn(file: string): Run {
  const read = check(runSchema, jsonIn(file))
  if (read.ok) return read.value
  throw new Unreadable(read.problems.slice(0, 3).map((problem) => `--matrix: ${file}: ${problemLine(problem)}`))
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Unreadable([`--matrix: ${file}: expected a run, as --out writes it: ${reasonOf(error)}`])
  }
}

function written(flag: string, file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw cannotBeWritten(flag, file, error)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
