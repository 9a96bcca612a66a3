/**
 * The door of what Non-players alone do.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/forbid.js'
import { flag, view } from '../../../src/kernel/view.js'
import { nonPlayers } from '../clauses/non-players/general.js'

/** Whose turn is not that of a Non-player. */
export const mayNotBeginForNonPlayer = forbid(
  'Non-players: may not begin',
  view({ nonPlayer: flag('no player represents the Faction', 'a player represents the Faction') }),
  (bar) => [bar([nonPlayers.scope, nonPlayers.ownSequence], { nonPlayer: false })],
)
