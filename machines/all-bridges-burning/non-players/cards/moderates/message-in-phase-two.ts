/**
 * The Moderates Message card for Phase II (#63).
 *
 * @module
 */

import { readingOf } from '#kernel'
import { messageCondition } from '#spec/all-bridges-burning/8-non-players/8.5.3-moderates-message'
import {
  moderatesMessageCard63 as clauses,
  moderatesMessage63Condition,
} from '#spec/all-bridges-burning/8-non-players/8.5.4-moderates-message-in-war'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { newsSpaces } from '#spec/all-bridges-burning/non-players/messaging'
import { moderatesOnMap } from '#spec/all-bridges-burning/non-players/moderates'
import { piecesIn } from '#spec/all-bridges-burning/pieces'
import { type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, type Look, timesOf } from '../../priority.js'
import { moderatesDialogue } from './dialogue.js'
import { journeysOfNews, moverIn, newsSought } from './journeys.js'
import { type Goal, messageFor } from './message.js'
import { againstControl, toNetworks, toPersonality, toSecondTown, toTown } from './message-goals.js'
import { moderatesPublish } from './publish.js'

const TITLE = 'Message in Phase II'
const NEWS = `${TITLE}: News to the Personality`

/** The die that picks one of two markers of News. */
const DIE = 'the News to move'

/** Whether no Cell before the one on its way has been after News: it is one marker. */
const isFirst = (look: Look) => timesOf(look, NEWS) - (moverIn(look) === undefined ? 0 : 1) <= 0

const soughtIn = (look: Look) => newsSought(gameIn(look), DIE)

/** The journeys for the News that the die has picked; if that cannot be moved, for the other. */
const journeysForNews = (map: GameMap, look: Look) =>
  soughtIn(look)
    .map((spaces) => journeysOfNews(map, look, spaces))
    .find((journeys) => journeys.length > 0) ?? []

/** Whether the News of a space is what the Cell on its way was sent for. */
const isSought = (look: Look, space: Space): boolean => {
  const mover = moverIn(look)
  if (mover === undefined) return false
  const reached = [mover.start, ...mover.selected]
  return (
    soughtIn(look)
      .find((spaces) => spaces.some((one) => reached.includes(one)))
      ?.includes(space) ?? false
  )
}

const goalsOn = (map: GameMap): readonly Goal[] => [
  {
    name: NEWS,
    cites: [clauses.news, clauses.newsRandom],
    journeys: (look) => (isFirst(look) ? journeysForNews(map, look) : []),
    news: isSought,
  },
  toPersonality(map, `${TITLE}: three Cells to the Personality`, [clauses.personality]),
  toNetworks(map, `${TITLE}: two Cells to each Network`, [clauses.networks]),
  toSecondTown(map, `${TITLE}: Cells in two Towns`, [clauses.town, clauses.townIf], (look) =>
    TOWNS.filter((town) => piecesIn(gameIn(look).spaces[town], 'moderates') > 0),
  ),
  toTown(
    map,
    `${TITLE}: three Cells to a Town without a Network`,
    [clauses.three, clauses.threeIf, clauses.threeNone, clauses.threeRoom],
    clauses.threeMost,
  ),
  againstControl(map, `${TITLE}: against Control`, [clauses.control, clauses.controlNone], 'any'),
]

const isMet = (_: GameMap, game: Game): boolean =>
  moderatesMessage63Condition.ask({
    phase: game.phase,
    cells: moderatesOnMap(game),
    news: newsSpaces(game).length > 0,
    reading: readingOf(game, messageCondition),
  }) === 'met'

/** Moderates Message in Phase II (#63), over the map. */
export const moderatesMessageInPhaseTwo = (map: GameMap): NonPlayerCard => ({
  number: 63,
  faction: 'moderates',
  title: 'Moderates Message in Phase II',
  rolls: false,
  dice: (_, game) => (newsSought(game, DIE).flat().length > 1 ? [DIE] : []),
  isMet,
  command: 'Message',
  special: ['Publish', 'Dialogue'],
  priorities: [
    ...messageFor(map, TITLE, clauses, goalsOn(map)),
    ...moderatesPublish(map, 'four'),
    ...moderatesDialogue(map),
  ],
})
