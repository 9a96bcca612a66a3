/** 8.0 Non-Players to 8.1.1 Non-player Decks. @module */

import { flag, forbid, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const nonPlayer = flag('no player represents the Faction', 'a player represents the Faction')

export const mayNotBeginForNonPlayer = forbid('Non-players: may not begin', view({ nonPlayer }), (bar) => [
  bar([cited.nonPlayers.scope, cited.nonPlayers.ownSequence], { nonPlayer: false }),
])
