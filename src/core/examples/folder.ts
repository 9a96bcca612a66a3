/** The examples of a book: a folder of files, run one after the other. @module */
import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SOURCE, textAt } from '../files/read-file.js'
import type { Book } from '../kernel/book/book.js'
import type { Refused } from '../kernel/offers/option.js'
import { rulesOf } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import { isRecord } from '../values/json.js'
import type { ExampleResult } from '../verify/report.js'
import { mismatchLocations, problemsThenPlaces } from './comparison/mismatch-locations.js'
import type { ExampleRun } from './comparison/verdict.js'
import type { Example } from './example.js'
import { seemsPosition } from './format/file-format.js'
import type { UnreadExample } from './format/parse-examples.js'
import { sourceProblemLine } from './format/parse-source.js'
import { readReadable } from './format/read-examples.js'
import { readSource } from './format/read-source.js'
import { printedShown } from './printed-examples.js'
import { runExample } from './run-example.js'
import { unusedCitations } from './unused-citations.js'

/** Hears what happens while examples run. */
export interface ExampleListener {
  /** Hears what happened in an example. */
  readonly trace: (lines: readonly Traced[]) => void
  /** Asks for refused candidates, where an example is about a refusal, and hears the rows that refuse them. */
  readonly refusing: (ask: () => readonly Refused[]) => void
}

/** One of several parts of equal size, counted from 0. */
export interface FolderShard {
  readonly part: number
  readonly of: number
}

/** Runs the examples of a book, or those in its share of the files. */
export interface ExampleRunner {
  (listener?: ExampleListener, share?: FolderShard): readonly ExampleResult[]
  /** The files that it runs, as results name them. */
  readonly files: readonly string[]
}

/**
 * A runner of the examples in a folder.
 *
 * Files are named in the results as they stand from `root` on. An example that cannot be read fails,
 * and the others of its file still run; a file that cannot be taken apart is one example that fails.
 */
export function exampleRunner<Game extends GameState>(
  book: Book<Game>,
  folder: string,
  root: string = folder,
): ExampleRunner {
  const files = exampleFiles(folder)
  const run = (listener?: ExampleListener, share: FolderShard = { part: 0, of: 1 }) => {
    const rules = rulesOf(book)
    return shareOf(files, share).flatMap((path) => {
      const file = relative(root, path)
      const { examples, unread } = readReadable(rules, path)
      const ran = examples.map((example) => {
        const run = runExample(rules, example)
        if (listener) tell(listener, run)
        const idle = unusedCitations(rules, run).map(({ id }) => id)
        const printed = printedShown(book, run)
        return {
          ...resultOf(file, run, run.passed ? [] : placesOf(path, file, run)),
          ...(idle.length > 0 && { idle }),
          ...(printed.length > 0 && { printed }),
        }
      })
      return [...unread.map((one) => unreadResult(file, one)), ...ran]
    })
  }
  return Object.assign(run, { files: files.map((path) => relative(root, path)) })
}

/** The items of a list that fall into a share; the shares one after the other are the list. */
const shareOf = <Item>(items: readonly Item[], { part, of }: FolderShard): readonly Item[] =>
  items.slice(Math.floor((items.length * part) / of), Math.floor((items.length * (part + 1)) / of))

/**
 * The example files in a folder and the folders in it, in alphabetical order; none where there is no folder.
 *
 * Position files may stand among them. A file that links lead to twice is there once.
 */
export const exampleFiles = (folder: string): readonly string[] =>
  [...filesIn(folder, new Set())].filter((file) => /\.(ya?ml|json)$/.test(file) && !isPosition(file)).sort()

function* filesIn(path: string, seen: Set<string>): Generator<string> {
  const real = resolvedPath(path)
  if (real === undefined || seen.has(real)) return
  seen.add(real)
  // A pipe has a name that leads nowhere.
  const found = statSync(real, { throwIfNoEntry: false })
  if (found === undefined) return
  if (!found.isDirectory()) yield path
  else for (const name of readdirSync(real).sort()) yield* filesIn(join(path, name), seen)
}

/** The file that a path leads to, through all links; nothing where it leads nowhere. */
export function resolvedPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** A file that names at its margin what only examples have is none: it need not be taken apart to tell. */
function isPosition(file: string): boolean {
  if (namesExample(file)) return false
  const source = readSource(file)
  return source.ok && isRecord(source.value.value) && seemsPosition(source.value.value)
}

function namesExample(file: string): boolean {
  try {
    return /^(?:examples|name|cites|table):/m.test(textAt(file, SOURCE))
  } catch {
    return false
  }
}

/** Makes the result of an example, as plain JSON. */
export const resultOf = <Game extends GameState>(
  file: string,
  { example, passed, problems }: ExampleRun<Game>,
  places: readonly string[] = [],
): ExampleResult => ({
  name: example.name,
  file,
  // A question without an answer may be put to the rules, but shows nothing.
  passed: passed && !isIdle(example),
  ...(!passed && { message: problemsThenPlaces(problems, places).join('; ') }),
  ...(passed && isIdle(example) && { message: 'asks a table, and expects no answer' }),
  clauses: example.clauses.map(({ id }) => id),
})

/** An example that cannot be read has failed: `file` is how results name its file. */
const unreadResult = (file: string, { name = file, misread }: UnreadExample): ExampleResult => ({
  name,
  file,
  passed: false,
  message: misread.map(sourceProblemLine).join('\n'),
  clauses: [],
})

const placesOf = <Game extends GameState>(path: string, file: string, run: ExampleRun<Game>): readonly string[] => {
  const source = readSource(path)
  return source.ok ? mismatchLocations({ ...source.value, file }, run) : []
}

const isIdle = <Game extends GameState>({ kind, unchecked }: Example<Game>): boolean =>
  kind === 'asked' && unchecked === true

function tell<Game extends GameState>(listener: ExampleListener, { example, verdict, trace }: ExampleRun<Game>): void {
  listener.trace(trace)
  if (isAboutRefusal(example) && (verdict.is === 'refused' || verdict.is === 'legal')) {
    const { due } = verdict
    if (!due.over) listener.refusing(() => [...due.refused(), ...due.asides.refused()])
  }
  if (namesAllThatIsLeft(example) && verdict.is === 'legal' && !verdict.due.over && verdict.due.advised)
    listener.trace([{ kind: 'advised', ...verdict.due.advised }])
}

/** True if an example is about the options that priorities leave in a decision. */
const namesAllThatIsLeft = <Game extends GameState>(example: Example<Game>): boolean =>
  example.kind === 'played' && example.then.due?.only !== undefined

const isAboutRefusal = <Game extends GameState>(example: Example<Game>): boolean =>
  example.refusedBy !== undefined || (example.kind === 'played' && example.then.due?.refuses !== undefined)
