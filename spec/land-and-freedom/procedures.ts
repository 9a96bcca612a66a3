/** The procedures that the charts of Land and Freedom call. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotBeginGame } from './12.1-non-players.js'
import { Effect } from './effects.js'
import type { Outcome } from './outcome.js'
import { BONUSES, CLOSEST, FACTIONS, FRONTS, TRACKS, WAYS } from './vocabulary.js'

const faction = z.enum(FACTIONS)
const number = z.int().min(1)
/** The sources of an effect. */
export const BY = ['card', 'Fascists', 'track'] as const
/** An icon is one of a card, and no line of its Event. */
const by = z.enum([...BY, 'icon'])
/** The faction that caused an event, or `nobody` if no player did. */
const actor = z.enum([...FACTIONS, 'nobody'])
const OfFaction = record({ faction })

export const wholeGame = procedure('game', { results: [] as readonly Outcome[], door: mayNotBeginGame })
/** To set up a game. */
export const setupProcedure = procedure('setup', { door: mayNotBeginGame })
/** A turn of all. */
export const turnProcedure = procedure('turn')
/** The Fascist Event of a turn. */
export const fascistEventProcedure = procedure('Fascist Event')
/** The turn of a player. */
export const playerTurnProcedure = procedure("a player's turn", { args: OfFaction })
/** The turn of a faction that nobody plays. */
export const nonPlayerTurnProcedure = procedure("a Non-player's turn", { args: OfFaction })
/** The Event of the top card of a Non-player. */
export const nonPlayerCardProcedure = procedure("a Non-player's card", { args: OfFaction })
/** To turn up the top card of a Non-player, which then is the one that is chosen. */
export const topCardProcedure = procedure('the top card', { args: OfFaction })
export const CardArgs = record({ faction, card: z.string(), for: z.enum(['Event', 'Action Points']) })
/** A card that is played. */
export const cardProcedure = procedure('a card', { args: CardArgs })
/** A card that is played besides the one of the turn. */
export const anotherCardProcedure = procedure('another card', { args: OfFaction })
export const EffectsArgs = record({
  faction,
  /** The faction that caused them, for example by moving a track. */
  actor,
  effects: z.array(Effect).readonly(),
  /** The source of the effects. */
  by,
})
/** Lines of effects, in the order written. */
export const effectsProcedure = procedure('effects', { args: EffectsArgs })
export const LineArgs = record({ faction, actor, effect: Effect, by })
/** One line for one faction. */
export const lineProcedure = procedure('a line', { args: LineArgs })
export const StrengthenArgs = record({
  faction,
  fronts: z.array(z.enum(FRONTS)).min(1).readonly(),
  number,
  /** The faction whose token goes there: the contributor. */
  supporter: z.enum([...FACTIONS, 'nobody']),
  /** True if a card of the player gives it. */
  ofCard: z.boolean(),
  /** The giver, unless it is a line of an Event, of a Fascist card or of a track. */
  by: z.enum(['Action Points', 'the Morale Bonus', 'Volunteers']).exactOptional(),
})
/** Strength for a Front. */
export const strengthenProcedure = procedure('Strength', { args: StrengthenArgs })
export const AttackArgs = record({
  faction,
  fronts: z
    .array(z.enum([...FRONTS, ...CLOSEST]))
    .min(1)
    .readonly(),
  number,
  /** True if a player card brings them. */
  ofCard: z.boolean(),
})
/** Attacks on a Front. */
export const attackProcedure = procedure('Attacks', { args: AttackArgs })
export const MoveArgs = record({
  /** The faction that moves it, or `nobody` if no player does. */
  faction: actor,
  track: z.enum(TRACKS),
  way: z.enum(WAYS),
  number,
  /** True if a card of the player gives the steps. */
  ofCard: z.boolean(),
})
/** The steps of a track. */
export const moveProcedure = procedure('a track moves', { args: MoveArgs })
export const DrawArgs = record({ faction, number, archives: z.boolean() })
/** To draw cards. */
export const drawProcedure = procedure('drawing', { args: DrawArgs })
/** The purchases and uses for which Hero points can be spent. */
export const PURCHASES = [
  'pay for a card',
  'pay for a Bonus',
  'pay for a step',
  'use Volunteers',
  'use Intelligence',
] as const
export const Purchase = record({
  what: z.enum(PURCHASES),
  bonus: z.enum([...BONUSES, 'none']),
  track: z.enum([...TRACKS, 'none']),
  way: z.enum(['up', 'down', 'none']),
  space: z.int().min(0),
})
export type Purchase = z.infer<typeof Purchase>
export const SpendingArgs = record({ faction, purchase: Purchase })
/** To spend Hero points. */
export const spendingProcedure = procedure('spending', { args: SpendingArgs })
/** To earn a Medallion. */
export const medallionProcedure = procedure('a Medallion', { args: OfFaction })
/** The Test of a turn. */
export const testProcedure = procedure('Test')
export const finalBidProcedure = procedure('Final Bid')
export const endOfYearProcedure = procedure('end of the Year')
/** The choice of the cards that a player keeps at the end of a Year. */
export const keepingProcedure = procedure('keeping', { args: OfFaction })
