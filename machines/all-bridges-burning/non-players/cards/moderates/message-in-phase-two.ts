/**
 * The Moderates Message card for Phase II (#63).
 *
 * @module
 */
import { moderatesMessageCard63 as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/moderates-messages.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../../spec/all-bridges-burning/game.js'
import { newsSpaces } from '../../../../../spec/all-bridges-burning/non-players/messaging.js'
import { moderatesOnMap } from '../../../../../spec/all-bridges-burning/non-players/moderates.js'
import { piecesIn } from '../../../../../spec/all-bridges-burning/pieces.js'
import { messageCondition } from '../../../../../spec/all-bridges-burning/questions/non-players/moderates/message-condition.js'
import { moderatesMessage63Condition } from '../../../../../spec/all-bridges-burning/tables/non-players/messages.js'
import { TOWNS } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../../../src/kernel/question.js'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, type Look, timesOf } from '../../priority.js'
import { moderatesDialogue } from './dialogue.js'
import { journeysOfNews, moverIn } from './journeys.js'
import { type Goal, messageFor } from './message.js'
import { againstControl, toNetworks, toPersonality, toSecondTown, toTown } from './message-goals.js'
import { moderatesPublish } from './publish.js'

const TITLE = 'Message in Phase II'
const NEWS = `${TITLE}: News to the Personality`

/** Whether no Cell before the one on its way has been after News: it is one marker. */
const isFirst = (look: Look) => timesOf(look, NEWS) - (moverIn(look) === undefined ? 0 : 1) <= 0

const goalsOn = (map: GameMap): readonly Goal[] => [
  {
    name: NEWS,
    cites: [clauses.news, clauses.newsRandom],
    journeys: (look) => (isFirst(look) ? journeysOfNews(map, look) : []),
    news: true,
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
  isMet,
  command: 'Message',
  special: ['Publish', 'Dialogue'],
  priorities: [
    ...messageFor(map, TITLE, clauses, goalsOn(map)),
    ...moderatesPublish(map, 'four'),
    ...moderatesDialogue(map),
  ],
})
