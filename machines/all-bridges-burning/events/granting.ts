/**
 * What the charts share by which an Event has a Faction act at once: which Factions can be picked for it.
 *
 * @module
 */
import { executingEvents } from '../../../spec/all-bridges-burning/clauses/events.js'
import type { GrantCommand, GrantSpecial } from '../../../spec/all-bridges-burning/events/grant-effects.js'
import { isFaction } from '../../../spec/all-bridges-burning/events/owners.js'
import { mayNotGrant } from '../../../spec/all-bridges-burning/events/tables/grants.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { ineligibleActs } from '../../../spec/all-bridges-burning/questions/sequence-of-play/ineligible-acts.js'
import type { Faction } from '../../../spec/all-bridges-burning/vocabulary.js'
import { NAMES } from '../../../spec/all-bridges-burning/wording.js'
import type { Context } from '../../../src/kernel/chart.js'
import type { Clause } from '../../../src/kernel/clause.js'
import type { Led } from '../../../src/kernel/leads.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
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
