/** The places of pieces off the map: the boxes of Available Forces, the Prisoners, and Out of Play. @module */
import type { Game } from '../game.js'
import { availableCells, troopsOutOfPlay, withPrisonersOf } from '../pieces.js'
import { type Faction, POWERS, type Power } from '../vocabulary.js'
import { isFaction } from './owners.js'
import type { Kept } from './piece-effects.js'
import type { Owner } from './words.js'

/** True if an owner is a Power, not a Faction. */
export const isPower = (owner: Owner): owner is Power => POWERS.some((power) => power === owner)

/** Counts the Troops or Cells of an owner in such a place. */
export function keptOf(game: Game, of: Owner, where: Kept): number {
  if (isFaction(of)) return cellsKept(game, of)[where]
  return { Available: game.troopBoxes[of], Prisoners: 0, 'Out of Play': troopsOutOfPlay(game, of) }[where]
}

const cellsKept = (game: Game, of: Faction): Readonly<Record<Kept, number>> => ({
  Available: availableCells(game, of),
  Prisoners: game.prisoners[of],
  'Out of Play': of === 'senate' ? game.conscripts : 0,
})

/** A game in which somebody keeps more pieces there, or fewer. What is Available of a Faction is what is nowhere else. */
export function withKept(game: Game, of: Owner, where: Kept, by: number): Game {
  if (isPower(of)) {
    if (where !== 'Available') return game
    return { ...game, troopBoxes: { ...game.troopBoxes, [of]: game.troopBoxes[of] + by } }
  }
  if (where === 'Prisoners') return withPrisonersOf(game, of, by)
  return where === 'Out of Play' && of === 'senate' ? { ...game, conscripts: game.conscripts + by } : game
}
