/**
 * How the Senate cracks down by its cards.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { crackdownLevel } from '#spec/all-bridges-burning/4-special-activities/4.2.5-crackdown'
import {
  senateRallyCard55 as clauses,
  crackdownInVain,
} from '#spec/all-bridges-burning/8-non-players/8.4.2-senate-rally-in-war'
import { senateActivismCard } from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import { senateTerrorCard } from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { oppositionFor } from '#spec/all-bridges-burning/non-players/opposition'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, type Look, line, prefer } from '../../priority.js'

interface CrackDown {
  readonly type: 'crack down'
  readonly space: Space
}

/** How much Opposition a Crackdown would remove in a space. */
function removed(map: GameMap, look: Look, name: Space): number {
  const game = gameIn(look)
  const space = game.spaces[name]
  const shifted = { ...space, level: crackdownLevel.ask({ level: space.level }) }
  return oppositionFor(map, game, name, space) - oppositionFor(map, game, name, shifted)
}

const crackdownOn = (map: GameMap): readonly Line[] => [
  line<CrackDown>({
    name: 'Senate Crackdown: where there is Opposition to remove',
    cites: [clauses.crackdown, senateActivismCard.crackdown, senateTerrorCard.crackdown],
    asks: 'the space of the Crackdown',
    type: 'crack down',
    wants: (look, { space }) => removed(map, look, space) > 0 || readingOf(gameIn(look), crackdownInVain) === 'yes',
    within: [
      prefer<CrackDown>(clauses.crackdownMost, 'the most Opposition', (look, { space }) => removed(map, look, space)),
    ],
  }),
]

const known = new WeakMap<GameMap, readonly Line[]>()

/** How the Senate cracks down, over the map; all cards share the same priorities. */
export function senateCrackdown(map: GameMap): readonly Line[] {
  const lines = known.get(map) ?? crackdownOn(map)
  known.set(map, lines)
  return lines
}
