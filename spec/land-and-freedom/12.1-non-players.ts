/** page 12, Appendix 3: who is a Non-player, and the cards that are taken out. @module */

import { forbid, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'
import { FACTIONS } from './vocabulary.js'

/** The prohibition that can refuse to start a game. */
export const mayNotBeginGame = forbid(
  'A game: may not begin',
  view({ nonPlayers: range(0, FACTIONS.length, 'factions that nobody plays') }),
  (bar) => [bar(cited.nonPlayers.notAll, { nonPlayers: FACTIONS.length })],
)
