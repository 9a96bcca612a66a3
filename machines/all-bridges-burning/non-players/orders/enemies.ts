/**
 * Which pieces of enemies a Non-player would have go, where several could.
 *
 * @module
 */

import { type Option, readingOf } from '#kernel'
import {
  nonPlayerPriorities as clauses,
  controlOrSide,
  enemiesInOrder,
} from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { gameIn, type Look, type Nested, prefer } from '../priority.js'
import { controlAfter } from './control.js'

/** Whether Control comes before the side of a Cell. */
export const controlFirst = (look: Look): boolean => readingOf(gameIn(look), controlOrSide) === 'Control first'

type RemovedFirst<O> = (look: Look, option: O) => boolean

/** The side of enemy Cells, as long as it comes before Control. */
export const sideFirst = <O extends Option>(removedFirst: RemovedFirst<O>): Nested =>
  prefer<O>(
    [clauses.removeActive, clauses.removeInactive],
    'Active Cells, Inactive ones of the Moderates',
    (look, option) => controlFirst(look) || removedFirst(look, option),
  )

/** The nested priorities for an enemy piece that goes, once its side is settled, or where Control comes before that. */
export const enemiesGoing = <O extends Option & { readonly of: string }>(
  map: GameMap,
  after: (look: Look, option: O) => Game,
  removedFirst: RemovedFirst<O>,
): readonly Nested[] => [
  prefer<O>(clauses.removeActive, 'Cells of the Senate or the Reds (reading)', (look, { of }) =>
    readingOf(gameIn(look), enemiesInOrder) === 'as listed' ? of !== 'moderates' : 0,
  ),
  ...controlAfter(map, after),
  prefer<O>(
    [clauses.removeActive, clauses.removeInactive],
    'after Control, Active Cells, Inactive ones of the Moderates (reading)',
    removedFirst,
  ),
]
