/** 8.1.7 Pieces, Resources, Support, and Opposition: spaces and pieces. @module */

import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import { type CellKind, statusOf } from '../cells.js'
import { bordersBetween, type GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { piecesIn, withCells } from '../pieces.js'
import { FACTIONS, type Faction, type Militant, SPACES, type Space, TOWNS } from '../vocabulary.js'

export const isTown = (space: Space): boolean => TOWNS.some((town) => town === space)

/** True if a space has one or more Population. */
export const isPopulated = ({ population }: GameMap, space: Space): boolean => population[space] > 0

/** Counts the borders between a space and the closest of others; infinite if there are none. */
export const distanceTo = (map: GameMap, space: Space, others: readonly Space[]): number =>
  Math.min(...others.map((other) => bordersBetween(map, space, other)))

/** Counts the spaces that a Faction Controls. */
export const spacesControlled = (game: Game, faction: Militant): number =>
  SPACES.filter((space) => controlOf.compute(game, { space }) === faction).length

/** Returns the Population that a Faction Controls. */
export const populationControlled = ({ population }: GameMap, game: Game, faction: Militant): number =>
  SPACES.filter((space) => controlOf.compute(game, { space }) === faction).reduce(
    (total, name) => total + population[name],
    0,
  )

/** True if the Reds keep their Control of a space after a number of their Cells leave it. */
export const redsKeepControl = (space: SpaceState, leaving: number): boolean =>
  controlIn(space) !== 'reds' || controlIn(withCells(space, 'reds', { inactive: -leaving })) === 'reds'

/** Returns the Population that nobody Controls. */
export const uncontrolledPopulation = ({ population }: GameMap, game: Game): number =>
  SPACES.filter((space) => controlOf.compute(game, { space }) === 'nobody').reduce(
    (total, name) => total + population[name],
    0,
  )

/** True if a space has a piece of an enemy Faction. Troops belong to Powers. */
export const hasEnemies = (space: SpaceState, faction: Faction): boolean =>
  FACTIONS.some((other) => other !== faction && piecesIn(space, other) > 0)

export const spacesOf = ({ spaces }: Game, faction: Faction): readonly Space[] =>
  SPACES.filter((name) => piecesIn(spaces[name], faction) > 0)

export const hasRedsOrRussians = (space: SpaceState): boolean => piecesIn(space, 'reds') + space.troops.russia > 0

/** True if a Cell is an enemy that a Non-player removes first: an Active one, or an Inactive one of the Moderates. */
export const isRemovedFirst = (own: Faction, of: string, cell: CellKind): boolean =>
  of !== own && statusOf(cell) === (of === 'moderates' ? 'inactive' : 'active')

/** True if a Non-player replaces an own Cell first: an Inactive one, or an Active one of the Moderates. */
export const isReplacedFirst = (own: Faction, of: string, cell: CellKind): boolean =>
  of === own && statusOf(cell) === (of === 'moderates' ? 'active' : 'inactive')
