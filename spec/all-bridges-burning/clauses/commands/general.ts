/**
 * Chapter 3, the general sections: Commands, free Commands, and who has which.
 *
 * @module
 */
import {
  example,
  exception,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'

/** 3.0 Commands */
export const commands = section('commands', '3.0', 'Commands', {})

/** 3.1 Commands in General */
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

/** 3.1.1 Pawns */
export const pawns = section('pawns', '3.1.1', 'Pawns', {
  mark: permission('Green and tan pawns may mark the spaces of a Command, Special Activity or other action.', {
    see: ['3.0', '4.0'],
    status: informative('how the table shows a choice; the trace of a play tells it'),
  }),
  noLimit: note('How many pawns there are bounds nothing.'),
})

/** 3.1.2 Free Commands */
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

/** 3.2 Reds and Senate Commands */
export const redsAndSenateCommands = section('redsAndSenateCommands', '3.2', 'Reds and Senate Commands', {
  list: rule('The Commands of the Reds and of the Senate are Rally, Activism, Terror, Attack and March.'),
  phaseTwo: prohibition('Before Phase II neither the Reds nor the Senate can choose Attack or March.'),
  news: note('A Reds or Senate player may discard News after a Limited Command for another one, which is not free.', {
    see: ['2.2.4', '3.3.2'],
    status: informative('repeats 2.2.4, which decides'),
  }),
})

/** 3.3 Moderates Commands */
export const moderatesCommands = section('moderatesCommands', '3.3', 'Moderates Commands', {
  list: rule('The Commands of the Moderates are Rally, Message, Negotiate and Politics.'),
  noneMore: note('The Moderates get no further Commands when Phase II begins.', {
    status: informative('the list of the Moderates does not look at the Phase'),
  }),
  phaseTwoElements: note('Parts of certain actions of the Moderates work in Phase II only.', {
    status: informative('the sections of those actions decide'),
  }),
  background: note('Those who stood aside from the war, or between its sides, have been studied little.', {
    status: informative('background; decides nothing in play'),
  }),
})
