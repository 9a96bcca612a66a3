/** 3.0 Commands to 3.1.2 Free Commands. @module */

import {
  among,
  comesTo,
  example,
  exception,
  first,
  flag,
  forbid,
  informative,
  note,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { ahead, section } from '../section.js'
import { COMMAND_NAMES } from '../vocabulary.js'

export const commands = section('commands', '3.0', 'Commands', {})

export const commandsInGeneral = section('commandsInGeneral', '3.1', 'Commands in General', {
  oneOfList: rule('The Command is one of those, five at most, that the sheet of the Faction lists.'),
  someSpaceOrPieces: rule('A Command involves at least one space or piece on the map.'),
  onceEach: prohibition('Within one Command no space is selected a second time.'),
  messagePath: exception('The paths of several Cells in a Message may share selected spaces.', { see: ['3.3.2'] }),
  usualCost: note('Most Commands take Resources, and many of them so much for each space.', {
    status: informative('the section of each Command has its cost'),
  }),
  enoughResources: prohibition('A Faction cannot execute a Command, or select a space for it, that it cannot pay for.'),
  powersPayNothing: rule('What Germany and Russia do takes no Resources.'),
  actorOrdersSpaces: permission('Whoever executes a Command decides in which order its spaces are resolved.'),
  actorPicksTargets: permission('Whoever executes a Command decides which enemy Factions or pieces it hits.', {
    see: ['1.3.1'],
  }),
  actorPicksOwn: permission('Whoever executes a Command decides which own pieces are placed, replaced or moved.'),
  maximumExtent: rule('A Faction that is targeted suffers as much of the effect as its pieces allow.'),
  noPermission: rule('Nobody is asked for leave before an action touches their pieces, be they friend or enemy.'),
})

export const pawns = section('pawns', '3.1.1', 'Pawns', {
  mark: permission('Green and tan pawns may mark the spaces of a Command, Special Activity or other action.', {
    see: ['3.0', '4.0'],
    status: informative('how the table shows a choice; the trace of a play tells it'),
  }),
  noLimit: note('How many pawns there are bounds nothing.'),
})

export const freeCommands = section('freeCommands', '3.1.2', 'Free Commands', {
  withinGrant: rule('An Event that grants a free Command says which one, and it may say where.', { see: ['5.0'] }),
  noCost: rule('A Command or Special Activity that an Event grants as free takes no Resources.', { see: ['5.0'] }),
  noEligibilityChange: rule(
    'A Faction that did not play the Event keeps its Eligibility when it carries out the free action.',
    { see: ['2.0'] },
  ),
  agitationCosts: exception('Agitation within a free Activism Command must still be paid for.', { see: ['3.2.2'] }),
  otherRequirements: rule('Except for the cost, a free action keeps to its usual requirements and its procedure.', {
    see: ['5.1', '5.4'],
  }),
  eventText: exception('The text of the Event can change those requirements and that procedure.', {
    see: ['5.1', '5.4'],
  }),
  offsetFree: rule('In a free Rally it costs nothing to Offset levels and Terror either.', { see: ['3.2.1', '3.3.1'] }),
  marchAnyNumber: permission('In a free March any number of pieces may move, and none of them costs anything.'),
  marchLimited: exception('A free March that is a Limited Command has the limits of such a March.', { see: ['3.2.5'] }),
  rallyExample: example(
    'At Active Support and with white Terror, a free Rally of the Reds still places one Cell, for no Resources.',
  ),
  negotiateExample: example(
    'A free Negotiate takes no Resources, but the Moderates still have to Activate an Underground Cell for it.',
    { see: ['3.3.3'] },
  ),
})

export const spacesAtOnce = question('spacesAtOnce', {
  asks: 'Does a player select all spaces of a Rally, an Attack or a March before the first of them is resolved?',
  kind: 'gap',
  clauses: [
    commandsInGeneral.actorOrdersSpaces,
    commandsInGeneral.enoughResources,
    ahead('rally.anySpaces'),
    ahead('moderatesRally.anySpaces'),
    ahead('attack.eachSpace'),
    ahead('march.intoSelected'),
  ],
  readings: {
    'one after another': 'No: the next space is selected when the one before it has been resolved.',
    'all first':
      'Yes: all are selected, as far as they can be paid for, and then each of them is resolved, in whatever order.',
  },
  usual: 'one after another',
  because:
    'No section has a time for selecting them; only those of Activism, Terror and Negotiate have steps that take all selected spaces.',
})

export const meansFirst = question('meansFirst', {
  asks:
    'May a Faction choose a full Command that it cannot begin yet, because a Special Activity before it may bring what is ' +
    'missing: Resources, a lower Polarization, or a border without Sabotage?',
  clauses: [
    commandsInGeneral.enoughResources,
    ahead('politics.fiveOrLess'),
    ahead('attack.trainsUnsabotaged'),
    ahead('specialActivitiesInGeneral.before'),
  ],
  readings: {
    'special first': 'A full Command may be chosen with such a Special Activity, which then comes first.',
    'at hand': 'What the Command asks for must be there when it is chosen.',
  },
  usual: 'special first',
  because:
    '4.1 lets the Special Activity come right before the Command, and 3.1 asks for Resources where they are paid; the ' +
    'conditions of a Command are those of carrying it out.',
})

/** The cards that have a die rolled before their Command. */
export const cardWithoutDie = among(
  [0, 49, 50, 54, 56, 60, 63, 64],
  'the Non-player card whose die has not been rolled; 0 for none',
)

export const mayNotBeginCommand = forbid(
  'Commands: may not begin',
  view({
    command: among(COMMAND_NAMES, 'the Command'),
    ownList: flag('the Faction has the Command on its list', 'the Faction does not have the Command on its list'),
    phase: among([1, 2], 'the Phase'),
    withoutDie: cardWithoutDie,
  }),
  (bar) => [
    bar([commandsInGeneral.oneOfList, ahead('redsAndSenateCommands.list'), ahead('moderatesCommands.list')], {
      ownList: false,
    }),
    bar([ahead('attack.phaseTwoOnly'), ahead('redsAndSenateCommands.phaseTwo'), redRevolt.moreCommands], {
      command: 'Attack',
      phase: 1,
    }),
    bar([ahead('march.phaseTwoOnly'), ahead('redsAndSenateCommands.phaseTwo'), redRevolt.moreCommands], {
      command: 'March',
      phase: 1,
    }),
    bar(ahead('redsActivismCard49.ifDieAboveActive'), { command: 'Activism', withoutDie: 49 }),
    bar(ahead('senateActivismCard.ifDie'), { command: 'Activism', withoutDie: 56 }),
    bar(ahead('senateRallyCard54.cellsAmongEnemiesDie'), { command: 'Rally', withoutDie: 54 }),
    bar(ahead('moderatesRallyCard.cellsPopulatedDie'), { command: 'Rally', withoutDie: 60 }),
    bar(ahead('moderatesMessageCard63.newsRandom'), { command: 'Message', withoutDie: 63 }),
    bar(ahead('moderatesPoliticsCard.color'), { command: 'Politics', withoutDie: 64 }),
  ],
)

export const mayNotBeginOnTerms = forbid(
  'Commands: may not be chosen on such terms',
  view({
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    special: flag('a Special Activity may go with it', 'no Special Activity may go with it'),
  }),
  (bar) => [
    bar([ahead('specialActivitiesInGeneral.notWithLimited'), limitedCommand.noSpecialActivity], {
      limited: true,
      special: true,
    }),
  ],
)

export const mayNotCommand = forbid(
  'Commands: may not choose',
  view({
    granted: flag('the Command is one of those that were granted', 'the Command is none of those that were granted'),
    opening: comesTo('where the Command could begin', { unaffordable: [commandsInGeneral.enoughResources] }),
    means: flag(
      'a Special Activity with it could bring what it lacks',
      'no Special Activity with it could bring what it lacks',
    ),
    reading: meansFirst,
  }),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar(commandsInGeneral.someSpaceOrPieces, { opening: 'nowhere', reading: 'at hand' }),
    bar([commandsInGeneral.someSpaceOrPieces, ahead('specialActivitiesInGeneral.commandInSomeSpace')], {
      opening: 'nowhere',
      means: false,
      reading: 'special first',
    }),
    bar(commandsInGeneral.enoughResources, { opening: 'unaffordable', reading: 'at hand' }),
    bar([commandsInGeneral.enoughResources, ahead('specialActivitiesInGeneral.commandInSomeSpace')], {
      opening: 'unaffordable',
      means: false,
      reading: 'special first',
    }),
  ],
)

export const whenSelected = first(
  'Commands: when spaces are selected',
  view({
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    byItself: flag('each space is resolved by itself', 'all spaces are resolved together, step by step'),
    reading: spacesAtOnce,
  }),
  (row) => [
    row(limitedCommand.oneSpace, { limited: true }, 'as each is resolved'),
    row(
      [commandsInGeneral.actorOrdersSpaces, ahead('attack.eachSpace')],
      { byItself: true, reading: 'all first' },
      'all first',
    ),
    row(commandsInGeneral.actorOrdersSpaces, {}, 'as each is resolved'),
  ],
)

export const mayNotSelectFirst = forbid(
  'Commands: may not select the space beforehand',
  view({
    selected: flag('the space has been selected before', 'the space has not been selected before'),
  }),
  (bar) => [bar(commandsInGeneral.onceEach, { selected: true })],
)
