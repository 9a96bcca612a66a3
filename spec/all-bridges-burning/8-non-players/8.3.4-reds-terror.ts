/** 8.3.4 Reds Terror (Card #51). @module */

import { first, flag, view } from 'rulewright/book'
import { controlIn } from '../1-introduction/1.7-control.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, discsOf, newsOf, piecesIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction, type Militant } from '../vocabulary.js'

export const redsTerrorCondition = first(
  'Non-player Reds: the condition of Terror (#51)',
  view({
    activeNearEnemy: flag(
      'an Active Reds Cell shares its space with enemy Cells',
      'no Active Reds Cell shares its space with enemy Cells',
    ),
  }),
  (row) => [
    row(cited.redsTerrorCard.ifActiveNearEnemy, { activeNearEnemy: true }, 'met'),
    row(cited.redsTerrorCard.ifActiveNearEnemy, { activeNearEnemy: false }, 'not met'),
  ],
)

/** From this Polarization on, Terror can remove two pieces in a space (3.2.3). */
const TWO_PIECES = 6

/** Returns the number of pieces that Terror can remove in a space. */
export const removals = ({ polarization }: Game): number => (polarization >= TWO_PIECES ? 2 : 1)

/** True if the last Cell of a Faction in a space is spared, because a Capability or a Prepared marker would go with it. */
const isSpared = ({ capabilities, prepared }: SpaceState, faction: Faction) =>
  faction !== 'moderates' && capabilities[faction].length + prepared[faction] > 0

/** Counts the Cells of a Faction in a space that Terror without limit could remove. */
export const removableCells = (space: SpaceState, faction: Faction): number =>
  Math.max(0, cellsIn(space, faction) - Number(isSpared(space, faction)))

/** Counts the pieces of a Faction in a space that Terror without limit could remove. Its discs come last. */
export const removablePieces = (space: SpaceState, faction: Faction): number => {
  const cells = removableCells(space, faction)
  return cells === cellsIn(space, faction) ? piecesIn(space, faction) : cells
}

export const enemiesOf = (actor: Militant): readonly Faction[] => FACTIONS.filter((faction) => faction !== actor)

/** True if an enemy of a Faction has a Cell in a space. */
export const hasEnemyCells = (space: SpaceState, actor: Militant): boolean =>
  enemiesOf(actor).some((enemy) => cellsIn(space, enemy) > 0)

/** True if Terror at its limit in a space would give its Faction a new Control. */
export function terrorizesToControl(game: Game, space: SpaceState, actor: Militant): boolean {
  if (controlIn(space) === actor) return false
  const enemies = enemiesOf(actor)
  const standing = enemies.reduce((sum, enemy) => sum + piecesIn(space, enemy), 0)
  const removable = enemies.reduce((sum, enemy) => sum + removablePieces(space, enemy), 0)
  return piecesIn(space, actor) > standing - Math.min(removable, removals(game))
}

/** Counts the Active Cells of a Faction that Terror can remove in a space. */
export const removableActive = (game: Game, space: SpaceState, faction: Militant): number =>
  Math.min(space.cells[faction].active, removableCells(space, faction), removals(game))

/** True if the given number of removals suffices to take a Network or the Personality away. */
export function reachesDisc(space: SpaceState, left: number): boolean {
  const cells = cellsIn(space, 'moderates')
  return (space.personality && cells <= left) || (discsOf(space, 'moderates') > 0 && cells + 1 <= left)
}

/** True if the given number of removals takes a News marker from an enemy, so that none of its Cells can keep it. */
export function reachesNews(space: SpaceState, enemy: Faction, left: number): boolean {
  if (newsOf(space, enemy) === 0) return false
  const cells = cellsIn(space, enemy)
  if (enemy === 'moderates') return cells - newsOf(space, enemy) + 1 <= left
  return cells <= left && removableCells(space, enemy) === cells
}
