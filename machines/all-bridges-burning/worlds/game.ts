/**
 * Small worlds of the whole game.
 *
 * @module
 */
import { emptyGame, type Game } from '../../../spec/all-bridges-burning/game.js'
import { wholeGame } from '../../../spec/all-bridges-burning/procedures.js'
import type { World } from '../../../src/kernel/book.js'
import { call } from '../../../src/kernel/procedure.js'
import { alone } from './shared.js'

/** The worlds of the whole game. */
export const gameWorlds = (start: Game): readonly World<Game>[] => [
  alone(
    'the cards from the last Event of a Campaign on',
    {
      ...emptyGame,
      cards: { ...start.cards, current: 'none', upcoming: 'none', draw: [1, 2, 22, 3, 4, 5] },
    },
    call(wholeGame, null),
  ),
]
