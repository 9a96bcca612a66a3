/** Files of examples, each example run by itself; those that cannot be read stand beside the rest with their reasons. @module */

import {
  type Book,
  type Example,
  type ExampleRun,
  exampleFiles,
  guidance,
  isFolder,
  isStdin,
  mismatchLocations,
  type ParsedSource,
  type Piped,
  type Rules,
  readableFrom,
  reasonLines,
  resolvedPath,
  runExample,
  sourceProblemLine,
  Unreadable,
  unusedCitations,
} from '#core'
import type { ExplainExtras } from '../text/example-result.js'
import type { Library } from './library.js'
import { openFile, rulesFor } from './open-file.js'

/** An example that was run. */
export interface RanExample {
  readonly file: string
  readonly run: ExampleRun
  readonly book: Book
  readonly beside: ExplainExtras
}

/** An example that cannot be read, or a whole file, which has no name of an example. */
export interface Unread {
  readonly file: string
  readonly name?: string
  readonly lines: readonly string[]
}

/** The examples of some files: those that were run, and those that cannot be read. */
export interface Explained {
  readonly ran: readonly RanExample[]
  readonly unread: readonly Unread[]
}

/** Options for running example files. */
export interface ExampleFileOptions {
  readonly library: Library
  readonly piped: Piped
  /** The book that is named before the files. */
  readonly book?: string
  readonly nearest: boolean
}

/** Runs the examples of files and folders. */
export async function runExampleFiles(paths: readonly string[], running: ExampleFileOptions): Promise<Explained> {
  const named = paths.map((path) => ({ path, ...filesAt(path) }))
  const all: Explained[] = named.map(({ path, lines }) => ({ ran: [], unread: lines ? [{ file: path, lines }] : [] }))
  for (const file of unrepeated(named.flatMap(({ files }) => files))) all.push(await inFile(file, running))
  return { ran: all.flatMap(({ ran }) => ran), unread: all.flatMap(({ unread }) => unread) }
}

/** A file, or the example files of a folder; lines where a folder has none. */
function filesAt(path: string): { readonly files: readonly string[]; readonly lines?: readonly string[] } {
  if (!isFolder(path)) return { files: [path] }
  const files = exampleFiles(path)
  return files.length > 0
    ? { files }
    : { files, lines: [`${path}: this folder holds no example files; expected YAML or JSON`] }
}

/** Every file once, though several names may lead to it. */
const unrepeated = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [isStdin(file) ? '-' : (resolvedPath(file) ?? file), file])).values(),
]

/** Runs the examples of one file; a file that cannot be opened, or whose book is not known, is unread as a whole. */
async function inFile(file: string, running: ExampleFileOptions): Promise<Explained> {
  try {
    return await inSource(openFile(file, running.piped, running.library), running)
  } catch (error) {
    if (error instanceof Unreadable) return { ran: [], unread: [{ file, lines: error.lines }] }
    throw error
  }
}

async function inSource(source: ParsedSource, { library, book, nearest }: ExampleFileOptions): Promise<Explained> {
  const rules = await rulesFor(library, source, book)
  const { examples, unread } = readableFrom(rules, source)
  return {
    ran: examples.map((example) => ranOne(rules, source, example, nearest)),
    unread: unread.map(({ misread, ...named }) => ({
      file: source.file,
      ...named,
      lines: misread.map(sourceProblemLine),
    })),
  }
}

function ranOne(rules: Rules, source: ParsedSource, example: Example, nearest: boolean): RanExample {
  const run = runExample(rules, example)
  const { verdict, passed } = run
  const guided = example.kind === 'played' && verdict.is === 'refused' && (nearest || !passed)
  return {
    file: source.file,
    run,
    book: rules.book,
    beside: {
      idle: passed ? unusedCitations(rules, run) : [],
      places: passed ? [] : mismatchLocations(source, run),
      grounds: passed && example.kind !== 'asked' ? [] : reasonLines(rules, run),
      ...(guided && { guide: guidance(rules, example, verdict) }),
    },
  }
}
