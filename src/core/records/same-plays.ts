/** Plays that are the same to whoever looks at the table: other ways to the same game, in which the same is due. @module */

import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { canonical, type Json } from '../values/json.js'
import { commonKeys } from '../values/short-keys.js'
import type { NamedPlay } from './named-play.js'

/** The lasting result of a play: the game and the outcome. */
export const gameAfter = <Game extends GameState>({ position: { game, outcome = null } }: NamedPlay<Game>): Json => [
  game as unknown as Json,
  outcome,
]

/** The plays that differ in what the game is then, or in what is due: other ways to the same are one. */
export function differing<Game extends GameState>(
  rules: Rules<Game>,
  found: readonly NamedPlay<Game>[],
): readonly NamedPlay<Game>[] {
  if (found.length < 2) return found
  const keyOf = commonKeys()
  const byKey = new Map<string, NamedPlay<Game>>()
  for (const play of found) {
    const key = keyOf([gameAfter(play), dueAt(rules, play)])
    if (!byKey.has(key)) byKey.set(key, play)
  }
  return [...byKey.values()]
}

/** The decision after a play, compared by its question and options. */
function dueAt<Game extends GameState>(rules: Rules<Game>, { position }: NamedPlay<Game>): Json {
  const due = rules.decide(position)
  if (due.over) return null
  const offered = [...due.choices, ...due.asides.choices()].map(({ option }) => canonical(option))
  return [due.seat, due.asks, due.about ?? null, offered.sort()]
}
