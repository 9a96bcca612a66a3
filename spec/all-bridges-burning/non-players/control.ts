/**
 * How a position stands for a Non-player as to Control.
 *
 * @module
 */
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { withCells } from '../pieces.js'
import { controlOf } from '../totals.js'
import { type Militant, SPACES } from '../vocabulary.js'

/** How many spaces a Faction Controls. */
export const spacesControlled = ({ spaces }: Game, faction: Militant): number =>
  SPACES.filter((name) => controlOf.compute(spaces[name]) === faction).length

/** How much Population a Faction Controls. */
export const populationControlled = ({ population }: GameMap, { spaces }: Game, faction: Militant): number =>
  SPACES.filter((name) => controlOf.compute(spaces[name]) === faction).reduce(
    (total, name) => total + population[name],
    0,
  )

/** Whether the Reds keep the Control that they have of a space if so many of their Cells leave it. */
export const redsKeepControl = (space: SpaceState, leaving: number): boolean =>
  controlOf.compute(space) !== 'reds' || controlOf.compute(withCells(space, 'reds', { inactive: -leaving })) === 'reds'

/** How much Population nobody Controls. */
export const uncontrolledPopulation = ({ population }: GameMap, { spaces }: Game): number =>
  SPACES.filter((name) => controlOf.compute(spaces[name]) === 'nobody').reduce(
    (total, name) => total + population[name],
    0,
  )
