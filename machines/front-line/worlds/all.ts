/** The small worlds in which the charts, and parts of the whole book, are enumerated. @module */

import type { World } from '#kernel'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { attackWorlds } from './attack.js'
import { movementWorlds } from './movement.js'
import { spineWorlds } from './turns.js'

/** Every small world, over the components. */
export const worldsOf = (parts: Components): readonly World<Game>[] => [
  ...spineWorlds(parts),
  ...movementWorlds(parts),
  ...attackWorlds(parts),
]
