/** `rulewright worker`, carried out: jobs of a queue, done here. @module */
import { availableParallelism } from 'node:os'
import { type Book, rootOf, Unreadable } from '#core'
import { doneAgain, hasThreads, interruptible, type Serving, serveQueue } from '#fleet'
import { asUnreadable, withOlders } from '#lab'
import { bookMeant } from '../../books/library.js'
import { originOf } from '../../books/load-origin.js'
import type { HandFlags } from '../../options/choose-workers.js'
import { implementationsIn } from '../../options/implementations.js'
import { wholeNumber } from '../../options/numbers.js'
import type { Session } from '../../program/command-context.js'

/** Command-line options of `worker`. */
export interface WorkerFlags extends HandFlags {
  readonly job?: string
  readonly implementation: readonly string[]
  readonly base: readonly string[]
}

/** Works for whoever puts jobs into a queue. */
export async function workFor(books: readonly string[], flags: WorkerFlags, { io, library }: Session): Promise<void> {
  if (flags.queue === undefined)
    throw new Unreadable(['--queue: expected the address of a queue, such as redis://localhost:6379'])
  if (!hasThreads()) throw new Unreadable(['worker: expected the program as it is built: npm run build'])
  const named: Book[] = []
  for (const name of books) named.push(await bookMeant(library, name))
  const serving: Serving = {
    queue: flags.queue,
    ...(flags.results !== undefined && { results: flags.results }),
    jobs: flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1),
    books: library.books,
    fromOf: (book) => originOf({ library, io }, book),
    told: (line) => io.told?.(line),
    own: { implementations: implementationsIn(flags.implementation) },
  }
  const book = flags.base.length === 0 ? undefined : (named[0] ?? (await library.books[0]?.load()))
  if (book === undefined) return work(flags, serving, io)
  try {
    await withOlders(book, rootOf(book), flags.base, (olders) =>
      work(flags, { ...serving, own: { ...serving.own, olders } }, io),
    )
  } catch (error) {
    throw asUnreadable(error, '--base')
  }
}

async function work({ job }: WorkerFlags, serving: Serving, io: Session['io']): Promise<void> {
  if (job !== undefined) return one(job, serving, io)
  const done = await interruptible((signal) => serveQueue(serving, signal))
  io.told?.(`${done} jobs done\n`)
}

async function one(name: string, serving: Serving, io: Session['io']): Promise<void> {
  const came = await doneAgain(serving, name)
  if (came === undefined) throw new Unreadable([`--job: the queue holds no job "${name}"`])
  io.out(`${came}\n`)
}
