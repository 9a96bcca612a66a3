/** The parts that the rulebook leaves to its components, as one value that a user can replace. @module */
import type { Chart, Fact } from 'rulewright/book'
import { EVENTS, type EventPack, overlaid, packFacts } from '../events/pack.js'
import { type Deck, deckFacts, standardDeck } from './deck.js'
import { standardEvents } from './event-pack.js'
import { forcesFacts } from './forces.js'
import { germanFacts } from './german-actions.js'
import { type GameMap, mapFacts, standardMap } from './map.js'
import { aidFacts, type NonPlayerAids, type NonPlayerAidsFile, overlaidAids, standardAids } from './non-player-aids.js'
import { standardTrack, type Track, trackFactsOf } from './track.js'

/** The replaceable components. */
export interface Components {
  readonly map: GameMap
  readonly track: Track
  readonly deck: Deck
  /** The contents of the Event cards. */
  readonly events: EventPack
  /** The symbols on the Event cards and the sheets that Non-players use. */
  readonly aids: NonPlayerAids
  /** The German actions flowchart, as a chart of the procedure `german flowchart`; left out, ours stands in. */
  readonly germans?: (map: GameMap) => Chart
  /** The known facts of these components, with their sources. */
  readonly facts: readonly Fact[]
}

/** The standard map and deck with a track: the standard one, or another completion of its bottom row. */
export const componentsWith = (track: Track): Components => ({
  map: standardMap,
  track,
  deck: standardDeck,
  events: standardEvents,
  aids: standardAids,
  facts: [
    ...mapFacts,
    ...trackFactsOf(track),
    ...deckFacts,
    ...packFacts(standardEvents),
    ...aidFacts(standardAids),
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

/** Components with other aids for Non-players: what is given, and for the rest what was there. */
export const withAids = (components: Components, given: NonPlayerAidsFile): Components => {
  const aids = overlaidAids(components.aids, given)
  const before = new Set(aidFacts(components.aids).map(({ component }) => component))
  const facts = components.facts.filter(({ component }) => !before.has(component))
  return { ...components, aids, facts: [...facts, ...aidFacts(aids)] }
}
