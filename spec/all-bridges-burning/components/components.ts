/**
 * What the rulebook leaves to its components, as one value that a user can replace.
 *
 * @module
 */
import type { Fact } from '../../../src/kernel/book.js'
import { type Deck, deckFacts, standardDeck } from './deck.js'
import { forcesFacts } from './forces.js'
import { type GameMap, mapFacts, standardMap } from './map.js'
import { standardTrack, type Track, trackFactsOf } from './track.js'

/** The replaceable components. */
export interface Components {
  readonly map: GameMap
  readonly track: Track
  readonly deck: Deck
  /** What is known of these components, and from where. */
  readonly facts: readonly Fact[]
}

/** The standard map and deck with a track: the standard one, or another completion of its bottom row. */
export const componentsWith = (track: Track): Components => ({
  map: standardMap,
  track,
  deck: standardDeck,
  facts: [...mapFacts, ...trackFactsOf(track), ...deckFacts, ...forcesFacts],
})

/** The components as far as they are known, with named stand-ins for the rest. */
export const standardComponents: Components = componentsWith(standardTrack)
