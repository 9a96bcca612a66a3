/** A fleet as it is reckoned: jobs of known length, a queue that takes its time for each, and any number of workers. @module */

/** The work of a fleet, in seconds. */
export interface Fleet {
  readonly workers: number
  /** The time each job keeps a worker, in the order in which they are requested. */
  readonly jobs: readonly number[]
  /** The queue's processor time for each job: of the server, of the requester, and of a worker. */
  readonly cost: Cost
  /** The maximum number of unread jobs in the queue. */
  readonly ahead: number
}

/** The cost of a queue for each job, in seconds of a processor. */
export interface Cost {
  readonly server: number
  readonly asker: number
  readonly worker: number
}

/** The computed result. */
export interface Reckoned {
  readonly workers: number
  /** Seconds by the clock until all is done. */
  readonly seconds: number
  /** The speed factor compared with one worker without a queue. */
  readonly times: number
  /** The share of the workers' time that goes into jobs. */
  readonly share: number
}

/**
 * Reckons how long a fleet takes. Who asks puts jobs into the queue one after the other, never more than so many ahead of
 * the first that nobody heard of; the server hands them out one after the other; each worker takes the next as it is free.
 */
export function reckoned({ workers, jobs, cost, ahead }: Fleet): Reckoned {
  const free = new Soonest(Array.from({ length: workers }, () => 0))
  const heard: number[] = []
  let [put, served, last] = [0, 0, 0]
  for (const [number, length] of jobs.entries()) {
    put = Math.max(put, heard[number - ahead] ?? 0) + cost.asker
    served = Math.max(served, put, free.first) + cost.server
    const done = served + cost.worker + length
    free.replaceFirst(done)
    last = Math.max(last, done)
    heard.push(last)
  }
  const alone = jobs.reduce((sum, length) => sum + length, 0)
  return { workers, seconds: last, times: alone / last, share: alone / last / workers }
}

/** Times, the soonest first at hand: a heap. */
class Soonest {
  readonly #times: number[]

  constructor(times: readonly number[]) {
    this.#times = times.toSorted((a, b) => a - b)
  }

  get first(): number {
    return this.#times[0] ?? 0
  }

  replaceFirst(time: number): void {
    const times = this.#times
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const sooner = (times[left + 1] ?? Number.POSITIVE_INFINITY) < (times[left] ?? 0) ? left + 1 : left
      const child = times[sooner]
      if (child === undefined || child >= time) break
      times[at] = child
      at = sooner
    }
    times[at] = time
  }
}
