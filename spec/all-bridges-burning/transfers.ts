/** Resources that go from one Faction to another, where one of them can be a Non-player without a cylinder. @module */
import { readingOf } from '#kernel'
import { paymentToNonPlayer } from './1-introduction/1.3-factions.js'
import { gained, isPaid, isReceived, isShown, nonPlayerGives } from './8-non-players/8.1.2-resources.js'
import { TRACKS } from './components/forces.js'
import type { Game } from './game.js'
import type { Faction } from './vocabulary.js'

/** Resources that go from one Faction to another. */
export interface HandedOver {
  readonly from: Faction
  readonly to: Faction
  readonly amount: number
  /** How many of them the receiver gains, where it has no room for all. */
  readonly arriving?: number
}

/** The Resources that a Faction could hand over. */
export const holdings = (game: Game, faction: Faction): number => {
  if (isShown(game, faction, 'given')) return game.resources[faction]
  return isReceived.ask({ reading: readingOf(game, nonPlayerGives) }) ? TRACKS.resources : 0
}

/** Whether a Faction loses what it hands over to another. */
export const isLost = (game: Game, to: Faction): boolean =>
  isShown(game, to, 'received') || isPaid.ask({ reading: readingOf(game, paymentToNonPlayer) })

/** A game in which Resources have gone from one Faction to another, as far as both sides are tracked. */
export function handedOver(game: Game, { from, to, amount, arriving = amount }: HandedOver): Game {
  const paid = isLost(game, to) ? gained(game, from, -amount, 'given') : game
  return gained(paid, to, arriving, 'received')
}
