/** What the charts of Land and Freedom call. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotBeginGame } from './12.1-non-players.js'
import { Effect } from './effects.js'
import type { Outcome } from './outcome.js'
import { BONUSES, CLOSEST, FACTIONS, FRONTS, TRACKS, WAYS } from './vocabulary.js'

const faction = z.enum(FACTIONS)
const number = z.int().min(1)
/** What an effect comes of. */
export const BY = ['card', 'Fascists', 'track'] as const
/** An icon is one of a card, and no line of its Event. */
const by = z.enum([...BY, 'icon'])
/** Who has brought something about: a faction, or no player. */
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
  /** Who has brought it about, such as by moving a track. */
  actor,
  effects: z.array(Effect).readonly(),
  /** What they come of. */
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
  /** Whose token comes there: whoever contributes by it. */
  supporter: z.enum([...FACTIONS, 'nobody']),
  /** Whether a card of the player gives it. */
  ofCard: z.boolean(),
  /** What gives it, where it is no line of an Event, of a Fascist card or of a track. */
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
  /** Whether a player card brings them. */
  ofCard: z.boolean(),
})
/** Attacks on a Front. */
export const attackProcedure = procedure('Attacks', { args: AttackArgs })
export const MoveArgs = record({
  /** Who moves it; nobody where no player does. */
  faction: actor,
  track: z.enum(TRACKS),
  way: z.enum(WAYS),
  number,
  /** Whether a card of the player gives the steps. */
  ofCard: z.boolean(),
})
/** The steps of a track. */
export const moveProcedure = procedure('a track moves', { args: MoveArgs })
export const DrawArgs = record({ faction, number, archives: z.boolean() })
/** To draw cards. */
export const drawProcedure = procedure('drawing', { args: DrawArgs })
/** What Hero points can be spent for. */
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
/** What a player keeps at the end of a Year. */
export const keepingProcedure = procedure('keeping', { args: OfFaction })
