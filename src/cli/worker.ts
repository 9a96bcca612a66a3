/** What runs in a thread of its own: pieces of the work on a book, one after the other. @module */

import { deserialize } from 'node:v8'
import type { ErrandOptions } from '../conformance/mutants/by-lock.js'
import { type Came, type Errand, type Errands, errandsOf } from '../conformance/mutants/errands.js'
import type { Followed } from '../conformance/mutants/trails.js'
import { type PlainSuite, suiteOf } from '../conformance/runner/suite.js'
import { booksFrom } from '../home/books-from.js'
import { examplesOf } from '../home/examples-of.js'
import { knocksOf } from '../home/kept-cases.js'
import type { Book } from '../kernel/book.js'
import { Defect } from '../kernel/defect.js'
import type { Origin } from '../kernel/listed-book.js'
import { messageOf } from '../verify/explorable.js'
import { type DoneApart, doApart, type Unit } from '../verify/units.js'
import { type VerifyOptions, workOn } from '../verify/verify.js'
import { type PlainWorlds, withWorlds } from './plain-worlds.js'

/** The options of a verification that are plain data. */
export type PlainOptions = Pick<VerifyOptions, 'plays' | 'seated' | 'seed' | 'bound'>

/** What all errands of a hunt have in common, as plain data. */
export interface PlainHunt {
  readonly suite: PlainSuite
  readonly options: Omit<ErrandOptions, 'knocks'>
}

/** Plain data that all threads read, written once. */
export type Shared<Data> = SharedArrayBuffer & { readonly of?: Data }

/** A piece of work, as plain data: a unit of a verification, or an errand of a hunt for mutants. */
export type Piece =
  | {
      readonly of: 'verification'
      readonly options: PlainOptions
      readonly worlds: Shared<PlainWorlds>
      readonly unit: Unit
    }
  | {
      readonly of: 'hunt'
      readonly hunt: Shared<PlainHunt>
      readonly errand: Errand
      readonly followed?: Shared<readonly Followed[]>
    }

/** A piece to be done of the work on a book. */
export interface Job {
  readonly from: Origin
  readonly book: string
  readonly piece: Piece
}

/** What came of a piece of work. */
export type Done = DoneApart | Came

/** What came of a job, or why it could not be done: what is thrown in a thread loses what it is. */
export type Answer = Done | { readonly failed: string; readonly defect: boolean }

/** Does a job. */
export default async function work({ from, book: name, piece }: Job): Promise<Answer> {
  try {
    const book = await (await booksFrom(from)).find((known) => known.name === name)?.load()
    if (book === undefined) return { failed: `${from.module} has no book "${name}"`, defect: false }
    return piece.of === 'hunt' ? hunting(book, piece) : verifying(book, piece)
  } catch (thrown) {
    return { failed: messageOf(thrown), defect: thrown instanceof Defect }
  }
}

/** A thread verifies one book: it keeps it with the worlds that were read for it. */
let verified: Book | undefined

function verifying(book: Book, { options, worlds, unit }: Piece & { readonly of: 'verification' }): DoneApart {
  verified ??= withWorlds(book, read(worlds))
  return doApart(workOn(verified, { ...options, runExamples: examplesOf(verified) }), unit, () => undefined)
}

/** A thread hunts once: it is ready for all errands of that hunt when it has done the first. */
let errands: Errands | undefined

function hunting(book: Book, { hunt, errand, followed }: Piece & { readonly of: 'hunt' }): Came {
  errands ??= readyFor(book, read(hunt))
  return errands.run(errand, followed && read(followed))
}

const readyFor = (book: Book, { suite, options }: PlainHunt): Errands =>
  errandsOf(book, suiteOf(suite), { ...options, knocks: knocksOf(book) })

const read = <Data>(shared: Shared<Data>): Data => deserialize(new Uint8Array(shared)) as Data
