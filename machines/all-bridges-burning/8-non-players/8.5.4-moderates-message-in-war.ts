/** The Moderates Message card for Phase II (#63). @module */

import { readingOf } from 'rulewright/book'
import { moderatesOnMap } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import {
  moderatesMessage63Condition,
  newsSought,
  newsSpaces,
} from '#spec/all-bridges-burning/8-non-players/8.5.4-moderates-message-in-war'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { piecesIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { faceFor } from './8.2.3-dice.js'
import { gameIn, type Look, type NonPlayerCard, timesOf } from './8.2-priority.js'
import { moderatesDialogue } from './8.5.2-moderates-dialogue.js'
import { type Goal, messageFor } from './8.5.3-messages.js'
import { againstControl, toNetworks, toPersonality, toSecondTown, toTown } from './8.5.3-moderates-message.js'
import { journeysOfNews, moverIn } from './8.5.4-journeys.js'
import { moderatesPublish } from './8.5.5-moderates-politics.js'

const card = cited.moderatesMessageCard63

const TITLE = 'Message in Phase II'
const NEWS = `${TITLE}: News to the Personality`

/** True if no Cell before the moving one has been after News. There is only one marker. */
const isFirst = (look: Look) => timesOf(look, NEWS) - (moverIn(look) === undefined ? 0 : 1) <= 0
const soughtIn = (look: Look) => newsSought(gameIn(look), faceFor(gameIn(look), 63))

/** The journeys for the News that the die has picked; if that cannot be moved, for the other. */
const journeysForNews = (map: GameMap, look: Look) =>
  soughtIn(look)
    .map((spaces) => journeysOfNews(map, look, spaces))
    .find((journeys) => journeys.length > 0) ?? []

/** True if the moving Cell was sent for the News of a space. */
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
    cites: [card.news, card.newsRandom],
    journeys: (look) => (isFirst(look) ? journeysForNews(map, look) : []),
    news: isSought,
  },
  toPersonality(map, `${TITLE}: three Cells to the Personality`, [card.personality]),
  toNetworks(map, `${TITLE}: two Cells to each Network`, [card.networks]),
  toSecondTown(map, `${TITLE}: Cells in two Towns`, [card.town, card.townIf], (look) =>
    TOWNS.filter((town) => piecesIn(gameIn(look).spaces[town], 'moderates') > 0),
  ),
  toTown(
    map,
    `${TITLE}: three Cells to a Town without a Network`,
    [card.three, card.threeIf, card.threeNone, card.threeRoom],
    card.threeMost,
  ),
  againstControl(map, `${TITLE}: against Control`, [card.control, card.controlNone], 'any'),
]

/** Moderates Message in Phase II (#63), over the map. */
export const moderatesMessageInPhaseTwo = (map: GameMap): NonPlayerCard => ({
  number: 63,
  faction: 'moderates',
  title: 'Moderates Message in Phase II',
  isMet: (_, game) =>
    moderatesMessage63Condition.ask({
      phase: game.phase,
      cells: moderatesOnMap(game),
      news: newsSpaces(game).length > 0,
      reading: readingOf(game, cited.messageCondition),
    }) === 'met',
  command: 'Message',
  special: ['Publish', 'Dialogue'],
  priorities: [
    ...messageFor(map, TITLE, card, goalsOn(map)),
    ...moderatesPublish(map, 'four'),
    ...moderatesDialogue(map),
  ],
})
