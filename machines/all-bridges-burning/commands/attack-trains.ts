/**
 * Trains in an Attack: the way that they take, and what they bring.
 *
 * @module
 */

import { without } from '../../../spec/all-bridges-burning/attacked.js'
import { borderOf, type GameMap, isTrainStop, neighbors } from '../../../spec/all-bridges-burning/components/map.js'
import { withRemovedCapabilities } from '../../../spec/all-bridges-burning/events/capability-markers.js'
import type { Game, SpaceState } from '../../../spec/all-bridges-burning/game.js'
import { cellsIn, inSpace, withCells, withoutStrayMarkers } from '../../../spec/all-bridges-burning/pieces.js'
import { newsOnTheMarch } from '../../../spec/all-bridges-burning/questions/commands/news-on-the-march.js'
import { trainsSettingOut } from '../../../spec/all-bridges-burning/questions/commands/trains-setting-out.js'
import { newsOfLastCell } from '../../../spec/all-bridges-burning/tables/march.js'
import { trainsSetOut } from '../../../spec/all-bridges-burning/tables/trains.js'
import type { Capability, Militant, Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../src/kernel/question.js'
import { type AttackContext, militantOf, nobody, type Party, spaceOf, trainsFrom, troopsIn } from './attack-data.js'

/** What the map says of the way from one space to another by Train. */
export function wayByTrain(map: GameMap, game: Game, from: Space, to: Space) {
  const joins = (stretch: readonly Space[]) =>
    stretch.some((space, index) => {
      const next = stretch[index + 1]
      return next !== undefined && borderOf(space, next) === borderOf(from, to)
    })
  return {
    adjacent: neighbors(map, from).includes(to),
    railway: map.railways.some(joins),
    sabotaged: game.sabotage.includes(borderOf(from, to)),
    setsOut: trainsSetOut.ask({
      command: 'Attack',
      stop: isTrainStop(map, from),
      reading: readingOf(game, trainsSettingOut),
    }),
    destination: map.railways.some((stretch) => stretch[0] === to || stretch.at(-1) === to),
  }
}

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
