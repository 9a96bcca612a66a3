/** The spaces that the text of an Event means. @module */

import { computed } from 'rulewright/book'
import { controlOf } from '../1-introduction/1.7-control.js'
import { type GameMap, neighbors } from '../components/map.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { type Faction, SPACES, type Space, TOWNS } from '../vocabulary.js'
import { ownersOf } from './owners.js'
import { totalOf } from './pieces.js'
import { type Conditions, type Held, PIECES, type Where } from './words.js'

/** From where a text is read: who executes it, the space at hand, and where a moving piece comes from. */
export interface Standpoint {
  readonly executing: Faction
  readonly here: Space | 'nowhere'
  readonly origin?: Space
}

/** True if a space holds certain pieces. */
const holds = ({ spaces }: Game, { executing }: Standpoint, name: Space, held: Held): boolean =>
  ownersOf(held.of, executing).reduce(
    (total, of) => total + totalOf(spaces[name], of, held.piece ?? PIECES, held.status),
    0,
  ) >= (held.least ?? 1)

/** The spaces from which an adjacent space is looked for. */
function starts(game: Game, at: Standpoint, from: NonNullable<Conditions['adjacentTo']>): readonly Space[] {
  if (from === 'here') return at.here === 'nowhere' ? [] : [at.here]
  if (from === 'origin') return at.origin === undefined ? [] : [at.origin]
  return 'of' in from ? SPACES.filter((name) => holds(game, at, name, from)) : from
}

export const adjacentMeant = computed(
  'Events: the adjacent spaces',
  [cited.adjacency.events, cited.adjacency.touching],
  (map: GameMap, game: Game, at: Standpoint, from: NonNullable<Conditions['adjacentTo']>): readonly Space[] => {
    const reached = starts(game, at, from).flatMap((name) => neighbors(map, name))
    return SPACES.filter((name) => reached.includes(name))
  },
)

const isOneOf = <T>(list: readonly T[] | undefined, value: T) => list === undefined || list.includes(value)

/** True if a space meets every condition except adjacency. */
const meets = (map: GameMap, game: Game, at: Standpoint, name: Space, conditions: Conditions): boolean =>
  isOneOf(conditions.in, name) &&
  (conditions.kind ?? kindOf(name)) === kindOf(name) &&
  isOneOf(conditions.control, controlOf.compute(game, { space: name })) &&
  isOneOf(conditions.level, game.spaces[name].level) &&
  map.population[name] >= (conditions.population ?? 0) &&
  (conditions.with ?? []).every((held) => holds(game, at, name, held)) &&
  !(conditions.without ?? []).some((held) => holds(game, at, name, held))

const kindOf = (name: Space) => (TOWNS.some((town) => town === name) ? 'Town' : 'Province')

export const spacesMeant = computed(
  'Events: the spaces that the text means',
  [cited.executingEvents.literally],
  (map: GameMap, game: Game, at: Standpoint, where: Where = 'any'): readonly Space[] => {
    if (where === 'any') return SPACES
    if (where === 'here') return SPACES.filter((name) => name === at.here)
    if (where === 'origin') return SPACES.filter((name) => name === at.origin)
    const { adjacentTo } = where
    const near = adjacentTo === undefined ? SPACES : adjacentMeant.compute(map, game, at, adjacentTo)
    return near.filter((name) => meets(map, game, at, name, where))
  },
)
