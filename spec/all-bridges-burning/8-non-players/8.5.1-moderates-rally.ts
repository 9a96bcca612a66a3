/** 8.5 Non-player Moderates Actions, 8.5.1 Moderates Rally (Card #60). @module */

import { first, flag, range, readingOf, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, overMap, piecesIn, withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { SPACES, type Space, TOWNS } from '../vocabulary.js'

export const moderatesRallyCondition = first(
  'Non-player Moderates: the condition of Rally (#60)',
  view({
    cells: flag('a Moderates Cell is Available', 'no Moderates Cell is Available'),
    networks: flag('a Network is Available', 'no Network is Available'),
  }),
  (row) => [
    row(cited.moderatesRallyCard.ifCellsAvailable, { cells: true }, 'met'),
    row(cited.moderatesRallyCard.ifNetworksAvailable, { networks: true }, 'met'),
    row([cited.moderatesRallyCard.ifCellsAvailable, cited.moderatesRallyCard.ifNetworksAvailable], {}, 'not met'),
  ],
)

export const moderatesRallySpaces = sum(
  'Non-player Moderates: spaces to Rally in (#60)',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization'), reading: cited.moderatesMoreSpaces }),
  (row) => [
    row(cited.moderatesRallyCard.upToTwo, {}, 2),
    row(
      cited.moderatesRallyCard.upToMore,
      { polarization: P.number.gte(6), reading: 'six counts' },
      ({ polarization }) => polarization - 5,
    ),
    row(
      cited.moderatesRallyCard.upToMore,
      { polarization: P.number.gte(7), reading: 'above six' },
      ({ polarization }) => polarization - 6,
    ),
  ],
)

export const moderatesRallyFirst = first(
  'Non-player Moderates: which spaces the die puts first (#60)',
  view({
    die: range(1, 6, 'what the die shows'),
    reading: cited.moderatesRallyDie,
  }),
  (row) => [
    row(
      [cited.moderatesRallyCard.cellsPopulatedDie, cited.moderatesRallyCard.cellsPopulatedControl],
      { die: P.union(1, 2), reading: 'Control on 1 or 2' },
      'Control',
    ),
    row(
      [cited.moderatesRallyCard.cellsPopulatedDie, cited.moderatesRallyCard.cellsPopulatedControl],
      { die: P.union(3, 4, 5, 6), reading: 'Control on 3 to 6' },
      'Control',
    ),
    row([cited.moderatesRallyCard.cellsPopulatedDie, cited.moderatesRallyCard.cellsPopulatedEmpty], {}, 'empty'),
  ],
)

/** A space has room for two discs (1.4.3). */
const ROOM = 2

/** Counts the Moderates Cells on the map. */
export const moderatesOnMap = (game: Game): number => overMap(game, (space) => cellsIn(space, 'moderates'))

export const townsWithModerates = ({ spaces }: Game): readonly Space[] =>
  TOWNS.filter((town) => cellsIn(spaces[town], 'moderates') > 0)

/** The space with the Personality, where it is on the map. */
export const personalitySpace = ({ spaces }: Game): Space | undefined => SPACES.find((name) => spaces[name].personality)

/** True if Non-player Moderates need more Cells in a space by their Rally. */
export function isGuarded(game: Game, name: Space): boolean {
  const space = game.spaces[name]
  const few = [1, 2].includes(cellsIn(space, 'moderates'))
  if (readingOf(game, cited.guardedNetworks) === 'both') return isBase(space) && few
  return space.networks > 0 || (space.personality && few)
}

export const isBase = ({ personality, networks }: SpaceState): boolean => personality || networks > 0

/** True if a space without a Network has room for one. */
export const lacksNetwork = ({ networks, administrations }: SpaceState): boolean =>
  networks === 0 && administrations < ROOM

/** True if an Available Network could replace two Moderates Cells of a space. */
export const canBuild = (game: Game, name: Space): boolean =>
  availableNetworks(game) > 0 && lacksNetwork(game.spaces[name]) && cellsIn(game.spaces[name], 'moderates') >= 2

/** Counts the Moderates Cells of a space that could turn Underground by Rally. Without a Network there, none can. */
export function hideable({ population }: GameMap, { spaces }: Game, name: Space): number {
  const { networks, cells } = spaces[name]
  return networks === 0 ? 0 : Math.min(cells.moderates.active, population[name] + networks)
}

/** Counts the extra Moderates Cells needed to leave a space Uncontrolled, or 0 if nobody Controls it. */
export function cellsAgainstControl(space: SpaceState): number {
  const control = controlIn(space)
  if (control === 'nobody') return 0
  const other = control === 'reds' ? 'senate' : 'reds'
  return piecesIn(space, control) - piecesIn(space, other) - piecesIn(space, 'moderates')
}

/** True if the Reds or the Senate would take Control of a space if a Moderates Cell left it. */
export function givesControl(space: SpaceState): boolean {
  const after = controlIn(withCells(space, 'moderates', { inactive: -1 }))
  return after !== 'nobody' && controlIn(space) === 'nobody'
}
