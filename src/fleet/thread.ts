/** The code of a worker thread: it runs jobs one after the other. @module */

import { deserialize } from 'node:v8'
import { workerData } from 'node:worker_threads'
import { booksFrom, Defect, messageOf } from '#core'
import type { Job, JobResult, Shared } from './thread-job.js'
import type { Own } from './work-kind.js'
import { kindNamed } from './work-kinds.js'

/** Does a job. */
export default async function work(job: Job): Promise<JobResult> {
  try {
    const does = await readyFor(job)
    return { came: await does(job.part, job.also && alsoOf(job.also)) }
  } catch (thrown) {
    return { failed: messageOf(thrown), defect: thrown instanceof Defect }
  }
}

type Does = (part: unknown, also?: unknown) => unknown

/** A thread is ready for one work at a time. */
let ready: { readonly work: string; readonly does: Does } | undefined

async function readyFor({ from, book: name, kind: of, work, common }: Job): Promise<Does> {
  if (ready?.work === work) return ready.does
  // The kind first: a book that is loaded with slips asks for them.
  const kind = await kindNamed(of)
  if (kind === undefined) throw new Error(`there is no kind of work "${of}"`)
  const book = await (await booksFrom(from)).find((known) => known.name === name)?.load()
  if (book === undefined) throw new Error(`${from.module} has no book "${name}"`)
  ready = { work, does: kind.ready(book, read(common), (workerData ?? {}) as Own) }
  return ready.does
}

let also: { readonly name: string; readonly data: unknown } | undefined

function alsoOf({ name, data }: { readonly name: string; readonly data: Shared }): unknown {
  if (also?.name !== name) also = { name, data: read(data) }
  return also.data
}

const read = (data: Shared): unknown => deserialize(new Uint8Array(data))
