/**
 * Every question about the cards of Non-player Moderates.
 *
 * @module
 */
import { dialogueTarget } from './dialogue-target.js'
import { messageCondition } from './message-condition.js'
import { messageInPart } from './message-in-part.js'
import { messageNewsAlong } from './message-news-along.js'
import { moderatesMoreSpaces } from './moderates-more-spaces.js'
import { moderatesRallyDie } from './moderates-rally-die.js'
import { moderatesRandomRally } from './moderates-random-rally.js'
import { negotiateAtFive } from './negotiate-at-five.js'
import { negotiateEverywhere } from './negotiate-everywhere.js'
import { negotiateWhere } from './negotiate-where.js'

/** Every question about the cards of Non-player Moderates. */
export const nonPlayersModeratesQuestions = [
  dialogueTarget,
  messageCondition,
  messageInPart,
  messageNewsAlong,
  moderatesMoreSpaces,
  moderatesRallyDie,
  moderatesRandomRally,
  negotiateAtFive,
  negotiateEverywhere,
  negotiateWhere,
] as const
