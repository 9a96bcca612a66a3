/** The components as far as they are known. @module */

import { baseGameFacts, standardBaseGame } from './base-game.js'
import type { Components } from './components.js'
import { mapFacts, standardMap } from './map.js'
import { openingsOn } from './openings.js'

/** The components as far as they are known, with named stand-ins for the rest. */
export const standardComponents: Components = {
  map: standardMap,
  base: standardBaseGame,
  openings: openingsOn(standardMap),
  facts: [...mapFacts, ...baseGameFacts],
}
