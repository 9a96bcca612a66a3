/**
 * Every question about the Sequence of Play.
 *
 * @module
 */
import { capabilityPlacing } from './capability-placing.js'
import { doesAPassEndATurn } from './does-a-pass-end-a-turn.js'
import { furtherNews } from './further-news.js'
import { revoltChoice } from './revolt-choice.js'
import { russianRemovalTown } from './russian-removal-town.js'
import { whoBecomesIneligible } from './who-becomes-ineligible.js'

/** Every question about the Sequence of Play. */
export const sequenceOfPlayQuestions = [
  capabilityPlacing,
  doesAPassEndATurn,
  furtherNews,
  revoltChoice,
  russianRemovalTown,
  whoBecomesIneligible,
] as const
