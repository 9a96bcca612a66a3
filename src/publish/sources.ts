/**
 * What is known of a book when it is published: the book itself, its report and its examples.
 *
 * @module
 */

import { join, relative } from 'node:path'
import type { ChangesReport } from '../audit/changes/report.js'
import { keptName, keptText } from '../audit/readings/kept.js'
import type { Weights } from '../audit/readings/report.js'
import { idOfExample, idOfWitness } from '../browser/examples.js'
import { isDrawn } from '../draw/game-drawn.js'
import { exampleFiles, resultOf } from '../examples/folder.js'
import { wholesIn } from '../examples/otherwise.js'
import { examplesFrom, readReadable } from '../examples/read.js'
import { readSource } from '../examples/read-source.js'
import { runExample } from '../examples/run.js'
import { misreadLine, parseSource, type Source } from '../examples/source.js'
import { examplesOf } from '../home/examples-of.js'
import { examplesFolder, inHome, rootOf } from '../home/home.js'
import { keptChanges } from '../home/kept-editions.js'
import { keptOfPairs, keptWeights, witnessesFile } from '../home/kept-readings.js'
import { keptSnapshot } from '../home/kept-status.js'
import { keptTerms } from '../home/kept-terms.js'
import { type Book, bookClauses } from '../kernel/book.js'
import type { Clause } from '../kernel/clause.js'
import { late } from '../kernel/once.js'
import { rulesOf } from '../kernel/rules.js'
import { DATA, textIfThere } from '../outside/read.js'
import { askedBySeat } from '../play/asked-by-seat.js'
import { keptReport } from '../proof/kept-report.js'
import type { ExampleResult, Report } from '../verify/report.js'
import { type Progress, verify } from '../verify/verify.js'
import { type Games, type MadeChoice, type Played, playedIn, playedOf, type RunListener } from './boards.js'
import { type Outline, outlineOf } from './outline.js'
import { type Places, placesOf } from './places.js'
import { type Gathering, gathering, type Workings } from './workings.js'

/** An example as it is written, with what became of it. */
export interface ShownExample {
  /** Its name in addresses: the file and its own. */
  readonly id: string
  readonly written: Readonly<Record<string, unknown>>
  readonly result: ExampleResult
  /** The games with which it begins and ends, where the book draws any. */
  readonly games?: Games | undefined
  /** The choices that it names, as people read them, where it was played for its games. */
  readonly made?: readonly MadeChoice[] | undefined
}

export interface ExampleFile {
  readonly file: string
  readonly examples: readonly ShownExample[]
}

/** Everything that the pages of a book are made of. */
export interface Sources {
  readonly book: Book
  /** A few letters that mean the book. */
  readonly short: string
  /** What there is to say about the book as a whole, in Markdown. */
  readonly about?: string
  readonly report: Report
  /** Set where the report may be older than the book. */
  readonly isOlder?: true
  readonly clauses: ReadonlyMap<string, Clause>
  /** The words of the game that are named beside those of a glossary, by the clauses that say what they mean. */
  readonly terms?: ReadonlyMap<string, Clause>
  readonly outline: Outline
  readonly examples: readonly ExampleFile[]
  readonly places: Places
  /** How much its questions weigh in random plays, where that was measured. */
  readonly weights?: Weights
  /** The cases that a search found in which their readings differ, a file for each pair. */
  readonly witnesses: readonly ExampleFile[]
  /** What changed between states of the book, the newest first. */
  readonly changes?: readonly ChangesReport[]
  /** At which example everything is at work, worked out when somebody first asks. */
  readonly workings?: () => Workings
}

/** How much a book is played before it is published. */
export interface Effort {
  readonly plays: number
  /** A few letters that mean the book; its name where they are left out. */
  readonly short?: string
  /** What the verification of the book found, where somebody has it at hand. */
  readonly report?: Report
  /** What changed, where somebody has told it; what changed between editions that are kept stands behind it. */
  readonly changes?: readonly ChangesReport[]
  /** Told where no report was kept and the book has to be verified. */
  readonly verifying?: () => void
  readonly progress?: (progress: Progress) => void
}

/** What is learnt of a book by running it: plain data, which is still of use where the text has changed a little since. */
export interface Learnt extends Pick<Sources, 'report' | 'examples' | 'witnesses' | 'changes'> {
  /** At which example everything is at work, where that is known already. */
  readonly workings?: Workings
  /** Set where the book may have changed since: what the report says of places that are gone is left out. */
  readonly isOlder?: true
}

/** Gathers what the pages of a book are made of; the book is verified, unless that was done since anything changed. */
export const gather = (book: Book, effort: Effort): Sources =>
  drawnLate(sourcesOf(book, effort.short ?? book.name, learntOf(book, effort)))

/** Runs a book, its examples and the cases of its questions. */
export function learntOf(book: Book, effort: Effort): Learnt {
  const report = effort.report ?? keptReport(book, { plays: effort.plays }) ?? verified(book, effort)
  return {
    report,
    examples: exampleFiles(examplesFolder(book)).map((path) => fileOfExamples(book, path, report.examples)),
    witnesses: witnessesOf(book),
    changes: [...(effort.changes ?? []), ...keptChanges(book)],
  }
}

/** What the pages of a book are made of, by what was learnt of it; nothing is drawn of its examples. */
export function sourcesOf(book: Book, short: string, { isOlder, workings, ...learnt }: Learnt): Sources {
  const about = aboutOf(book)
  const weights = keptWeights(book)
  return {
    book,
    short,
    ...learnt,
    ...(isOlder && { isOlder }),
    ...(workings && { workings: () => workings }),
    ...(about && { about }),
    clauses: new Map(bookClauses(book).map((clause) => [clause.id, clause])),
    terms: keptTerms(book),
    outline: outlineOf(book.sections),
    places: placesOf(book),
    ...(weights && { weights }),
  }
}

function verified(book: Book, { plays, progress, verifying }: Effort): Report {
  verifying?.()
  const snapshot = keptSnapshot(book)
  return verify(book, {
    plays,
    runExamples: examplesOf(book),
    asked: askedBySeat,
    ...(snapshot && { snapshot }),
    ...(progress && { progress }),
  })
}

function witnessesOf(book: Book): readonly ExampleFile[] {
  const rules = rulesOf(book)
  return keptCases(book).map(({ name, source, kept: { question, readings } }) => {
    const read = examplesFrom(rules, source())
    const runs = read.ok ? read.value.map((example) => runExample(rules, example)) : []
    const results = runs.map((run) => resultOf(name, run))
    const file = exampleFile(name, source(), results, (_, at) => idOfWitness(question, readings, at))
    playedBefore.set(file, { book, played: playedOf(book, runs) })
    return file
  })
}

/** How the cases of a book were played when they were run: nobody plays them again to draw them. */
const playedBefore = new WeakMap<ExampleFile, { readonly book: Book; readonly played: ReadonlyMap<string, Played> }>()

/** The cases that are kept, each as a source with a name of its own. */
function keptCases(book: Book) {
  const file = relative(rootOf(book), witnessesFile(book))
  return keptOfPairs(book).map((kept, line) => {
    const name = `${file}:${line + 1} ${keptName(kept)}`
    return { name, kept, source: late(() => sourceIn(parseSource(name, keptText(book.name, kept)))) }
  })
}

const sourceAt = (path: string): Source => sourceIn(readSource(path))

function sourceIn(source: ReturnType<typeof parseSource>): Source {
  if (!source.ok) throw new Error(source.misread.map(misreadLine).join('\n'))
  return source.value
}

const aboutOf = (book: Book): string | undefined => textIfThere(inHome(book, 'book.md'), DATA)

/**
 * With the games of all examples and cases, each played when somebody first looks at it: that takes most of the time. What
 * is at work in the examples is gathered meanwhile, unless it is known already.
 */
export function drawnLate<Of extends Pick<Sources, 'book' | 'examples' | 'witnesses' | 'workings'>>(sources: Of): Of {
  const { book, examples, witnesses } = sources
  const gathered = gathering(book.tables)
  const cases = late(() => new Map(keptCases(book).map(({ name, source }) => [name, source])))
  const files = examples.map((one) => ({
    one,
    played: late(() => playedIn(book, sourceAt(join(rootOf(book), one.file)), heardIn(one, gathered))),
  }))
  const workings = late(() => {
    for (const { played } of files) played()
    return gathered.workings()
  })
  if (!isDrawn(book)) return { workings, ...sources }
  return {
    workings,
    ...sources,
    examples: files.map(({ one, played }) => playedLate(one, played)),
    witnesses: witnesses.map((one) =>
      playedLate(
        one,
        casesPlayed(book, one, () => cases().get(one.file)?.()),
      ),
    ),
  }
}

/** How the cases of a file are played; those that were run for their words are known. */
const casesPlayed = (book: Book, file: ExampleFile, read: () => Source | undefined) =>
  late(() => {
    const before = playedBefore.get(file)
    if (before?.book === book) return before.played
    const source = read()
    return source && playedIn(book, source)
  })

/** Hears of the examples of a file under their names in addresses. */
function heardIn({ examples }: ExampleFile, { hear }: Gathering): RunListener {
  const byName = new Map(examples.map((example) => [String(example.written.name), example]))
  return (run, hits) => {
    const known = byName.get(run.example.name)
    if (known) hear({ id: known.id, length: JSON.stringify(known.written).length, run, hits })
  }
}

function playedLate(
  { file, examples }: ExampleFile,
  played: () => ReadonlyMap<string, Played> | undefined,
): ExampleFile {
  return {
    file,
    examples: examples.map((example) => ({
      ...example,
      get games() {
        return played()?.get(String(example.written.name))?.games
      },
      get made() {
        return played()?.get(String(example.written.name))?.made()
      },
    })),
  }
}

/** The examples of one file, run again. */
export function examplesAgain(book: Book, path: string): ExampleFile {
  const file = relative(rootOf(book), path)
  const { examples } = readReadable(rulesOf(book), path)
  const results = examples.map((example) => resultOf(file, runExample(rulesOf(book), example)))
  return fileOfExamples(book, path, results)
}

function fileOfExamples(book: Book, path: string, all: readonly ExampleResult[]): ExampleFile {
  return exampleFile(relative(rootOf(book), path), sourceAt(path), all, (name) => idOfExample(path, name))
}

function exampleFile(
  file: string,
  source: Source,
  all: readonly ExampleResult[],
  idOf: (name: string, at: number) => string,
): ExampleFile {
  const results = all.filter((example) => example.file === file)
  return {
    file,
    examples: wholesIn(source.value).map(({ value: written }, at) => {
      const name = String(written.name)
      const missing = { name, file, passed: false, message: 'it was not run', clauses: [] }
      const result = results.find((result) => result.name === name) ?? missing
      return { id: idOf(name, at), written, result }
    }),
  }
}
