/**
 * A process that does one thing with one build: it makes ready, warms up, waits for "go", and answers what it did.
 *
 * @module
 */
import { jobFor } from './figures/find-job.js'
import { opened } from './open-build.js'
import type { Answer, Job, Order } from './process-protocol.js'

const [folder = ''] = process.argv.slice(2)

type Done = Extract<Answer, { is: 'done' }>

const answer = (what: Answer) => process.send?.(what)

/** Does a task again and again, and tells how often and what that took: the user's and the system's time of this process. */
function measured(job: Job, seconds: number): Omit<Done, 'is'> {
  const began = process.cpuUsage()
  for (let often = 1; ; often += 1) {
    const work = job()
    const { user, system } = process.cpuUsage(began)
    if (user + system >= seconds * 1e6) return { work, often, microseconds: user + system }
  }
}

let waiting: (() => Omit<Done, 'is'>) | undefined

/** The first message is the order; every other one is "go". */
async function heard(message: unknown): Promise<Answer> {
  if (waiting) return { is: 'done', ...waiting() }
  const { task, warming, lasting } = message as Order
  const job = await jobFor(opened(folder), task)
  if (warming > 0) measured(job, warming)
  waiting = () => measured(job, lasting)
  return { is: 'ready' }
}

process.on('message', (message) => {
  heard(message)
    .catch((error: unknown): Answer => ({ is: 'unable', why: error instanceof Error ? error.message : String(error) }))
    .then(answer)
})
