/** 5.4 Free Commands. @module */

import { among, comesTo, first, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRIGGERS } from '../events/grant-effects.js'
import * as cited from '../rules.gen.js'
import { SPECIAL_ACTIVITIES } from '../vocabulary.js'

export const mayNotGrant = forbid(
  'Events: may not have the Faction act',
  view({
    able: comesTo('where the Faction could act'),
    ineligible: flag(
      'the cylinder of the Faction is in the Ineligible box',
      'the cylinder of the Faction is not in the Ineligible box',
    ),
    reading: cited.ineligibleActs,
  }),
  (bar) => [
    bar([cited.executingEvents.mustIfPossible, cited.freeByEvent.otherRequirements], { able: 'nowhere' }),
    bar(cited.eventCard.ineligibleIdle, { ineligible: true, reading: 'it does nothing' }),
  ],
)

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
    bar(cited.executingEvents.literally, { meant: false }),
    bar([cited.executingEvents.partly, cited.freeByEvent.otherRequirements], { inVain: true }),
    bar([cited.executingEvents.partly, cited.freeByEvent.otherRequirements], { somewhere: 'nowhere' }),
  ],
)

const own = flag('the Faction plays the Event itself', 'another Faction plays the Event')

export const mayDecline = first(
  'Events: may the action be declined',
  view({
    own,
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    reading: cited.freeActionDeclined,
  }),
  (row) => [
    row(cited.executingEvents.mustIfPossible, { own: true }, false),
    row(cited.freeNonPlayerActions.freeActions, { nonPlayer: true }, false),
    row([cited.executingEvents.otherDecides, cited.executingEvents.mustIfPossible], { reading: 'must act' }, false),
    row([cited.freeByEvent.granted, cited.freeByEvent.specialGranted], { reading: 'may decline' }, true),
  ],
)

export const looksForCard = one(
  'Events: does a Non-player look for a card',
  view({ own, reading: cited.ownFreeAction }),
  (row) => [
    row(cited.freeNonPlayerActions.freeActions, { own: false }, true),
    row(
      [cited.freeNonPlayerActions.freeActions, cited.nonPlayerOptions.eventLeftPriorities],
      { own: true, reading: 'by a card' },
      true,
    ),
    row(
      [cited.freeNonPlayerActions.freeActions, cited.freeNonPlayerActions.atRandom],
      { own: true, reading: 'by chance' },
      false,
    ),
  ],
)

const limited = flag('the Command is Limited', 'the Command is not Limited')

export const newsFollowsFree = one(
  'Events: may News follow the Command',
  view({
    limited,
    executed: flag('the Command was executed', 'the Command was not executed'),
    reading: cited.newsAfterFreeCommand,
  }),
  (row) => [
    row(cited.message.limitedExtra, { limited: false }, false),
    row(cited.message.limitedExtra, { limited: true, executed: false }, false),
    row(
      [cited.limitedCommand.newsDiscard, cited.freeByEvent.interrupts],
      { limited: true, executed: true, reading: 'no' },
      false,
    ),
    row(cited.message.limitedExtra, { limited: true, executed: true, reading: 'yes' }, true),
  ],
)

export const costsNothing = one(
  'Events: whether an action is free',
  view({ text: among(['free', 'paid for'], 'the action by the text') }),
  (row) => [
    row([cited.freeByEvent.noCost, cited.freeCommands.noCost], { text: 'free' }, true),
    row(
      [cited.freeByEvent.typically, cited.freeByEvent.eventText, cited.freeCommands.eventText],
      { text: 'paid for' },
      false,
    ),
  ],
)

export const specialWithGranted = first(
  'Events: may a Special Activity go with the Command',
  view({ limited, reading: cited.specialWithFreeCommand }),
  (row) => [
    row(
      [cited.freeByEvent.otherRequirements, cited.specialActivitiesInGeneral.notWithLimited],
      { limited: true },
      false,
    ),
    row([cited.freeByEvent.granted, cited.specialActivitiesInGeneral.withCommand], { reading: 'no' }, false),
    row([cited.freeByEvent.otherRequirements, cited.specialActivitiesInGeneral.withCommand], { reading: 'yes' }, true),
  ],
)

export const takesPlace = one(
  'Events: whether a phase takes place',
  view({ what: among(TRIGGERS, 'the phase or action'), phase: among([1, 2], 'the Phase') }),
  (row) => [
    row(cited.executingEvents.literally, { what: P.not(P.union('Prisoners of War', 'Powers', 'German action')) }, true),
    row(
      cited.executingEvents.literally,
      { what: P.union('Prisoners of War', 'Powers', 'German action'), phase: 2 },
      true,
    ),
    row([cited.prisoners.phaseTwoOnly, cited.executingEvents.partly], { what: 'Prisoners of War', phase: 1 }, false),
    row([cited.powers.phaseTwoOnly, cited.executingEvents.partly], { what: 'Powers', phase: 1 }, false),
    row([cited.germanActions.phaseTwoOnly, cited.executingEvents.partly], { what: 'German action', phase: 1 }, false),
  ],
)
