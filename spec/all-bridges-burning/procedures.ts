/**
 * What the charts of All Bridges Burning call each other by.
 *
 * @module
 */
import { procedure } from '../../src/kernel/procedure.js'
import type { Occasion } from './tables/powers.js'
import type { Outcome } from './victory.js'
import type { Faction, Space, SpecialActivity } from './vocabulary.js'

/** The whole game, from Setup to the ranking. */
export const wholeGame = procedure<null, Outcome>('game', [])

/** Setup: deck, markers, pieces and the random first order. */
export const setupProcedure = procedure('setup')

/** One Campaign Deck, built from the Events that are left of its year. */
export const campaignDeck = procedure<{
  readonly events: readonly number[]
  readonly propaganda: number
  readonly lower: number
  readonly upper: number
}>('campaign deck')

/** One Event card, from the moment it becomes current until Eligibility is adjusted. */
export const eventCardProcedure = procedure('event card')

/** The steps of the Red Revolt. */
export const redRevoltProcedure = procedure('red revolt')

/** What the Germans do on one card. */
export const germanActionProcedure = procedure('german action')

/** A full Command, with or without a Special Activity. */
export const fullCommand = procedure<{ readonly faction: Faction }>('command')

/** A Limited Command, with the further ones that News allows. */
export const limitedCommandProcedure = procedure<{ readonly faction: Faction }>('limited command')

/** Which Command may be executed, where, and on what terms. */
export type CommandArgs = {
  readonly faction: Faction
  readonly command: 'Rally' | 'any'
  readonly space: Space | 'any'
  readonly free: boolean
  readonly limited: boolean
}

/** The terms of a Command that a Faction chooses freely. */
export const anyCommand = (faction: Faction, limited = false) =>
  ({ faction, command: 'any', space: 'any', free: false, limited }) as const satisfies CommandArgs

/** One Command, taken as executed. */
export const commandExecuted = procedure<CommandArgs>('command executed')

/** One Special Activity. */
export const specialActivity = procedure<{ readonly faction: Faction; readonly activity: SpecialActivity }>(
  'special activity',
)

/** The Event of the current card, taken as executed. */
export const eventExecuted = procedure<{ readonly faction: Faction }>('event executed')

/** A Propaganda Round; it tells whether the game has ended in it, and how. */
export const propagandaRoundProcedure = procedure<null, 'continues' | 'victory check' | 'final round'>(
  'propaganda round',
  ['continues', 'victory check', 'final round'],
)

/** The Politics Phase. */
export const politicsPhaseProcedure = procedure('politics phase')

/** The Agitation of one Faction in a Propaganda Round. */
export const agitationProcedure = procedure<{ readonly faction: Faction }>('agitation')

/** The release of Prisoners. */
export const prisonersProcedure = procedure('prisoners')

/** The adjustment of the Troops of the Powers. */
export const powersProcedure = procedure<{ readonly occasion: Occasion }>('powers')
