/**
 * Trains in an Attack: the way that they take, and what they bring.
 *
 * @module
 */
import { without } from '../../../spec/all-bridges-burning/attacked.js'
import { borderOf, type GameMap, neighbors } from '../../../spec/all-bridges-burning/components/map.js'
import type { Game, SpaceState } from '../../../spec/all-bridges-burning/game.js'
import { cellsIn, inSpace, withCells, withoutStrayMarkers } from '../../../spec/all-bridges-burning/pieces.js'
import { newsOnTheMarch } from '../../../spec/all-bridges-burning/questions/commands/news-on-the-march.js'
import { newsOfLastCell } from '../../../spec/all-bridges-burning/tables/march.js'
import type { Capability, Militant, Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../src/kernel/question.js'
import { type AttackContext, militantOf, nobody, type Party, spaceOf, trainsFrom } from './attack-data.js'

/** What the map says of the way from one space to another by Train. */
export function wayByTrain(map: GameMap, { sabotage }: Game, from: Space, to: Space) {
  const joins = (stretch: readonly Space[]) =>
    stretch.some((space, index) => {
      const next = stretch[index + 1]
      return next !== undefined && borderOf(space, next) === borderOf(from, to)
    })
  return {
    adjacent: neighbors(map, from).includes(to),
    railway: map.railways.some(joins),
    sabotaged: sabotage.includes(borderOf(from, to)),
    destination: map.railways.some((stretch) => stretch[0] === to || stretch.at(-1) === to),
  }
}

const sorted = (markers: readonly Capability[]) => markers.toSorted()

const withParty = (space: SpaceState, faction: Militant, { active, inactive, capabilities }: Party): SpaceState => ({
  ...withCells(space, faction, { active, inactive }),
  capabilities: { ...space.capabilities, [faction]: sorted([...space.capabilities[faction], ...capabilities]) },
})

const withoutParty = (space: SpaceState, faction: Militant, { active, inactive, capabilities }: Party): SpaceState =>
  withoutStrayMarkers.compute({
    ...withCells(space, faction, { active: -active, inactive: -inactive }),
    capabilities: { ...space.capabilities, [faction]: without(space.capabilities[faction], capabilities) },
  })

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
  return {
    game: inSpace(left, spaceOf(data), (space) => withNews(withParty(space, faction, aboard), faction, news)),
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
      },
    },
  }
}
