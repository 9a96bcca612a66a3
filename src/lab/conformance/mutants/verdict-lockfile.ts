/**
 * Locks: what became of every mutant of a book when it was last hunted, and by which case it was noticed.
 *
 * A lock is kept with the book: the first line says of what code and of which cases it tells, each further line is about
 * one place where mistakes are made, with a digest of what its verdicts rest on. Where that changed, they are shown again.
 *
 * @module
 */
import { z } from 'zod'
import { canonical, parseJson, type Readings } from '#core'
import { sha256 } from '../format/digest.js'
import type { Fate, Judged } from './detect-mutants.js'
import { KINDS_OF_MUTANTS, type KindOfMutant } from './mutant.js'
import type { Bases } from './verdict-basis.js'

const headSchema = z.strictObject({
  book: z.string(),
  /** A digest of the modules of which the book, the rules and the hunt are made. */
  code: z.string(),
  /** A digest of the modules of the hunt; left out by older locks. */
  hunt: z.string().optional(),
  /** The name of the suite whose cases were tried. */
  cases: z.string(),
  /** The kinds of mutants tried; left out for the first kinds that existed. */
  kinds: z.array(z.enum(KINDS_OF_MUTANTS)).readonly().optional(),
  /** A digest of all further lines, so that a line which somebody changed is seen. */
  seal: z.string(),
})

/** The mistakes at a place that each run notices: the id of its case, and its readings where they are not the usual ones. */
const noticedSchema = z.record(z.string(), z.array(z.string()).readonly())

const placeSchema = z.strictObject({
  where: z.string(),
  killed: noticedSchema.optional(),
  mixed: noticedSchema.optional(),
  same: z.array(z.string()).readonly().optional(),
  /** The number of runs that reached those that no case detects. */
  unnoticed: z.record(z.string(), z.int()).optional(),
  unmet: z.array(z.string()).readonly().optional(),
  /** A digest of what the verdicts rest on; left out by older locks. */
  basis: z.string().optional(),
  /** For those that no case notices, digests of the runs that came past them. */
  past: z.record(z.string(), z.string()).optional(),
})
type LockedPlace = Readonly<z.infer<typeof placeSchema>>

/** The fate of a mutant. */
export type Verdict = Pick<Judged, 'fate' | 'by' | 'under' | 'runs' | 'past'>

/** The fates of a book's mutants. */
export interface Lock {
  readonly book: string
  readonly code: string
  readonly hunt?: string | undefined
  readonly cases: string
  /** The kinds of mutants that it covers; only these are tried by it. */
  readonly kinds: readonly KindOfMutant[]
  /** By where a mistake is made, and then by the mistake in words. */
  readonly verdicts: ReadonlyMap<string, ReadonlyMap<string, Verdict>>
  /** For each place, a digest of what its verdicts rest on. */
  readonly bases: ReadonlyMap<string, string>
}

/** The kinds that were tried before lock files listed them. */
const FIRST_KINDS: readonly KindOfMutant[] = ['row', 'transition', 'offer']

/** An error for an invalid lock file: the place, and what was expected there. */
export class BadLock extends Error {}

/** A lock as a file. */
export function printLock(
  { book, code, hunt, cases, kinds }: Omit<Lock, 'verdicts' | 'bases'>,
  judged: readonly Judged[],
  { ofVerdicts }: Pick<Bases, 'ofVerdicts'>,
): string {
  const basisOf = (there: readonly Judged[]) =>
    there.slice(0, 1).map(({ mutant }) => ofVerdicts(mutant, casesIn(there)))[0]
  const places = [...grouped(judged, ({ mutant }) => mutant.where)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([where, there]) => `${JSON.stringify({ ...placeOf(where, there), basis: basisOf(there) })}\n`)
  const head: z.infer<typeof headSchema> = {
    book,
    code,
    ...(hunt !== undefined && { hunt }),
    cases,
    kinds,
    seal: sealOf(places.join('')),
  }
  return `${JSON.stringify(head)}\n${places.join('')}`
}

function placeOf(where: string, judged: readonly Judged[]): LockedPlace {
  const are = (fate: Fate) => judged.filter((one) => one.fate === fate)
  const says = (fate: Fate) => are(fate).map(({ mutant }) => mutant.says)
  const noticed = (fate: Fate) =>
    Object.fromEntries([...grouped(are(fate), runOf)].map(([run, by]) => [run, by.map(({ mutant }) => mutant.says)]))
  const runs = Object.fromEntries(are('unnoticed').map((one) => [one.mutant.says, one.runs]))
  const all = {
    killed: noticed('killed'),
    mixed: noticed('mixed'),
    same: says('same'),
    unnoticed: runs,
    unmet: says('unmet'),
    past: Object.fromEntries(judged.flatMap(({ mutant, past }) => (past === undefined ? [] : [[mutant.says, past]]))),
  }
  return { where, ...Object.fromEntries(Object.entries(all).filter(([, told]) => Object.keys(told).length > 0)) }
}

/** Items by what they have in common, in their order. */
function grouped<Item>(items: readonly Item[], by: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = by(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const runOf = ({ by = '', under }: Judged): string => (under === undefined ? by : `${by} ${canonical(under)}`)

const sealOf = (text: string): string => sha256(text).slice(0, 16)

/** The ids of the cases that noticed mutants. */
export const casesIn = (verdicts: Iterable<Pick<Verdict, 'by'>>): readonly string[] =>
  [...verdicts].flatMap(({ by }) => by ?? [])

/** Reads a lock. */
export function parseLock(text: string): Lock {
  const [first = '', ...rest] = text.split('\n')
  const { seal, kinds = FIRST_KINDS, ...head } = lineOf(headSchema, first, 1)
  const found = sealOf(rest.join('\n'))
  if (seal !== found) throw new BadLock(`line 1, seal: got "${seal}", expected "${found}": lines were changed by hand`)
  const places = rest.filter((line) => line !== '').map((line, at) => lineOf(placeSchema, line, at + 2))
  return {
    ...head,
    kinds,
    verdicts: new Map(places.map((place) => [place.where, new Map(verdictsIn(place))])),
    bases: new Map(places.flatMap(({ where, basis }) => (basis === undefined ? [] : [[where, basis] as const]))),
  }
}

type Told = readonly [says: string, verdict: Verdict]

const verdictsIn = ({
  killed = {},
  mixed = {},
  same = [],
  unnoticed = {},
  unmet = [],
  past = {},
}: LockedPlace): readonly Told[] => [
  ...noticedIn('killed', killed),
  ...noticedIn('mixed', mixed),
  ...same.map((says): Told => [says, { fate: 'same', runs: 0 }]),
  ...Object.entries(unnoticed).map(([says, runs]): Told => [says, { fate: 'unnoticed', runs, ...pastIn(past, says) }]),
  ...unmet.map((says): Told => [says, { fate: 'unmet', runs: 0, ...pastIn(past, says) }]),
]

const pastIn = (past: Readonly<Record<string, string>>, says: string) =>
  past[says] === undefined ? {} : { past: past[says] }

const noticedIn = (fate: Fate, by: z.infer<typeof noticedSchema>): readonly Told[] =>
  Object.entries(by).flatMap(([run, all]) => {
    const [id = '', ...readings] = run.split(' ')
    const under = readings.length > 0 ? { under: readingsIn(readings.join(' ')) } : {}
    return all.map((says): Told => [says, { fate, by: id, ...under, runs: 1 }])
  })

function readingsIn(text: string): Readings {
  const read = z.record(z.string(), z.string()).safeParse(jsonIn(text))
  if (!read.success) throw new BadLock(`got the readings ${text}, expected a record of names`)
  return read.data
}

function lineOf<S extends z.ZodType>(schema: S, line: string, number: number): z.infer<S> {
  const read = schema.safeParse(jsonIn(line))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BadLock(`line ${number}, ${issue?.path.join('.')}: ${issue?.message}`)
}

function jsonIn(text: string): unknown {
  const read = parseJson(text)
  return read.ok ? read.value : undefined
}
