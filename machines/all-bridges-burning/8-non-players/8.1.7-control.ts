/** What Non-players prefer as to Control. @module */

import { type Option, readingOf } from 'rulewright/book'
import {
  populationControlled,
  spacesControlled,
  uncontrolledPopulation,
} from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  controlWithinCards,
  nonPlayerPriorities,
  unitOfControl,
} from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import { afterRally } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Faction, Militant, Space } from '#spec/all-bridges-burning/vocabulary'
import { decides } from './8.1.7-levels.js'
import { gameIn, type Look, type Nested, prefer } from './8.2-priority.js'

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

const moderatesControl = <O extends Option>(map: GameMap, after: After<O>): readonly Nested[] => [
  prefer<O>(nonPlayerPriorities.moderatesUncontrolled, 'the most Uncontrolled Population', (look, option) =>
    decides(look, 'moderates') ? uncontrolledPopulation(map, after(look, option)) : 0,
  ),
]

/** What each Non-player prefers as to Control, where it is known what the game is like after an option. */
export const controlAfter = <O extends Option>(map: GameMap, after: After<O>): readonly Nested[] => [
  ...senateControl(map, after),
  ...redsControl(map, after),
  ...moderatesControl(map, after),
]

/** How a Faction is served as to Control: first its own, then that of its enemy; the Moderates by that of nobody. */
const SERVED = {
  senate: [nonPlayerPriorities.senateControl, 'the most Senate Control, then the least Reds Control'],
  reds: [nonPlayerPriorities.redsControl, 'the most Reds Control, then the least Senate Control'],
  moderates: [nonPlayerPriorities.moderatesUncontrolled, 'the most Uncontrolled Population'],
} as const

/** More than anybody can Control, in spaces or in Population. */
const MOST = 100

function servedIn(map: GameMap, game: Game, faction: Faction): number {
  if (faction === 'moderates') return uncontrolledPopulation(map, game)
  const enemy = faction === 'reds' ? 'senate' : 'reds'
  return MOST * controlled(map, game, faction) - controlled(map, game, enemy)
}

/** What a Faction prefers as to Control among what its card leaves equal, as far as it is read so. */
export function controlWithin<O extends Option>(map: GameMap, faction: Faction, after: After<O>): Nested {
  const [clause, says] = SERVED[faction]
  return prefer<O>([nonPlayerPriorities.whereSilent, clause], says, (look, option) =>
    readingOf(gameIn(look), controlWithinCards) === 'before chance' ? servedIn(map, after(look, option), faction) : 0,
  )
}

/** What a Faction prefers as to Control among spaces in which it would place Cells by Rally. */
export const controlByRally = (map: GameMap, faction: Faction): Nested =>
  controlWithin<Option & { readonly space: Space }>(map, faction, (look, { space }) =>
    afterRally(gameIn(look), faction, space),
  )
