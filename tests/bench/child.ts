/**
 * A process that does one thing with one build: it makes ready, warms up, waits for "go", and answers what it did.
 *
 * @module
 */
import { jobFor } from './figures/all.js'
import { opened } from './opened.js'
import type { Answer, Order, Work } from './task.js'

const [folder = ''] = process.argv.slice(2)

const answer = (what: Answer) => process.send?.(what)

/** Does something and tells what it took: the user's and the system's time of this process. */
function measured(job: () => Work): { readonly work: Work; readonly microseconds: number } {
  const began = process.cpuUsage()
  const work = job()
  const { user, system } = process.cpuUsage(began)
  return { work, microseconds: user + system }
}

async function ready({ task, warming }: Order): Promise<() => Work> {
  const job = await jobFor(opened(folder), task)
  for (let spent = 0; spent < warming * 1e6; ) spent += measured(job).microseconds
  return job
}

let waiting: (() => Work) | undefined

/** The first message is the order; every other one is "go". */
async function heard(message: unknown): Promise<Answer> {
  if (waiting) return { is: 'done', ...measured(waiting) }
  waiting = await ready(message as Order)
  return { is: 'ready' }
}

process.on('message', (message) => {
  heard(message)
    .catch((error: unknown): Answer => ({ is: 'unable', why: error instanceof Error ? error.message : String(error) }))
    .then(answer)
})
