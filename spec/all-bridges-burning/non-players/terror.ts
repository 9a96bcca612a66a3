/** What Terror could do in a space, as Non-players see it. @module */

import { controlIn } from '../1-introduction/1.7-control.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, discsOf, newsOf, piecesIn } from '../pieces.js'
import { FACTIONS, type Faction, type Militant } from '../vocabulary.js'

/** From this Polarization on, Terror can remove two pieces in a space (3.2.3). */
const TWO_PIECES = 6

/** How many pieces Terror can remove in a space. */
export const removals = ({ polarization }: Game): number => (polarization >= TWO_PIECES ? 2 : 1)

/** Whether the last Cell of a Faction in a space is spared, as a Capability or a Prepared marker would go with it. */
const isSpared = ({ capabilities, prepared }: SpaceState, faction: Faction) =>
  faction !== 'moderates' && capabilities[faction].length + prepared[faction] > 0

/** How many Cells of a Faction in a space Terror could remove if it went on. */
export const removableCells = (space: SpaceState, faction: Faction): number =>
  Math.max(0, cellsIn(space, faction) - Number(isSpared(space, faction)))

/** How many pieces of a Faction in a space Terror could remove if it went on: its discs come last. */
export const removablePieces = (space: SpaceState, faction: Faction): number => {
  const cells = removableCells(space, faction)
  return cells === cellsIn(space, faction) ? piecesIn(space, faction) : cells
}

/** The enemies of a Faction. */
export const enemiesOf = (actor: Militant): readonly Faction[] => FACTIONS.filter((faction) => faction !== actor)

/** Whether an enemy of a Faction has a Cell in a space. */
export const hasEnemyCells = (space: SpaceState, actor: Militant): boolean =>
  enemiesOf(actor).some((enemy) => cellsIn(space, enemy) > 0)

/** Whether Terror in a space, as far as it can go there, would give its Faction a Control that it does not have. */
export function terrorizesToControl(game: Game, space: SpaceState, actor: Militant): boolean {
  if (controlIn(space) === actor) return false
  const enemies = enemiesOf(actor)
  const standing = enemies.reduce((sum, enemy) => sum + piecesIn(space, enemy), 0)
  const removable = enemies.reduce((sum, enemy) => sum + removablePieces(space, enemy), 0)
  return piecesIn(space, actor) > standing - Math.min(removable, removals(game))
}

/** Whether an Active Cell of a Faction in a space can be removed. */
export const hasRemovableActive = (space: SpaceState, faction: Militant): boolean =>
  space.cells[faction].active > 0 && removableCells(space, faction) > 0

/** Whether so many removals suffice to take a Network or the Personality away. */
export function reachesDisc(space: SpaceState, left: number): boolean {
  const cells = cellsIn(space, 'moderates')
  return (space.personality && cells <= left) || (discsOf(space, 'moderates') > 0 && cells + 1 <= left)
}

/** Whether so many removals suffice to take a News marker from an enemy, so that none of its Cells can keep it. */
export function reachesNews(space: SpaceState, enemy: Faction, left: number): boolean {
  if (newsOf(space, enemy) === 0) return false
  const cells = cellsIn(space, enemy)
  if (enemy === 'moderates') return cells - newsOf(space, enemy) + 1 <= left
  return cells <= left && removableCells(space, enemy) === cells
}
