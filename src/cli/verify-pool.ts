/**
 * A book verified in several threads.
 *
 * A thread has to import the books, so there are few threads and they take one unit after the
 * other. The units are the same however many threads there are, and so is the report.
 *
 * @module
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import { packageRoot } from '../home/package-root.js'
import type { Book } from '../kernel/book.js'
import { Defect } from '../kernel/defect.js'
import type { Report } from '../verify/report.js'
import { type DoneApart, type Progress, sizesOf, type Unit } from '../verify/units.js'
import { unitsOf, type VerifyOptions, verifyFrom, workOn } from '../verify/verify.js'
import type { Answer, Job, PlainOptions } from './verify-worker.js'

/** Into how many parts the work on each gate falls: enough for the threads to come to their end together. */
const PARTS = 8

/** The gates in the order in which their units are begun: those with the largest units first. */
const LARGEST_FIRST: readonly Unit['gate'][] = [
  'completions',
  'plays',
  'readings',
  'charts',
  'worlds',
  'examples',
  'tables',
]

/** How many megabytes of what is new a thread holds before it looks what of it is still needed: little is. */
const YOUNG = 192

/** Threads import the files of the command line, so that books and checks share one kernel. */
const WORKER = join(packageRoot, 'dist', 'cli', 'verify-worker.js')

/** Whether threads can be begun from here: they need the program as it is built. */
export const hasThreads = (): boolean => existsSync(WORKER)

/** How a verification is spread: over how many threads, and where they find the books. */
export interface Spread {
  readonly jobs: number
  /** The address of a module that exports `books`. */
  readonly books: string
}

/** Verifies a book of a module in several threads. */
export async function verifyInThreads(
  book: Book,
  options: VerifyOptions & PlainOptions,
  { jobs, books }: Spread,
): Promise<Report> {
  const work = workOn(book, options)
  const units = unitsOf(work, PARTS)
  const done = toldBy(options.progress, { ...sizesOf(work), examples: PARTS })
  const pool = new Tinypool({
    filename: pathToFileURL(WORKER).href,
    minThreads: jobs,
    maxThreads: jobs,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  })
  const { plays, seated, seed, bound } = options
  const plain = {
    ...(plays !== undefined && { plays }),
    ...(seated !== undefined && { seated }),
    ...(seed !== undefined && { seed }),
    ...(bound !== undefined && { bound }),
  }
  try {
    const apart = new Map<Unit, DoneApart>()
    const began = units.toSorted((a, b) => LARGEST_FIRST.indexOf(a.gate) - LARGEST_FIRST.indexOf(b.gate))
    await Promise.all(
      began.map(async (unit) => {
        const job: Job = { books, book: book.name, options: plain, unit }
        apart.set(unit, doneIn((await pool.run(job)) as Answer))
        done(unit)
      }),
    )
    return verifyFrom(
      book,
      options,
      units,
      units.flatMap((unit) => apart.get(unit) ?? []),
    )
  } finally {
    await pool.destroy()
  }
}

function doneIn(answer: Answer): DoneApart {
  if (!('failed' in answer)) return answer
  throw answer.defect ? new Defect(answer.failed) : new Error(answer.failed)
}

/** Tells how much of each gate is done, unit by unit. */
function toldBy(progress: VerifyOptions['progress'], totals: Readonly<Record<Unit['gate'], number>>) {
  const done = new Map<Progress['gate'], number>()
  return (unit: Unit): void => {
    const sofar = (done.get(unit.gate) ?? 0) + ('from' in unit ? unit.to - unit.from : 1)
    done.set(unit.gate, sofar)
    progress?.({ gate: unit.gate, done: sofar, total: totals[unit.gate] })
  }
}
