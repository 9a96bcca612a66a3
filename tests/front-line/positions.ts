/** Positions, written as what differs from others. */

import { emptyGame } from '#spec/front-line/empty-game'
import type { Game } from '#spec/front-line/game'
import type { Occupant, Square } from '#spec/front-line/vocabulary'

/** A game with nothing on the board but what is named. */
export const withOnly = (game: Game, units: Readonly<Partial<Record<Square, Occupant>>>): Game => ({
  ...game,
  squares: { ...emptyGame.squares, ...units },
  acted: [],
  supplied: 'nowhere',
})

/** A game under other readings. */
export const readAs = (game: Game, readings: Readonly<Record<string, string>>): Game => ({
  ...game,
  readings: { ...game.readings, ...readings },
})
