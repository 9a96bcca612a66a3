/**
 * The Moderates as their cards see them: where they are, what they could build or hide, which Control they could take away.
 *
 * @module
 */

import { controlIn } from '../1-introduction/1.7-control.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, overMap, piecesIn, withCells } from '../pieces.js'
import { SPACES, type Space, TOWNS } from '../vocabulary.js'

/** A space has room for two discs (1.4.3). */
const ROOM = 2

/** How many Moderates Cells are on the map. */
export const moderatesOnMap = (game: Game): number => overMap(game, (space) => cellsIn(space, 'moderates'))

/** The Towns with a Moderates Cell. */
export const townsWithModerates = ({ spaces }: Game): readonly Space[] =>
  TOWNS.filter((town) => cellsIn(spaces[town], 'moderates') > 0)

/** The space with the Personality, where it is on the map. */
export const personalitySpace = ({ spaces }: Game): Space | undefined => SPACES.find((name) => spaces[name].personality)

/** Whether the Personality or a Network is in a space. */
export const isBase = ({ personality, networks }: SpaceState): boolean => personality || networks > 0

/** Whether a space without a Network has room for one. */
export const lacksNetwork = ({ networks, administrations }: SpaceState): boolean =>
  networks === 0 && administrations < ROOM

/** Whether two Moderates Cells of a space could give way to a Network that is Available. */
export const canBuild = (game: Game, name: Space): boolean =>
  availableNetworks(game) > 0 && lacksNetwork(game.spaces[name]) && cellsIn(game.spaces[name], 'moderates') >= 2

/** How many Moderates Cells of a space could turn Underground by Rally: none without a Network there. */
export function hideable({ population }: GameMap, { spaces }: Game, name: Space): number {
  const { networks, cells } = spaces[name]
  return networks === 0 ? 0 : Math.min(cells.moderates.active, population[name] + networks)
}

/** How many Moderates Cells more it takes to leave a space Uncontrolled; 0 where nobody Controls it. */
export function cellsAgainstControl(space: SpaceState): number {
  const control = controlIn(space)
  if (control === 'nobody') return 0
  const other = control === 'reds' ? 'senate' : 'reds'
  return piecesIn(space, control) - piecesIn(space, other) - piecesIn(space, 'moderates')
}

/** Whether the Reds or the Senate would take Control of a space if a Moderates Cell left it. */
export function givesControl(space: SpaceState): boolean {
  const after = controlIn(withCells(space, 'moderates', { inactive: -1 }))
  return after !== 'nobody' && controlIn(space) === 'nobody'
}
