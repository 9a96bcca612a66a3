/**
 * What changed in behaviour: two states of a book, compared along roads through both, with a smallest case for every way
 * in which they differ.
 *
 * @module
 */
import type { Book } from '../../kernel/book.js'
import { hashOf } from '../../kernel/position.js'
import { type Behaviour, type Both, type Road, SIDES } from './behaviour.js'
import type { Compared, Pair } from './compare.js'
import { fieldsOf } from './fields.js'
import { isSmaller, type Small, shrinkerFor, smallestOf } from './smallest.js'
import { type Found, groupOf, walk } from './walk.js'

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
  readonly small: Small
}

/** What a comparison came to. */
export interface Comparison {
  readonly of: Compared
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
  readonly kept: Found[]
  positions: number
}

/** Compares two states of a book. */
export function compared({ sides, book, roads, limit, told }: Question): Comparison {
  const of: Compared = { ...sides, fields: fieldsOf(sides) }
  const gathered = new Map<string, Gathered>()
  const found = (one: Found) => {
    const name = groupOf(one.seen)
    const group = gathered.get(name) ?? { kept: [], positions: 0 }
    gathered.set(name, { kept: kept(group.kept, one), positions: group.positions + 1 })
  }
  const looked = new Set<string>()
  const isNew = (pair: Pair) => {
    const text = SIDES.map((side) => hashOf(pair[side])).join()
    const isFresh = !looked.has(text)
    looked.add(text)
    return isFresh
  }
  const all = SIDES.flatMap((lead) => roads[lead].map((road) => ({ lead, road })))
  for (const [at, { lead, road }] of all.entries()) {
    walk(of, lead, road, { found, isNew })
    told?.('positions', at + 1, all.length)
  }
  const shrinker = shrinkerFor(of, book)
  const measured = [...gathered.values()]
    .map(({ kept: cases, positions }) => ({ positions, cases: cases.map(shrinker.measured).toSorted(bySize) }))
    .toSorted((a, b) => (a.cases[0] && b.cases[0] ? bySize(a.cases[0], b.cases[0]) : 0))
  const groups = measured.slice(0, limit).flatMap(({ positions, cases }, at) => {
    const small = smallestOf(cases.slice(0, SHRUNK).map(shrinker.shrunk))
    told?.('smallest', at + 1, Math.min(limit, measured.length))
    return small ? [{ positions, small }] : []
  })
  return {
    of,
    positions: looked.size,
    groups: groups.toSorted((a, b) => bySize(a.small, b.small)),
    more: Math.max(0, measured.length - limit),
  }
}

/** The cases that are kept of a group: those with the fewest choices. */
const kept = (before: readonly Found[], one: Found): Found[] =>
  [...before, one].toSorted((a, b) => a.choices.length - b.choices.length).slice(0, KEPT)

const bySize = (one: Small, other: Small): number => (isSmaller(one, other) ? -1 : isSmaller(other, one) ? 1 : 0)
