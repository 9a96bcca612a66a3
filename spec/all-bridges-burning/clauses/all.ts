/**
 * Every section of the book, in its order.
 *
 * @module
 */
import { headOf, isSection, type Section } from '../../../src/kernel/clause.js'
import * as activism from './commands/activism.js'
import * as attack from './commands/attack.js'
import * as commands from './commands/general.js'
import * as germanActions from './commands/german-actions.js'
import * as march from './commands/march.js'
import * as message from './commands/message.js'
import * as moderatesRally from './commands/moderates-rally.js'
import * as negotiate from './commands/negotiate.js'
import * as politics from './commands/politics.js'
import * as rally from './commands/rally.js'
import * as terror from './commands/terror.js'
import * as events from './events.js'
import * as forces from './forces.js'
import * as glossary from './glossary.js'
import * as introduction from './introduction.js'
import * as nonPlayerCards from './non-players/cards.js'
import * as nonPlayers from './non-players/general.js'
import * as nonPlayerModerates from './non-players/moderates.js'
import * as nonPlayerMessages from './non-players/moderates-messages.js'
import * as randomSpaces from './non-players/random-spaces.js'
import * as nonPlayerReds from './non-players/reds.js'
import * as nonPlayerRedsInWar from './non-players/reds-in-war.js'
import * as nonPlayerSenate from './non-players/senate.js'
import * as nonPlayerSenateInWar from './non-players/senate-in-war.js'
import * as nonPlayerSequence from './non-players/sequence.js'
import * as propagandaRounds from './propaganda-rounds.js'
import * as sequenceOfPlay from './sequence-of-play.js'
import * as setup from './setup.js'
import * as specialActivities from './special-activities/general.js'
import * as moderatesSpecials from './special-activities/moderates.js'
import * as redsAndSenateSpecials from './special-activities/reds-and-senate.js'
import * as tracks from './tracks.js'
import * as victory from './victory.js'

/** The chapters with their exports by name: what a test compares with the names of the sections. */
export const chapters = [
  introduction,
  forces,
  tracks,
  sequenceOfPlay,
  commands,
  rally,
  activism,
  terror,
  attack,
  march,
  moderatesRally,
  message,
  negotiate,
  politics,
  germanActions,
  specialActivities,
  redsAndSenateSpecials,
  moderatesSpecials,
  events,
  propagandaRounds,
  victory,
  nonPlayers,
  nonPlayerSequence,
  nonPlayerCards,
  nonPlayerReds,
  nonPlayerRedsInWar,
  nonPlayerSenate,
  nonPlayerSenateInWar,
  nonPlayerModerates,
  nonPlayerMessages,
  randomSpaces,
  glossary,
  setup,
] as const

/** The parts of a printed number; Index and Setup come after all numbers. */
const parts = (section: Section) =>
  headOf(section)
    .number.split('.')
    .map((part) => (Number.isNaN(Number(part)) ? Number.POSITIVE_INFINITY : Number(part)))

function byNumber(one: Section, other: Section): number {
  const others = parts(other)
  const differs = parts(one).findIndex((part, at) => part !== others[at])
  if (differs < 0) return parts(one).length - others.length
  return (parts(one)[differs] ?? 0) - (others[differs] ?? -1)
}

/** Every section of the book, in the order of the print. */
export const sections: readonly Section[] = chapters
  .flatMap((chapter) => Object.values(chapter).filter(isSection))
  .toSorted(byNumber)
