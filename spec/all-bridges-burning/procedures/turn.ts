/** The procedures that the charts of All Bridges Burning call. @module */

import { procedure } from 'rulewright/book'
import { z } from 'zod'
import { GERMANS_ACTED, mayNotBeginGermanAction, SENATE_DECIDES } from '../3-commands/3.4-german-actions.js'
import { mayNotBeginPowers, OCCASIONS } from '../6-propaganda-rounds/6.5.3-powers.js'
import { mayNotBeginPrisoners, mayNotBeginRevolt } from '../6-propaganda-rounds/6.5-reset-phase.js'
import { ENDINGS } from '../7-victory/7.1-ranking.js'
import type { Outcome } from '../8-non-players/8.7-outcome.js'
import { ACTIONS, FACTIONS } from '../vocabulary.js'

const card = z.int()
const faction = z.enum(FACTIONS)

/** The whole game, from Setup to the ranking. */
export const wholeGame = procedure('game', { results: [] as readonly Outcome[] })

/** Setup: deck, markers, pieces and the random first order. */
export const setupProcedure = procedure('setup')

/** One Campaign Deck, built from the Events that are left of its year. */
export const campaignDeck = procedure('campaign deck', {
  args: z.strictObject({ events: z.array(card).readonly(), propaganda: card, lower: z.int(), upper: z.int() }),
})

/** One Event card, from the moment it becomes current until Eligibility is adjusted. */
export const eventCardProcedure = procedure('event card')

/** The steps of the Red Revolt. */
export const redRevoltProcedure = procedure('red revolt', { door: mayNotBeginRevolt })

/** The German action of one card: the decider, the result of the flowchart, and the cylinder afterwards. */
export const germanActionProcedure = procedure('german action', { door: mayNotBeginGermanAction })

/** The German actions flowchart, which is a component: what the Germans do, and what the Senate decides of it. */
export const germanFlowchartProcedure = procedure('german flowchart', {
  args: z.strictObject({ senateDecides: z.enum(SENATE_DECIDES) }),
  results: GERMANS_ACTED,
  door: mayNotBeginGermanAction,
})

/** The transfers of Resources to or from a Faction that is about to choose its action. */
export const transfersFirstProcedure = procedure('transfers before an action', { args: z.strictObject({ faction }) })

/** A Limited Command, with the further ones that News allows. */
export const limitedCommandProcedure = procedure('limited command', { args: z.strictObject({ faction }) })

/** The further Limited Commands for which News is discarded, after one that has just been executed. */
export const newsCommandsProcedure = procedure('limited commands for news', {
  args: z.strictObject({
    faction,
    /** The number of News markers that the Faction held when the earlier one began, if given. */
    held: z.int().or(z.literal('not told')).default('not told'),
  }),
})

/** The Event of the current card. */
export const eventProcedure = procedure('event', { args: z.strictObject({ faction }) })

/** An action of the Sequence of Play, before which a Faction takes own pieces off the map for nothing. */
export const ownPiecesFirstProcedure = procedure('own pieces before an action', {
  args: z.strictObject({ faction, action: z.enum(ACTIONS) }),
})

/** A Propaganda Round; it tells whether the game has ended in it, and how. */
export const propagandaRoundProcedure = procedure('propaganda round', {
  results: ['continues', ...ENDINGS],
})

export const politicsPhaseProcedure = procedure('politics phase')

/** The Agitation of one Faction in a Propaganda Round. */
export const agitationProcedure = procedure('agitation', { args: z.strictObject({ faction }) })

/** The release of Prisoners. */
export const prisonersProcedure = procedure('prisoners', { door: mayNotBeginPrisoners })

/** The adjustment of the Troops of the Powers. */
export const powersProcedure = procedure('powers', {
  args: z.strictObject({ occasion: z.enum(OCCASIONS) }),
  door: mayNotBeginPowers,
})
