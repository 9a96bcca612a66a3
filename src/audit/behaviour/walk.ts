/**
 * Walks: two states of a book are led through the same positions, and compared wherever they come.
 *
 * @module
 */
import { canonical } from '../../kernel/json.js'
import type { Option } from '../../kernel/offer.js'
import { type Position, textOf } from '../../kernel/position.js'
import { type Both, type Opening, otherThan, type Road, type Side } from './behaviour.js'
import { acceptance, apart, type Compared, differencesAt, faulty, type Pair, type Seen } from './compare.js'

/** Where two states differ: the way there, with whose way it is. */
export interface Case {
  readonly lead: Side
  readonly opening: Opening
  readonly choices: readonly Option[]
}

/** What differs at the end of a way. */
export interface Found extends Case {
  readonly seen: Seen
}

/** What a walk is watched by. */
export interface Watch {
  readonly found: (found: Found) => void
  /** Whether a pair of positions has not been looked at yet. */
  readonly isNew: (pair: Pair) => boolean
}

/** The same opening as each state of the book has it. */
export const openingFor = ({ fields }: Compared, { lead, opening }: Pick<Case, 'lead' | 'opening'>): Both<Opening> => {
  const other = { ...opening, game: fields.carried(opening.game, otherThan(lead)) }
  return lead === 'base' ? { base: opening, now: other } : { base: other, now: opening }
}

/** What begins on both sides, or what differs of that. */
export function begun(of: Compared, from: Pick<Case, 'lead' | 'opening'>): Pair | readonly Seen[] {
  const openings = openingFor(of, from)
  const unlike = [...acceptance(of, openings)]
  if (unlike.length > 0) return unlike
  if (of.now.problems(openings.now.game)?.length) return []
  const [base, now] = [of.base.begin(openings.base), of.now.begin(openings.now)]
  if (base === undefined || now === undefined) return []
  if (base.ok && now.ok) return { base: base.value, now: now.value }
  return base.ok === now.ok ? [] : [faulty(from.opening.procedure, base, now)]
}

/** Whether something began on both sides. */
export const isPair = (value: Pair | readonly Seen[]): value is Pair => 'base' in value

/**
 * The pair of positions after a choice: each side goes its own way while players see the same, else the side that does
 * not lead goes on from where the other is. Nothing where it cannot.
 */
export function stepped(of: Compared, pair: Pair, option: Option, lead: Side): Pair | undefined {
  const leading = of[lead].choose(pair[lead], option)
  if (!leading?.ok) return undefined
  const side = otherThan(lead)
  const following = of[side].choose(pair[side], option)
  if (following?.ok) {
    const next = paired(lead, leading.value, following.value)
    if (apart(of, next).length === 0) return next
  }
  const carried = { ...leading.value, game: of.fields.carried(leading.value.game, side) }
  const there = of[side].resume(carried)
  return there && paired(lead, leading.value, there)
}

const paired = (lead: Side, leading: Position, following: Position): Pair =>
  lead === 'base' ? { base: leading, now: following } : { base: following, now: leading }

/** Walks a road, and then around its end. */
export function walk(of: Compared, lead: Side, { opening, choices, around }: Road, { found, isNew }: Watch): void {
  const first = begun(of, { lead, opening })
  if (!isPair(first)) {
    for (const seen of first) found({ lead, opening, choices: [], seen })
    return
  }
  const look = (pair: Pair, made: readonly Option[]) => {
    if (isNew(pair)) for (const seen of differencesAt(of, pair)) found({ lead, opening, choices: made, seen })
  }
  let pair: Pair = first
  for (const [index, option] of choices.entries()) {
    look(pair, choices.slice(0, index))
    const next = stepped(of, pair, option, lead)
    if (next === undefined) return
    pair = next
  }
  look(pair, choices)
  const open = [{ pair, choices }]
  const seen = new Set([textOf(pair[lead])])
  for (let at = 0; at < open.length && at < around; at += 1) {
    const here = open[at] as (typeof open)[number]
    look(here.pair, here.choices)
    for (const option of optionsOf(of, here.pair, lead)) {
      const next = stepped(of, here.pair, option, lead)
      const text = next && textOf(next[lead])
      if (next === undefined || text === undefined || seen.has(text)) continue
      seen.add(text)
      open.push({ pair: next, choices: [...here.choices, option] })
    }
  }
}

function optionsOf(of: Compared, pair: Pair, lead: Side): readonly Option[] {
  const look = of[lead].decide(pair[lead])
  return look?.ok && !look.value.over ? look.value.offered.map(({ option }) => option) : []
}

/** What still differs at the end of a way, where it is what is wanted. */
export function stillThere(
  of: Compared,
  way: Case,
  wanted: (seen: Seen) => boolean,
  option?: Option,
): Seen | undefined {
  let at = begun(of, way)
  for (const made of way.choices) {
    const next = isPair(at) ? stepped(of, at, made, way.lead) : undefined
    if (next === undefined) return undefined
    at = next
  }
  const all = isPair(at) ? differencesAt(of, at, option) : at
  for (const seen of all) if (wanted(seen)) return seen
  return undefined
}

/** What differs, in a few words: alike where the same kind of option differs by the same clauses. */
export const groupOf = ({ kind, about, clauses, group }: Seen): string =>
  canonical([kind, about, group ?? [...clauses].sort()])
