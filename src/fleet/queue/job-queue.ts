/** The line of jobs that wait in a queue, as who asks for them sees it: BullMQ, and no more of it than is needed. @module */
import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Address } from './address.js'
import { type Message, QUEUE } from './job-message.js'
import { connectRedis, queuePackages } from './optional-packages.js'
import { KEPT } from './payload-store.js'

/** The number of attempts for a failing job, and the first delay between them in milliseconds. */
const [ATTEMPTS, BACK_OFF] = [4, 500]

/** The treatment of a job until its work is complete. */
const OPTIONS = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: BACK_OFF },
  removeOnComplete: { age: KEPT },
  removeOnFail: { age: KEPT },
}

/** A job that failed as often as it may. */
export interface Failed {
  readonly reason: string
  readonly attempts: number
  /** The time, in milliseconds. */
  readonly at: number
  /** Has it tried once more. */
  readonly again: () => Promise<void>
}

/** The status of a job: unknown to the queue, open, done, or failed. */
export type JobStatus =
  | { readonly is: 'lost' | 'open' }
  | { readonly is: 'done'; readonly answer: unknown }
  | { readonly is: 'failed'; readonly failed: Failed }

/** True if an operation failed because the connection broke in the middle of it. Pending jobs are then checked again soon. */
export const isCutOff = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  /\bconnection (?:is closed|close)\b|\bE(?:CONNRESET|CONNREFUSED|PIPE)\b/i.test(thrown.message)

/** A line of jobs. */
export interface Line {
  readonly shown: string
  readonly redis: Redis
  readonly put: (jobs: readonly { readonly name: string; readonly message: Message }[]) => Promise<void>
  readonly standing: (name: string) => Promise<JobStatus>
  readonly remove: (name: string) => Promise<void>
  /** Returns the number of listening workers. */
  readonly workers: () => Promise<number>
  readonly close: () => Promise<void>
}

/**
 * Goes to the queue at an address.
 *
 * @param ended - hears the name of each job that is done, or failed, or stands there already; some may not be heard of
 */
export async function lineAt(address: Address, ended: (name: string) => void): Promise<Line> {
  const packages = await queuePackages()
  const { shown, connection } = address
  const redis = await connectRedis(packages, address)
  const queue = new packages.Queue(QUEUE, { connection })
  const events = new packages.QueueEvents(QUEUE, { connection })
  // A connection that breaks is made anew.
  queue.on('error', () => undefined)
  events.on('error', () => undefined)
  events.on('completed', ({ jobId }) => ended(jobId))
  events.on('failed', ({ jobId }) => ended(jobId))
  // Who asks again what was done already would otherwise hear of it only when all jobs are looked at.
  events.on('duplicated', ({ jobId }) => ended(jobId))
  return {
    shown,
    redis,
    put: async (jobs) => {
      if (jobs.length === 0) return
      await queue.addBulk(
        jobs.map(({ name, message }) => ({ name: message.kind, data: message, opts: { ...OPTIONS, jobId: name } })),
      )
    },
    standing: async (name) => standingOf(await queue.getJob(name)),
    remove: async (name) => void (await queue.remove(name)),
    workers: () => queue.getWorkersCount(),
    close: async () => {
      await Promise.allSettled([events.close(), queue.close()])
      redis.disconnect()
    },
  }
}

function standingOf(job: Job | undefined): JobStatus {
  if (job === undefined) return { is: 'lost' }
  if (job.finishedOn === undefined) return { is: 'open' }
  if (!job.failedReason) return { is: 'done', answer: job.returnvalue }
  const { failedReason: reason, attemptsMade: attempts, finishedOn: at } = job
  return { is: 'failed', failed: { reason, attempts, at, again: () => job.retry('failed') } }
}
