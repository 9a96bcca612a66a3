/** Comparing: what differs between two states of a book in one position. @module */

import {
  alike,
  canonical,
  changes,
  type Json,
  type Option,
  type Position,
  pathText,
  type ValueDifference,
  words,
} from '#core'
import type { Attempted, Behaviour, Both, OfferedOption, PendingLook } from './behaviour-types.js'
import { blameClauses } from './blame-clauses.js'
import type { FieldMapping } from './field-mapping.js'

/** The kinds of differences in behaviour. */
export const DIFFERENCES = ['offered', 'withdrawn', 'result', 'odds', 'due', 'accepted', 'fault'] as const
/** The kind of a difference in behaviour. */
export type DifferenceKind = (typeof DIFFERENCES)[number]

/** A difference in one position. */
export interface PositionDifference {
  readonly kind: DifferenceKind
  /** The type of the option, or what else it is about. */
  readonly about: string
  readonly option?: Option
  readonly before: string
  readonly now: string
  /** The differences between results, each with the old and the new value. */
  readonly changes: readonly ValueDifference[]
  readonly clauses: readonly string[]
  /** The key that separates it from differences of the same kind and subject; if left out, its clauses do. */
  readonly group?: string
}

/** Two states of a book, with how games go from one to the other. */
export interface Sides extends Both<Behaviour> {
  readonly fields: FieldMapping
}

/** A position as each of the two states has it. */
export type BothPositions = Both<Position>

/**
 * Finds the differences in the decision of a position and in its options. If an option is named, only that option is compared.
 */
export function* differencesAt(of: Sides, pair: BothPositions, named?: Option): Generator<PositionDifference> {
  const [base, now] = [of.base.decide(pair.base), of.now.decide(pair.now)]
  if (base === undefined || now === undefined) return
  if (!base.ok || !now.ok) {
    if (base.ok !== now.ok) yield faulty('what is due', base, now)
    return
  }
  yield* acceptance(of, pair)
  if (!isSameDue(base.value, now.value)) {
    yield dueDiffers(base.value, now.value)
    return
  }
  if (base.value.over || now.value.over) return
  const offers = offersIn(base.value, now.value)
  yield* offersDiffer(base.value, now.value, offers, named)
  for (const { option } of offers.shared) {
    if (named && !isSame(named, option)) continue
    const seen = resultsDiffer(of, pair, option)
    if (seen) yield seen
  }
}

/** Finds the differences in whether a game is accepted: its shape and its invariants. */
export function* acceptance(of: Sides, pair: Both<Pick<Position, 'game'>>): Generator<PositionDifference> {
  const [base, now] = [of.base.problems(pair.base.game), of.now.problems(pair.now.game)]
  if (base === undefined || now === undefined || (base.length === 0) === (now.length === 0)) return
  const [problem] = [...base, ...now]
  if (problem === undefined) return
  const { numbers } = of[base.length > 0 ? 'base' : 'now']
  const said = (problems: readonly unknown[]) => (problems.length > 0 ? `not accepted: ${problem.message}` : 'accepted')
  yield {
    kind: 'accepted',
    about: problem.field,
    before: said(base),
    now: said(now),
    changes: [],
    clauses: problem.message.split(/[\s(),]+/).filter((word) => Object.hasOwn(numbers, word)),
  }
}

/** Makes the difference that the rules of one state fail. */
export function faulty(about: string, base: Attempted<unknown>, now: Attempted<unknown>): PositionDifference {
  const said = (one: Attempted<unknown>) => (one.ok ? 'goes on' : `fails: ${one.fault}`)
  return { kind: 'fault', about, before: said(base), now: said(now), changes: [], clauses: [] }
}

const isSame = (one: Option, other: Option): boolean => one === other || alike(one, other)

type Due = Extract<PendingLook, { readonly over: false }>

/** True if the decisions are the same. A different name of the decision does not count while the options are the same. */
function isSameDue(one: PendingLook, other: PendingLook): boolean {
  if (one.over || other.over) return one.over && other.over && alike(one.outcome, other.outcome)
  if (one.seat !== other.seat) return false
  return one.asks === other.asks || offersIn(one, other).shared.length > 0
}

/** Describes the decision in a few words. */
const dueText = (look: PendingLook): string =>
  look.over ? `over: ${canonical(look.outcome)}` : `${look.seat} decides: ${look.asks}`

const citesOf = (look: PendingLook): readonly string[] => (look.over ? [] : look.cites)

const dueDiffers = (base: PendingLook, now: PendingLook): PositionDifference => ({
  kind: 'due',
  about: now.over ? 'the end' : now.asks,
  before: dueText(base),
  now: dueText(now),
  changes: [],
  clauses: union(citesOf(base), citesOf(now)),
})

/** The options offered on one side only, and on both. */
interface Offers {
  readonly withdrawn: readonly OfferedOption[]
  readonly offered: readonly OfferedOption[]
  readonly shared: readonly OfferedOption[]
}

function offersIn(base: Due, now: Due): Offers {
  const [before, after] = [base.offered(), now.offered()]
  const options = (all: typeof before) => all.map(({ option }) => option)
  if (alike(options(before), options(after))) return { withdrawn: [], offered: [], shared: before }
  const among = (all: typeof before) => {
    const known = new Set(options(all).map(canonical))
    return ({ option }: OfferedOption) => known.has(canonical(option))
  }
  const [wasOffered, isOffered] = [among(before), among(after)]
  return {
    withdrawn: before.filter((one) => !isOffered(one)),
    offered: after.filter((one) => !wasOffered(one)),
    shared: before.filter(isOffered),
  }
}

function* offersDiffer(
  base: Due,
  now: Due,
  { withdrawn, offered }: Offers,
  named?: Option,
): Generator<PositionDifference> {
  const wanted = ({ option }: OfferedOption) => named === undefined || isSame(named, option)
  for (const one of withdrawn.filter(wanted)) yield legality('withdrawn', one.option, reasons(now, one))
  for (const one of offered.filter(wanted)) yield legality('offered', one.option, reasons(base, one))
  if (withdrawn.length === 0 && offered.length === 0 && named === undefined) yield* oddsDiffer(base, now)
}

const legality = (kind: 'offered' | 'withdrawn', option: Option, { refuses, clauses }: Reasons): PositionDifference => {
  const not = refuses ? 'refused' : 'not offered'
  const [before, now] = kind === 'offered' ? [not, 'offered'] : ['offered', not]
  return { kind, about: option.type, option, before, now, changes: [], clauses }
}

interface Reasons {
  readonly refuses: boolean
  readonly clauses: readonly string[]
}

/** Why an option is not offered on one side: what refuses it there, else what narrows, else what offers it on the other side. */
function reasons(lacking: Due, { option, cites }: OfferedOption): Reasons {
  const refused = lacking.refused().find((other) => isSame(other.option, option))
  if (refused) return { refuses: true, clauses: refused.clauses }
  return { refuses: false, clauses: lacking.narrowed.length > 0 ? lacking.narrowed : cites }
}

function* oddsDiffer(base: Due, now: Due): Generator<PositionDifference> {
  const [before, after] = [oddsIn(base), oddsIn(now)]
  if (alike(before.shares, after.shares)) return
  const clauses = union(base.cites, now.cites)
  yield { kind: 'odds', about: now.asks, before: before.text, now: after.text, changes: [], clauses }
}

function oddsIn({ offered }: Due) {
  const drawn = offered()
    .flatMap(({ option, weight }) => (weight === undefined ? [] : [{ option, weight }]))
    .toSorted((a, b) => (canonical(a.option) < canonical(b.option) ? -1 : 1))
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0)
  return {
    shares: drawn.map(({ weight }) => weight / total),
    text: drawn.map(({ option, weight }) => `${words(option)} ${weight} in ${total}`).join(', ') || 'not drawn',
  }
}

function resultsDiffer(of: Sides, pair: BothPositions, option: Option): PositionDifference | undefined {
  const [base, now] = [of.base.choose(pair.base, option), of.now.choose(pair.now, option)]
  if (base === undefined || now === undefined) return undefined
  if (!base.ok || !now.ok) return base.ok === now.ok ? undefined : { ...faulty(option.type, base, now), option }
  const found = apart(of, { base: base.value, now: now.value })
  if (found.length === 0) return undefined
  const { clauses, sure } = blameClauses(of, {
    base: of.base.causes(pair.base, option),
    now: of.now.causes(pair.now, option),
  })
  const told = (side: 'from' | 'to') => found.map((one) => `${pathText(one.path)}: ${shownIn(one[side])}`).join('; ')
  return {
    kind: 'result',
    about: option.type,
    option,
    before: told('from'),
    now: told('to'),
    changes: found,
    clauses,
    ...(!sure && { group: [...new Set(found.map(({ path }) => pathText(path.slice(0, 2))))].sort().join() }),
  }
}

const shownIn = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : canonical(value)

/** Lists the visible differences between two positions. The data of a procedure counts only once it affects something visible. */
export function apart(of: Sides, { base, now }: BothPositions): readonly ValueDifference[] {
  const games = [of.fields.common(base.game), of.fields.common(now.game)]
  const game = alike(games[0], games[1]) ? [] : changes(games[0], games[1], ['game'])
  const [due, dueNow] = [of.base.decide(base), of.now.decide(now)]
  if (due === undefined || dueNow === undefined) {
    const [from, to] = [base.outcome, now.outcome] as readonly (Json | undefined)[]
    return alike(from, to) ? game : [...game, { path: ['outcome'], from, to }]
  }
  const same = due.ok && dueNow.ok ? isSameDue(due.value, dueNow.value) : due.ok === dueNow.ok
  const said = (one: Attempted<PendingLook>) => (one.ok ? dueText(one.value) : `fails: ${one.fault}`)
  return same ? game : [...game, { path: ['due'], from: said(due), to: said(dueNow) }]
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])]
