/** Capability markers: where the nearest Senate Cells are, and how a marker gets onto the map. @module */

import { readingOf } from 'rulewright/book'
import { removedCapability } from '../5-events/5.3-capabilities.js'
import { distances, type GameMap, isTrainStop } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { inSpace, spacesWithCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { markerCanStand } from '../the-index.js'
import { CAPABILITIES, type Capability, MILITANTS, type Militant, SPACES, type Space } from '../vocabulary.js'

/** The spaces with Senate Cells that are nearest to Vaasa. */
export function nearestToVaasa(map: GameMap, game: Game): readonly Space[] {
  const away = distances(map, 'Vaasa')
  const held = spacesWithCells(game, 'senate').map((space) => ({ space, distance: away.get(space) ?? Infinity }))
  const least = Math.min(...held.map(({ distance }) => distance))
  return held.filter(({ distance }) => distance === least).map(({ space }) => space)
}

/** True if a marker can stand in a space. Under one reading, Trains need a stop. */
export const canStand = (map: GameMap, game: Game, capability: Capability, space: Space): boolean =>
  markerCanStand.ask({
    trains: capability === 'Trains',
    stop: isTrainStop(map, space),
    reading: readingOf(game, cited.trainsOffTheRails),
  })

/** A game in which a Faction has one more marker in the Capabilities box. */
export const withBoxed = (game: Game, faction: Militant, capability: Capability): Game => ({
  ...game,
  capabilityBox: { ...game.capabilityBox, [faction]: [...game.capabilityBox[faction], capability].toSorted() },
})

/** A game in which a marker has gone from the Capabilities box. */
export function withoutBoxed(game: Game, faction: Militant, capability: Capability): Game {
  const box = game.capabilityBox[faction]
  return { ...game, capabilityBox: { ...game.capabilityBox, [faction]: box.toSpliced(box.indexOf(capability), 1) } }
}

/** A game in which a marker has gone from the Capabilities box to a space. */
export function withMarker(game: Game, faction: Militant, capability: Capability, space: Space): Game {
  const placed = inSpace(game, space, (before) => ({
    ...before,
    capabilities: { ...before.capabilities, [faction]: [...before.capabilities[faction], capability].toSorted() },
  }))
  return withoutBoxed(placed, faction, capability)
}

/** Counts the markers of a kind that a Faction has in a space. */
const inOne = ({ capabilities }: SpaceState, faction: Militant, capability: Capability): number =>
  capabilities[faction].filter((marker) => marker === capability).length

/** Counts the markers of a kind that a Faction has lost between two games, in the spaces that differ. */
const lostIn = (
  spaces: readonly Space[],
  before: Game,
  after: Game,
  faction: Militant,
  capability: Capability,
): number =>
  spaces.reduce(
    (lost, name) =>
      lost + inOne(before.spaces[name], faction, capability) - inOne(after.spaces[name], faction, capability),
    0,
  )

/** A game in which the markers that a change has taken off the map are where they belong. */
export function withRemovedCapabilities(before: Game, after: Game): Game {
  const changed = SPACES.filter((name) => before.spaces[name] !== after.spaces[name])
  if (changed.length === 0) return after
  const removed = MILITANTS.flatMap((faction) =>
    CAPABILITIES.flatMap((capability) => {
      const lost = lostIn(changed, before, after, faction, capability)
      return lost > 0 ? Array.from({ length: lost }, () => ({ faction, capability })) : []
    }),
  )
  if (removed.length === 0) return after
  return removedCapability.ask({ reading: readingOf(before, cited.removedCapabilities) }) === 'to the box'
    ? removed.reduce((game, { faction, capability }) => withBoxed(game, faction, capability), after)
    : after
}
