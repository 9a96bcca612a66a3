/**
 * Conformance of implementations as work: some cases put to one of them are a job, and what fails is made small in another.
 *
 * A job names an implementation. How that is started is known to who does the job, and comes with none.
 *
 * @module
 */

import type { Book } from '#core'
import {
  claimsAmong,
  type Observation,
  type Outcome,
  type PlainSuite,
  plainSuite,
  type Reduced,
  type Run,
  reducedFrom,
  runOf,
  runSuite,
  type Started,
  type Suite,
  type SuiteRun,
  suiteOf,
  type TalkOptions,
} from '#lab'
import { allBy, type Workers } from './choose-threads.js'
import type { Own, WorkKind } from './work-kind.js'

/** Into how many jobs the cases of an implementation fall, and how many a job has at least: each starts it anew. */
const [PARTS, LEAST] = [8, 50]

/** The common data of all jobs about the cases of a book. */
interface Common {
  readonly suite: PlainSuite
  /** The time limit for an answer, in milliseconds. */
  readonly timeout: number
}

/** Some cases, counted from 0, of one implementation. */
interface SomeCases {
  readonly implementation: string
  readonly from: number
  /** Up to this one, which is not among them. */
  readonly to: number
}

/** The requests to implementations, as plain data. */
interface PlainRan {
  readonly who: readonly Started[]
  readonly outcomes: readonly Outcome[]
  readonly stopped?: string
}

/** Cases that are put to an implementation. */
export const conformance: WorkKind<Common, SomeCases, PlainRan> = {
  name: 'conformance',
  ready: (_, common, own) => {
    const suite = suiteOf(common.suite)
    return async ({ implementation, from, to }) => {
      const sides = [sideOf(common, implementation, own)]
      const cases = suite.cases.slice(from, to)
      return plainRan(await runSuite(suite, cases, { sides, jobs: 1, settled: () => undefined }))
    }
  },
}

/** The results of all cases of one implementation, with failures to make smaller. */
interface ToReduce extends PlainRan {
  readonly implementation: string
}

/** Failures in their smallest form, as plain data. */
interface Small {
  readonly reduced: readonly Reduced[]
  readonly observations: readonly Observation[]
}

/** Failures that are made small by asking an implementation about ever smaller situations. */
export const reducing: WorkKind<Common & { readonly limit: number }, ToReduce, Small> = {
  name: 'reducing',
  ready: (book, common, own) => {
    const suite = suiteOf(common.suite)
    return ({ implementation, ...plain }) => {
      const { limit } = common
      const sides = [sideOf(common, implementation, own)]
      const done = ranIn(plain)
      const claims = claimsAmong(book, suite, done.outcomes)
      const run = runOf(suite, suite.cases, done, { claims })
      return reducedFrom(run, { book, suite, cases: suite.cases, sides, limit, claims })
    }
  },
}

function sideOf({ suite, timeout }: Common, name: string, { implementations = {} }: Own): TalkOptions {
  const { book, edition } = suite.manifest
  const command = Object.hasOwn(implementations, name) ? implementations[name] : undefined
  if (command) return { command, timeout, book, edition }
  throw new Error(`no implementation is called "${name}" here`)
}

const plainRan = ({ who, outcomes, stopped }: SuiteRun): PlainRan => ({
  who,
  outcomes: [...outcomes.values()],
  ...(stopped !== undefined && { stopped }),
})

const ranIn = ({ who, outcomes, stopped }: PlainRan): SuiteRun => ({
  who,
  outcomes: new Map(outcomes.map((one) => [one.id, one])),
  stopped,
})

/** Options for judging implementations. */
export interface JudgingOptions extends Required<Pick<Own, 'implementations'>> {
  readonly timeout: number
  /** The maximum number of failures of each clause to make smaller. */
  readonly limit: number
  /** Hears how far it is. */
  readonly told?: (gate: string, done: number, total: number) => void
}

/** Judges implementations of a book side by side; their runs, in the order of the implementations. */
export async function judgedBy(
  book: Book,
  suite: Suite,
  { implementations, timeout, limit, told = () => undefined }: JudgingOptions,
  hands: Workers,
): Promise<readonly Run[]> {
  const names = Object.keys(implementations)
  const own = { implementations }
  const common = { suite: plainSuite(suite), timeout }
  const total = suite.cases.length * names.length
  let done = 0
  const parts = names.flatMap((name) => partsOf(name, suite.cases.length))
  const asked = await allBy(hands, { book, kind: conformance, common, own }, parts, (_, { from, to }) => {
    done += to - from
    told('cases', done, total)
  })
  const all = names.map((implementation): ToReduce => {
    const own = asked.filter((_, at) => parts[at]?.implementation === implementation)
    const stopped = own.find((one) => one.stopped !== undefined)?.stopped
    return {
      implementation,
      who: own[0]?.who ?? [],
      outcomes: own.flatMap(({ outcomes }) => outcomes),
      ...(stopped !== undefined && { stopped }),
    }
  })
  const failing = all.filter((one) => limit > 0 && one.stopped === undefined && one.outcomes.some(isFailed))
  let smaller = 0
  const small = await allBy(hands, { book, kind: reducing, common: { ...common, limit }, own }, failing, () => {
    smaller += 1
    told('making small', smaller, failing.length)
  })
  return all.map((one) => {
    const ranAll = ranIn(one)
    const claims = claimsAmong(book, suite, ranAll.outcomes)
    return runOf(suite, suite.cases, ranAll, { ...small[failing.indexOf(one)], claims })
  })
}

const isFailed = ({ status }: Outcome): boolean => status === 'failed'

function partsOf(implementation: string, cases: number): readonly SomeCases[] {
  const size = Math.max(LEAST, Math.ceil(cases / PARTS))
  return Array.from({ length: Math.ceil(cases / size) }, (_, at) => ({
    implementation,
    from: at * size,
    to: Math.min(cases, (at + 1) * size),
  }))
}
