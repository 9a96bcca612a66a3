/**
 * What the charts of All Bridges Burning call each other by.
 *
 * @module
 */
import { z } from 'zod'
import { procedure } from '../../src/kernel/procedure.js'
import { OCCASIONS } from './tables/powers.js'
import { ENDINGS } from './tables/victory.js'
import type { Outcome } from './victory.js'
import { FACTIONS, type Faction, SPACES, SPECIAL_ACTIVITIES } from './vocabulary.js'

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
export const redRevoltProcedure = procedure('red revolt')

/** What the Germans do on one card. */
export const germanActionProcedure = procedure('german action')

/** A full Command, with or without a Special Activity. */
export const fullCommand = procedure('command', { args: z.strictObject({ faction }) })

/** A Limited Command, with the further ones that News allows. */
export const limitedCommandProcedure = procedure('limited command', { args: z.strictObject({ faction }) })

/** Which Command may be executed, where, and on what terms. */
export const CommandArgs = z.strictObject({
  faction,
  command: z.enum(['Rally', 'any']),
  space: z.enum([...SPACES, 'any']),
  free: z.boolean(),
  limited: z.boolean(),
})
/** Which Command may be executed, where, and on what terms. */
export type CommandArgs = Readonly<z.infer<typeof CommandArgs>>

/** The terms of a Command that a Faction chooses freely. */
export const anyCommand = (of: Faction, limited = false) =>
  ({ faction: of, command: 'any', space: 'any', free: false, limited }) as const satisfies CommandArgs

/** One Command, taken as executed. */
export const commandExecuted = procedure('command executed', { args: CommandArgs })

/** One Special Activity. */
export const specialActivity = procedure('special activity', {
  args: z.strictObject({ faction, activity: z.enum(SPECIAL_ACTIVITIES) }),
})

/** The Event of the current card, taken as executed. */
export const eventExecuted = procedure('event executed', { args: z.strictObject({ faction }) })

/** A Propaganda Round; it tells whether the game has ended in it, and how. */
export const propagandaRoundProcedure = procedure('propaganda round', {
  results: ['continues', ...ENDINGS],
})

/** The Politics Phase. */
export const politicsPhaseProcedure = procedure('politics phase')

/** The Agitation of one Faction in a Propaganda Round. */
export const agitationProcedure = procedure('agitation', { args: z.strictObject({ faction }) })

/** The release of Prisoners. */
export const prisonersProcedure = procedure('prisoners')

/** The adjustment of the Troops of the Powers. */
export const powersProcedure = procedure('powers', { args: z.strictObject({ occasion: z.enum(OCCASIONS) }) })
