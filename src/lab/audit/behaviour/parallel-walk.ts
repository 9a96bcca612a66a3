/** Walks: two states of a book are led through the same positions, and compared wherever they come. @module */

import { canonical, type Option, type Position } from '#core'
import { type Both, type OpeningCall, otherThan, type Road, type Side } from './behaviour-types.js'
import {
  acceptance,
  apart,
  type BothPositions,
  differencesAt,
  faulty,
  type PositionDifference,
  type Sides,
} from './compare-positions.js'
import { markOf } from './position-fingerprint.js'

/** The path to a difference between two states, with the state whose path it is. */
export interface DivergingPath {
  readonly lead: Side
  readonly opening: OpeningCall
  readonly choices: readonly Option[]
}

/** A difference at the end of a path. */
export interface Parted extends DivergingPath {
  readonly seen: PositionDifference
}

/** The callbacks that observe a walk. */
export interface Watch {
  readonly found: (found: Parted) => void
  /** Looks at a pair of positions at the end of a way; whether anything differs there. */
  readonly look: (pair: BothPositions, way: DivergingPath) => boolean
}

/** The result of a choice. The sides part if one cannot follow, or reaches something else. */
interface Step {
  readonly pair?: BothPositions
  readonly parted: boolean
}

/** The same opening as each state of the book has it. */
export const openingFor = (
  { fields }: Sides,
  { lead, opening }: Pick<DivergingPath, 'lead' | 'opening'>,
): Both<OpeningCall> => {
  const other = { ...opening, game: fields.carried(opening.game, otherThan(lead)) }
  return lead === 'base' ? { base: opening, now: other } : { base: other, now: opening }
}

/** Begins a procedure on both sides; returns the differences if there are any. */
export function beginBothSides(
  of: Sides,
  from: Pick<DivergingPath, 'lead' | 'opening'>,
): BothPositions | readonly PositionDifference[] {
  const openings = openingFor(of, from)
  const unlike = [...acceptance(of, openings)]
  if (unlike.length > 0) return unlike
  if (of.now.problems(openings.now.game)?.length) return []
  const [base, now] = [of.base.begin(openings.base), of.now.begin(openings.now)]
  if (base === undefined || now === undefined) return []
  if (base.ok && now.ok) return { base: base.value, now: now.value }
  return base.ok === now.ok ? [] : [faulty(from.opening.procedure, base, now)]
}

/** True if both sides began. */
export const isPair = (value: BothPositions | readonly PositionDifference[]): value is BothPositions => 'base' in value

/**
 * The pair of positions after a choice: each side goes its own way while players see the same, else the side that does
 * not lead goes on from where the other is. Nothing where it cannot.
 */
function stepped(of: Sides, pair: BothPositions, option: Option, lead: Side): Step {
  const leading = of[lead].choose(pair[lead], option)
  if (!leading?.ok) return { parted: true }
  const side = otherThan(lead)
  const following = of[side].choose(pair[side], option)
  if (following?.ok) {
    const next = paired(lead, leading.value, following.value)
    if (apart(of, next).length === 0) return { pair: next, parted: false }
  }
  const carried = { ...leading.value, game: of.fields.carried(leading.value.game, side) }
  const there = of[side].resume(carried)
  return { ...(there && { pair: paired(lead, leading.value, there) }), parted: true }
}

const paired = (lead: Side, leading: Position, following: Position): BothPositions =>
  lead === 'base' ? { base: leading, now: following } : { base: following, now: leading }

/** Walks a road, and then around its end; whether the sides part anywhere on it. */
export function walk(of: Sides, lead: Side, { opening, choices, around }: Road, { found, look }: Watch): boolean {
  const first = beginBothSides(of, { lead, opening })
  if (!isPair(first)) {
    for (const seen of first) found({ lead, opening, choices: [], seen })
    return first.length > 0
  }
  let parted = false
  const looked = (pair: BothPositions, made: readonly Option[]) => {
    parted = look(pair, { lead, opening, choices: made }) || parted
  }
  const after = (pair: BothPositions, option: Option) => {
    const step = stepped(of, pair, option, lead)
    parted ||= step.parted
    return step.pair
  }
  let pair: BothPositions = first
  for (const [index, option] of choices.entries()) {
    looked(pair, choices.slice(0, index))
    const next = after(pair, option)
    if (next === undefined) return parted
    pair = next
  }
  looked(pair, choices)
  const open = [{ pair, choices }]
  const seen = new Set([markOf(pair[lead])])
  for (let at = 0; at < open.length && at < around; at += 1) {
    const here = open[at] as (typeof open)[number]
    looked(here.pair, here.choices)
    for (const option of open.length < around ? optionsOf(of, here.pair, lead) : []) {
      const next = after(here.pair, option)
      const mark = next && markOf(next[lead])
      if (next === undefined || mark === undefined || seen.has(mark)) continue
      seen.add(mark)
      open.push({ pair: next, choices: [...here.choices, option] })
    }
  }
  return parted
}

function optionsOf(of: Sides, pair: BothPositions, lead: Side): readonly Option[] {
  const look = of[lead].decide(pair[lead])
  return look?.ok && !look.value.over ? look.value.offered().map(({ option }) => option) : []
}

/** The end of a path: a pair of positions, or the differences at its start. Nothing if the path cannot be followed. */
function endOf(of: Sides, way: DivergingPath): ReturnType<typeof beginBothSides> | undefined {
  let at = beginBothSides(of, way)
  for (const made of way.choices) {
    const next = isPair(at) ? stepped(of, at, made, way.lead).pair : undefined
    if (next === undefined) return undefined
    at = next
  }
  return at
}

/** The pair of positions at the end of a way. */
export function pairAt(of: Sides, way: DivergingPath): BothPositions | undefined {
  const end = endOf(of, way)
  return end && isPair(end) ? end : undefined
}

/** Finds the wanted difference at the end of a path, if it still exists there. */
export function stillThere(
  of: Sides,
  way: DivergingPath,
  wanted: (seen: PositionDifference) => boolean,
  option?: Option,
): PositionDifference | undefined {
  const end = endOf(of, way) ?? []
  for (const seen of isPair(end) ? differencesAt(of, end, option) : end) if (wanted(seen)) return seen
  return undefined
}

/** The group of a difference, in a few words. It is the same if the same kind of option differs by the same clauses. */
export const groupOf = ({ kind, about, clauses, group }: PositionDifference): string =>
  canonical([kind, about, group ?? [...clauses].sort()])
