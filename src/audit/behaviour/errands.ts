/**
 * A comparison in errands that are done apart, here, in threads or elsewhere.
 *
 * Roads are walked, each by itself; tables are asked; and what was found is made small. An errand is plain data, and so is
 * what comes of it; the comparison comes to the same however its errands are spread.
 *
 * @module
 */
import type { Option } from '#kernel'
import type { Book } from '../../kernel/book.js'
import { type Road, SIDES, type Side } from './behaviour.js'
import { type BothPositions, differencesAt, type PositionDifference, type Sides } from './compare.js'
import { fingerprintOf, markOf } from './fingerprint.js'
import { type SmallWay, shrinkerFor } from './smallest.js'
import { type TableDifference, tableApart } from './tables.js'
import { type Parted, type Way, walk } from './walk.js'

/** A piece of a comparison. */
export type Errand =
  | { readonly does: 'walk'; readonly lead: Side; readonly road: Road }
  | { readonly does: 'ask'; readonly table: string }
  | { readonly does: 'shrink'; readonly found: Parted }

/** A pair of positions that a walk came to. */
export interface Looked {
  /** What tells this pair from any other. */
  readonly mark: string
  /** How many choices of the road lead there, and those that do not stand in it. */
  readonly along: number
  readonly beyond: readonly Option[]
  readonly seen: readonly PositionDifference[]
}

/** What came of a walk. */
export interface Walked {
  /** Whether the states part anywhere on it. */
  readonly parted: boolean
  /** What differs of the beginning. */
  readonly unlike: readonly PositionDifference[]
  /** The pairs of positions on it, each once. */
  readonly looked: readonly Looked[]
}

/** What came of an errand. */
export interface Came {
  readonly walked?: Walked
  readonly apart?: TableDifference
  readonly small?: SmallWay
}

/** Does an errand. */
export type Does = (errand: Errand) => Came

/** Gets ready for the errands of a comparison. */
export function errandsOf(of: Sides, book: Book): Does {
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
  { lead, road }: Extract<Errand, { readonly does: 'walk' }>,
  differences: Differences,
): Walked {
  const looked = new Map<string, Looked>()
  const unlike: PositionDifference[] = []
  const look = (pair: BothPositions, { choices }: Way): boolean => {
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
