/**
 * Threads: work done in several of them.
 *
 * A thread has to import the books, so there are few threads and they take one job after the other.
 *
 * @module
 */
import { setMaxListeners } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Piscina } from 'piscina'
import { Defect, messageOf, type Origin, packageRoot } from '#core'
import { Interrupted, interruptible } from './interruptible.js'
import { inOrder } from './ordered-results.js'
import type { Job, JobResult, Shared } from './thread-job.js'
import type { Doing, Own, Use, WorkRequest } from './work-kind.js'

/** The megabytes of new objects in a thread before garbage collection. Few of them are still needed then. */
const YOUNG = 192
/** The maximum number of megabytes a thread may need. */
const MOST = 4096
/** The maximum number of unread jobs to begin for each thread, so that the longest job delays none. */
const AHEAD = 64
/** The number of times a job is repeated if its thread ends in the middle of it. */
const AGAIN = 2

/** Threads import the files of the command line, so that books and checks share one kernel. */
const WORKER = join(packageRoot, 'dist', 'cli', 'worker.js')

/** True if threads can be started here. They need the built program. */
export const hasThreads = (): boolean => existsSync(WORKER)

/** Over how many threads work is spread, and where they find the books. */
export interface Threads {
  readonly jobs: number
  readonly from: Origin
  /** The file that threads run; where it is left out, that of this package. */
  readonly worker?: string
  /** Hears a line where a thread ended in the middle of a job. */
  readonly told?: (line: string) => void
  /** Threads that are at work already, and end with whoever keeps them. */
  readonly kept?: { readonly pool: Pool; readonly signal: AbortSignal }
}

/** Threads that do jobs until they are ended. */
export interface Pool {
  readonly run: (job: Job) => Promise<unknown>
  readonly end: () => Promise<void>
}

/** Lets threads do the jobs of a work; they end with the work, or when somebody interrupts it, unless they are kept for others. */
export const inThreads = <Common, Part, Came, Result>(
  work: WorkRequest<Common, Part, Came>,
  threads: Threads,
  use: Use<Part, Came, Result>,
): Promise<Result> => {
  const { kept } = threads
  if (kept) return use(doingIn(kept.pool, work, threads), kept.signal)
  const { own } = work
  return whilePool({ ...threads, ...(own && { own }) }, (pool, signal) => use(doingIn(pool, work, threads), signal))
}

/** Keeps threads for one work after the other: what they have learnt for the first of them they need not learn for the next. */
export const keeping = <Result>(threads: Threads, use: (kept: Threads) => Promise<Result>): Promise<Result> =>
  whilePool(threads, (pool, signal) => use({ ...threads, kept: { pool, signal } }))

/** Begins threads for something, and ends them with it. */
const whilePool = <Result>(
  begun: ThreadsOptions,
  use: (pool: Pool, signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  interruptible(async (signal) => {
    const pool = begunLate(() => poolOf(begun, signal))
    try {
      return await use(pool, signal)
    } catch (thrown) {
      throw signal.aborted ? new Interrupted() : thrown
    } finally {
      await pool.end()
    }
  })

/** A pool whose threads begin with the first job. */
function begunLate(begin: () => Pool): Pool {
  let pool: Pool | undefined
  return {
    run: (job) => {
      pool ??= begin()
      return pool.run(job)
    },
    end: async () => pool?.end(),
  }
}

/** The number of works begun. It names each work, so that reused threads can distinguish it from the last. */
let works = 0

/** Runs the jobs of a work on the threads of a pool. */
function doingIn<Common, Part, Came>(
  pool: Pool,
  { book, kind, common }: WorkRequest<Common, Part, Came>,
  { from, jobs }: Threads,
): Doing<Part, Came> {
  works += 1
  const work = { from, book: book.name, kind: kind.name, work: `${kind.name} ${works}`, common: shareData(common) }
  let times = 0
  return (parts, hearer, more) => {
    times += 1
    const also = more === undefined ? {} : { also: { name: `${times}`, data: shareData(more) } }
    const begin = async (part: Part) => (await pool.run({ ...work, part, ...also })) as Came
    return inOrder(parts, () => jobs * AHEAD, begin, hearer)
  }
}

/** Options for starting threads, with their own data. */
export interface ThreadsOptions extends Omit<Threads, 'from'> {
  readonly own?: Own
}

/** Begins threads. */
export function poolOf({ jobs, worker = WORKER, told, own = {} }: ThreadsOptions, interrupted: AbortSignal): Pool {
  const pool = new Piscina({
    filename: pathToFileURL(worker).href,
    minThreads: jobs,
    maxThreads: jobs,
    workerData: own,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: MOST },
  })
  // What else ends while the first failure is told has nobody left to hear it.
  pool.on('error', () => undefined)
  const over = new AbortController()
  const signal = AbortSignal.any([interrupted, over.signal])
  // Every job listens.
  setMaxListeners(0, signal)
  const run = async (job: Job, left: number): Promise<JobResult> => {
    try {
      return (await pool.run(job, { signal })) as JobResult
    } catch (thrown) {
      const what = `a thread ended in the middle of a job of the ${job.kind}: ${messageOf(thrown)}`
      if (signal.aborted || left === 0) throw new Error(what)
      told?.(`${what}; the job is done again\n`)
      return run(job, left - 1)
    }
  }
  return {
    run: async (job) => cameOf(await run(job, AGAIN)),
    end: async () => {
      // A pool that is destroyed cannot hear its threads fail, so those at work end before.
      over.abort()
      await pool.destroy()
    },
  }
}

function cameOf(answer: JobResult): unknown {
  if (!('failed' in answer)) return answer.came
  throw answer.defect ? new Defect(answer.failed) : new Error(answer.failed)
}

/** Writes plain data where all threads can read it. */
export function shareData(data: unknown): Shared {
  const bytes = serialize(data)
  const memory = new SharedArrayBuffer(bytes.length)
  new Uint8Array(memory).set(bytes)
  return memory
}
