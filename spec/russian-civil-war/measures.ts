/**
 * The measures of the book: what can be asked of a position by name.
 *
 * @module
 */
import type { Total } from '../../src/kernel/measure.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import { worthOf } from './income.js'

/** Every measure, over a map. */
export const measuresOn = (map: GameMap): readonly Total<Game>[] => [worthOf.over(map)]
