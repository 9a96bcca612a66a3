/** Positions, written as what differs from others. */

import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'

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
