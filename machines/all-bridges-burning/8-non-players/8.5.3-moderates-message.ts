/** The Moderates Message card for Phase I (#62). @module */

import { type Clause, readingOf } from 'rulewright/book'
import { isPopulated } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  cellsAgainstControl,
  givesControl,
  lacksNetwork,
  moderatesOnMap,
  personalitySpace,
  townsWithModerates,
} from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import { moderatesMessage62Condition } from '#spec/all-bridges-burning/8-non-players/8.5.3-moderates-message'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { availableNetworks, cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Look, type NonPlayerCard, timesOf } from './8.2-priority.js'
import { moderatesDialogue } from './8.5.2-moderates-dialogue.js'
import { type Goal, messageFor } from './8.5.3-messages.js'
import { journeysTo, messageIn, moverIn, reinforcements, type Stays } from './8.5.4-journeys.js'
import { moderatesPublish } from './8.5.5-moderates-politics.js'

const card = cited.moderatesMessageCard62

const TITLE = 'Message in Phase I'
const cellsAt = (look: Look, name: Space) => cellsIn(gameIn(look).spaces[name], 'moderates')
const WITH_PERSONALITY = 3

/** True if the Personality has more Cells than wanted and they do not stay. */
const isCrowded = (look: Look, home: Space) =>
  cellsAt(look, home) > WITH_PERSONALITY && readingOf(gameIn(look), cited.messageSurplus) === 'they leave'

/** The spaces that have fewer Cells than wanted and can be brought nearer to that number, or up to it. */
const short = (map: GameMap, look: Look, spaces: readonly Space[], wanted: number): readonly Space[] =>
  spaces.filter((name) => {
    const missing = wanted - cellsAt(look, name)
    const wholly = readingOf(gameIn(look), cited.messageInPart) === 'wholly or not at all'
    return missing > 0 && (!wholly || reinforcements(map, look, name) >= missing)
  })

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

const AT_NETWORK = 2

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

const FOR_NETWORK = 3

/** To get three Cells to a Town that could take a Network, where the most are already. */
export const toTown = (map: GameMap, name: string, cites: readonly Clause[], most: Clause): Goal => ({
  name,
  cites,
  journeys: (look) => {
    const game = gameIn(look)
    const towns = TOWNS.filter((town) => lacksNetwork(game.spaces[town]))
    const enough =
      readingOf(game, cited.threeInATown) === 'one Town' && towns.some((town) => cellsAt(look, town) >= FOR_NETWORK)
    if (availableNetworks(game) === 0 || enough) return []
    return journeysTo(map, look, short(map, look, towns, FOR_NETWORK))
  },
  better: { cites: most, says: 'the most Moderates there already', value: cellsAt },
})

const goalsOn = (map: GameMap) => [
  toPersonality(map, `${TITLE}: three Cells to the Personality`, [card.personality]),
  toNetworks(map, `${TITLE}: two Cells to each Network`, [card.networks]),
  toSecondTown(map, `${TITLE}: a Cell to a second Town`, [card.town, card.townIf, card.townRandom], (look) =>
    townsWithModerates(gameIn(look)),
  ),
  toTown(
    map,
    `${TITLE}: three Cells to a Town without a Network`,
    [card.three, card.threeIf, card.threeNone, card.threeRoom],
    card.threeMost,
  ),
  againstControl(map, `${TITLE}: against Control of one space`, [card.control, card.controlOrigin], 'one'),
]

/** Moderates Message in Phase I (#62), over the map. */
export const moderatesMessageInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 62,
  faction: 'moderates',
  title: 'Moderates Message in Phase I',
  isMet: (_, game) =>
    moderatesMessage62Condition.ask({
      phase: game.phase,
      cells: moderatesOnMap(game),
      personality: personalitySpace(game) !== undefined,
      reading: readingOf(game, cited.messageCondition),
    }) === 'met',
  command: 'Message',
  special: ['Dialogue', 'Publish'],
  priorities: [
    ...messageFor(map, TITLE, card, goalsOn(map)),
    ...moderatesDialogue(map),
    ...moderatesPublish(map, 'most'),
  ],
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
