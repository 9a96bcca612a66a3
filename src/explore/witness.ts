/**
 * Witnesses: a procedure that begins in a game, and choices after which players see that two readings differ.
 *
 * @module
 */

import type { GameState, Option, Position, Rules } from '#kernel'
import { parsePosition } from '../kernel/read-position.js'
import { attempted, isSound } from './attempt.js'
import { isHidden, offeredIn, type Sight, seenApart } from './difference.js'
import { gameUnder, type Pair } from './pair.js'
import type { Opening } from './place.js'

/** Where two readings may differ: what begins, and what is chosen then. */
export interface Candidate<Game extends GameState = GameState> extends Opening<Game> {
  readonly choices: readonly Option[]
}

/** Where two readings differ, with the position that each of them comes to. */
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
export const judged = <Game extends GameState>(
  rules: Rules<Game>,
  pair: Pair,
  candidate: Candidate<Game>,
): Witness<Game> | undefined => attempted(() => followed(rules, pair, candidate))

/** What begins in a game, under both readings; nothing where the game breaks a law under one of them. */
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

/** How far a pair of positions is followed. */
interface Following {
  /** How many pairs are looked at. */
  readonly limit: number
  /** How many choices are made at most. */
  readonly longest?: number
  /** Whether pairs are left alone between which nothing differs. */
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
      const next = attempted(() => [one, other].map((side) => rules.choose(side, option).position))
      if (next) open.push({ positions: next as unknown as typeof from, choices: [...choices, option] })
    }
  }
  return undefined
}
