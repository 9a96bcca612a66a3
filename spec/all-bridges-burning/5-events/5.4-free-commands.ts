/** 5.4 Free Commands. @module */

import {
  among,
  comesTo,
  definition,
  exception,
  first,
  flag,
  forbid,
  one,
  permission,
  question,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { eventCard } from '../2-sequence-of-play/2.1-start.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { freeCommands } from '../3-commands/3.1-commands.js'
import { message } from '../3-commands/3.3.2-message.js'
import { germanActions } from '../3-commands/3.4-german-actions.js'
import { specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { TRIGGERS } from '../events/grant-effects.js'
import { ahead, section } from '../section.js'
import { SPECIAL_ACTIVITIES } from '../vocabulary.js'
import { executingEvents } from './5.1-events.js'

export const freeByEvent = section('freeByEvent', '5.4', 'Free Commands', {
  granted: permission('Some Events have a Faction, the executing one or another, carry out a Command at once.'),
  specialGranted: permission('Or they have it carry out a Special Activity at once.'),
  interrupts: rule('The action comes in the midst of the Event, outside the order of play.'),
  noCost: rule('As a rule no Faction that has a part in the action pays Resources for it.'),
  typically: definition('That it costs nothing is the usual case; a text can have it paid for.'),
  noEligibilityChange: rule('The action leaves Eligibility as it was.', { see: ['2.2'] }),
  otherRequirements: rule('What else such an action requires, it still requires.'),
  eventText: exception('The text of the Event can set those requirements aside.', { see: ['5.1'] }),
})

export const eligibilityOfFreeActions = question('eligibilityOfFreeActions', {
  asks: 'Does a free action affect the Eligibility of the Faction that plays the Event?',
  kind: 'contradiction',
  clauses: [freeByEvent.noEligibilityChange, freeCommands.noEligibilityChange],
  readings: {
    'of nobody': 'It affects the Eligibility of no Faction, as 5.4 says.',
    'of others': 'It leaves that of other Factions alone, as 3.1.2 says, and might count for its own.',
  },
  usual: 'of nobody',
  because: '5.4 names no Faction, and 5.1 agrees for all that act in the course of an Event.',
  editorial:
    'The Faction that plays the Event becomes Ineligible or not by the box that it has taken, whatever it does there.',
})

export const freeActionDeclined = question('freeActionDeclined', {
  asks: 'May a Faction decline a free Command or Special Activity that the Event of another Faction gives it?',
  clauses: [
    freeByEvent.granted,
    freeByEvent.specialGranted,
    executingEvents.otherDecides,
    executingEvents.mustIfPossible,
  ],
  readings: {
    'must act': 'No: it decides how it acts, not whether, unless the text says "may".',
    'may decline': 'Yes: the Event allows it an action, which it can leave.',
  },
  usual: 'must act',
  because: '5.1 has everything carried out that can be, and leaves the other Faction the details of its action.',
})

export const newsAfterFreeCommand = question('newsAfterFreeCommand', {
  asks: 'May the Reds or the Senate discard News after a free Limited Command that an Event grants them?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, message.limitedExtra, freeByEvent.interrupts],
  readings: {
    no: 'No: News adds to the Limited Command of a turn.',
    yes: 'Yes: the free one is a Limited Command, too, and another one, not free, may follow it.',
  },
  usual: 'no',
  because:
    'The free Command comes in the midst of an Event; 2.2.4 speaks of a player who conducts a Limited Command only.',
})

export const specialWithFreeCommand = question('specialWithFreeCommand', {
  asks: 'Can a Special Activity go with a free Command of an Event?',
  clauses: [
    specialActivitiesInGeneral.withCommand,
    freeByEvent.granted,
    freeByEvent.specialGranted,
    freeByEvent.otherRequirements,
  ],
  readings: {
    no: 'No, unless the Event grants one of itself.',
    yes: 'Yes, as with any full Command; the Special Activity has to be paid for.',
  },
  usual: 'no',
  because:
    '4.1 lets it go with a Command that is executed per the Sequence of Play, and 5.4 grants a Command or a Special Activity.',
})

export const ownFreeAction = question('ownFreeAction', {
  asks: 'An Event that a Non-player plays gives itself a free action: by a card, or by chance?',
  clauses: [
    ahead('freeNonPlayerActions.freeActions'),
    ahead('freeNonPlayerActions.namedAction'),
    ahead('freeNonPlayerActions.drawnAction'),
    ahead('nonPlayerOptions.eventLeftPriorities'),
  ],
  readings: {
    'by a card': 'By a Non-player card, as if the Event of another Faction had given it.',
    'by chance': 'By chance: 8.1.6 is about what an Event gives to another Non-player.',
  },
  usual: 'by a card',
  because: 'Where a Non-player is left with the Event alone, 8.1.4 sends it to 8.1.6 to play it.',
})

export const ineligibleActs = question('ineligibleActs', {
  asks: 'May an Ineligible Faction carry out an action that an Event gives it?',
  clauses: [
    eventCard.ineligibleIdle,
    executingEvents.selectsFaction,
    executingEvents.noEligibilityChange,
    freeByEvent.interrupts,
  ],
  readings: {
    'it may': 'Yes: the Event interrupts the Sequence of Play, in which alone the Faction is idle.',
    'it does nothing': 'No: on this card it does nothing, whoever asks it to.',
  },
  usual: 'it may',
  because: '5.4 has such an action interrupt the usual sequence, and 2.2 tells who selects actions in that sequence.',
})

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

const own = flag('the Faction plays the Event itself', 'another Faction plays the Event')

export const mayDecline = first(
  'Events: may the action be declined',
  view({
    own,
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    reading: freeActionDeclined,
  }),
  (row) => [
    row(executingEvents.mustIfPossible, { own: true }, false),
    row(ahead('freeNonPlayerActions.freeActions'), { nonPlayer: true }, false),
    row([executingEvents.otherDecides, executingEvents.mustIfPossible], { reading: 'must act' }, false),
    row([freeByEvent.granted, freeByEvent.specialGranted], { reading: 'may decline' }, true),
  ],
)

export const looksForCard = one(
  'Events: does a Non-player look for a card',
  view({ own, reading: ownFreeAction }),
  (row) => [
    row(ahead('freeNonPlayerActions.freeActions'), { own: false }, true),
    row(
      [ahead('freeNonPlayerActions.freeActions'), ahead('nonPlayerOptions.eventLeftPriorities')],
      { own: true, reading: 'by a card' },
      true,
    ),
    row(
      [ahead('freeNonPlayerActions.freeActions'), ahead('freeNonPlayerActions.atRandom')],
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
    reading: newsAfterFreeCommand,
  }),
  (row) => [
    row(message.limitedExtra, { limited: false }, false),
    row(message.limitedExtra, { limited: true, executed: false }, false),
    row([limitedCommand.newsDiscard, freeByEvent.interrupts], { limited: true, executed: true, reading: 'no' }, false),
    row(message.limitedExtra, { limited: true, executed: true, reading: 'yes' }, true),
  ],
)

export const costsNothing = one(
  'Events: whether an action is free',
  view({ text: among(['free', 'paid for'], 'the action by the text') }),
  (row) => [
    row([freeByEvent.noCost, freeCommands.noCost], { text: 'free' }, true),
    row([freeByEvent.typically, freeByEvent.eventText, freeCommands.eventText], { text: 'paid for' }, false),
  ],
)

export const specialWithGranted = first(
  'Events: may a Special Activity go with the Command',
  view({ limited, reading: specialWithFreeCommand }),
  (row) => [
    row([freeByEvent.otherRequirements, specialActivitiesInGeneral.notWithLimited], { limited: true }, false),
    row([freeByEvent.granted, specialActivitiesInGeneral.withCommand], { reading: 'no' }, false),
    row([freeByEvent.otherRequirements, specialActivitiesInGeneral.withCommand], { reading: 'yes' }, true),
  ],
)

export const takesPlace = one(
  'Events: whether a phase takes place',
  view({ what: among(TRIGGERS, 'the phase or action'), phase: among([1, 2], 'the Phase') }),
  (row) => [
    row(executingEvents.literally, { what: P.not(P.union('Prisoners of War', 'Powers', 'German action')) }, true),
    row(executingEvents.literally, { what: P.union('Prisoners of War', 'Powers', 'German action'), phase: 2 }, true),
    row([ahead('prisoners.phaseTwoOnly'), executingEvents.partly], { what: 'Prisoners of War', phase: 1 }, false),
    row([ahead('powers.phaseTwoOnly'), executingEvents.partly], { what: 'Powers', phase: 1 }, false),
    row([germanActions.phaseTwoOnly, executingEvents.partly], { what: 'German action', phase: 1 }, false),
  ],
)
