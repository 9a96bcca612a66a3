/**
 * The data from which a book is published: the book itself, its report and its examples.
 *
 * @module
 */

import { join, relative } from 'node:path'
import { askedBySeat } from '#ask'
import {
  type Book,
  bookClauses,
  type Clause,
  DATA,
  type ExampleResult,
  exampleFiles,
  examplesFolder,
  examplesOf,
  inHome,
  keptReport,
  keptSnapshot,
  keptTerms,
  late,
  type ParsedSource,
  type Progress,
  parseExamples,
  parseSource,
  placedExamples,
  type Report,
  readReadable,
  readSource,
  resultOf,
  rootOf,
  rulesOf,
  runExample,
  sourceProblemLine,
  textIfThere,
  verify,
} from '#core'
import {
  type ChangesReport,
  keptChanges,
  keptName,
  keptOfPairs,
  keptOrder,
  keptText,
  keptWeights,
  type PrintedOrder,
  type Weights,
  witnessesFile,
} from '#lab'
import { idOfExample, idOfWitness } from '../browser/engine/book-examples.js'
import { isDrawn } from '../draw/drawable-game.js'
import { type Gathering, gathering, type Workings } from './active-rules.js'
import { type Outline, outlineOf } from './chapters.js'
import { type ClauseLine, clauseLines } from './clause-lines.js'
import {
  type ExampleGames,
  type Games,
  type MadeChoice,
  playedIn,
  playedOf,
  type RunListener,
} from './example-boards.js'
import { bookTargets, type Places } from './link-targets.js'

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
  /** The text about the book as a whole, in Markdown. */
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
  /** The weights of its questions in random plays, if they were measured. */
  readonly weights?: Weights
  /** The order of its printed sentences, if it is stored; read when somebody first asks. */
  readonly order?: () => PrintedOrder | undefined
  /** The cases that a search found in which their readings differ, a file for each pair. */
  readonly witnesses: readonly ExampleFile[]
  /** The changes between states of the book, the newest first. */
  readonly changes?: readonly ChangesReport[]
  /** At which example everything is at work, worked out when somebody first asks. */
  readonly workings?: () => Workings
  /** Finds the line of a clause on the pages of the book. */
  readonly lineOf: (id: string) => ClauseLine | undefined
}

/** The extent of play before a book is published. */
export interface PublishEffort {
  readonly plays: number
  /** A few letters that mean the book; its name where they are left out. */
  readonly short?: string
  /** The report of the book's verification, if one is at hand. */
  readonly report?: Report
  /** The changes, if given; changes between stored editions come after them. */
  readonly changes?: readonly ChangesReport[]
  /** The address of the project's files, for edit links. */
  readonly edit?: string
  /** Told where no report was kept and the book has to be verified. */
  readonly verifying?: () => void
  readonly progress?: (progress: Progress) => void
}

/** The results of running a book, as plain data. They stay useful after small changes of the text. */
export interface Learnt extends Pick<Sources, 'report' | 'examples' | 'witnesses' | 'changes'> {
  /** The address of the project's files, for edit links. */
  readonly edit?: string
  /** At which example everything is at work, where that is known already. */
  readonly workings?: Workings
  /** Set where the book may have changed since: what the report says of places that are gone is left out. */
  readonly isOlder?: true
}

/** Gathers what the pages of a book are made of; the book is verified, unless that was done since anything changed. */
export const gather = (book: Book, effort: PublishEffort): Sources =>
  drawnLate(sourcesOf(book, effort.short ?? book.name, learntOf(book, effort)))

/** Runs a book, its examples and the cases of its questions. */
export function learntOf(book: Book, effort: PublishEffort): Learnt {
  const report = effort.report ?? keptReport(book, { plays: effort.plays }) ?? verified(book, effort)
  return {
    report,
    examples: exampleFiles(examplesFolder(book)).map((path) => fileOfExamples(book, path, report.examples)),
    witnesses: witnessesOf(book),
    changes: [...(effort.changes ?? []), ...keptChanges(book)],
    ...(effort.edit !== undefined && { edit: effort.edit }),
  }
}

/** Assembles the sources of a book's pages from earlier results; examples get no drawings. */
export function sourcesOf(book: Book, short: string, { isOlder, workings, edit, ...learnt }: Learnt): Sources {
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
    places: bookTargets(book),
    lineOf: clauseLines(book, edit),
    ...(weights && { weights }),
    order: late(() => keptOrder(book)),
  }
}

function verified(book: Book, { plays, progress, verifying }: PublishEffort): Report {
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
    const read = parseExamples(rules, source())
    const runs = read.ok ? read.value.map((example) => runExample(rules, example)) : []
    const results = runs.map((run) => resultOf(name, run))
    const file = exampleFile(name, source(), results, (_, at) => idOfWitness(question, readings, at))
    playedBefore.set(file, { book, played: playedOf(book, runs) })
    return file
  })
}

/** The plays of cases that were already run, so that drawing them needs no second run. */
const playedBefore = new WeakMap<
  ExampleFile,
  { readonly book: Book; readonly played: ReadonlyMap<string, ExampleGames> }
>()

/** The cases that are kept, each as a source with a name of its own. */
function keptCases(book: Book) {
  const file = relative(rootOf(book), witnessesFile(book))
  return keptOfPairs(book).map((kept, line) => {
    const name = `${file}:${line + 1} ${keptName(kept)}`
    return { name, kept, source: late(() => sourceIn(parseSource(name, keptText(book.name, kept)))) }
  })
}

const sourceAt = (path: string): ParsedSource => sourceIn(readSource(path))

function sourceIn(source: ReturnType<typeof parseSource>): ParsedSource {
  if (!source.ok) throw new Error(source.misread.map(sourceProblemLine).join('\n'))
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

/** Plays the cases of a file; cases that were already run for their words are reused. */
const casesPlayed = (book: Book, file: ExampleFile, read: () => ParsedSource | undefined) =>
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
  played: () => ReadonlyMap<string, ExampleGames> | undefined,
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
  source: ParsedSource,
  all: readonly ExampleResult[],
  idOf: (name: string, at: number) => string,
): ExampleFile {
  const results = all.filter((example) => example.file === file)
  return {
    file,
    examples: placedExamples(source.value).map(({ value: written }, at) => {
      const name = String(written.name)
      const missing = { name, file, passed: false, message: 'it was not run', clauses: [] }
      const result = results.find((result) => result.name === name) ?? missing
      return { id: idOf(name, at), written, result }
    }),
  }
}
