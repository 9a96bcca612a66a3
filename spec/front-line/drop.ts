/** The squares one or two away from a drop, by every way of counting squares. @module */

import { WATERS, type Water } from './4.8-paratroop.js'
import { adjacentTo, besideOf, type Field } from './field.js'
import { rememberingEach } from './remembering.js'
import type { Square } from './vocabulary.js'

/** A square from which a drop is one or two squares away, and how that is counted. */
export interface Counted {
  readonly from: Square
  readonly diagonal: boolean
  readonly counting: Water
}

const LIMIT = 2

function adds(field: Field, square: Square, counting: Water): number {
  if (field.ground[square] !== 'Water' || counting === 'counted') return 1
  return counting === 'skipped' ? 0 : LIMIT + 1
}

/** The squares from which a drop is one or two away, if squares are counted in a certain way. */
function from(field: Field, drop: Square, diagonal: boolean, counting: Water): readonly Square[] {
  const neighbors = diagonal ? adjacentTo : besideOf
  const counts = new Map([[drop, adds(field, drop, counting)]])
  const open = [drop]
  const found = new Set<Square>()
  for (let square = open.shift(); square !== undefined; square = open.shift()) {
    const count = counts.get(square) ?? 0
    if (count > LIMIT) continue
    for (const next of neighbors(square)) {
      if (count > 0) found.add(next)
      const more = count + adds(field, next, counting)
      if (more >= (counts.get(next) ?? LIMIT + 1)) continue
      counts.set(next, more)
      open.push(next)
    }
  }
  found.delete(drop)
  return [...found]
}

/** Everything that is one or two squares from a square of a Battle Field, the counts that need least first. */
export const countedAround = rememberingEach((field: Field, drop: Square): readonly Counted[] => {
  const all = WATERS.flatMap((counting) =>
    [false, true].flatMap((diagonal) =>
      from(field, drop, diagonal, counting).map((square) => ({ from: square, diagonal, counting })),
    ),
  )
  const kept = new Map<Square, Counted[]>()
  return all.filter((one) => {
    const before = kept.get(one.from) ?? []
    if (before.some((other) => needsNoMore(other, one))) return false
    kept.set(one.from, [...before, one])
    return true
  })
})

/** True if one way to count from a square needs no more than another. */
const needsNoMore = (one: Counted, other: Counted): boolean =>
  (!one.diagonal || other.diagonal) && (one.counting === 'none' || one.counting === other.counting)
