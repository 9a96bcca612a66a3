/** What Dialogue would take from the Reds, and from the Senate. @module */

import { controlIn } from '../1-introduction/1.7-control.js'
import { dialogueLevel } from '../4-special-activities/4.3.2-dialogue.js'
import type { GameMap } from '../components/map.js'
import type { SpaceState } from '../game.js'
import { withCells } from '../pieces.js'
import type { Space } from '../vocabulary.js'
import { isInOpposition, oppositionOf } from './opposition.js'
import { isTown } from './places.js'

/** How much Opposition a shift of a level towards Neutral would take away. */
export function lessOpposition(map: GameMap, name: Space, space: SpaceState): number {
  if (!isInOpposition(space)) return 0
  const after = { ...space, level: dialogueLevel.ask({ level: space.level }) }
  return oppositionOf(map, name, space) - oppositionOf(map, name, after)
}

/** How much Town Population the Senate would lose if one of its Inactive Cells gave way to one of the Moderates. */
export function fewerTowns({ population }: GameMap, name: Space, space: SpaceState): number {
  if (!isTown(name) || controlIn(space) !== 'senate') return 0
  const after = withCells(withCells(space, 'senate', { inactive: -1 }), 'moderates', { inactive: 1 })
  return controlIn(after) === 'senate' ? 0 : population[name]
}
