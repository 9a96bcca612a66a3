/** Which clauses a change of the text touches: those that restate a passage that changed, and those beside it. @module */
import type { Copy } from '../editions/copy.js'
import type { Lock } from '../editions/lock.js'
import type { Stretch } from '../editions/passages.js'
import type { Matched } from '../editions/sought.js'
import { refsOf, type Ties } from './ties-lock.js'

/** Clauses by how near they are to a change. */
export interface Touching {
  /** Those whose passage is not there as it was, or changed places. */
  readonly at: ReadonlySet<string>
  /** Those whose passage stands right before or behind such a one, or beside new words. */
  readonly beside: ReadonlySet<string>
  /** Those of which it is known where they stand. */
  readonly tied: ReadonlySet<string>
}

/** What changed in a copy. */
export interface Changes {
  readonly passages: readonly Matched[]
  readonly swapped: readonly Matched[]
  readonly fresh: readonly Stretch[]
}

/** Finds the clauses that changes touch. */
export function touchingOf(ties: Ties, lock: Lock, copy: Copy, { passages, swapped, fresh }: Changes): Touching {
  const refs = refsOf(lock)
  const known = new Set(refs)
  const tied = Object.entries(ties.clauses).filter(([, all]) => all.every((ref) => known.has(ref)))
  const restating = (some: ReadonlySet<number>): ReadonlySet<string> => {
    const names = new Set([...some].flatMap((index) => refs[index] ?? []))
    return new Set(tied.filter(([, all]) => all.some((ref) => names.has(ref))).map(([id]) => id))
  }
  const changed = new Set(
    passages.flatMap((one, index) => (one.pieces.length === 0 || swapped.includes(one) ? [index] : [])),
  )
  const neighbours = new Set([...besideLost(passages, changed), ...besideFresh(passages, fresh, copy)])
  const at = restating(changed)
  const beside = [...restating(neighbours)].filter((id) => !at.has(id))
  return { at, beside: new Set(beside), tied: new Set(tied.map(([id]) => id)) }
}

/** The passages before and behind those that changed, in the same section of the edition. */
const besideLost = (passages: readonly Matched[], changed: ReadonlySet<number>): readonly number[] =>
  [...changed]
    .flatMap((index) => [index - 1, index + 1].filter((one) => passages[one]?.section === passages[index]?.section))
    .filter((index) => !changed.has(index))

/** The passages that stand in the copy right before and behind new words, under the same heading. */
function besideFresh(passages: readonly Matched[], fresh: readonly Stretch[], { parts }: Copy): readonly number[] {
  const placed = passages
    .flatMap(({ pieces }, index) => pieces.map((piece) => ({ ...piece, index })))
    .toSorted((one, other) => one.from - other.from)
  return fresh.flatMap(({ from, to }) => {
    const part = parts.find((one) => one.from <= from && from < one.to)
    const before = placed.findLast((one) => one.to <= from && one.from >= (part?.from ?? 0))
    const behind = placed.find((one) => one.from >= to && one.to <= (part?.to ?? to))
    return [before, behind].flatMap((one) => (one ? [one.index] : []))
  })
}
