/** The facts of the text about the map and the counters, with a placeholder for everything else. @module */
import type { Components } from './components.js'
import { mapFacts, standInMap } from './stand-in-map.js'
import { standInUnits, unitFacts } from './units.js'

/** The components of the book, unless a user supplies better ones. */
export const standardComponents: Components = {
  map: standInMap,
  units: standInUnits,
  facts: [...mapFacts, ...unitFacts],
}
