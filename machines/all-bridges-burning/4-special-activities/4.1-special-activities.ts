/** What every Special Activity brings: its chart. @module */

import type { AtDoor, Chart } from 'rulewright/book'
import type { Game } from '#spec/all-bridges-burning/game'
import type { SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import { OWN_SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'

/** How it is found what the door of a Special Activity looks at. */
export const doorOf = (activity: SpecialActivity) => ({
  activity: () => activity,
  ownList: ({ args: { faction } }: AtDoor<Game, SpecialArgs>) => OWN_SPECIAL_ACTIVITIES[faction].includes(activity),
  phase: ({ game }: AtDoor<Game, SpecialArgs>) => game.phase,
})

/** A Special Activity: its chart. */
export interface SpecialMachine {
  readonly chart: Chart
}
