/**
 * Which Commands and Special Activities a Faction may choose in its turn.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { eventCard, limitedCommand, redRevolt } from '../clauses/sequence-of-play.js'
import { coordinate, specialActivitiesInGeneral } from '../clauses/special-activities.js'
import { furtherNews } from '../questions/further-news.js'
import { COMMAND_NAMES, FACTIONS, SPECIAL_ACTIVITIES } from '../vocabulary.js'

/** Which Commands may not be chosen. */
export const mayNotCommand = forbid(
  'Commands: may not choose',
  view({
    command: COMMAND_NAMES,
    /** Whether the Faction has the Command on its list. */
    ownList: flag,
    /** Whether the Command is one of those that were granted: the free one of the Red Revolt is a Rally. */
    allowed: flag,
    phase: [1, 2],
  }),
  (bar) => [
    // The lists of 3.2 and 3.3 are sections without clauses; what 2.2 lets a Faction execute are the Commands on its own.
    bar(eventCard.choices, { ownList: false }),
    bar(redRevolt.redsChoice, { allowed: false }),
    bar(redRevolt.moreCommands, { command: P.union('Attack', 'March'), phase: 1 }),
  ],
)

/** Which Special Activities may not be chosen. */
export const mayNotSpecial = forbid(
  'Special Activities: may not choose',
  view({ faction: FACTIONS, activity: SPECIAL_ACTIVITIES, ownList: flag, used: flag, phase: [1, 2] }),
  (bar) => [
    bar(specialActivitiesInGeneral.onlyOne, { used: true }),
    bar(specialActivitiesInGeneral.ownOnly, { ownList: false }),
    bar(coordinate.senateOnly, { activity: 'Coordinate', faction: P.not('senate') }),
    bar(coordinate.phaseTwoOnly, { activity: 'Coordinate', phase: 1 }),
    bar(redRevolt.moreSpecialActivities, { activity: 'Crackdown', phase: 1 }),
  ],
)

/** Which News marker may not be discarded for an additional Limited Command. */
export const mayNotDiscardNews = forbid(
  'Limited Command: may not discard News',
  view({ faction: FACTIONS, holds: flag, discarded: flag, reading: furtherNews }),
  (bar) => [
    bar(limitedCommand.newsDiscard, { faction: 'moderates' }),
    bar(limitedCommand.newsDiscard, { holds: false }),
    bar(limitedCommand.newsExtra, { discarded: true, reading: 'once' }),
  ],
)
