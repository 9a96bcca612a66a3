/** A hunt for mutants as work: its errands are the jobs. @module */
import type { ErrandOptions } from '../conformance/mutants/by-lock.js'
import { type Came, type Doing as DoingErrands, type Errand, errandsOf } from '../conformance/mutants/errands.js'
import { type Hunt, type Hunted, huntMutants, reported } from '../conformance/mutants/hunt.js'
import type { Followed } from '../conformance/mutants/trails.js'
import { type PlainSuite, plainSuite, type Suite, suiteOf } from '../conformance/runner/suite.js'
import { holdingIn, knocksOf } from '../home/kept-cases.js'
import type { Book } from '../kernel/book.js'
import { by, type Hands } from './hands.js'
import type { Doing, Kind } from './kind.js'

/** What all errands of a hunt have in common, as plain data. */
interface Common {
  readonly suite: PlainSuite
  readonly options: Omit<ErrandOptions, 'knocks' | 'examples'>
}

/** A hunt for the mutants of a book. */
export const hunt: Kind<Common, Errand, Came> = {
  name: 'hunt',
  ready: (book, { suite, options }) => {
    const { run } = errandsOf(book, suiteOf(suite), {
      ...options,
      knocks: knocksOf(book),
      examples: holdingIn(book, options.kinds),
    })
    return (errand, followed) => run(errand, followed as readonly Followed[] | undefined)
  },
}

/** Hunts the mutants of a book by many hands. */
export async function huntedBy(book: Book, suite: Suite, how: Hunt, hands: Hands): Promise<Hunted> {
  if (hands === undefined) return reported(book, suite, how, await huntMutants(book, suite, how))
  const { kinds, only, every, shard, by: known } = how
  const options = {
    ...(kinds && { kinds }),
    ...(only !== undefined && { only }),
    ...(every !== undefined && { every }),
    ...(shard && { shard }),
    ...(known && { by: known }),
  }
  const looked = await by(hands, { book, kind: hunt, common: { suite: plainSuite(suite), options } }, (doing) =>
    huntMutants(book, suite, how, errandsBy(doing)),
  )
  return reported(book, suite, how, looked)
}

const errandsBy =
  (doing: Doing<Errand, Came>): DoingErrands =>
  async (errands, done, followed) => {
    const all: Came[] = []
    await doing(errands, { take: (came) => void all.push(came), done }, followed)
    return all
  }
