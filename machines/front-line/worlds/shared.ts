/** What the small worlds are made of. @module */

import type { Call, World } from '#kernel'
import { emptyGame } from '#spec/front-line/empty-game'
import type { Game } from '#spec/front-line/game'
import type { Occupant, Square } from '#spec/front-line/vocabulary'

/** A world in which a chart is enumerated by itself. */
export const alone = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'alone' })

/** A world in which a chart is enumerated with all that it calls. */
export const whole = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'whole' })

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
