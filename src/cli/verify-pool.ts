/** A book verified in several threads. @module */
import type { Book } from '../kernel/book.js'
import type { Report } from '../verify/report.js'
import { type DoneApart, type Progress, sizesOf, type Unit } from '../verify/units.js'
import { unitsOf, type VerifyOptions, verifyFrom, workOn } from '../verify/verify.js'
import { plainWorlds } from './plain-worlds.js'
import { inThreads, type Spread, shared } from './threads.js'
import type { PlainOptions } from './worker.js'

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

/** Verifies a book of a module in several threads. */
export async function verifyInThreads(
  book: Book,
  options: VerifyOptions & PlainOptions,
  spread: Spread,
): Promise<Report> {
  const work = workOn(book, options)
  const units = unitsOf(work, PARTS)
  const done = toldBy(options.progress, { ...sizesOf(work), examples: PARTS })
  const { plays, seated, seed, bound } = options
  const plain = {
    ...(plays !== undefined && { plays }),
    ...(seated !== undefined && { seated }),
    ...(seed !== undefined && { seed }),
    ...(bound !== undefined && { bound }),
  }
  const worlds = shared(plainWorlds(book))
  const apart = new Map<Unit, DoneApart>()
  const began = units.toSorted((a, b) => LARGEST_FIRST.indexOf(a.gate) - LARGEST_FIRST.indexOf(b.gate))
  await inThreads(book, spread, (run) =>
    Promise.all(
      began.map(async (unit) => {
        apart.set(unit, (await run({ of: 'verification', options: plain, worlds, unit })) as DoneApart)
        done(unit)
      }),
    ),
  )
  return verifyFrom(
    book,
    options,
    units,
    units.flatMap((unit) => apart.get(unit) ?? []),
  )
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
