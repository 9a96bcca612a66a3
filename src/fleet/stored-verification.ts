/** The verification of a book, but for what is proved already; as a whole, or up to the first fault. @module */
import {
  type Book,
  type DoneApart,
  findingsIn,
  type Gate,
  gateOf,
  hashOfContent,
  isProof,
  type Report,
  registryGate,
  sizesOf,
  type Unit,
  type UnitGate,
  type VerifyOptions,
  verifyFrom,
  workOn,
} from '#core'
import { allBySoon, type Workers } from './choose-threads.js'
import { type Keeping, type KeptCount, type KeptWork, keptBy } from './reuse-results.js'
import { keeping } from './threads.js'
import { largestFirst, PARTS, type PlainOptions, plainOptions, toldBy, verificationOf } from './verification.js'
import { type NamedUnit, namedUnits } from './verification-units.js'

/** The gates whose work comes in units, from the cheapest on: an author waits for the first fault. */
const CHEAP_FIRST: readonly UnitGate[] = [
  'tables',
  'examples',
  'charts',
  'completions',
  'readings',
  'meetings',
  'plays',
  'worlds',
  'secrets',
]

/** The workers of a verification, and the results that are kept. */
export interface VerificationWorkers {
  readonly hands: Workers
  readonly kept: KeptWork | undefined
}

/** Verifies a book by many hands, but for what is proved already. */
export async function verifyKept(
  book: Book,
  options: VerifyOptions & PlainOptions,
  hands: Workers,
  kept: KeptWork,
): Promise<{ readonly report: Report; readonly count: KeptCount }> {
  const units = unitsByName(book, options)
  const { all, count } = await runnerOf(book, options, { hands, kept })(inOrder(units))
  return { report: reportFrom(book, options, units, all), count }
}

/** The result of verifying gate by gate: the gates up to the first that found something, or the whole report. */
export type Verified = { readonly gates: readonly Gate[] } | { readonly report: Report }

/** Verifies a book gate by gate, the cheap ones first, and stops at the first that finds something. */
export async function verifyToFirstFault(
  book: Book,
  options: VerifyOptions & PlainOptions,
  { hands, kept }: VerificationWorkers,
): Promise<Verified> {
  const registry = registryGate(book)
  if (!registry.passed) return { gates: [registry] }
  const units = unitsByName(book, options)
  const over = (running: Workers) =>
    throughGates(book, options, units, runnerOf(book, options, { hands: running, kept }))
  return hands && 'jobs' in hands ? keeping(hands, over) : over(hands)
}

async function throughGates(
  book: Book,
  options: VerifyOptions,
  units: readonly NamedUnit[],
  run: Runner,
): Promise<Verified> {
  const gates: Gate[] = [registryGate(book)]
  const done = new Map<Unit, DoneApart>()
  for (const gate of CHEAP_FIRST) {
    const own = units.filter(({ unit }) => unit.gate === gate)
    const { all } = await run(own)
    for (const [unit, apart] of all) done.set(unit, apart)
    const found = [...all.values()].flatMap(findingsIn)
    gates.push(gateOf(gate, own.length, found))
    if (found.length > 0) return { gates }
  }
  return { report: reportFrom(book, options, units, done) }
}

const unitsByName = (book: Book, options: VerifyOptions): readonly NamedUnit[] =>
  namedUnits(workOn(book, options), options.runExamples?.files ?? [], PARTS)

/** Does units, but for those whose results are kept. */
type Runner = (units: readonly NamedUnit[]) => Promise<{
  readonly all: ReadonlyMap<Unit, DoneApart>
  readonly count: KeptCount
}>

function runnerOf(book: Book, options: VerifyOptions & PlainOptions, { hands, kept }: VerificationWorkers): Runner {
  const work = verificationOf(book, options)
  const files = options.runExamples?.files ?? []
  const done = toldBy(options.progress, { ...sizesOf(workOn(book, options)), examples: files.length })
  const store = kept?.open('verification', hashOfContent(JSON.stringify(plainOptions(options))))
  return async (named) => {
    const units = named.map(({ unit }) => unit)
    if (kept === undefined || store === undefined) {
      const all = await allBySoon(hands, work, units, (_, unit) => done(unit))
      return { all: together(units, all), count: { kept: 0, fresh: units.length, checked: 0, differing: [] } }
    }
    const names = new Map(named.map(({ unit, ...name }) => [unit, name]))
    const how: Keeping<Unit, DoneApart> = {
      copy: kept.copy,
      units: store,
      unitOf: (unit) => names.get(unit) ?? { name: '', scope: 'book' },
      isProof,
      isChecked: kept.isChecked,
    }
    const { all, count } = await keptBy(hands, work, units, how, done)
    return { all: together(units, all), count }
  }
}

const together = (units: readonly Unit[], all: readonly DoneApart[]): ReadonlyMap<Unit, DoneApart> =>
  new Map(units.flatMap((unit, at) => all.slice(at, at + 1).map((apart) => [unit, apart] as const)))

function inOrder(named: readonly NamedUnit[]): readonly NamedUnit[] {
  const byUnit = new Map(named.map((one) => [one.unit, one]))
  return largestFirst(named.map(({ unit }) => unit)).flatMap((unit) => byUnit.get(unit) ?? [])
}

const reportFrom = (
  book: Book,
  options: VerifyOptions,
  named: readonly NamedUnit[],
  apart: ReadonlyMap<Unit, DoneApart>,
): Report => {
  const units = named.map(({ unit }) => unit)
  return verifyFrom(
    book,
    options,
    units,
    units.flatMap((unit) => apart.get(unit) ?? []),
  )
}
