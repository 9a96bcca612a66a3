/**
 * A worker of a fleet: takes jobs out of a queue, has them done in threads, and leaves what came of them.
 *
 * It does only what it knows: kinds of work of this program on books of its own list, and only where both are what the job
 * was made for. Threads do the jobs, so that this one is free to tell the queue that it lives.
 *
 * @module
 */
import type { Job } from 'bullmq'
import { type Book, Defect, type ListedBook, type Origin } from '#core'
import { fromWire, toWire } from '../serialization.js'
import type { Shared } from '../thread-job.js'
import { type Pool, poolOf, shareData } from '../threads.js'
import type { Own } from '../work-kind.js'
import { kindNamed } from '../work-kinds.js'
import { parseQueueAddress } from './address.js'
import { digestOfBook } from './book-digest.js'
import { answerText, cameName, DEFECT, type Message, messageSchema, QUEUE, type QueueAnswer } from './job-message.js'
import { connectRedis, queuePackages } from './optional-packages.js'
import { compressText, storeAt, textIn } from './payload-store.js'
import type { Store } from './store.js'

/** The length above which a result is stored outside the queue. */
const LONG = 16_384
/** The time a worker keeps a job without a sign of life, and the interval between checks for silent ones, in milliseconds. */
const [LOCK, STALLED] = [10_000, 5_000]
/** From how many workers a job may be taken back that fell silent: more than a fleet loses, and few for a job that kills. */
const SILENT = 8
/** Of how many works a worker keeps at hand what their jobs have in common. */
const KEPT = 4

/** A worker of a fleet. */
export interface Serving {
  readonly queue: string
  readonly results?: string
  readonly jobs: number
  readonly books: readonly ListedBook[]
  /** Returns the origin of a book. */
  readonly fromOf: (book: Pick<Book, 'name'>) => Origin | undefined
  readonly told: (line: string) => void
  /** The worker's own data, which no job can supply. */
  readonly own?: Own
  /** The file that threads run; where it is left out, that of this package. */
  readonly worker?: string
}

/** Does one job of a queue, as text says it, and tells what came of it. */
export type DoesMessage = (message: unknown) => Promise<QueueAnswer>

/** Works until it is told to stop; what is begun is done. */
export async function serveQueue(serving: Serving, signal: AbortSignal): Promise<number> {
  const address = parseQueueAddress(serving.queue)
  const packages = await queuePackages()
  const redis = await connectRedis(packages, address)
  const store = await storeAt(serving.results, () => redis)
  const over = new AbortController()
  const pool = poolOf(serving, over.signal)
  const does = doing(serving, store, pool)
  let done = 0
  const worker = new packages.Worker(
    QUEUE,
    async (job: Job) => {
      const answer = await does(job.data)
      done += 1
      return answer
    },
    {
      connection: address.connection,
      concurrency: serving.jobs + 1,
      lockDuration: LOCK,
      stalledInterval: STALLED,
      maxStalledCount: SILENT,
    },
  )
  worker.on('error', () => undefined)
  worker.on('failed', (job, { message }) => serving.told(`${job?.id ?? 'a job'}: ${message}\n`))
  serving.told(
    `${serving.jobs === 1 ? 'one thread works' : `${serving.jobs} threads work`} at ${address.shown}, until Ctrl-C\n`,
  )
  await new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())))
  await worker.close()
  over.abort()
  await pool.end()
  redis.disconnect()
  return done
}

/** Does one job of a queue that is named, here, and takes it out of there if it is done. */
export async function doneAgain(serving: Serving, name: string): Promise<string | undefined> {
  const address = parseQueueAddress(serving.queue)
  const packages = await queuePackages()
  const redis = await connectRedis(packages, address)
  const queue = new packages.Queue(QUEUE, { connection: address.connection })
  const over = new AbortController()
  const pool = poolOf(serving, over.signal)
  try {
    const job = await queue.getJob(name)
    if (job === undefined) return undefined
    const store = await storeAt(serving.results, () => redis)
    return await answerText(await doing(serving, store, pool)(job.data), store)
  } finally {
    over.abort()
    await pool.end()
    await queue.close()
    redis.disconnect()
  }
}

/** Does jobs that a queue holds. */
export function doing({ books, fromOf }: Serving, store: Store, pool: Pool): DoesMessage {
  const digests = new Map<string, Promise<string>>()
  const digestOf = (listed: ListedBook) => {
    const known = digests.get(listed.name) ?? listed.load().then(digestOfBook)
    digests.set(listed.name, known)
    return known
  }
  const read = rememberedFew(async (name) => shareData(fromWire(await textIn(store, name), name)))
  return async (data) => {
    const message = messageIn(data)
    const { book: name, digest, kind, work, common, also, part } = message
    const listed = books.find((book) => book.name === name)
    const from = listed && fromOf(listed)
    if (listed === undefined || from === undefined) throw new Error(`refused: this worker has no book "${name}"`)
    const own = await digestOf(listed)
    if (own !== digest) throw new Error(`refused: the job is of ${name} at ${digest}, this worker has it at ${own}`)
    if ((await kindNamed(kind)) === undefined)
      throw new Error(`refused: this worker knows no work of the kind "${kind}"`)
    const came = toWire(
      await pool
        .run({
          from,
          book: name,
          kind,
          work,
          common: await read(common),
          part: fromWire(part, 'refused: the part of a job'),
          ...(also !== undefined && { also: { name: also, data: await read(also) } }),
        })
        .catch((thrown) => {
          throw thrown instanceof Defect ? new Error(`${DEFECT}${thrown.message}`) : thrown
        }),
    )
    const bytes = compressText(came)
    if (bytes.length <= LONG) return { came: Buffer.from(bytes).toString('base64') }
    const at = cameName(message)
    await store.put(at, bytes)
    return { at }
  }
}

function messageIn(data: unknown): Message {
  const read = messageSchema.safeParse(data)
  if (read.success) return read.data
  throw new Error('refused: this is not a job of this program, or it has another format')
}

/** Remembers a few of many things. */
function rememberedFew(make: (name: string) => Promise<Shared>): (name: string) => Promise<Shared> {
  const known = new Map<string, Promise<Shared>>()
  return (name) => {
    const found = known.get(name) ?? make(name)
    known.delete(name)
    known.set(name, found)
    found.catch(() => known.delete(name))
    for (const oldest of [...known.keys()].slice(0, -KEPT)) known.delete(oldest)
    return found
  }
}
