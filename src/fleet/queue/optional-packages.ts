/** The packages that a queue needs besides this one; users of a queue install them. @module */
import { optionalPackage, Unreadable } from '#core'
import type { Address } from './address.js'

/** The packages of a queue. */
export async function queuePackages() {
  const load = () => Promise.all([import('bullmq'), import('ioredis')])
  const [bullmq, { Redis }] = await optionalPackage('--queue', ['bullmq', 'ioredis'], load)
  const { Job, Queue, QueueEvents, UnrecoverableError, Worker } = bullmq
  return { Job, Queue, QueueEvents, UnrecoverableError, Worker, Redis }
}

/** The packages of a queue. */
export type Packages = Awaited<ReturnType<typeof queuePackages>>

/** The time limits for a server's first answer, and for one that refuses while restarting, in milliseconds. */
const [FIRST, ANEW] = [10_000, 3_000]

/** A connection that is there; it is made anew whenever it breaks. */
export async function connectRedis({ Redis }: Packages, { shown, connection: { url, ...options } }: Address) {
  const redis = new Redis(url, options)
  const began = Date.now()
  let isThere = false
  let last = 'nobody answers'
  redis.on('error', (error: NodeJS.ErrnoException) => {
    last = error.message || last
    const isBegunAnew = error.code === 'ECONNREFUSED' && Date.now() - began < ANEW
    if (!isThere && !isBegunAnew) redis.disconnect()
  })
  const giveUp = setTimeout(() => redis.disconnect(), FIRST)
  try {
    await redis.ping()
    isThere = true
    return redis
  } catch {
    redis.disconnect()
    throw new Unreadable([`--queue: ${shown}: ${last}`])
  } finally {
    clearTimeout(giveUp)
  }
}

/** Tells where a server would forget all jobs when it is begun anew: then they are done again. */
export async function toldOfForgetting(
  redis: Awaited<ReturnType<typeof connectRedis>>,
  told: (line: string) => void,
): Promise<void> {
  // A server may forbid that question.
  const answer = await redis.config('GET', 'appendonly').catch(() => undefined)
  if (Array.isArray(answer) && answer[1] === 'no')
    told('the queue writes nothing to disk (appendonly no): jobs that it loses are done again\n')
}
