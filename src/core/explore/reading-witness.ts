/**
 * Witnesses: a procedure that begins in a game, and choices after which players see that two readings differ.
 *
 * @module
 */

import type { Option } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { parsePosition } from '../records/read-position.js'
import { gameUnder, type Pair } from './reading-pair.js'
import type { Opening } from './search-place.js'
import { isSound, tryOrUndefined } from './try-or-undefined.js'
import { isHidden, offeredIn, type Sight, seenApart } from './visible-differences.js'

/** A point where two readings may differ: the procedure that begins, and the choices. */
export interface Candidate<Game extends GameState = GameState> extends Opening<Game> {
  readonly choices: readonly Option[]
}

/** A point where two readings differ, with the position that each of them reaches. */
export interface Witness<Game extends GameState = GameState> extends Candidate<Game> {
  readonly pair: Pair
  readonly positions: readonly [Position<Game>, Position<Game>]
  readonly sights: readonly Sight[]
}

/** The same beginning as that of a witness, with other choices. */
export const choosing = <Game extends GameState>(
  { game, call, stack }: Opening<Game>,
  choices: readonly Option[],
): Candidate<Game> => ({ game, call, ...(stack && { stack }), choices })

/** The witness that a candidate is; its choices end where the readings first differ. Nothing where it is none. */
export const judgeWitness = <Game extends GameState>(
  rules: Rules<Game>,
  pair: Pair,
  candidate: Candidate<Game>,
): Witness<Game> | undefined => tryOrUndefined(() => followed(rules, pair, candidate))

/** Begins a procedure in a game under both readings; nothing if the game breaks an invariant under one of them. */
export function begunUnder<Game extends GameState>(
  { book, begin }: Rules<Game>,
  { question, readings: [first, second] }: Pair,
  { game, call: { procedure, args }, stack }: Opening<Game>,
): readonly [Position<Game>, Position<Game>] | undefined {
  const [one, other] = [gameUnder(game, question, first), gameUnder(game, question, second)]
  if (stack) {
    const positions = [
      { game: one, stack },
      { game: other, stack },
    ] as const
    return positions.every((position) => parsePosition(book, position).ok) ? positions : undefined
  }
  if (!isSound(book, one) || !isSound(book, other)) return undefined
  return [begin(one, procedure.name, args).position, begin(other, procedure.name, args).position]
}

function followed<Game extends GameState>(
  rules: Rules<Game>,
  pair: Pair,
  { choices, ...opening }: Candidate<Game>,
): Witness<Game> | undefined {
  let [one, other] = begunUnder(rules, pair, opening) ?? []
  for (let made = 0; one !== undefined && other !== undefined; made += 1) {
    const sights = seenApart(rules, one, other)
    if (sights.length > 0) {
      if (![one, other].every((position) => isSound(rules.book, position.game))) return undefined
      return { ...opening, pair, choices: choices.slice(0, made), positions: [one, other], sights }
    }
    const option = choices[made]
    if (option === undefined) return undefined
    ;[one, other] = [rules.choose(one, option).position, rules.choose(other, option).position]
  }
  return undefined
}

/** The limits for following a pair of positions. */
interface Following {
  /** The maximum number of pairs to examine. */
  readonly limit: number
  /** The maximum number of choices. */
  readonly longest?: number
  /** True to skip pairs without any difference. */
  readonly hiddenOnly?: true
}

/** Follows a pair of positions by the same choices to where players see a difference: the fewest choices. */
export function surfacing<Game extends GameState>(
  rules: Rules<Game>,
  from: readonly [Position<Game>, Position<Game>],
  { limit, longest = Number.POSITIVE_INFINITY, hiddenOnly }: Following,
): readonly Option[] | undefined {
  const open: { readonly positions: typeof from; readonly choices: readonly Option[] }[] = [
    { positions: from, choices: [] },
  ]
  for (const { positions, choices } of open) {
    const [one, other] = positions
    if (seenApart(rules, one, other).length > 0) return choices
    if (choices.length >= longest || (hiddenOnly && !isHidden(one, other))) continue
    const decision = rules.decide(one)
    if (decision.over) continue
    for (const { option } of offeredIn(decision)) {
      if (open.length >= limit) break
      const next = tryOrUndefined(() => [one, other].map((side) => rules.choose(side, option).position))
      if (next) open.push({ positions: next as unknown as typeof from, choices: [...choices, option] })
    }
  }
  return undefined
}
