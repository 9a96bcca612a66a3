/** The older state of a book that `rulewright diff-behaviour` compares with. @module */
import type { Behaviour, Road } from '../../audit/behaviour/behaviour.js'
import { type Bundle, parseBundle } from '../../audit/behaviour/bundle.js'
import { savedBehaviour } from '../../audit/behaviour/recorded.js'
import { exampleRoads, type Reach, roadsThrough } from '../../audit/behaviour/roads.js'
import { liveBehaviour } from '../../audit/behaviour/rules-at-work.js'
import { jsonIn } from '../../home/json-file.js'
import type { Book } from '../../kernel/book.js'
import { problemLine } from '../../kernel/play.js'
import { DATA, isFile } from '../../outside/read.js'
import { Unreadable } from '../../outside/unreadable.js'
import { asUnreadable, type Older, withOlder } from './older-state.js'

/** Is told how far something is. */
export type Told = (gate: string, done: number, total: number) => void

/** Where a book is at home: its repository, and its examples. */
export interface BehaviourHome {
  readonly root: string
  readonly examples: (book: Book) => string
}

/** An older state: its behaviour, and where it leads. */
export interface Base {
  readonly behaviour: Behaviour
  readonly roads: readonly Road[]
  /** The plays of its examples, as far as the book as it is now can read them. */
  readonly examples: readonly Road[]
}

/** What is asked of an older state. */
export interface Wanted {
  readonly home: BehaviourHome
  readonly book: Book
  /** A file with a bundle, or else a git ref. */
  readonly base: string
  readonly reach: Reach
}

/** The older state that is meant: of a bundle, or of a git ref. */
export async function baseFor(wanted: Wanted, told: Told): Promise<Base> {
  const { home, book, base } = wanted
  if (isFile(base)) {
    const bundle = bundleIn(base, book)
    return { behaviour: savedBehaviour(bundle), roads: bundle.roads, examples: [] }
  }
  try {
    told(`compiling ${base}`, 0, 1)
    return await withOlder(book, home.root, base, (older) => liveBase(wanted, older, told))
  } catch (error) {
    throw asUnreadable(error, '--base')
  }
}

function liveBase({ home, book, base, reach }: Wanted, older: Older, told: Told): Base {
  const { kernel, version } = older
  const examples = { book, folder: older.examples, besides: home.examples(book) }
  return {
    behaviour: liveBehaviour(older.book, version, kernel),
    roads: roadsThrough(older.book, reach, kernel.rulesOf),
    examples: exampleRoads(examples, (done, total) => told(`examples of ${base}`, done, total)),
  }
}

/** How many problems of a bundle are told. */
const TOLD = 5

const BUNDLE = { ...DATA, expected: 'a bundle, as --save writes it' }

function bundleIn(file: string, { name }: Book): Bundle {
  const parsed = parseBundle(jsonIn(file, BUNDLE))
  if (!parsed.ok)
    throw new Unreadable(parsed.problems.slice(0, TOLD).map((problem) => `${file}: ${problemLine(problem)}`))
  const { book } = parsed.value.about
  if (book !== name) throw new Unreadable([`${file}: this is the behaviour of ${book}; expected that of ${name}`])
  return parsed.value
}
