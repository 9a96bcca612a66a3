/** What the text says of the map and the counters, and a stand-in for everything else. @module */
import type { Components } from './components.js'
import { mapFacts, standInMap } from './stand-in-map.js'
import { standInUnits, unitFacts } from './units.js'

/** What the book is assembled over, as long as nobody gives anything better. */
export const standardComponents: Components = {
  map: standInMap,
  units: standInUnits,
  facts: [...mapFacts, ...unitFacts],
}
