/**
 * Bases of verdicts on mutants: the declaration around the mistake, and the cases that were tried.
 *
 * The code of a book is no part of a basis. The results of code stand in the answers that cases expect, and these are.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import {
  type Automaton,
  type Chart,
  type Clause,
  canonical,
  domainOf,
  type Offer,
  offersOf,
  questionOf,
  type Row,
  type Table,
} from '#core'
import { sha256 } from '../format/digest.js'
import type { Suite } from '../runner/suite.js'
import type { Run } from './case-trails.js'
import type { Declaration, Mutant } from './mutant.js'
import type { ExtraDetector } from './precondition-cases.js'

/** Digests of what verdicts rest on. */
export interface Bases {
  /** A digest of what is declared around a mistake, and of the cases with these ids. */
  readonly ofVerdicts: (mutant: Pick<Mutant, 'declared'>, cases: readonly string[]) => string
  /** A digest of runs: their cases, with what these expect, and their readings. */
  readonly ofRuns: (runs: readonly Run[]) => string
}

const DIGITS = 12
const short = (value: unknown): string => sha256(canonical(value)).slice(0, DIGITS)

/** Digests what the verdicts on the mutants of a book rest on. */
export function basesOn({ cases }: Pick<Suite, 'cases'>, beside: readonly ExtraDetector[] = []): Bases {
  const contents = new Map<string, () => unknown>([
    ...cases.map((one) => [one.id, () => one] as const),
    ...beside.map(({ id, digest }) => [id, () => digest] as const),
  ])
  const digests = new Map<string, string>()
  const digestOfCase = (id: string): string => kept(digests, id, () => short(contents.get(id)?.() ?? 'gone'))
  const declarations = new Map<unknown, string>()
  return {
    ofVerdicts: ({ declared }, ids) => {
      const [thing] = Object.values(declared) as [unknown]
      const declaration = kept(declarations, thing, () => short(plain(declared)))
      return short([declaration, [...new Set(ids)].sort().map(digestOfCase)])
    },
    ofRuns: (runs) => short(runs.map(({ case: { id }, readings }) => [digestOfCase(id), readings])),
  }
}

function kept<Key>(known: Map<Key, string>, key: Key, find: () => string): string {
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}

function plain(declared: Declaration): unknown {
  if ('code' in declared) return declared.code
  if ('table' in declared) return plainTable(declared.table)
  if ('chart' in declared) return plainChart(declared.chart)
  return 'offer' in declared ? plainOffer(declared.offer) : plainAutomaton(declared.automaton)
}

const idsOf = (clauses: readonly Clause[]): readonly string[] => clauses.map(({ id }) => id)

const plainTable = ({ name, policy, view: { fields }, rows }: Table): unknown => {
  const values = Object.entries(fields).map(([field, domain]) => [field, domainOf(domain)] as const)
  const asked = Object.entries(fields).map(([field, domain]) => [field, questionOf(domain)?.name ?? null])
  return [name, policy, values, asked, (rows as readonly Row<never, unknown>[]).map((row) => plainRow(row, values))]
}

/** A row: for each field of its condition the values that it admits, and its answer where that is a plain value. */
function plainRow(
  { clauses, pattern, constant, lifts = [] }: Row<never, unknown>,
  fields: readonly (readonly [string, readonly unknown[]])[],
): unknown {
  const admits = fields.flatMap(([field, values]) =>
    field in pattern ? [[field, values.filter((value) => isMatching(pattern[field] as never, value))]] : [],
  )
  return [idsOf(clauses), admits, constant === undefined ? [] : [constant], idsOf(lifts)]
}

const plainChart = ({ name, states }: Chart): unknown => [
  name,
  Object.values(states).map((state) => [
    state.name,
    state.ways.map(({ requirements, ...way }) => ({ ...way, requirements: idsOf(requirements) })),
    offersOf(state).map((offer) => offer.name),
  ]),
]

const plainOffer = ({ kind, name, cites, declines, finds = [], forbid, forbidDecline }: Offer<never>): unknown => [
  [kind, name, declines ?? null, finds, idsOf(cites)],
  [forbid, forbidDecline].map((table) => (table ? plainTable(table) : null)),
]

const plainAutomaton = ({ all = [] }: Automaton<never>): unknown =>
  all.map(({ name, asks, clauses, within }) => [
    name,
    asks,
    idsOf(clauses),
    within.map((nested) => [nested.says, idsOf(nested.clauses)]),
  ])
