/** Kept work: jobs whose results are known already are left out, and the results of the others are kept. @module */
import type { KeptUnits, MarkedCopy, UnitToKeep } from '#core'
import { allBy, allBySoon, type Workers } from './choose-threads.js'
import { originOfCopy, type RecordedResult, recordedWork } from './recorded-jobs.js'
import { fromWire, toWire } from './serialization.js'
import type { Threads } from './threads.js'
import type { WorkRequest } from './work-kind.js'

/** A book over which results are kept. */
export interface KeptWork {
  readonly copy: MarkedCopy
  /** Opens what is kept of a kind of work, by a digest of its options. */
  readonly open: (kind: string, options: string) => KeptUnits
  /** True if a stored unit must be proved again and compared. */
  readonly isChecked: (unit: UnitToKeep) => boolean
}

/** Settings for keeping the jobs of a work. */
export interface Keeping<Part, Came> {
  readonly copy: MarkedCopy
  readonly units: KeptUnits
  /** The name of a job, and what its result depends on. */
  readonly unitOf: (part: Part) => UnitToKeep
  /** Tells if a result proves something. Others are not kept. */
  readonly isProof: (came: Came) => boolean
  /** True if a stored unit must be proved again and compared. */
  readonly isChecked: (unit: UnitToKeep) => boolean
}

/** The numbers of kept and of new results, and the reason for the first new one. */
export interface KeptCount {
  readonly kept: number
  readonly fresh: number
  readonly because?: string
  /** The number of kept results that were compared with fresh ones, and the names of those that differed or used more. */
  readonly checked: number
  readonly differing: readonly string[]
}

/** Results of jobs, in the order of these. */
export interface KeptResults<Came> {
  readonly all: readonly Came[]
  readonly count: KeptCount
}

/** Does the jobs of a work of which no result is kept. */
export async function keptBy<Common, Part, Came>(
  hands: Workers,
  { book, kind, common }: WorkRequest<Common, Part, Came>,
  parts: readonly Part[],
  { copy, units, unitOf, isProof, isChecked }: Keeping<Part, Came>,
  done: (part: Part) => void = () => undefined,
): Promise<KeptResults<Came>> {
  const found = parts.map((part) => units.find(unitOf(part)))
  const resultOf = (at: number): string | undefined => {
    const one = found[at]
    return one && 'result' in one ? one.result : undefined
  }
  const checked = new Set(parts.filter((part, at) => resultOf(at) !== undefined && isChecked(unitOf(part))))
  const open = parts.filter((part, at) => resultOf(at) === undefined || checked.has(part))
  for (const [at, part] of parts.entries()) if (resultOf(at) !== undefined && !checked.has(part)) done(part)
  const recording = { book, kind: recordedWork(() => kind), common: { kind: kind.name, common, marks: copy.marks } }
  const over = hands && 'jobs' in hands ? { ...hands, from: originOfCopy(copy) } : hands
  const tell = (_: RecordedResult, part: unknown) => done(part as Part)
  const own = threadOfItsOwn(over)
  const alone = own ? open.filter((part) => checked.has(part) && unitOf(part).scope === 'pieces').slice(0, 1) : []
  const others = open.filter((part) => !alone.includes(part))
  const fresh = [
    ...(await allBy(own, recording, alone, tell)),
    ...(others.length === 0 ? [] : await allBySoon(over, recording, others, tell)),
  ]
  const results = new Map<Part, Came>()
  const differing: string[] = []
  for (const [at, { came, uses }] of fresh.entries()) {
    const part = [...alone, ...others][at] as Part
    results.set(part, came as Came)
    const before = checked.has(part) ? resultOf(parts.indexOf(part)) : undefined
    const isAsBefore = before === toWire(came) && units.usesNoMore(unitOf(part), uses)
    if (before !== undefined && !isAsBefore) differing.push(unitOf(part).name)
    if (isProof(came as Came)) units.keep(unitOf(part), toWire(came), uses)
  }
  const [first] = found.flatMap((one) => ('because' in one ? [one.because] : []))
  const all = parts.map((part, at) => {
    const kept = results.has(part) ? undefined : resultOf(at)
    return kept === undefined ? (results.get(part) as Came) : (fromWire(kept) as Came)
  })
  return {
    all,
    count: {
      kept: parts.length - open.length,
      fresh: open.length - checked.size,
      ...(first !== undefined && { because: first }),
      checked: checked.size,
      differing,
    },
  }
}

/** One new thread, where there are threads. Nothing ran in it before that could hide what a unit uses. */
function threadOfItsOwn(hands: Workers): Threads | undefined {
  if (hands === undefined || !('jobs' in hands)) return undefined
  const { kept: _, ...threads } = hands
  return { ...threads, jobs: 1 }
}
