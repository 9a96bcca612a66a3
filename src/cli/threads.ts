/**
 * Threads: the work on a book, done in several of them.
 *
 * A thread has to import the books, so there are few threads and they take one piece after the
 * other. The pieces are the same however many threads there are, and so is what comes of them.
 *
 * @module
 */
import { setMaxListeners } from 'node:events'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { Tinypool } from 'tinypool'
import { packageRoot } from '../home/package-root.js'
import type { Book } from '../kernel/book.js'
import { Defect } from '../kernel/defect.js'
import type { Origin } from '../kernel/listed-book.js'
import { messageOf } from '../verify/explorable.js'
import { Interrupted, interruptible } from './interruptible.js'
import { wholeNumber } from './numbers.js'
import type { Answer, Done, Job, Piece, Shared } from './worker.js'

/** How many megabytes of what is new a thread holds before it looks what of it is still needed: little is. */
const YOUNG = 192

/** Threads import the files of the command line, so that books and checks share one kernel. */
const WORKER = join(packageRoot, 'dist', 'cli', 'worker.js')

/** Whether threads can be begun from here: they need the program as it is built. */
export const hasThreads = (): boolean => existsSync(WORKER)

/** How work is spread: over how many threads, and where they find the books. */
export interface Spread {
  readonly jobs: number
  readonly from: Origin
  /** The file that threads run; where it is left out, that of this package. */
  readonly worker?: string
}

/** How work is spread where nothing speaks against threads; nothing where it is done here. */
export function spreadOver(from: Origin | undefined, jobs: string | undefined): Spread | undefined {
  const threads = jobs === undefined ? availableParallelism() : wholeNumber('--jobs', jobs, 1)
  return from !== undefined && threads > 1 && hasThreads() ? { jobs: threads, from } : undefined
}

/** Lets threads do pieces of the work on a book; they end with the work, or when somebody interrupts it. */
export const inThreads = <Result>(
  book: Pick<Book, 'name'>,
  spread: Spread,
  work: (run: (piece: Piece) => Promise<Done>) => Promise<Result>,
): Promise<Result> =>
  interruptible(async (signal) => {
    try {
      return await inPool(book, spread, signal, work)
    } catch (thrown) {
      throw signal.aborted ? new Interrupted() : thrown
    }
  })

async function inPool<Result>(
  book: Pick<Book, 'name'>,
  { jobs, from, worker = WORKER }: Spread,
  interrupted: AbortSignal,
  work: (run: (piece: Piece) => Promise<Done>) => Promise<Result>,
): Promise<Result> {
  const pool = new Tinypool({
    filename: pathToFileURL(worker).href,
    minThreads: jobs,
    maxThreads: jobs,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  })
  // What else ends while the first failure is told has nobody left to hear it.
  pool.on('error', () => undefined)
  const over = new AbortController()
  const signal = AbortSignal.any([interrupted, over.signal])
  // Every piece listens.
  setMaxListeners(0, signal)
  const run = async (piece: Piece): Promise<Done> => {
    const job: Job = { from, book: book.name, piece }
    return doneIn((await pool.run(job, { signal }).catch(endedIn(piece))) as Answer)
  }
  try {
    return await work(run)
  } finally {
    // A pool that is destroyed cannot hear its threads fail, so those at work end before.
    over.abort()
    await pool.destroy()
  }
}

const endedIn = (piece: Piece) => (thrown: unknown) => {
  throw new Error(`a thread ended in the middle of the ${piece.of}: ${messageOf(thrown)}`)
}

function doneIn(answer: Answer): Done {
  if (!('failed' in answer)) return answer
  throw answer.defect ? new Defect(answer.failed) : new Error(answer.failed)
}

/** Writes plain data where all threads can read it. */
export function shared<Data>(data: Data): Shared<Data> {
  const bytes = serialize(data)
  const memory = new SharedArrayBuffer(bytes.length)
  new Uint8Array(memory).set(bytes)
  return memory
}
