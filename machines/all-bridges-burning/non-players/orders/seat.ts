/**
 * The Non-player that decides, as the orders look at it.
 *
 * @module
 */
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import type { Look } from '../priority.js'

/** Whether a certain Faction decides. */
export const decides = ({ decision: { seat } }: Look, faction: Faction): boolean => seat === faction

/** The Faction that decides. */
export const decidingIn = ({ decision: { seat } }: Look): Faction | undefined =>
  FACTIONS.find((faction) => faction === seat)
