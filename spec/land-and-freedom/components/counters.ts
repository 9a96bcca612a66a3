/** How many counters there are. @module */

/** Player tokens of a faction. */
export const PLAYER_TOKENS = 16
/** Hero points in all. */
export const HERO_POINTS = 18
