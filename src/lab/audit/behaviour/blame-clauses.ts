/** Blame: which of all that is at work in a position makes two states differ there. @module */

import { canonical, type Option, type Position } from '#core'
import { type Behaviour, type Both, type Cause, otherThan, SIDES } from './behaviour-types.js'

/** The clauses that are blamed, and whether it is sure that it is they. */
export interface Blame {
  readonly clauses: readonly string[]
  readonly sure: boolean
}

/** The known written forms of a book's rows. */
export type RowsByState = Pick<Behaviour, 'written'>

/**
 * The clauses of the rows at work that only one state has; else those at work on one side only; else those of what is
 * at work on one side only, such as another row; else all of them, and then it is not sure which.
 */
export function blameClauses(of: Both<RowsByState>, causes: Both<readonly Cause[]>): Blame {
  const rows = clausesOf(rewritten(of, causes))
  if (rows.length > 0) return { clauses: rows, sure: true }
  const [before, after] = [clausesOf(causes.base), clausesOf(causes.now)]
  const apartOnly = lackingOf(before, after)
  if (apartOnly.length > 0) return { clauses: apartOnly, sure: true }
  const names = lackingOf(causes.base.map(causeText), causes.now.map(causeText))
  const others = clausesOf([...causes.base, ...causes.now].filter((cause) => names.includes(causeText(cause))))
  return others.length > 0 ? { clauses: others, sure: true } : { clauses: before, sure: false }
}

/** The rows at work that only one state has: they were taken out, put in, or written otherwise. */
function rewritten(of: Both<RowsByState>, causes: Both<readonly Cause[]>): readonly Cause[] {
  const all = SIDES.flatMap((side) =>
    causes[side].filter(({ written }) => written !== undefined && !of[otherThan(side)].written.has(written)),
  )
  const told = new Map(all.map((cause) => [canonical([cause.at, cause.clauses]), cause]))
  return [...told.values()]
}

/** The rows at work that only one state has, while what is due is found and while an option is carried out. */
export const rowsBehind = (of: Both<Behaviour>, pair: Both<Position>, option?: Option): readonly Cause[] => {
  const atWork = (side: keyof typeof pair) => [
    ...of[side].asked(pair[side]),
    ...(option ? of[side].causes(pair[side], option) : []),
  ]
  return rewritten(of, { base: atWork('base'), now: atWork('now') })
}

const clausesOf = (causes: readonly Cause[]): readonly string[] => [
  ...new Set(causes.flatMap(({ clauses }) => clauses)),
]

const causeText = ({ at, clauses, written }: Cause): string => canonical([at, clauses, written ?? null])

/** The items that only one of two lists has. */
const lackingOf = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((item) => !other.includes(item)),
  ...other.filter((item) => !one.includes(item)),
]
