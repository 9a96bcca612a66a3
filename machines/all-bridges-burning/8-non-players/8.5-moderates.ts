/** Priorities that several cards of the Moderates share. @module */
import type { GameMap } from '#spec/all-bridges-burning/components/map'

/** Something over the map that is made once for each map, so that all cards have the same. */
export function oncePerMap<Made extends object>(make: (map: GameMap) => Made): (map: GameMap) => Made {
  const known = new WeakMap<GameMap, Made>()
  return (map) => {
    const made = known.get(map) ?? make(map)
    known.set(map, made)
    return made
  }
}
