/**
 * What the small worlds are made of.
 *
 * @module
 */
import { emptyGame, emptySpace, type Game, type SpaceState } from '../../../spec/all-bridges-burning/game.js'
import type { Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { World } from '../../../src/kernel/book.js'
import type { Call } from '../../../src/kernel/procedure.js'

/** A world in which a chart is enumerated by itself. */
export const alone = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'alone' })

/** A world in which a chart is enumerated with all that it calls. */
export const whole = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'whole' })

/** Active Cells, so many of each Faction. */
export const cells = (reds: number, senate = 0, moderates = 0): SpaceState['cells'] => ({
  reds: { active: reds, inactive: 0 },
  senate: { active: senate, inactive: 0 },
  moderates: { active: moderates, inactive: 0 },
})

/** A game with nothing on the map but what is named. */
export const withOnly = (game: Game, spaces: Readonly<Partial<Record<Space, Partial<SpaceState>>>>): Game => ({
  ...game,
  spaces: {
    ...emptyGame.spaces,
    ...Object.fromEntries(Object.entries(spaces).map(([name, space]) => [name, { ...emptySpace, ...space }])),
  },
})

/** A game under other readings. */
export const readAs = (game: Game, readings: Readonly<Record<string, string>>): Game => ({
  ...game,
  readings: { ...game.readings, ...readings },
})
