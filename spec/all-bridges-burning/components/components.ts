/**
 * What the rulebook leaves to its components, as one value that a user can replace.
 *
 * @module
 */
import type { Fact } from '../../../src/kernel/book.js'
import type { Chart } from '../../../src/kernel/chart.js'
import { EVENTS, type EventPack, overlaid, packFacts } from '../events/pack.js'
import { type Deck, deckFacts, standardDeck } from './deck.js'
import { standardEvents } from './event-pack.js'
import { forcesFacts } from './forces.js'
import { germanFacts } from './german-actions.js'
import { type GameMap, mapFacts, standardMap } from './map.js'
import {
  aidFacts,
  type NonPlayerSymbols,
  overlaidSymbols,
  SYMBOLS,
  standardSymbols,
  symbolFacts,
} from './non-player-aids.js'
import { standardTrack, type Track, trackFactsOf } from './track.js'

/** The replaceable components. */
export interface Components {
  readonly map: GameMap
  readonly track: Track
  readonly deck: Deck
  /** What stands on the Event cards. */
  readonly events: EventPack
  /** What the Event cards tell Non-players by symbols. */
  readonly symbols: NonPlayerSymbols
  /** The German actions flowchart, as a chart of the procedure `german flowchart`; left out, ours stands in. */
  readonly germans?: (map: GameMap) => Chart
  /** What is known of these components, and from where. */
  readonly facts: readonly Fact[]
}

/** The standard map and deck with a track: the standard one, or another completion of its bottom row. */
export const componentsWith = (track: Track): Components => ({
  map: standardMap,
  track,
  deck: standardDeck,
  events: standardEvents,
  symbols: standardSymbols,
  facts: [
    ...mapFacts,
    ...trackFactsOf(track),
    ...deckFacts,
    ...packFacts(standardEvents),
    ...symbolFacts(standardSymbols),
    ...aidFacts,
    ...germanFacts,
    ...forcesFacts,
  ],
})

/** The components as far as they are known, with named stand-ins for the rest. */
export const standardComponents: Components = componentsWith(standardTrack)

/** Components with other Events: the cards of a pack, and for the rest those that were there. */
export const withEvents = (components: Components, pack: EventPack): Components => {
  const events = overlaid(components.events, pack)
  const facts = components.facts.filter(({ component }) => component !== EVENTS)
  return { ...components, events, facts: [...facts, ...packFacts(events)] }
}

/** Components with other symbols for Non-players: those of the cards that are given, and for the rest those that were there. */
export const withSymbols = (components: Components, given: NonPlayerSymbols): Components => {
  const symbols = overlaidSymbols(components.symbols, given)
  const facts = components.facts.filter(({ component }) => component !== SYMBOLS)
  return { ...components, symbols, facts: [...facts, ...symbolFacts(symbols)] }
}
