/**
 * What Non-players prefer as to Control.
 *
 * @module
 */
import { nonPlayerPriorities as clauses } from '../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { GameMap } from '../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../spec/all-bridges-burning/game.js'
import { spacesControlled, uncontrolledPopulation } from '../../../../spec/all-bridges-burning/non-players/control.js'
import type { Option } from '../../../../src/kernel/offer.js'
import { type Look, type Nested, prefer } from '../priority.js'
import { decides } from './seat.js'

/** What each Non-player prefers as to Control, where it is known what the game is like after an option. */
export const controlAfter = <O extends Option>(
  map: GameMap,
  after: (look: Look, option: O) => Game,
): readonly Nested[] => [
  prefer<O>(clauses.senateControl, 'the most Senate Control', (look, option) =>
    decides(look, 'senate') ? spacesControlled(after(look, option), 'senate') : 0,
  ),
  prefer<O>(clauses.senateControl, 'the least Reds Control', (look, option) =>
    decides(look, 'senate') ? -spacesControlled(after(look, option), 'reds') : 0,
  ),
  prefer<O>(clauses.redsControl, 'the most Reds Control', (look, option) =>
    decides(look, 'reds') ? spacesControlled(after(look, option), 'reds') : 0,
  ),
  prefer<O>(clauses.redsControl, 'the least Senate Control', (look, option) =>
    decides(look, 'reds') ? -spacesControlled(after(look, option), 'senate') : 0,
  ),
  prefer<O>(clauses.moderatesUncontrolled, 'the most Uncontrolled Population', (look, option) =>
    decides(look, 'moderates') ? uncontrolledPopulation(map, after(look, option)) : 0,
  ),
]
