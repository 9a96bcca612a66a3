/** The secrets of a player: the hands, decks, chosen cards and bids of the others. @module */

import { ownAlone, type Secrets, UNSEEN } from 'rulewright/book'
import type { Game, PlayerState } from './game.js'
import { cardsHeld } from './players.js'
import * as cited from './rules.gen.js'

/**
 * Returns the part of a player that others see: numbers of cards, with a bid counted in the hand, and whether one is chosen. Kept
 * cards show after the discard.
 */
const veiled = ({ deck, hand: cards, chosen, bid: bids, role, ...open }: PlayerState) => ({
  ...open,
  role,
  deck: deck.length,
  hand: cardsHeld({ role, hand: cards, bid: bids }),
  chosen: chosen === 'none' || role === 'Non-player' ? chosen : UNSEEN,
  bid: role === 'Non-player' ? bids : UNSEEN,
  kept: UNSEEN,
})

export const secrets: Secrets<Game> = {
  clauses: [cited.playerTurns.choose, cited.hand.draw, cited.bid.choose],
  seenBy: (game, seat) => ({ ...game, players: ownAlone(game.players, seat, veiled) }),
}
