/** A game with another value at one place. @module */

import { type Book, type GameState, isSound, mergePartial, partialOf } from '#core'
import { placesIn, valueAt } from './other-values.js'
import type { GamePath } from './recorded-game.js'

/** With how many other places a number is balanced at most. */
const BALANCED = 6

/**
 * A sound game with another value at a place; nothing where there is none. Where a law keeps a sum, another number of that
 * name makes up for it, which was not read.
 */
export function changedAt<Game extends GameState>(
  book: Book<Game>,
  { game, read }: { readonly game: Game; readonly read: readonly GamePath[] },
  path: GamePath,
  value: unknown,
): Game | undefined {
  const changed = withValue(game, path, value)
  if (isSound(book, changed)) return changed
  const before = valueAt(game, path)
  if (typeof value !== 'number' || typeof before !== 'number') return undefined
  const readAt = new Set(read.map(textOf))
  return placesIn(game)
    .filter(([at, held]) => typeof held === 'number' && at.at(-1) === path.at(-1) && !readAt.has(textOf(at)))
    .slice(0, BALANCED)
    .map(([at, held]) => withValue(changed, at, Number(held) + before - value))
    .find((balanced) => isSound(book, balanced))
}

const textOf = (path: GamePath): string => path.join('/')

const withValue = <Game>(game: Game, path: GamePath, value: unknown): Game =>
  mergePartial(game, partialOf([{ path: [...path], from: undefined, to: value }])) as Game
