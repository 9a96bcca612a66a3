/** What a player may not know: the hands, decks, chosen cards and bids of the others. @module */
import { ownAlone, type Secrets, UNSEEN } from 'rulewright/book'
import { playerTurns } from './5.1-turn-sequence.js'
import { hand } from './6.1-player-cards.js'
import { bid } from './10.2-final-bid.js'
import type { Game, PlayerState } from './game.js'
import { cardsHeld } from './players.js'

/** What others see of a player: how many cards there are, those of a bid still among the hand, and whether one is chosen; what is kept they see when the rest is discarded. */
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
  clauses: [playerTurns.choose, hand.draw, bid.choose],
  seenBy: (game, seat) => ({ ...game, players: ownAlone(game.players, seat, veiled) }),
}
