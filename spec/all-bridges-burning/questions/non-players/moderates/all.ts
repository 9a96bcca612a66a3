/**
 * Every question about the cards of Non-player Moderates.
 *
 * @module
 */
import { dialogueFurther } from './dialogue-further.js'
import { dialogueTarget } from './dialogue-target.js'
import { messageCondition } from './message-condition.js'
import { messageInPart } from './message-in-part.js'
import { messageNewsAlong } from './message-news-along.js'
import { messageSurplus } from './message-surplus.js'
import { messageWay } from './message-way.js'
import { moderatesMoreSpaces } from './moderates-more-spaces.js'
import { moderatesRallyDie } from './moderates-rally-die.js'
import { moderatesRandomRally } from './moderates-random-rally.js'
import { negotiateAtFive } from './negotiate-at-five.js'
import { negotiateBelowFive } from './negotiate-below-five.js'
import { negotiateEverywhere } from './negotiate-everywhere.js'
import { negotiateWhere } from './negotiate-where.js'
import { politicsOtherCube } from './politics-other-cube.js'
import { publishFourRequires } from './publish-four-requires.js'
import { randomlyAmong } from './randomly-among.js'

/** Every question about the cards of Non-player Moderates. */
export const nonPlayersModeratesQuestions = [
  dialogueFurther,
  dialogueTarget,
  messageCondition,
  messageInPart,
  messageNewsAlong,
  messageSurplus,
  messageWay,
  moderatesMoreSpaces,
  moderatesRallyDie,
  moderatesRandomRally,
  negotiateAtFive,
  negotiateBelowFive,
  negotiateEverywhere,
  negotiateWhere,
  politicsOtherCube,
  publishFourRequires,
  randomlyAmong,
] as const
