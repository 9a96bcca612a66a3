/**
 * Two Cells give way to a disc of their Faction, or to nothing where none is Available.
 *
 * @module
 */

import { exchange, withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { CELL_KINDS, type CellKind, cellKindsIn, holdsNews, withoutCell } from '#spec/all-bridges-burning/cells'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace, withDiscs } from '#spec/all-bridges-burning/pieces'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import { availableOf } from '../actions/own-pieces.js'

/** Two Cells that give way. */
export interface Pair {
  readonly cell: CellKind
  readonly other: CellKind
}

/** Every two Cells that a Faction could name; only those of the Moderates are told apart by News. */
export function pairsOf(faction: Faction): readonly Pair[] {
  const kinds = CELL_KINDS.filter((kind) => faction === 'moderates' || !holdsNews(kind))
  return kinds.flatMap((cell, index) => kinds.slice(index).map((other) => ({ cell, other })))
}

/** Whether two Cells of a Faction stand in a space. */
export function standThere(space: SpaceState, faction: Faction, { cell, other }: Pair): boolean {
  const count = (kind: CellKind) => cellKindsIn(space, faction).find((group) => group.kind === kind)?.count ?? 0
  return cell === other ? count(cell) >= 2 : count(cell) > 0 && count(other) > 0
}

/** A space without two Cells of a Faction, nor the News that they hold. */
export const withoutPair = (space: SpaceState, faction: Faction, { cell, other }: Pair): SpaceState =>
  withoutCell(withoutCell(space, faction, cell), faction, other)

/** A game in which Cells of the Reds or the Moderates have given way to an Administration or a Network. */
export function exchanged(
  game: Game,
  faction: 'reds' | 'moderates',
  name: Space,
  withoutCells: (space: SpaceState) => SpaceState,
): Game {
  const available = availableOf(game, faction, faction === 'reds' ? 'Administration' : 'Network') > 0
  const discs = exchange.ask({ available }) === 'replaced' ? 1 : 0
  const after = inSpace(game, name, (space) =>
    withDiscs(withoutStrayMarkers.compute(withoutCells(space)), faction, discs),
  )
  return withRemovedCapabilities(game, after)
}
