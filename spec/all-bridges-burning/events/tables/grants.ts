/**
 * Free Commands, free Special Activities, and phases that an Event brings about.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../../src/kernel/table.js'
import { among, comesTo, flag, view } from '../../../../src/kernel/view.js'
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

const own = flag('the Faction plays the Event itself', 'another Faction plays the Event')
const limited = flag('the Command is Limited', 'the Command is not Limited')

/** Which Faction may not be picked to act. */
export const mayNotGrant = forbid(
  'Events: may not have the Faction act',
  view({
    able: comesTo('where the Faction could act'),
    ineligible: flag(
      'the cylinder of the Faction is in the Ineligible box',
      'the cylinder of the Faction is not in the Ineligible box',
    ),
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
    activity: among(SPECIAL_ACTIVITIES, 'the Special Activity'),
    meant: flag('the text means the Special Activity', 'the text does not mean the Special Activity'),
    inVain: flag(
      'it is of no use to the Non-player, by its card or by its die',
      'it is of use to the Faction, as far as a card or a die tells',
    ),
    somewhere: comesTo('where the Special Activity could be carried out'),
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
    own,
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
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
  view({ own, reading: ownFreeAction }),
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
  view({
    limited,
    executed: flag('the Command was executed', 'the Command was not executed'),
    reading: newsAfterFreeCommand,
  }),
  (row) => [
    row(message.limitedExtra, { limited: false }, false),
    row(message.limitedExtra, { limited: true, executed: false }, false),
    row([limitedCommand.newsDiscard, freeByEvent.interrupts], { limited: true, executed: true, reading: 'no' }, false),
    row(message.limitedExtra, { limited: true, executed: true, reading: 'yes' }, true),
  ],
)

/** Whether an action that an Event grants costs Resources. */
export const costsNothing = one(
  'Events: whether an action is free',
  view({ text: among(['free', 'paid for'], 'the action by the text') }),
  (row) => [
    row([freeByEvent.noCost, freeCommands.noCost], { text: 'free' }, true),
    row([freeByEvent.typically, freeByEvent.eventText, freeCommands.eventText], { text: 'paid for' }, false),
  ],
)

/** Whether a Special Activity may go with a Command that an Event grants. */
export const specialWithGranted = first(
  'Events: may a Special Activity go with the Command',
  view({ limited, reading: specialWithFreeCommand }),
  (row) => [
    row([freeByEvent.otherRequirements, specialActivitiesInGeneral.notWithLimited], { limited: true }, false),
    row([freeByEvent.granted, specialActivitiesInGeneral.withCommand], { reading: 'no' }, false),
    row([freeByEvent.otherRequirements, specialActivitiesInGeneral.withCommand], { reading: 'yes' }, true),
  ],
)

/** Whether a phase that an Event brings about takes place. */
export const takesPlace = one(
  'Events: whether a phase takes place',
  view({ what: among(TRIGGERS, 'the phase or action'), phase: among([1, 2], 'the Phase') }),
  (row) => [
    row(executingEvents.literally, { what: P.not(P.union('Prisoners of War', 'Powers', 'German action')) }, true),
    row(executingEvents.literally, { what: P.union('Prisoners of War', 'Powers', 'German action'), phase: 2 }, true),
    row([prisoners.phaseTwoOnly, executingEvents.partly], { what: 'Prisoners of War', phase: 1 }, false),
    row([powers.phaseTwoOnly, executingEvents.partly], { what: 'Powers', phase: 1 }, false),
    row([germanActions.phaseTwoOnly, executingEvents.partly], { what: 'German action', phase: 1 }, false),
  ],
)
