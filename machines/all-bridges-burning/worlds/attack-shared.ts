/** What the small worlds of Attack and of its battles are made of. @module */
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import type { Capability } from '#spec/all-bridges-burning/vocabulary'

/** Cells, Active and Inactive, of Reds and Senate. */
export const both = (reds: readonly [number, number], senate: readonly [number, number]): SpaceState['cells'] => ({
  reds: { active: reds[0], inactive: reds[1] },
  senate: { active: senate[0], inactive: senate[1] },
  moderates: { active: 0, inactive: 0 },
})
/** Troops of both Powers. */
export const troops = (germany: number, russia: number) => ({ germany, russia })
/** Capability markers of Reds and Senate. */
export const markers = (reds: readonly Capability[], senate: readonly Capability[] = []) => ({ reds, senate })
/** A game in which Reds and Senate have so many Resources. */
export const having = (game: Game, held: number): Game => ({
  ...game,
  resources: { reds: held, senate: held, moderates: 0 },
})
