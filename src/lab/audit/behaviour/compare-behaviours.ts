/**
 * Differences in behaviour between two states of a book, compared along roads through both. Each kind of difference gets its
 * smallest case.
 *
 * @module
 */

import { type Book, bySize, canonical, leastOf } from '#core'
import type { Behaviour, Both, Cause, Road, Side } from './behaviour-types.js'
import { rowsBehind } from './blame-clauses.js'
import { type TableDifference, tablesRewritten } from './changed-tables.js'
import type { Sides } from './compare-positions.js'
import { type DiffJob, type DiffJobResult, diffJobsOf, type WalkResult } from './diff-jobs.js'
import { fieldsOf } from './field-mapping.js'
import { groupOf, openingFor, type Parted, pairAt } from './parallel-walk.js'
import { fingerprintOf } from './position-fingerprint.js'
import { caseSize, type SmallWay, shrinkerFor } from './smallest-difference.js'

/** The input of a comparison. */
export interface Question {
  readonly sides: Both<Behaviour>
  /** The book as it is now. */
  readonly book: Book
  readonly roads: Both<readonly Road[]>
  /** The maximum number of groups to reduce. */
  readonly limit: number
}

/** Is told how far something is. */
export type DiffProgress = (gate: string, done: number, total: number) => void

/** One way in which two states differ. */
export interface DifferenceGroup {
  /** In how many positions that were looked at. */
  readonly positions: number
  readonly small: SmallWay
  /** The rows at work there, and on the way, that only one state has. */
  readonly rows: readonly Cause[]
}

/** The result of a comparison. */
export interface BehaviourComparison {
  readonly of: Sides
  /** The tables that answer otherwise. */
  readonly tables: readonly TableDifference[]
  /** The number of positions examined. */
  readonly positions: number
  /** The ways in which they differ, the smallest first. */
  readonly groups: readonly DifferenceGroup[]
  /** The number of groups that were not reduced. */
  readonly more: number
}

/** The number of cases to keep in a group, and the number of them to reduce. */
const KEPT = 12
const SHRUNK = 3

/** Errands that can be done in any order, before it is known what else there is to do. */
export interface Stage {
  readonly gate: string
  readonly errands: readonly DiffJob[]
}

/** A comparison that waits for what comes of errands, in their order. */
export type Comparing = Generator<Stage, BehaviourComparison, readonly DiffJobResult[]>

/** Compares two states of a book, here. */
export function compareBehaviours({
  told,
  ...question
}: Question & { readonly told?: DiffProgress | undefined }): BehaviourComparison {
  const comparing = comparison(question)
  const does = diffJobsOf(sidesOf(question), question.book)
  for (let next = comparing.next(); ; ) {
    if (next.done) return next.value
    const { gate, errands } = next.value
    const came = errands.map((errand, at) => {
      told?.(gate, at, errands.length)
      return does(errand)
    })
    next = comparing.next(came)
  }
}

/** Two states of a book, with how games go from one to the other. */
export const sidesOf = ({ sides }: Pick<Question, 'sides'>): Sides => ({ ...sides, fields: fieldsOf(sides) })

/** Compares two states of a book by errands that somebody does. */
export function* comparison(question: Question): Comparing {
  const { book, roads, limit } = question
  const of = sidesOf(question)
  const { gathered, positions } = gatheredFrom(yield* walkedAll(of, roads))
  const tables = tablesRewritten(of)
  const asked = yield { gate: 'tables', errands: tables.map((table) => ({ does: 'ask', table })) }
  const shrinker = shrinkerFor(of, book)
  const measured = gathered
    .map(({ kept: cases, positions: found }) => ({
      found,
      cases: cases.map(shrinker.measured).toSorted(smallerFirst),
    }))
    .toSorted((a, b) => (a.cases[0] && b.cases[0] ? smallerFirst(a.cases[0], b.cases[0]) : 0))
  const told = measured.slice(0, limit).map((one) => ({ ...one, cases: one.cases.slice(0, SHRUNK) }))
  const errands = told.flatMap(({ cases }) => cases.map((found): DiffJob => ({ does: 'shrink', found })))
  const smalls = (yield { gate: 'smallest', errands }).flatMap(({ small }) => small ?? [])
  const groups = told.flatMap(({ found, cases }, at): readonly DifferenceGroup[] => {
    const from = told.slice(0, at).reduce((sum, before) => sum + before.cases.length, 0)
    const small = leastOf(smalls.slice(from, from + cases.length), caseSize)
    return small ? [{ positions: found, small, rows: rowsOn(of, small) }] : []
  })
  return {
    of,
    tables: asked.flatMap(({ apart }) => apart ?? []),
    positions,
    groups: groups.toSorted((a, b) => smallerFirst(a.small, b.small)),
    more: Math.max(0, measured.length - limit),
  }
}

/** A road as one of the states goes it, with what came of that. */
interface Went {
  readonly lead: Side
  readonly road: Road
  readonly walked: WalkResult
}

/** Every road as the state goes that it is of; a road of both as the older goes, too, where they part on it. */
function* walkedAll(
  of: Sides,
  roads: Both<readonly Road[]>,
): Generator<Stage, readonly Went[], readonly DiffJobResult[]> {
  const nameOf = (lead: Side, { opening, choices, around }: Road) =>
    fingerprintOf([openingFor(of, { lead, opening }).now, choices, around])
  const all = (['now', 'base'] as const).flatMap((lead) =>
    roads[lead].map((road) => ({ lead, road, name: nameOf(lead, road) })),
  )
  const walks = new Map<(typeof all)[number], WalkResult>()
  for (let open = all; open.length > 0; ) {
    const firsts = [...new Map(open.toReversed().map((way) => [way.name, way])).values()].toSorted(longestFirst)
    const came = yield {
      gate: 'roads',
      errands: firsts.map(({ lead, road }): DiffJob => ({ does: 'walk', lead, road })),
    }
    for (const [at, way] of firsts.entries()) {
      const walked = came[at]?.walked
      if (walked) walks.set(way, walked)
    }
    const parted = new Set(firsts.filter((way) => walks.get(way)?.parted).map(({ name }) => name))
    open = open.filter((way) => !walks.has(way) && parted.has(way.name))
  }
  return all.flatMap((way) => {
    const walked = walks.get(way)
    return walked ? [{ ...way, walked }] : []
  })
}

/** The length of a road: its choices, and the positions to examine around its end. */
const lengthOf = ({ choices, around }: Road): number => choices.length + around

/** Long roads are begun first, so that all hands come to their end together. */
const longestFirst = (one: { readonly road: Road }, other: { readonly road: Road }): number =>
  lengthOf(other.road) - lengthOf(one.road)

/** Gathers the differences by group and counts their positions. A pair of positions counts once, where it is reached first. */
function gatheredFrom(went: readonly Went[]) {
  const gathered = new Map<string, Gathered>()
  const found = (one: Parted) => {
    const name = groupOf(one.seen)
    const group = gathered.get(name) ?? { kept: [], positions: 0 }
    gathered.set(name, { kept: kept(group.kept, one), positions: group.positions + 1 })
  }
  const marks = new Set<string>()
  for (const { lead, road, walked } of went) {
    const { opening, choices } = road
    for (const seen of walked.unlike) found({ lead, opening, choices: [], seen })
    for (const { mark, along, beyond, seen: all } of walked.looked) {
      if (marks.has(mark)) continue
      marks.add(mark)
      for (const seen of all) found({ lead, opening, choices: [...choices.slice(0, along), ...beyond], seen })
    }
  }
  return { gathered: [...gathered.values()], positions: marks.size }
}

interface Gathered {
  readonly kept: readonly Parted[]
  readonly positions: number
}

/** The rows at work on the way to a difference and in it that only one state has: what is seen late may begin early. */
function rowsOn(of: Sides, { lead, opening, choices, seen }: SmallWay): readonly Cause[] {
  const all = [...choices, seen.option].flatMap((option, at) => {
    const pair = pairAt(of, { lead, opening, choices: choices.slice(0, at) })
    return pair ? rowsBehind(of, pair, option) : []
  })
  return [...new Map(all.map((row) => [canonical([row.at, row.clauses]), row])).values()]
}

/** The cases that are kept of a group: those with the fewest choices. */
const kept = (before: readonly Parted[], one: Parted): readonly Parted[] =>
  [...before, one].toSorted((a, b) => a.choices.length - b.choices.length).slice(0, KEPT)

const smallerFirst = (one: SmallWay, other: SmallWay): number => bySize(caseSize(one), caseSize(other))
