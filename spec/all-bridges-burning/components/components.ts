/**
 * What the rulebook leaves to its components, as one value that a user can replace.
 *
 * @module
 */
import type { Fact } from '../../../src/kernel/book.js'
import { type Deck, deckFacts, standardDeck } from './deck.js'
import { forcesFacts } from './forces.js'
import { type GameMap, mapFacts, standardMap } from './map.js'
import { standardTrack, type Track, trackFacts } from './track.js'

/** The replaceable components. */
export interface Components {
  readonly map: GameMap
  readonly track: Track
  readonly deck: Deck
}

/** The components as far as they are known, with named stand-ins for the rest. */
export const standardComponents: Components = { map: standardMap, track: standardTrack, deck: standardDeck }

/** Every fact of the standard components with its source. */
export const componentFacts: readonly Fact[] = [...mapFacts, ...trackFacts, ...deckFacts, ...forcesFacts]
