/** 8.3 Non-player Reds Actions, 8.3.1 Reds Rally (Card #48). @module */

import { first, flag, readingOf, view } from 'rulewright/book'
import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import { rallyCount } from '../3-commands/3.2.1-rally-cells.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { availableAdministrations, availableCells, cellsIn, inSpace, withCells, withDiscs } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Faction, LEVELS, type Militant, SPACES, type Space } from '../vocabulary.js'
import { isPopulated } from './8.1.7-places.js'

export const redsRallyCondition = first(
  'Non-player Reds: the condition of Rally (#48)',
  view({
    cells: flag('a Reds Cell is Available', 'no Reds Cell is Available'),
    administrations: flag('an Administration is Available', 'no Administration is Available'),
    relocatable: flag('an Administration stands in Active Opposition', 'no Administration stands in Active Opposition'),
  }),
  (row) => [
    row(cited.redsRallyCard.ifCellsAvailable, { cells: true }, 'met'),
    row(cited.redsRallyCard.ifAdministrationsAvailable, { administrations: true }, 'met'),
    row(cited.redsRallyCard.ifRelocatable, { relocatable: true }, 'met'),
    row(
      [
        cited.redsRallyCard.ifCellsAvailable,
        cited.redsRallyCard.ifAdministrationsAvailable,
        cited.redsRallyCard.ifRelocatable,
      ],
      {},
      'not met',
    ),
  ],
)

/** A space has room for two discs (1.4.3). */
const ROOM = 2

/** True if an Administration stands in a space without a Reds Cell. */
export const isBare = (space: SpaceState): boolean => space.administrations > 0 && cellsIn(space, 'reds') === 0

/** True if an Administration stands in a space in Active Opposition. */
export const isRelocatable = (space: SpaceState): boolean =>
  space.administrations > 0 && space.level === 'Active Opposition'

/** True if an Administration in Active Opposition could leave its space without the Reds losing its Control. */
export const canRelocate = (space: SpaceState): boolean =>
  isRelocatable(space) && (controlIn(space) !== 'reds' || controlIn(withDiscs(space, 'reds', -1)) === 'reds')

/** True if the Reds could place an Administration: an Available one, or else one that they relocate. */
export const hasAdministration = (game: Game): boolean =>
  availableAdministrations(game) > 0 || SPACES.some((name) => canRelocate(game.spaces[name]))

/** True if replacing two Cells by an Administration does not cost the Reds the Control of a space. */
const keepsControl = (space: SpaceState): boolean =>
  controlIn(space) !== 'reds' || controlIn(withDiscs(withCells(space, 'reds', { inactive: -2 }), 'reds', 1)) === 'reds'

/** True if an Administration may go to a space. One reading lets a relocated one go only where Control stays. */
const mayComeTo = (game: Game, name: Space): boolean =>
  availableAdministrations(game) > 0 ||
  readingOf(game, cited.relocationControl) === 'its origin' ||
  keepsControl(game.spaces[name])

/** True if two Reds Cells of a space can be replaced by an Administration there. */
export function isSite(map: GameMap, game: Game, name: Space): boolean {
  const space = game.spaces[name]
  const { level, administrations, networks } = space
  const enough = cellsIn(space, 'senate') > 0 ? 3 : 2
  return (
    isPopulated(map, name) &&
    level !== 'Active Opposition' &&
    administrations === 0 &&
    networks < ROOM &&
    cellsIn(space, 'reds') >= enough &&
    mayComeTo(game, name)
  )
}

/** Counts the Cells that a Non-player would place by Rally in a space. */
export function rallied(game: Game, faction: Faction, name: Space): number {
  const towardSupport = LEVELS.indexOf(game.spaces[name].level) - LEVELS.indexOf('Neutral')
  const support = Math.max(0, towardSupport)
  const opposition = Math.max(0, -towardSupport)
  const count = rallyCount.ask({ faction, support, opposition, hindrance: 0, offset: 0, reading: 'below zero' })
  return Math.min(count, availableCells(game, faction))
}

/** The game after a Faction has placed its Cells in a space by Rally. */
export const afterRally = (game: Game, faction: Faction, name: Space): Game =>
  inSpace(game, name, (space) => withCells(space, faction, { inactive: rallied(game, faction, name) }))

/** True if a Faction would take Control of a space with the Cells that it would place there by Rally. */
export const ralliesToControl = (game: Game, faction: Militant, name: Space): boolean =>
  controlOf.compute(game, { space: name }) !== faction &&
  controlOf.compute(afterRally(game, faction, name), { space: name }) === faction
