/**
 * Which Special Activities a Faction can carry out at once, and their procedures.
 *
 * @module
 */

import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { GrantSpecial } from '../../../spec/all-bridges-burning/events/grant-effects.js'
import { mayNotCarryOut } from '../../../spec/all-bridges-burning/events/tables/grants.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  type Faction,
  OWN_SPECIAL_ACTIVITIES,
  type SpecialActivity,
} from '../../../spec/all-bridges-burning/vocabulary.js'
import { specialActivitiesOn } from '../special-activities/all.js'

/** The Special Activities that an Event names, or that it leaves open. */
export type Named = GrantSpecial['activities']

/** The Special Activities as an Event grants them, over the map. */
export function specialsFor(map: GameMap) {
  const activities = specialActivitiesOn(map)
  /** How one stands to the text and to the Faction that would carry it out. */
  const standing = (game: Game, named: Named, faction: Faction, activity: SpecialActivity) => {
    const ownList = OWN_SPECIAL_ACTIVITIES[faction].includes(activity)
    return {
      activity,
      meant: named === 'any' || named.includes(activity),
      ownList,
      phase: game.phase,
      somewhere: !ownList || activities[activity].opening(game, { faction, free: true }) === 'open',
    }
  }
  return {
    standing,
    /** Whether a Faction may carry one out. */
    isAllowed: (game: Game, named: Named, faction: Faction, activity: SpecialActivity): boolean =>
      mayNotCarryOut.ask(standing(game, named, faction, activity)).length === 0,
    procedures: Object.values(activities).map(({ chart }) => chart.procedure),
    procedureOf: (activity: SpecialActivity) => activities[activity].chart.procedure,
  }
}
