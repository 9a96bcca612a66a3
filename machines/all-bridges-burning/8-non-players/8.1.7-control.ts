/** What Non-players prefer as to Control. @module */

import { type Option, readingOf } from 'rulewright/book'
import {
  populationControlled,
  spacesControlled,
  uncontrolledPopulation,
} from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { nonPlayerPriorities, unitOfControl } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Militant } from '#spec/all-bridges-burning/vocabulary'
import { decides } from './8.1.7-levels.js'
import { type Look, type Nested, prefer } from './8.2-priority.js'

/** How much a Faction Controls, in spaces or in Population. */
const controlled = (map: GameMap, game: Game, faction: Militant): number =>
  readingOf(game, unitOfControl) === 'Population'
    ? populationControlled(map, game, faction)
    : spacesControlled(game, faction)

type After<O> = (look: Look, option: O) => Game

const senateControl = <O extends Option>(map: GameMap, after: After<O>): readonly Nested[] => [
  prefer<O>(nonPlayerPriorities.senateControl, 'the most Senate Control', (look, option) =>
    decides(look, 'senate') ? controlled(map, after(look, option), 'senate') : 0,
  ),
  prefer<O>(nonPlayerPriorities.senateControl, 'the least Reds Control', (look, option) =>
    decides(look, 'senate') ? -controlled(map, after(look, option), 'reds') : 0,
  ),
]

/** What Non-player Reds prefer as to Control. */
export const redsControl = <O extends Option>(map: GameMap, after: After<O>): readonly Nested[] => [
  prefer<O>(nonPlayerPriorities.redsControl, 'the most Reds Control', (look, option) =>
    decides(look, 'reds') ? controlled(map, after(look, option), 'reds') : 0,
  ),
  prefer<O>(nonPlayerPriorities.redsControl, 'the least Senate Control', (look, option) =>
    decides(look, 'reds') ? -controlled(map, after(look, option), 'senate') : 0,
  ),
]

/** What each Non-player prefers as to Control, where it is known what the game is like after an option. */
export const controlAfter = <O extends Option>(map: GameMap, after: After<O>): readonly Nested[] => [
  ...senateControl(map, after),
  ...redsControl(map, after),
  prefer<O>(nonPlayerPriorities.moderatesUncontrolled, 'the most Uncontrolled Population', (look, option) =>
    decides(look, 'moderates') ? uncontrolledPopulation(map, after(look, option)) : 0,
  ),
]
