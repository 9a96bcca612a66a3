/**
 * The Moderates Message card for Phase I (#62).
 *
 * @module
 */

import { readingOf } from '#kernel'
import {
  moderatesMessageCard62 as clauses,
  messageCondition,
  moderatesMessage62Condition,
} from '#spec/all-bridges-burning/8-non-players/8.5.3-moderates-message'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { moderatesOnMap, personalitySpace, townsWithModerates } from '#spec/all-bridges-burning/non-players/moderates'
import type { NonPlayerCard } from '../../card.js'
import { gameIn } from '../../priority.js'
import { moderatesDialogue } from './dialogue.js'
import { messageFor } from './message.js'
import { againstControl, toNetworks, toPersonality, toSecondTown, toTown } from './message-goals.js'
import { moderatesPublish } from './publish.js'

const TITLE = 'Message in Phase I'

const goalsOn = (map: GameMap) => [
  toPersonality(map, `${TITLE}: three Cells to the Personality`, [clauses.personality]),
  toNetworks(map, `${TITLE}: two Cells to each Network`, [clauses.networks]),
  toSecondTown(map, `${TITLE}: a Cell to a second Town`, [clauses.town, clauses.townIf, clauses.townRandom], (look) =>
    townsWithModerates(gameIn(look)),
  ),
  toTown(
    map,
    `${TITLE}: three Cells to a Town without a Network`,
    [clauses.three, clauses.threeIf, clauses.threeNone, clauses.threeRoom],
    clauses.threeMost,
  ),
  againstControl(map, `${TITLE}: against Control of one space`, [clauses.control, clauses.controlOrigin], 'one'),
]

const isMet = (_: GameMap, game: Game): boolean =>
  moderatesMessage62Condition.ask({
    phase: game.phase,
    cells: moderatesOnMap(game),
    personality: personalitySpace(game) !== undefined,
    reading: readingOf(game, messageCondition),
  }) === 'met'

/** Moderates Message in Phase I (#62), over the map. */
export const moderatesMessageInPhaseOne = (map: GameMap): NonPlayerCard => ({
  number: 62,
  faction: 'moderates',
  title: 'Moderates Message in Phase I',
  rolls: false,
  isMet,
  command: 'Message',
  special: ['Dialogue', 'Publish'],
  priorities: [
    ...messageFor(map, TITLE, clauses, goalsOn(map)),
    ...moderatesDialogue(map),
    ...moderatesPublish(map, 'most'),
  ],
})
