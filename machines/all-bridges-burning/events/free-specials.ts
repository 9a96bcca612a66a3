/**
 * Which Special Activities a Faction can carry out at once, and their procedures.
 *
 * @module
 */

import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { GrantSpecial } from '../../../spec/all-bridges-burning/events/grant-effects.js'
import { mayNotCarryOut } from '../../../spec/all-bridges-burning/events/tables/grants.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import type { FreeAction } from '../../../spec/all-bridges-burning/procedures/non-players.js'
import {
  type Faction,
  OWN_SPECIAL_ACTIVITIES,
  type SpecialActivity,
} from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { deciding } from '../../../src/kernel/deciding.js'
import { specialActivitiesOn } from '../special-activities/all.js'

/** The Special Activities that an Event names, or that it leaves open. */
type Named = GrantSpecial['activities']

/** A game, and what an Event grants a Faction. */
type Granted = Context<Game, { readonly faction: Faction; readonly action: FreeAction }>

const namedIn = ({ action }: Granted['data']): Named => (action.kind === 'Special Activity' ? action.named : [])

const isOwn = (faction: Faction, activity: SpecialActivity) => OWN_SPECIAL_ACTIVITIES[faction].includes(activity)

/** The Special Activities as an Event grants them, over the map. */
export function specialsFor(map: GameMap) {
  const activities = specialActivitiesOn(map)
  return {
    /** Which of them a Faction may carry out by a grant. */
    carryingOut: deciding<Granted, { readonly activity: SpecialActivity }>()({
      table: mayNotCarryOut,
      view: {
        activity: (_, { activity }) => activity,
        meant: ({ data }, { activity }) => {
          const named = namedIn(data)
          return named === 'any' || named.includes(activity)
        },
        ownList: ({ data }, { activity }) => isOwn(data.faction, activity),
        phase: ({ game }) => game.phase,
        somewhere: ({ game, data: { faction } }, { activity }) =>
          !isOwn(faction, activity) || activities[activity].opening(game, { faction, free: true }) === 'open',
      },
    }),
    procedures: Object.values(activities).map(({ chart }) => chart.procedure),
    procedureOf: (activity: SpecialActivity) => activities[activity].chart.procedure,
  }
}
