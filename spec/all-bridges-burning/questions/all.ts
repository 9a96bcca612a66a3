/**
 * Every question of the book.
 *
 * @module
 */

import { commandsQuestions } from './commands/all.js'
import { eventsQuestions } from './events/all.js'
import { indexQuestions } from './index/all.js'
import { introductionQuestions } from './introduction/all.js'
import { nonPlayersGeneralQuestions } from './non-players/general/all.js'
import { nonPlayersModeratesQuestions } from './non-players/moderates/all.js'
import { rallyAndActivismQuestions } from './non-players/rally-and-activism/all.js'
import { nonPlayersSequenceQuestions } from './non-players/sequence/all.js'
import { terrorAndWarQuestions } from './non-players/terror-and-war/all.js'
import { propagandaRoundsQuestions } from './propaganda-rounds/all.js'
import { sequenceOfPlayQuestions } from './sequence-of-play/all.js'
import { specialActivitiesQuestions } from './special-activities/all.js'
import { victoryQuestions } from './victory/all.js'

/** Every question of the book. */
export const questions = [
  ...introductionQuestions,
  ...sequenceOfPlayQuestions,
  ...commandsQuestions,
  ...specialActivitiesQuestions,
  ...eventsQuestions,
  ...propagandaRoundsQuestions,
  ...victoryQuestions,
  ...nonPlayersGeneralQuestions,
  ...nonPlayersSequenceQuestions,
  ...rallyAndActivismQuestions,
  ...terrorAndWarQuestions,
  ...nonPlayersModeratesQuestions,
  ...indexQuestions,
] as const
