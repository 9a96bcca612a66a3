/**
 * Two Cells give way to a disc of their Faction, or to nothing where none is Available.
 *
 * @module
 */
import type { Game, SpaceState } from '../../../spec/all-bridges-burning/game.js'
import { inSpace, withDiscs, withoutStrayMarkers } from '../../../spec/all-bridges-burning/pieces.js'
import { exchange } from '../../../spec/all-bridges-burning/tables/own-pieces.js'
import type { Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { availableOf } from '../actions/own-pieces.js'

/** A game in which Cells of the Reds or the Moderates have given way to an Administration or a Network. */
export function exchanged(
  game: Game,
  faction: 'reds' | 'moderates',
  name: Space,
  withoutCells: (space: SpaceState) => SpaceState,
): Game {
  const available = availableOf(game, faction, faction === 'reds' ? 'Administration' : 'Network') > 0
  const discs = exchange.ask({ available }) === 'replaced' ? 1 : 0
  return inSpace(game, name, (space) => withDiscs(withoutStrayMarkers.compute(withoutCells(space)), faction, discs))
}
