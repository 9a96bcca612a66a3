/** What Activism could flip, and what it could bring down, as Non-players see it. @module */

import { readingOf } from '#kernel'
import { controlIn } from '../1-introduction/1.7-control.js'
import { flipsIn } from '../3-commands/3.2.2-activated-cells.js'
import { differenceOfFive } from '../8-non-players/8.4.3-senate-activism.js'
import { type CellKind, statusOf } from '../cells.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, withCells } from '../pieces.js'
import { FACTIONS, type Faction, type Militant, type Power } from '../vocabulary.js'
import { isNonPlayer } from './state.js'

/** Whether a Non-player flips such a Cell: Active ones of its militant enemy, and Inactive ones of the Moderates. */
export const wantsFlipped = (actor: Militant, of: Faction, cell: CellKind): boolean =>
  of === 'moderates' ? statusOf(cell) === 'inactive' : of !== actor && statusOf(cell) === 'active'

/** The Factions of which a Non-player could flip Cells in a space. */
export function flippableIn({ cells }: SpaceState, actor: Militant): readonly Faction[] {
  const enemy = actor === 'reds' ? 'senate' : 'reds'
  return FACTIONS.filter(
    (of) => (of === enemy && cells[of].active > 0) || (of === 'moderates' && cells[of].inactive > 0),
  )
}

/** Whether a Non-player could flip Cells of a player in a space. */
export const flipsPlayer = (game: Game, space: SpaceState, actor: Militant): boolean =>
  flippableIn(space, actor).some((faction) => !isNonPlayer(game, faction))

/** Whether so many flips could turn the last Active Cell of an enemy in a space to Inactive. */
export const flipsLastActive = (space: SpaceState, enemy: Militant, flips: number): boolean =>
  space.cells[enemy].active > 0 && space.cells[enemy].active <= flips

/** How many Cells a Faction could flip in a space. */
export const flipsOf = (space: SpaceState, actor: Militant): number => flipsIn.ask(space.cells[actor])
const FIVE = 5

/** Whether Polarization one lower brings what Victory looks at closer to 5, by the Vassalage of a Power. */
export function comesCloserToFive(game: Game, power: Power): boolean {
  const vassalage = game.vassalage[power]
  const measured = (polarization: number) =>
    readingOf(game, differenceOfFive) === 'sum' ? polarization + vassalage : Math.abs(polarization - vassalage)
  const distance = (polarization: number) => Math.abs(measured(polarization) - FIVE)
  return game.polarization > 0 && distance(game.polarization - 1) < distance(game.polarization)
}

/** Who would Control a space with one Active Cell of a Faction less. */
export const controlWithout = (space: SpaceState, faction: Militant) =>
  controlIn(withCells(space, faction, { active: -1 }))

/** Whether one Cell of a Faction stands in a space, and no more. */
export const isSingle = (space: SpaceState, faction: Faction): boolean => cellsIn(space, faction) === 1
