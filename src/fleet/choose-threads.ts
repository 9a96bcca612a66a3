/** Hands: who does the jobs of a work. @module */
import { availableParallelism } from 'node:os'
import type { Origin } from '#core'
import type { OverQueue } from './queue/run-over-queue.js'
import { doingHere } from './run-in-process.js'
import { hasThreads, inThreads, type Threads } from './threads.js'
import type { Use, WorkRequest } from './work-kind.js'

/** The workers for a job: threads, or listeners at a queue; undefined means this process. */
export type Workers = Threads | OverQueue | undefined

/** Threads, one for each processor where nobody says how many; nobody where one is enough, or none can be begun. */
export function threadsFor(
  from: Origin | undefined,
  jobs: number = availableParallelism(),
  told?: Threads['told'],
): Threads | undefined {
  return from !== undefined && jobs > 1 && hasThreads() ? { jobs, from, ...(told && { told }) } : undefined
}

/** Has a work done by somebody. */
export async function by<Common, Part, Came, Result>(
  hands: Workers,
  work: WorkRequest<Common, Part, Came>,
  use: Use<Part, Came, Result>,
): Promise<Result> {
  if (hands === undefined) return use(doingHere(work))
  if ('jobs' in hands) return inThreads(work, hands, use)
  const { overQueue } = await import('./queue/run-over-queue.js')
  return overQueue(work, hands, use)
}

/** Runs all jobs of a work and returns their results in order. */
export const allBy = <Common, Part, Came>(
  hands: Workers,
  work: WorkRequest<Common, Part, Came>,
  parts: Iterable<Part>,
  done?: (came: Came, part: Part) => void,
): Promise<readonly Came[]> =>
  by(hands, work, async (doing) => {
    const all: Came[] = []
    await doing(parts, { take: (came) => void all.push(came), ...(done && { done }) })
    return all
  })

/** The processor time in microseconds that threads are worth: a book with less work than that is done before they have begun. */
const WORTH_THREADS = 800_000

/** All results of a work, in the order of its jobs. The last ones are done here, and threads begin only where this takes long. */
export async function allBySoon<Common, Part, Came>(
  hands: Workers,
  work: WorkRequest<Common, Part, Came>,
  parts: readonly Part[],
  done: (came: Came, part: Part) => void = () => undefined,
): Promise<readonly Came[]> {
  if (hands === undefined || !('jobs' in hands)) return allBy(hands, work, parts, done)
  const here = doingHere(work)
  const begun = process.cpuUsage()
  const isSoon = () => {
    const { user, system } = process.cpuUsage(begun)
    return user + system < WORTH_THREADS
  }
  const last: Came[] = []
  while (last.length < parts.length && isSoon()) {
    const at = parts.length - last.length - 1
    await here(parts.slice(at, at + 1), { take: (came) => void last.unshift(came), done })
  }
  const others = parts.slice(0, parts.length - last.length)
  return others.length === 0 ? last : [...(await allBy(hands, work, others, done)), ...last]
}
