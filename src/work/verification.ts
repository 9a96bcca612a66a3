/** The verification of a book as work: its units are the jobs. @module */
import { seenIn } from '../explore/evidence.js'
import { hashOfContent } from '../hash.js'
import { examplesOf } from '../home/examples-of.js'
import type { Book } from '../kernel/book.js'
import type { Report } from '../verify/report.js'
import { type DoneApart, doApart, isProof, type Progress, sizesOf, type Unit } from '../verify/units.js'
import { unitsOf, type VerifyOptions, verifyFrom, workOn } from '../verify/verify.js'
import { by, type Hands } from './hands.js'
import { type KeptCount, type KeptWork, keptBy } from './kept.js'
import type { Kind } from './kind.js'
import { type PlainWorlds, plainWorlds, withWorlds } from './plain-worlds.js'
import { namedUnits } from './verification-units.js'

/** Into how many parts the work on each gate falls: enough for all hands to come to their end together. */
const PARTS = 8

/** The gates in the order in which their units are begun: those with the largest units first. */
const LARGEST_FIRST: readonly Unit['gate'][] = [
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
export const verification: Kind<Common, Unit, DoneApart> = {
  name: 'verification',
  ready: (book, { options, worlds }) => {
    const read = withWorlds(book, worlds)
    const work = workOn(read, { ...options, runExamples: examplesOf(read) })
    return (unit) => {
      const done = doApart(work, unit, () => undefined)
      return { ...done, evidence: seenIn(done.evidence) }
    }
  },
}

const plainOptions = ({ plays, seated, seed, bound }: PlainOptions): PlainOptions => ({
  ...(plays !== undefined && { plays }),
  ...(seated !== undefined && { seated }),
  ...(seed !== undefined && { seed }),
  ...(bound !== undefined && { bound }),
})

/** Verifies a book by many hands. */
export async function verifyBy(book: Book, options: VerifyOptions & PlainOptions, hands: Hands): Promise<Report> {
  const work = workOn(book, options)
  const units = unitsOf(work, PARTS)
  const done = toldBy(options.progress, { ...sizesOf(work), examples: PARTS })
  const apart = new Map<Unit, DoneApart>()
  await by(hands, verificationOf(book, options), (doing) =>
    doing(largestFirst(units), { take: (came, unit) => void apart.set(unit, came), done: (_, unit) => done(unit) }),
  )
  return reportFrom(book, options, units, apart)
}

/** Verifies a book by many hands, but for what is proved already. */
export async function verifyKept(
  book: Book,
  options: VerifyOptions & PlainOptions,
  hands: Hands,
  kept: KeptWork,
): Promise<{ readonly report: Report; readonly count: KeptCount }> {
  const work = workOn(book, options)
  const files = options.runExamples?.files ?? []
  const units = namedUnits(work, files, PARTS)
  const begun = units.toSorted((a, b) => LARGEST_FIRST.indexOf(a.unit.gate) - LARGEST_FIRST.indexOf(b.unit.gate))
  const done = toldBy(options.progress, { ...sizesOf(work), examples: files.length })
  const names = new Map(begun.map(({ unit, ...name }) => [unit, name]))
  const { all, count } = await keptBy(
    hands,
    verificationOf(book, options),
    begun.map(({ unit }) => unit),
    {
      copy: kept.copy,
      units: kept.open('verification', hashOfContent(JSON.stringify(plainOptions(options)))),
      unitOf: (unit) => names.get(unit) ?? { name: '', scope: 'book' },
      isProof,
      isChecked: kept.isChecked,
    },
    done,
  )
  const apart = new Map(begun.map(({ unit }, at) => [unit, all[at] as DoneApart]))
  const ordered = units.map(({ unit }) => unit)
  return { report: reportFrom(book, options, ordered, apart), count }
}

const verificationOf = (book: Book, options: PlainOptions) => ({
  book,
  kind: verification,
  common: { options: plainOptions(options), worlds: plainWorlds(book) },
})

const largestFirst = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((a, b) => LARGEST_FIRST.indexOf(a.gate) - LARGEST_FIRST.indexOf(b.gate))

const reportFrom = (
  book: Book,
  options: VerifyOptions,
  units: readonly Unit[],
  apart: ReadonlyMap<Unit, DoneApart>,
): Report =>
  verifyFrom(
    book,
    options,
    units,
    units.flatMap((unit) => apart.get(unit) ?? []),
  )

/** Tells how much of each gate is done, unit by unit. */
function toldBy(progress: VerifyOptions['progress'], totals: Readonly<Record<Unit['gate'], number>>) {
  const done = new Map<Progress['gate'], number>()
  return (unit: Unit): void => {
    const sofar = (done.get(unit.gate) ?? 0) + ('from' in unit ? unit.to - unit.from : 1)
    done.set(unit.gate, sofar)
    progress?.({ gate: unit.gate, done: sofar, total: totals[unit.gate] })
  }
}
