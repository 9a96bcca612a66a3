/**
 * Trains in an Attack: the way that they take, and what they bring.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import {
  newsOfLastCell,
  newsOnTheMarch,
  trainsSetOut,
  trainsSettingOut,
} from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { without } from '#spec/all-bridges-burning/attacked'
import { borderOf, type GameMap, isTrainStop } from '#spec/all-bridges-burning/components/map'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, inSpace, withCells } from '#spec/all-bridges-burning/pieces'
import type { Capability, Militant, Space } from '#spec/all-bridges-burning/vocabulary'
import { type AttackContext, militantOf, nobody, type Party, spaceOf, trainsFrom, troopsIn } from './attack-data.js'

/** Whether a Railway crosses the border between two spaces. */
export const isByRailway = (map: GameMap, from: Space, to: Space): boolean =>
  map.railways.some((stretch) =>
    stretch.some((space, index) => {
      const next = stretch[index + 1]
      return next !== undefined && borderOf(space, next) === borderOf(from, to)
    }),
  )

/** Whether the border between two spaces is Sabotaged. */
export const isSabotaged = ({ sabotage }: Game, from: Space, to: Space): boolean =>
  sabotage.includes(borderOf(from, to))

/** Whether Trains can set out from a space. */
export const canSetOut = (map: GameMap, game: Game, from: Space): boolean =>
  trainsSetOut.ask({
    command: 'Attack',
    stop: isTrainStop(map, from),
    reading: readingOf(game, trainsSettingOut),
  })

/** Whether Trains can stop in a space that is attacked. */
export const isDestination = ({ railways }: GameMap, to: Space): boolean =>
  railways.some((stretch) => stretch[0] === to || stretch.at(-1) === to)

/** What the map says of the way from one space to another by Train. */
export const wayByTrain = (map: GameMap, game: Game, from: Space, to: Space) => ({
  railway: isByRailway(map, from, to),
  sabotaged: isSabotaged(game, from, to),
  setsOut: canSetOut(map, game, from),
  destination: isDestination(map, to),
})

const sorted = (markers: readonly Capability[]) => markers.toSorted()

const withTroops = (space: SpaceState, russia: number): SpaceState => ({
  ...space,
  troops: { ...space.troops, russia: space.troops.russia + russia },
})

const withParty = (space: SpaceState, faction: Militant, party: Party): SpaceState => {
  const { active, inactive, capabilities } = party
  return {
    ...withCells(withTroops(space, troopsIn(party)), faction, { active, inactive }),
    capabilities: { ...space.capabilities, [faction]: sorted([...space.capabilities[faction], ...capabilities]) },
  }
}

const withoutParty = (space: SpaceState, faction: Militant, party: Party): SpaceState => {
  const { active, inactive, capabilities } = party
  return withoutStrayMarkers.compute({
    ...withCells(withTroops(space, -troopsIn(party)), faction, { active: -active, inactive: -inactive }),
    capabilities: { ...space.capabilities, [faction]: without(space.capabilities[faction], capabilities) },
  })
}

const withNews = (space: SpaceState, faction: Militant, news: number): SpaceState => ({
  ...space,
  news: { ...space.news, [faction]: space.news[faction] + news },
})

/** The game and the data after the Trains have gone to the Attack space. */
export function departed({ game, data }: AttackContext) {
  const { aboard, arrived, attackers } = data
  const faction = militantOf(data)
  const origin = game.spaces[trainsFrom(data)]
  const last = cellsIn(origin, faction) === aboard.active + aboard.inactive
  const along = newsOfLastCell.ask({ last, news: readingOf(game, newsOnTheMarch) }) === 'goes along'
  const news = along ? origin.news[faction] : 0
  const left = inSpace(game, trainsFrom(data), (space) => withoutParty(space, faction, aboard))
  const come = inSpace(left, spaceOf(data), (space) => withNews(withParty(space, faction, aboard), faction, news))
  return {
    game: withRemovedCapabilities(game, come),
    data: {
      ...data,
      from: 'none' as const,
      aboard: nobody,
      arrived: {
        active: arrived.active + aboard.active,
        inactive: arrived.inactive + aboard.inactive,
        capabilities: [...arrived.capabilities, ...aboard.capabilities],
      },
      attackers: {
        ...attackers,
        active: attackers.active + aboard.active,
        inactive: attackers.inactive + aboard.inactive,
        troops: attackers.troops + troopsIn(aboard),
      },
    },
  }
}
