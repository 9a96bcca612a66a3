/** The verification of a book as work: its units are the jobs. @module */

import { askedBySeat } from '#ask'
import {
  type Book,
  type DoneApart,
  doApart,
  examplesOf,
  type Progress,
  type Report,
  seenIn,
  sizesOf,
  type Unit,
  unitsOf,
  type VerifyOptions,
  verifyFrom,
  workOn,
} from '#core'
import { allBySoon, type Workers } from './choose-threads.js'
import type { WorkKind } from './work-kind.js'
import { type PlainWorlds, plainWorlds, withWorlds } from './world-messages.js'

/** Into how many parts the work on each gate falls: enough for all hands to come to their end together. */
export const PARTS = 8

/** The gates in the order in which their units are begun: those with the largest units first. */
const LARGEST_FIRST: readonly Unit['gate'][] = [
  'meetings',
  'completions',
  'plays',
  'secrets',
  'readings',
  'worlds',
  'charts',
  'examples',
  'tables',
]

/** The options of a verification that are plain data. */
export type PlainOptions = Pick<VerifyOptions, 'plays' | 'seated' | 'seed' | 'bound'>

interface Common {
  readonly options: PlainOptions
  readonly worlds: PlainWorlds
}

/** The verification of a book. */
export const verification: WorkKind<Common, Unit, DoneApart> = {
  name: 'verification',
  ready: (book, { options, worlds }) => {
    const read = withWorlds(book, worlds)
    const work = workOn(read, { ...options, runExamples: examplesOf(read), asked: askedBySeat })
    return (unit) => {
      const done = doApart(work, unit, () => undefined)
      return { ...done, evidence: seenIn(done.evidence) }
    }
  },
}

/** The options of a verification that are plain data, and no others. */
export const plainOptions = ({ plays, seated, seed, bound }: PlainOptions): PlainOptions => ({
  ...(plays !== undefined && { plays }),
  ...(seated !== undefined && { seated }),
  ...(seed !== undefined && { seed }),
  ...(bound !== undefined && { bound }),
})

/** Verifies a book by many hands. */
export async function verifyBy(book: Book, options: VerifyOptions & PlainOptions, hands: Workers): Promise<Report> {
  const work = workOn(book, options)
  const units = unitsOf(work, PARTS)
  const done = toldBy(options.progress, { ...sizesOf(work), examples: PARTS })
  const ordered = largestFirst(units)
  const all = await allBySoon(hands, verificationOf(book, options), ordered, (_, unit) => done(unit))
  const apart = new Map(ordered.map((unit, at) => [unit, all[at]]))
  return verifyFrom(
    book,
    options,
    units,
    units.flatMap((unit) => apart.get(unit) ?? []),
  )
}

/** The verification of a book as a work. */
export const verificationOf = (book: Book, options: PlainOptions) => ({
  book,
  kind: verification,
  common: { options: plainOptions(options), worlds: plainWorlds(book) },
})

/** Tells how much of each gate is done, unit by unit. */
export function toldBy(progress: VerifyOptions['progress'], totals: Readonly<Record<Unit['gate'], number>>) {
  const done = new Map<Progress['gate'], number>()
  return (unit: Unit): void => {
    const sofar = (done.get(unit.gate) ?? 0) + ('from' in unit ? unit.to - unit.from : 1)
    done.set(unit.gate, sofar)
    progress?.({ gate: unit.gate, done: sofar, total: totals[unit.gate] })
  }
}

/** Units in the order in which they are begun. */
export const largestFirst = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((a, b) => LARGEST_FIRST.indexOf(a.gate) - LARGEST_FIRST.indexOf(b.gate))
