/** The older state of a book that `rulewright diff behaviour` compares with. @module */

import { type Book, DATA, isFile, jsonIn, problemLine, Unreadable } from '#core'
import type { Sources } from '#fleet'
import {
  asUnreadable,
  type Behaviour,
  type Bundle,
  type DiffProgress,
  exampleRoads,
  liveBehaviour,
  type Older,
  parseBundle,
  type Reach,
  type Road,
  roadsThrough,
  savedBehaviour,
  withOlder,
} from '#lab'

/** The locations of a book's repository and examples. */
export interface BehaviourHome {
  readonly root: string
  readonly examples: (book: Book) => string
}

/** An older state: its behaviour, where it leads, and how others find it. */
export interface OlderState {
  readonly sources: Sources
  readonly behaviour: Behaviour
  readonly roads: readonly Road[]
  /** The plays of its examples, as far as the book as it is now can read them. */
  readonly examples: readonly Road[]
}

/** A request for an older state of a book. */
export interface OlderStateRequest {
  readonly home: BehaviourHome
  readonly book: Book
  /** A file with a bundle, or else a git ref. */
  readonly base: string
  readonly reach: Reach
}

/** Does something with the older state that is meant: of a bundle, or of a git ref. */
export async function withBase<T>(
  wanted: OlderStateRequest,
  told: DiffProgress,
  work: (base: OlderState) => Promise<T>,
): Promise<T> {
  const { home, book, base } = wanted
  if (isFile(base)) {
    const bundle = bundleIn(base, book)
    const sources = { base: { bundle }, olders: {} }
    return work({ behaviour: savedBehaviour(bundle), roads: bundle.roads, examples: [], sources })
  }
  try {
    told(`compiling ${base}`, 0, 1)
    return await withOlder(book, home.root, base, (older) => work(liveBase(wanted, older, told)))
  } catch (error) {
    throw asUnreadable(error, '--base')
  }
}

function liveBase({ home, book, base, reach }: OlderStateRequest, older: Older, told: DiffProgress): OlderState {
  const { kernel, version, commit, folder } = older
  const examples = { book, folder: older.examples, besides: home.examples(book) }
  return {
    behaviour: liveBehaviour(older.book, version, kernel),
    roads: roadsThrough(older.book, reach, kernel.rulesOf),
    examples: exampleRoads(examples, (done, total) => told(`examples of ${base}`, done, total)),
    sources: { base: { commit, version }, olders: { [commit]: { folder, ref: base } } },
  }
}

/** The maximum number of problems of a bundle to print. */
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
