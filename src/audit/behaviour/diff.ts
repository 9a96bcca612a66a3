/**
 * What changed in behaviour: two states of a book, compared along roads through both, with a smallest case for every way
 * in which they differ.
 *
 * @module
 */

import { bySize, leastOf } from '../../explore/smallest.js'
import type { Book } from '../../kernel/book.js'
import { canonical } from '../../kernel/json.js'
import { type Behaviour, type Both, type Cause, type Road, SIDES, type Side } from './behaviour.js'
import { rowsBehind } from './blame.js'
import { type BothPositions, differencesAt, type Sides } from './compare.js'
import { fieldsOf } from './fields.js'
import { fingerprintOf, markOf } from './fingerprint.js'
import { type SmallWay, shrinkerFor, sizeOf } from './smallest.js'
import { type TableDifference, tablesApart } from './tables.js'
import { groupOf, openingFor, type Parted, pairAt, type Watch, type Way, walk } from './walk.js'

/** What is compared. */
export interface Question {
  readonly sides: Both<Behaviour>
  /** The book as it is now. */
  readonly book: Book
  readonly roads: Both<readonly Road[]>
  /** How many groups are made small. */
  readonly limit: number
  /** Told how far it is. */
  readonly told?: ((gate: string, done: number, total: number) => void) | undefined
}

/** One way in which two states differ. */
export interface Group {
  /** In how many positions that were looked at. */
  readonly positions: number
  readonly small: SmallWay
  /** The rows at work there, and on the way, that only one state has. */
  readonly rows: readonly Cause[]
}

/** What a comparison came to. */
export interface Comparison {
  readonly of: Sides
  /** The tables that answer otherwise. */
  readonly tables: readonly TableDifference[]
  /** How many positions were looked at. */
  readonly positions: number
  /** The ways in which they differ, the smallest first. */
  readonly groups: readonly Group[]
  /** How many more there are that were not made small. */
  readonly more: number
}

/** How many cases of a group are kept, and how many of them are made small. */
const KEPT = 12
const SHRUNK = 3

interface Gathered {
  readonly kept: Parted[]
  positions: number
}

/** Compares two states of a book. */
export function compared({ sides, book, roads, limit, told }: Question): Comparison {
  const of: Sides = { ...sides, fields: fieldsOf(sides) }
  const gathered = new Map<string, Gathered>()
  const found = (one: Parted) => {
    const name = groupOf(one.seen)
    const group = gathered.get(name) ?? { kept: [], positions: 0 }
    gathered.set(name, { kept: kept(group.kept, one), positions: group.positions + 1 })
  }
  const looked = new Map<string, boolean>()
  const look = (pair: BothPositions, way: Way) => {
    const mark = SIDES.map((side) => markOf(pair[side])).join()
    const known = looked.get(mark)
    if (known !== undefined) return known
    const all = [...differencesAt(of, pair)]
    for (const seen of all) found({ ...way, seen })
    looked.set(mark, all.length > 0)
    return all.length > 0
  }
  walkAll(of, roads, { found, look }, told)
  const shrinker = shrinkerFor(of, book)
  const measured = [...gathered.values()]
    .map(({ kept: cases, positions }) => ({ positions, cases: cases.map(shrinker.measured).toSorted(smallerFirst) }))
    .toSorted((a, b) => (a.cases[0] && b.cases[0] ? smallerFirst(a.cases[0], b.cases[0]) : 0))
  const groups = measured.slice(0, limit).flatMap(({ positions, cases }, at) => {
    const small = leastOf(cases.slice(0, SHRUNK).map(shrinker.shrunk), sizeOf)
    told?.('smallest', at + 1, Math.min(limit, measured.length))
    return small ? [{ positions, small, rows: rowsOn(of, small) }] : []
  })
  return {
    of,
    tables: tablesApart(of),
    positions: looked.size,
    groups: groups.toSorted((a, b) => smallerFirst(a.small, b.small)),
    more: Math.max(0, measured.length - limit),
  }
}

/** Every road as the state goes that it is of; a road of both as the older goes, too, where they part on it. */
function walkAll(of: Sides, roads: Both<readonly Road[]>, watch: Watch, told: Question['told']): void {
  const nameOf = (lead: Side, { opening, choices, around }: Road) =>
    fingerprintOf([openingFor(of, { lead, opening }).now, choices, around])
  const ways = (lead: Side) => roads[lead].map((road) => ({ lead, road, name: nameOf(lead, road) }))
  const all = [...ways('now'), ...ways('base')]
  const parted = new Map<string, boolean>()
  for (const [at, { lead, road, name }] of all.entries()) {
    if (parted.get(name) !== false) parted.set(name, walk(of, lead, road, watch))
    told?.('positions', at + 1, all.length)
  }
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
const kept = (before: readonly Parted[], one: Parted): Parted[] =>
  [...before, one].toSorted((a, b) => a.choices.length - b.choices.length).slice(0, KEPT)

const smallerFirst = (one: SmallWay, other: SmallWay): number => bySize(sizeOf(one), sizeOf(other))
