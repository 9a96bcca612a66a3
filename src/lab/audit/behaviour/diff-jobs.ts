/**
 * A comparison in errands that are done apart, here, in threads or elsewhere.
 *
 * Roads are walked, each by itself; tables are asked; and what was found is made small. An errand is plain data, and so is
 * what comes of it; the comparison comes to the same however its errands are spread.
 *
 * @module
 */

import type { Book, Option } from '#core'
import { type Road, SIDES, type Side } from './behaviour-types.js'
import { type TableDifference, tableApart } from './changed-tables.js'
import { type BothPositions, differencesAt, type PositionDifference, type Sides } from './compare-positions.js'
import { type DivergingPath, type Parted, walk } from './parallel-walk.js'
import { fingerprintOf, markOf } from './position-fingerprint.js'
import { type SmallWay, shrinkerFor } from './smallest-difference.js'

/** A piece of a comparison. */
export type DiffJob =
  | { readonly does: 'walk'; readonly lead: Side; readonly road: Road }
  | { readonly does: 'ask'; readonly table: string }
  | { readonly does: 'shrink'; readonly found: Parted }

/** A pair of positions that a walk came to. */
export interface VisitedPair {
  /** The key of this pair. */
  readonly mark: string
  /** The number of choices of the road that lead there, and the choices beyond the road. */
  readonly along: number
  readonly beyond: readonly Option[]
  readonly seen: readonly PositionDifference[]
}

/** The result of a walk. */
export interface WalkResult {
  /** True if the states diverge anywhere on it. */
  readonly parted: boolean
  /** The differences at the beginning. */
  readonly unlike: readonly PositionDifference[]
  /** The pairs of positions on it, each once. */
  readonly looked: readonly VisitedPair[]
}

/** The result of a job. */
export interface DiffJobResult {
  readonly walked?: WalkResult
  readonly apart?: TableDifference
  readonly small?: SmallWay
}

/** Does an errand. */
export type Does = (errand: DiffJob) => DiffJobResult

/** Gets ready for the errands of a comparison. */
export function diffJobsOf(of: Sides, book: Book): Does {
  const differences = remembering(of)
  const shrinker = shrinkerFor(of, book)
  return (errand) => {
    if (errand.does === 'walk') return { walked: walkedAlong(of, errand, differences) }
    if (errand.does === 'shrink') return { small: shrinker.shrunk(errand.found) }
    const apart = tableApart(of, errand.table)
    return apart ? { apart } : {}
  }
}

type Differences = (pair: BothPositions, mark: string) => readonly PositionDifference[]

/** Many roads come through the same positions. */
function remembering(of: Sides): Differences {
  const known = new Map<string, readonly PositionDifference[]>()
  return (pair, mark) => {
    const seen = known.get(mark) ?? [...differencesAt(of, pair)]
    known.set(mark, seen)
    return seen
  }
}

function walkedAlong(
  of: Sides,
  { lead, road }: Extract<DiffJob, { readonly does: 'walk' }>,
  differences: Differences,
): WalkResult {
  const looked = new Map<string, VisitedPair>()
  const unlike: PositionDifference[] = []
  const look = (pair: BothPositions, { choices }: DivergingPath): boolean => {
    const mark = fingerprintOf([SIDES.map((side) => markOf(pair[side]))])
    const there = looked.get(mark) ?? {
      mark,
      along: Math.min(choices.length, road.choices.length),
      beyond: choices.slice(road.choices.length),
      seen: differences(pair, mark),
    }
    looked.set(mark, there)
    return there.seen.length > 0
  }
  const parted = walk(of, lead, road, { found: ({ seen }) => void unlike.push(seen), look })
  return { parted, unlike, looked: [...looked.values()] }
}
