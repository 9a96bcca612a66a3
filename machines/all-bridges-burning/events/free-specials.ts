/**
 * Which Special Activities a Faction can carry out at once.
 *
 * @module
 */

import { asks, type Context, call, deciding, option } from '#kernel'
import { executingEvents } from '#spec/all-bridges-burning/5-events/5.1-events'
import { freeByEvent, mayNotCarryOut } from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import type { GrantSpecial } from '#spec/all-bridges-burning/events/grant-effects'
import type { Game } from '#spec/all-bridges-burning/game'
import type { FreeAction } from '#spec/all-bridges-burning/procedures/non-players'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { type Faction, SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { isOfNoUse } from '../special-activities/foreign-relations-by-card.js'

/** The Special Activities that an Event names, or that it leaves open. */
type Named = GrantSpecial['activities']

/** A game, and what an Event grants a Faction. */
type Granted = Context<Game, { readonly faction: Faction; readonly action: FreeAction }>

const namedIn = ({ action }: Granted['data']): Named => (action.kind === 'Special Activity' ? action.named : [])

/** Which Special Activities a Faction may carry out by a grant. */
export const carryingOut = deciding<Granted, { readonly activity: SpecialActivity }>()({
  table: mayNotCarryOut,
  view: {
    activity: (_, { activity }) => activity,
    meant: ({ data }, { activity }) => {
      const named = namedIn(data)
      return named === 'any' || named.includes(activity)
    },
    inVain: ({ game, data }, { activity }) => isOfNoUse(game, data.faction, activity),
  },
  leads: ({ data: { faction } }, { activity }) => call(SPECIAL_PROCEDURES[activity], { faction, free: true }),
})

/** The offer of the Special Activities that a grant lets a Faction carry out. */
export const grantedSpecial = asks<Granted>().must({
  name: 'the Special Activity to carry out',
  cites: [executingEvents.otherDecides, freeByEvent.specialGranted],
  seat: ({ data }) => data.faction,
  from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
  forbid: carryingOut,
})
