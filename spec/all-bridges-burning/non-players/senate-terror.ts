/** What Non-player Senate Terror could come to in a space. @module */

import { controlIn } from '../1-introduction/1.7-control.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, discsOf, piecesIn } from '../pieces.js'
import { SPACES, TOWNS } from '../vocabulary.js'
import { isNonPlayer } from './state.js'
import { removableCells, removablePieces } from './terror.js'

const ENEMIES = ['reds', 'moderates'] as const
export type EnemyOfSenate = (typeof ENEMIES)[number]
const sumOver = (value: (enemy: EnemyOfSenate) => number) => ENEMIES.reduce((sum, enemy) => sum + value(enemy), 0)

/** How many enemy Cells Terror would have to remove in a space for Senate Control; endless where it cannot bring it. */
function cellsForControl(space: SpaceState): number {
  if (space.cells.senate.active === 0 || controlIn(space) === 'senate') return Number.POSITIVE_INFINITY
  const needed = sumOver((enemy) => piecesIn(space, enemy)) - cellsIn(space, 'senate') + 1
  return needed <= sumOver((enemy) => removableCells(space, enemy)) ? needed : Number.POSITIVE_INFINITY
}

/** How many enemy Cells Terror would have to remove for the Control of some Town: one, two, or 0 if neither will do. */
export function cellsForTown({ spaces }: Game): 0 | 1 | 2 {
  const fewest = Math.min(...TOWNS.map((town) => cellsForControl(spaces[town])))
  if (fewest > 2) return 0
  return fewest > 1 ? 2 : 1
}

/** Whether Terror of the Senate could remove some piece of the Reds. */
export const canRemoveReds = ({ spaces }: Game): boolean =>
  SPACES.some((name) => spaces[name].cells.senate.active > 0 && removablePieces(spaces[name], 'reds') > 0)

/** Whether so many removals suffice for a Network or an Administration of a certain Faction that is a player. */
export const reachesDiscOf = (game: Game, space: SpaceState, enemy: EnemyOfSenate, left: number): boolean =>
  !isNonPlayer(game, enemy) &&
  discsOf(space, enemy) > 0 &&
  removablePieces(space, enemy) > cellsIn(space, enemy) &&
  cellsIn(space, enemy) < left

/** Whether so many removals suffice for a Network or an Administration of any player. */
export const reachesDiscOfPlayer = (game: Game, space: SpaceState, left: number): boolean =>
  ENEMIES.some((enemy) => reachesDiscOf(game, space, enemy, left))
