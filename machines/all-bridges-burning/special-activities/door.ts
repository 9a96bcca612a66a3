/**
 * What stands at the door of every Special Activity.
 *
 * @module
 */
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import type { SpecialArgs } from '../../../spec/all-bridges-burning/procedures/special-activities.js'
import { OWN_SPECIAL_ACTIVITIES, type SpecialActivity } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { AtDoor } from '../../../src/kernel/chart.js'

/** How it is found what the door of a Special Activity looks at. */
export const doorOf = (activity: SpecialActivity) => ({
  activity: () => activity,
  ownList: ({ args: { faction } }: AtDoor<Game, SpecialArgs>) => OWN_SPECIAL_ACTIVITIES[faction].includes(activity),
  phase: ({ game }: AtDoor<Game, SpecialArgs>) => game.phase,
})
