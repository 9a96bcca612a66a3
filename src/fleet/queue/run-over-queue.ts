/**
 * Work over a queue: who asks for it puts its jobs there, and hears what comes of them, whoever does them.
 *
 * Jobs stay until the work is whole. So it goes on where it stood if who asked for it is gone and the same is asked for
 * again; and a job that the queue has lost is put there once more.
 *
 * @module
 */
import { setInterval } from 'node:timers/promises'
import type { Book } from '#core'
import { Interrupted, interruptible } from '../interruptible.js'
import { inOrder } from '../ordered-results.js'
import { toWire } from '../serialization.js'
import type { Doing, Use, WorkRequest } from '../work-kind.js'
import { parseQueueAddress } from './address.js'
import { digestOfBook } from './book-digest.js'
import { type Desk, deskAt } from './client.js'
import { jobName, type Message, storedName, workName } from './job-message.js'
import { type Line, lineAt } from './job-queue.js'
import { toldOfForgetting } from './optional-packages.js'
import { compressText, storeAt } from './payload-store.js'

/**
 * Returns the maximum number of unread jobs in the queue, which grows with the workers. No worker runs out of jobs while a long
 * one delays the reading of later ones.
 */
export const aheadFor = (workers: number): number => Math.max(1000, 16 * workers)

/** After how many milliseconds each job that is waited for is looked at. */
const LOOK = 3000

/** The queue over which work is done. */
export interface OverQueue {
  readonly queue: string
  /** The place for long results; if not given, the queue. */
  readonly results?: string
  /** Hears what becomes of the queue and its jobs, in lines. */
  readonly told?: (line: string) => void
}

/** Lets whoever listens at a queue do the jobs of a work. */
export const overQueue = <Common, Part, Came, Result>(
  { book, kind, common }: WorkRequest<Common, Part, Came>,
  over: OverQueue,
  use: Use<Part, Came, Result>,
): Promise<Result> =>
  atDesk(over, async (desk, signal) => {
    const head = await headOf(book, kind.name, toWire(common))
    await desk.keep(head.common, compressText(toWire(common)))
    const doing: Doing<Part, Came> = async (parts, hearer, more) => {
      const also = more === undefined ? {} : { also: storedName('also', toWire(more)) }
      if (also.also !== undefined) await desk.keep(also.also, compressText(toWire(more)))
      const begin = (part: Part) => {
        const message: Message = { ...head, ...also, part: toWire(part) }
        return desk.done(jobName(message), message) as Promise<Came>
      }
      await inOrder(parts, () => aheadFor(desk.workers()), begin, hearer)
    }
    const result = await use(doing, signal)
    await desk.clear()
    return result
  })

/** Opens a desk at a queue for as long as it is needed, or until somebody interrupts. */
const atDesk = <Result>(
  { queue, results, told = () => undefined }: OverQueue,
  use: (desk: Desk, signal: AbortSignal) => Promise<Result>,
) =>
  interruptible(async (signal) => {
    let desk: Desk | undefined
    const line = await lineAt(parseQueueAddress(queue), (name) => void desk?.look(name))
    const rounds = new AbortController()
    try {
      await toldOfForgetting(line.redis, told)
      const open = deskAt(line, await storeAt(results, () => line.redis), told)
      desk = open
      signal.addEventListener('abort', open.stop)
      lookingAround(open, line, rounds.signal).catch(() => undefined)
      return await use(open, signal)
    } catch (thrown) {
      if (!signal.aborted) throw thrown
      told('the jobs stay in the queue: the same command goes on with them\n')
      throw new Interrupted()
    } finally {
      rounds.abort()
      await line.close()
    }
  })

/** Looks at all jobs from time to time, whether the queue says anything or not. */
async function lookingAround(desk: Desk, { redis }: Line, signal: AbortSignal): Promise<void> {
  for await (const _ of setInterval(LOOK, undefined, { signal }))
    if (redis.status === 'ready') await desk.lookAtAll().catch(() => undefined)
}

async function headOf(book: Book, kind: string, common: string): Promise<Omit<Message, 'part' | 'also'>> {
  const digest = digestOfBook(book)
  const work = workName([book.name, digest, kind, common])
  return { format: 1, work, book: book.name, digest, kind, common: storedName('common', common) }
}
