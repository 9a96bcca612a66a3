/**
 * Free Commands, free Special Activities, and phases that an Event brings about.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../../src/kernel/table.js'
import { comesTo, flag, view } from '../../../../src/kernel/view.js'
import { freeCommands } from '../../clauses/commands/general.js'
import { germanActions } from '../../clauses/commands/german-actions.js'
import { message } from '../../clauses/commands/message.js'
import { executingEvents, freeByEvent } from '../../clauses/events.js'
import { freeNonPlayerActions } from '../../clauses/non-players/general.js'
import { nonPlayerOptions } from '../../clauses/non-players/sequence.js'
import { powers, prisoners } from '../../clauses/propaganda-rounds.js'
import { eventCard, limitedCommand } from '../../clauses/sequence-of-play.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'
import { freeActionDeclined } from '../../questions/events/free-action-declined.js'
import { newsAfterFreeCommand } from '../../questions/events/news-after-free-command.js'
import { specialWithFreeCommand } from '../../questions/events/special-with-free-command.js'
import { ownFreeAction } from '../../questions/non-players/sequence/own-free-action.js'
import { ineligibleActs } from '../../questions/sequence-of-play/ineligible-acts.js'
import { SPECIAL_ACTIVITIES } from '../../vocabulary.js'
import { TRIGGERS } from '../grant-effects.js'

/** Which Faction may not be picked to act. */
export const mayNotGrant = forbid(
  'Events: may not have the Faction act',
  view({
    /** Whether there is anything that it could do. */
    able: comesTo(),
    /** Whether its cylinder is in the Ineligible box. */
    ineligible: flag,
    reading: ineligibleActs,
  }),
  (bar) => [
    bar([executingEvents.mustIfPossible, freeByEvent.otherRequirements], { able: 'nowhere' }),
    bar(eventCard.ineligibleIdle, { ineligible: true, reading: 'it does nothing' }),
  ],
)

/** Which Special Activity a Faction may not carry out at once. */
export const mayNotCarryOut = forbid(
  'Events: may not carry out the Special Activity',
  view({
    activity: SPECIAL_ACTIVITIES,
    /** Whether the text means it. */
    meant: flag,
    /** Whether it is of no use to a Non-player, by its card or by its die. */
    inVain: flag,
    /** Whether it can be carried out anywhere. */
    somewhere: comesTo(),
  }),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar([executingEvents.partly, freeByEvent.otherRequirements], { inVain: true }),
    bar([executingEvents.partly, freeByEvent.otherRequirements], { somewhere: 'nowhere' }),
  ],
)

/** Whether a Faction may decline an action that an Event gives it. */
export const mayDecline = first(
  'Events: may the action be declined',
  view({
    /** Whether the Faction plays the Event itself, and whether it is a Non-player. */
    own: flag,
    nonPlayer: flag,
    reading: freeActionDeclined,
  }),
  (row) => [
    row(executingEvents.mustIfPossible, { own: true }, false),
    row(freeNonPlayerActions.freeActions, { nonPlayer: true }, false),
    row([executingEvents.otherDecides, executingEvents.mustIfPossible], { reading: 'must act' }, false),
    row([freeByEvent.granted, freeByEvent.specialGranted], { reading: 'may decline' }, true),
  ],
)

/** Whether a Non-player looks for a card for a free action. */
export const looksForCard = one(
  'Events: does a Non-player look for a card',
  view({ own: flag, reading: ownFreeAction }),
  (row) => [
    row(freeNonPlayerActions.freeActions, { own: false }, true),
    row(
      [freeNonPlayerActions.freeActions, nonPlayerOptions.eventLeftPriorities],
      { own: true, reading: 'by a card' },
      true,
    ),
    row([freeNonPlayerActions.freeActions, freeNonPlayerActions.atRandom], { own: true, reading: 'by chance' }, false),
  ],
)

/** Whether News may follow a Command that an Event grants. */
export const newsFollowsFree = one(
  'Events: may News follow the Command',
  view({ limited: flag, executed: flag, reading: newsAfterFreeCommand }),
  (row) => [
    row(message.limitedExtra, { limited: false }, false),
    row(message.limitedExtra, { limited: true, executed: false }, false),
    row([limitedCommand.newsDiscard, freeByEvent.interrupts], { limited: true, executed: true, reading: 'no' }, false),
    row(message.limitedExtra, { limited: true, executed: true, reading: 'yes' }, true),
  ],
)

/** Whether an action that an Event grants costs Resources. */
export const costsNothing = one('Events: whether an action is free', view({ text: ['free', 'paid for'] }), (row) => [
  row([freeByEvent.noCost, freeCommands.noCost], { text: 'free' }, true),
  row([freeByEvent.typically, freeByEvent.eventText, freeCommands.eventText], { text: 'paid for' }, false),
])

/** Whether a Special Activity may go with a Command that an Event grants. */
export const specialWithGranted = first(
  'Events: may a Special Activity go with the Command',
  view({ limited: flag, reading: specialWithFreeCommand }),
  (row) => [
    row([freeByEvent.otherRequirements, specialActivitiesInGeneral.notWithLimited], { limited: true }, false),
    row([freeByEvent.granted, specialActivitiesInGeneral.withCommand], { reading: 'no' }, false),
    row([freeByEvent.otherRequirements, specialActivitiesInGeneral.withCommand], { reading: 'yes' }, true),
  ],
)

/** Whether a phase that an Event brings about takes place. */
export const takesPlace = one('Events: whether a phase takes place', view({ what: TRIGGERS, phase: [1, 2] }), (row) => [
  row(executingEvents.literally, { what: P.not(P.union('Prisoners of War', 'Powers', 'German action')) }, true),
  row(executingEvents.literally, { what: P.union('Prisoners of War', 'Powers', 'German action'), phase: 2 }, true),
  row([prisoners.phaseTwoOnly, executingEvents.partly], { what: 'Prisoners of War', phase: 1 }, false),
  row([powers.phaseTwoOnly, executingEvents.partly], { what: 'Powers', phase: 1 }, false),
  row([germanActions.phaseTwoOnly, executingEvents.partly], { what: 'German action', phase: 1 }, false),
])
