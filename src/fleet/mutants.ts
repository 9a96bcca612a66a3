/** A hunt for mutants as work: its errands are the jobs. @module */

import type { Book } from '#core'
import {
  type Doing as DoingErrands,
  type ErrandOptions,
  type Hunt,
  holdingIn,
  huntMutants,
  knocksOf,
  type MutantJob,
  type MutantJobResult,
  type MutantsResult,
  mutantJobsOf,
  type PlainSuite,
  plainSuite,
  reportMutants,
  type Suite,
  suiteOf,
  type TrailRecord,
} from '#lab'
import { by, type Workers } from './choose-threads.js'
import type { Doing, WorkKind } from './work-kind.js'

/** The common data of all jobs of a mutant run, as plain data. */
interface Common {
  readonly suite: PlainSuite
  readonly options: Omit<ErrandOptions, 'knocks' | 'examples'>
}

/** A hunt for the mutants of a book. */
export const hunt: WorkKind<Common, MutantJob, MutantJobResult> = {
  name: 'hunt',
  ready: (book, { suite, options }) => {
    const { run } = mutantJobsOf(book, suiteOf(suite), {
      ...options,
      knocks: knocksOf(book),
      examples: holdingIn(book, options.kinds),
    })
    return (errand, followed) => run(errand, followed as readonly TrailRecord[] | undefined)
  },
}

/** Hunts the mutants of a book by many hands. */
export async function huntedBy(book: Book, suite: Suite, how: Hunt, hands: Workers): Promise<MutantsResult> {
  if (hands === undefined) return reportMutants(book, suite, how, await huntMutants(book, suite, how))
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
  return reportMutants(book, suite, how, looked)
}

const errandsBy =
  (doing: Doing<MutantJob, MutantJobResult>): DoingErrands =>
  async (errands, done, followed) => {
    const all: MutantJobResult[] = []
    await doing(errands, { take: (came) => void all.push(came), done }, followed)
    return all
  }
