/**
 * How a position stands for a Non-player as to Control.
 *
 * @module
 */
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { controlOf } from '../totals.js'
import { type Militant, SPACES } from '../vocabulary.js'

/** How many spaces a Faction Controls. */
export const spacesControlled = ({ spaces }: Game, faction: Militant): number =>
  SPACES.filter((name) => controlOf.compute(spaces[name]) === faction).length

/** How much Population nobody Controls. */
export const uncontrolledPopulation = ({ population }: GameMap, { spaces }: Game): number =>
  SPACES.filter((name) => controlOf.compute(spaces[name]) === 'nobody').reduce(
    (total, name) => total + population[name],
    0,
  )
