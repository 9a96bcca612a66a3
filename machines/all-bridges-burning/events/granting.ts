/**
 * What the charts share by which an Event has a Faction act at once: which Factions can be picked for it.
 *
 * @module
 */

import { asks, type Clause, type Context, type Led, option, readingOf } from '#kernel'
import { executingEvents } from '#spec/all-bridges-burning/5-events/5.1-events'
import { ineligibleActs, mayNotGrant } from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import type { GrantCommand, GrantSpecial } from '#spec/all-bridges-burning/events/grant-effects'
import { isFaction } from '#spec/all-bridges-burning/events/owners'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Faction } from '#spec/all-bridges-burning/vocabulary'
import { NAMES } from '#spec/all-bridges-burning/wording'
import { aboutEffect, decider, type Known, mayStop, noMore } from './stepping.js'

/** The offer of the Factions that an Event can have act. */
export const pickingFaction = <D extends Known<GrantCommand | GrantSpecial>>(
  name: string,
  granted: Clause,
  leadsTo: (context: Context<Game, D>, faction: Faction) => Led,
) =>
  asks<Context<Game, D>>().may(
    noMore,
    {
      name,
      about: aboutEffect,
      cites: [executingEvents.selectsFaction, executingEvents.executingSelects, granted],
      seat: decider,
      from: ({ data }) => data.owners.filter(isFaction).map((faction) => option('grant', { faction })),
      says: (_, { faction }) => `it to ${NAMES[faction]}`,
      forbid: {
        table: mayNotGrant,
        view: {
          ineligible: ({ game }, { faction }) => game.cylinders[faction] === 'Ineligible',
          reading: ({ game }) => readingOf(game, ineligibleActs),
        },
      },
      leads: (context, { faction }) => leadsTo(context, faction),
    },
    mayStop,
  )
