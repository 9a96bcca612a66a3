/**
 * Random legal play, drawn so that two builds of the rules make the same choices.
 *
 * The numbers come from a generator of the bench's own, and an option is picked by its place in the list. So nothing is
 * borrowed from a build that could differ between the two.
 *
 * @module
 */

import type { Choice, Decision } from '../../src/core/kernel/plays/decision.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import type { Chosen, Rules } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** Draws a whole number from 0 up to, and without, a limit. */
export type Draw = (limit: number) => number

/** Seeds that follow each other begin alike; after so many numbers that is over. */
const WARMING = 20

/** A generator of numbers (xorshift, 32 bits), always the same from the same seed. */
export function drawing(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  for (let number = 0; number < WARMING; number += 1) next()
  return (limit) => next() % limit
}

/** One of several things. */
export function oneOf<T>(things: readonly T[], draw: Draw): T {
  const thing = things[draw(things.length)]
  if (thing === undefined) throw new Error('there is nothing to draw from')
  return thing
}

/** The number of decisions after which a game is abandoned; no real game is as long. */
const MOST_DECISIONS = 20_000

/** Hears every decision of a game, what is chosen and what comes of it. */
export type Watcher = (position: Position, due: Decision, choice: Choice, made: Chosen<GameState>) => void

/** Plays a game at random to its end, and tells how many decisions it had. */
export function playGame(rules: Rules, game: GameState, seed: number, watch?: Watcher): number {
  const draw = drawing(seed)
  let position = rules.start(game)
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions += 1) {
    const due = rules.decide(position)
    if (due.over) return decisions
    const choice = oneOf(due.choices, draw)
    const made = rules.choose(position, choice.option)
    watch?.(position, due, choice, made)
    position = made.position
  }
  throw new Error(`the game of seed ${seed} does not end within ${MOST_DECISIONS} decisions`)
}

/** The seeds of so many games. */
export const seedsOf = (games: number): readonly number[] => Array.from({ length: games }, (_, index) => index + 1)
