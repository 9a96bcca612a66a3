/** How a position stands for a Non-player as to Control. @module */

import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { withCells } from '../pieces.js'
import { type Militant, SPACES } from '../vocabulary.js'

/** How many spaces a Faction Controls. */
export const spacesControlled = (game: Game, faction: Militant): number =>
  SPACES.filter((space) => controlOf.compute(game, { space }) === faction).length

/** How much Population a Faction Controls. */
export const populationControlled = ({ population }: GameMap, game: Game, faction: Militant): number =>
  SPACES.filter((space) => controlOf.compute(game, { space }) === faction).reduce(
    (total, name) => total + population[name],
    0,
  )

/** Whether the Reds keep the Control that they have of a space if so many of their Cells leave it. */
export const redsKeepControl = (space: SpaceState, leaving: number): boolean =>
  controlIn(space) !== 'reds' || controlIn(withCells(space, 'reds', { inactive: -leaving })) === 'reds'

/** How much Population nobody Controls. */
export const uncontrolledPopulation = ({ population }: GameMap, game: Game): number =>
  SPACES.filter((space) => controlOf.compute(game, { space }) === 'nobody').reduce(
    (total, name) => total + population[name],
    0,
  )
