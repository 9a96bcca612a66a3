/**
 * What the Moderates Message for by both of their cards.
 *
 * @module
 */

import { type Clause, readingOf } from '#kernel'
import { messageInPart, messageSurplus } from '#spec/all-bridges-burning/8-non-players/8.5.4-moderates-message-in-war'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import {
  cellsAgainstControl,
  givesControl,
  lacksNetwork,
  personalitySpace,
} from '#spec/all-bridges-burning/non-players/moderates'
import { isPopulated } from '#spec/all-bridges-burning/non-players/places'
import { availableNetworks, cellsIn } from '#spec/all-bridges-burning/pieces'
import { SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Look, timesOf } from '../../priority.js'
import { journeysTo, messageIn, moverIn, reinforcements, type Stays } from './journeys.js'
import type { Goal } from './message.js'

const WITH_PERSONALITY = 3
const AT_NETWORK = 2
const FOR_NETWORK = 3

const cellsAt = (look: Look, name: Space) => cellsIn(gameIn(look).spaces[name], 'moderates')

/** The spaces that have fewer Cells than wanted and can be brought nearer to that number, or up to it. */
const short = (map: GameMap, look: Look, spaces: readonly Space[], wanted: number): readonly Space[] =>
  spaces.filter((name) => {
    const missing = wanted - cellsAt(look, name)
    const wholly = readingOf(gameIn(look), messageInPart) === 'wholly or not at all'
    return missing > 0 && (!wholly || reinforcements(map, look, name) >= missing)
  })

/** Whether there are more Cells with the Personality than wanted, and they do not stay. */
const isCrowded = (look: Look, home: Space) =>
  cellsAt(look, home) > WITH_PERSONALITY && readingOf(gameIn(look), messageSurplus) === 'they leave'

/** To get three Cells to the Personality. */
export const toPersonality = (map: GameMap, name: string, cites: readonly Clause[]): Goal => ({
  name,
  cites,
  journeys: (look) => {
    const home = personalitySpace(gameIn(look))
    if (home === undefined) return []
    if (isCrowded(look, home)) return journeysTo(map, look, SPACES).filter(({ from }) => from === home)
    return journeysTo(map, look, short(map, look, [home], WITH_PERSONALITY))
  },
})

/** To get two Cells to every Network. */
export const toNetworks = (map: GameMap, name: string, cites: readonly Clause[]): Goal => ({
  name,
  cites,
  journeys: (look) => {
    const networks = SPACES.filter((space) => gameIn(look).spaces[space].networks > 0)
    return journeysTo(map, look, short(map, look, networks, AT_NETWORK))
  },
})

/** To get a Cell to a second Town, while others stay in the only one, which is among those that count. */
export const toSecondTown = (
  map: GameMap,
  name: string,
  cites: readonly Clause[],
  counting: (look: Look) => readonly Space[],
): Goal => ({
  name,
  cites,
  journeys: (look) => {
    const [only, ...others] = counting(look)
    if (only === undefined || others.length > 0 || cellsAt(look, only) === 0) return []
    const towns = TOWNS.filter((town) => cellsAt(look, town) === 0)
    return journeysTo(map, look, towns).filter(({ from }) => from !== only || cellsAt(look, only) > 1)
  },
})

/** To get three Cells to a Town that could take a Network, where the most are already. */
export const toTown = (map: GameMap, name: string, cites: readonly Clause[], most: Clause): Goal => ({
  name,
  cites,
  journeys: (look) => {
    const game = gameIn(look)
    const towns = TOWNS.filter((town) => lacksNetwork(game.spaces[town]))
    if (availableNetworks(game) === 0 || towns.some((town) => cellsAt(look, town) >= FOR_NETWORK)) return []
    return journeysTo(map, look, short(map, look, towns, FOR_NETWORK))
  },
  better: { cites: most, says: 'the most Moderates there already', value: cellsAt },
})

/** To take away Control: in one space, or in any. */
export function againstControl(map: GameMap, name: string, cites: readonly Clause[], spaces: 'one' | 'any'): Goal {
  const stays: Stays = (from, space) => !isPopulated(map, from) || !givesControl(space)
  /** Spaces from which so many Cells as can come would take Control away; those that some have come to, first. */
  const open = (look: Look): readonly Space[] => {
    const within = SPACES.filter((space) => {
      const missing = cellsAgainstControl(gameIn(look).spaces[space])
      return isPopulated(map, space) && missing > 0 && reinforcements(map, look, space, stays) >= missing
    })
    const begun = within.filter((space) => messageIn(look)?.moved.some((one) => one.space === space))
    const earlier = timesOf(look, name) - (moverIn(look) === undefined ? 0 : 1)
    if (earlier === 0) return within
    return begun.length > 0 || spaces === 'one' ? begun : within
  }
  return { name, cites, journeys: (look) => journeysTo(map, look, open(look), stays) }
}
