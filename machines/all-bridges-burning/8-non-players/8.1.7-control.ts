/** The preferences of Non-players on Control. @module */

import { type Option, readingOf } from 'rulewright/book'
import {
  populationControlled,
  spacesControlled,
  uncontrolledPopulation,
} from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { afterRally } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, withCells, withDiscs } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Militant } from '#spec/all-bridges-burning/vocabulary'
import { decides } from './8.1.7-levels.js'
import { gameIn, type Look, type Nested, prefer, type Select } from './8.2-priority.js'

/** Returns the extent of a Faction's Control, in spaces or in Population. */
const controlled = (map: GameMap, game: Game, faction: Militant): number =>
  readingOf(game, cited.unitOfControl) === 'Population'
    ? populationControlled(map, game, faction)
    : spacesControlled(game, faction)

type After<O> = (look: Look, option: O) => Game

const NAMES = { senate: 'Senate', reds: 'Reds' } as const

/** Lists the preferences of the Senate or the Reds on Control: its own, then the enemy's. */
export function militantControl<O extends Option>(map: GameMap, own: Militant, after: After<O>): readonly Nested[] {
  const [clause] = SERVED[own]
  const enemy = own === 'reds' ? 'senate' : 'reds'
  const counted = (of: Militant, sign: 1 | -1) => (look: Look, option: O) =>
    decides(look, own) ? sign * controlled(map, after(look, option), of) : 0
  return [
    prefer<O>(clause, `the most ${NAMES[own]} Control`, counted(own, 1)),
    prefer<O>(clause, `the least ${NAMES[enemy]} Control`, counted(enemy, -1)),
  ]
}

/** Lists the preferences of each Non-player on Control, if the game after an option is known. */
export const controlAfter = <O extends Option>(map: GameMap, after: After<O>): readonly Nested[] => [
  ...militantControl(map, 'senate', after),
  ...militantControl(map, 'reds', after),
  prefer<O>(cited.nonPlayerPriorities.moderatesUncontrolled, 'the most Uncontrolled Population', (look, option) =>
    decides(look, 'moderates') ? uncontrolledPopulation(map, after(look, option)) : 0,
  ),
]

/** The aims of each Faction on Control: first its own, then its enemy's. The Moderates aim at Control by nobody. */
const SERVED = {
  senate: [cited.nonPlayerPriorities.senateControl, 'the most Senate Control, then the least Reds Control'],
  reds: [cited.nonPlayerPriorities.redsControl, 'the most Reds Control, then the least Senate Control'],
  moderates: [cited.nonPlayerPriorities.moderatesUncontrolled, 'the most Uncontrolled Population'],
} as const

/** More than anybody can Control, in spaces or in Population. */
const MOST = 100

function servedIn(map: GameMap, game: Game, faction: Faction): number {
  if (faction === 'moderates') return uncontrolledPopulation(map, game)
  const enemy = faction === 'reds' ? 'senate' : 'reds'
  return MOST * controlled(map, game, faction) - controlled(map, game, enemy)
}

/** Returns the preference of a Faction on Control among options that its card leaves equal, if a reading uses it. */
export function controlWithin<O extends Option>(map: GameMap, faction: Faction, after: After<O>): Nested {
  const [clause, says] = SERVED[faction]
  return prefer<O>([cited.nonPlayerPriorities.whereSilent, clause], says, (look, option) =>
    readingOf(gameIn(look), cited.controlWithinCards) === 'before chance'
      ? servedIn(map, after(look, option), faction)
      : 0,
  )
}

/** Returns the preference of a Faction on Control among spaces where it would place Cells by Rally. */
export const controlByRally = (map: GameMap, faction: Faction): Nested =>
  controlWithin<Select>(map, faction, (look, { space }) => afterRally(gameIn(look), faction, space))

/** Returns the preference of a Faction on Control among spaces where two of its Cells would give way to a disc. */
export const controlByDisc = (map: GameMap, faction: Faction): Nested =>
  controlWithin<Select>(map, faction, (look, { space: name }) =>
    inSpace(gameIn(look), name, (space) => withDiscs(withCells(space, faction, { inactive: -2 }), faction, 1)),
  )
