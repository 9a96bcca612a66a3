/**
 * Chapter 3: Commands.
 *
 * @module
 */

import {
  example,
  exception,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
  unmodelled,
} from '../../../src/kernel/clause.js'

/** 3.0 Commands */
export const commands = section('commands', '3.0', 'Commands', {})

/** 3.1 Commands in General */
export const commandsInGeneral = section('commandsInGeneral', '3.1', 'Commands in General', {})

/** 3.1.1 Pawns */
export const pawns = section('pawns', '3.1.1', 'Pawns', {})

/** 3.1.2 Free Commands */
export const freeCommands = section('freeCommands', '3.1.2', 'Free Commands', {
  noCost: rule('A Command or Special Activity that an Event grants as free takes no Resources.', { see: ['5.0'] }),
  noEligibilityChange: rule(
    'A Faction that did not play the Event keeps its Eligibility when it carries out the free action.',
    { see: ['2.0'] },
  ),
  agitationCosts: exception('Agitation within a free Activism Command must still be paid for.', {
    see: ['3.2.2'],
    status: unmodelled('Commands are taken as executed facts'),
  }),
})

/** 3.2 Reds and Senate Commands */
export const redsAndSenateCommands = section('redsAndSenateCommands', '3.2', 'Reds and Senate Commands', {})

/** 3.2.1 Rally */
export const rally = section('rally', '3.2.1', 'Rally', {})

/** 3.2.2 Activism */
export const activism = section('activism', '3.2.2', 'Activism', {
  redsAgitateOnly: prohibition('Of the two Factions only the Reds can Agitate by means of Activism.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  spaceCost: formula('Every space selected for Activism takes one Resource.'),
  agitateOneSpace: prohibition('A single Activism Command Agitates in one space at the very most.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  agitateSelected: prohibition('The Reds Agitate only in a space selected for the Activism.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  agitateAdministration: prohibition('The Reds Agitate only where they have an Administration.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  agitateControl: prohibition('The Reds Agitate only in a space under their own Control.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  agitateTerrorCost: formula('Removing the Terror in the space, of either color, takes a further Resource.'),
  agitateTerrorFirst: rule('All Terror in the space has to be removed before a level can be shifted.'),
  agitateShiftCost: formula('Shifting the level takes one more Resource.'),
  agitateOneLevel: prohibition('Agitation by Activism shifts the space by at most one level.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  agitateDirection: rule('That shift goes in the direction of Active Opposition.', {
    status: unmodelled('Commands are taken as executed facts'),
  }),
  agitateResolvedIssues: rule('Resolved Issues can add to the cost of this Agitation.', { see: ['1.11', '6.2'] }),
})

/** 3.2.3 Terror */
export const terror = section('terror', '3.2.3', 'Terror', {})

/** 3.2.4 Attack */
export const attack = section('attack', '3.2.4', 'Attack', {})

/** 3.2.5 March */
export const march = section('march', '3.2.5', 'March', {})

/** 3.3 Moderates Commands */
export const moderatesCommands = section('moderatesCommands', '3.3', 'Moderates Commands', {})

/** 3.3.1 Rally */
export const moderatesRally = section('moderatesRally', '3.3.1', 'Rally', {})

/** 3.3.2 Message */
export const message = section('message', '3.3.2', 'Message', {})

/** 3.3.3 Negotiate */
export const negotiate = section('negotiate', '3.3.3', 'Negotiate', {})

/** 3.3.4 Politics */
export const politics = section('politics', '3.3.4', 'Politics', {})

/** 3.4 German Actions */
export const germanActions = section('germanActions', '3.4', 'German Actions', {
  phaseTwoOnly: prohibition('The Germans act in Phase II and never in Phase I.', { see: ['2.4'] }),
  printedOnEvent: rule('The Germans act on an Event whose card shows the German Action Phase.'),
  onBecomingCurrent: rule('The German Action Phase is called up when such an Event becomes the current one.'),
  rollBeforeFactions: rule('The die for the Germans is cast before any Faction can act.'),
  senateRolls: rule('The Senate player casts this one six-sided die.'),
  lowRollFirst: rule('On 1, 2 or 3 the Germans act ahead of the player Factions.'),
  highRollLast: rule('On 4, 5 or 6 the Germans act once the player Factions are done.'),
  byFlowchart: rule('What the Germans do is read from the German actions flowchart.'),
  senateMayCoordinate: permission('By Coordinate the Senate player may settle the details of what the Germans do.', {
    see: ['4.2.4'],
  }),
  jaegerReturnExample: example(
    'Jaeger Return to Finland (#26) is played in Phase II and the Senate player casts a 3, so that the Germans act ' +
      'first, by the flowchart.',
  ),
  cylinderSpots: note(
    'Three spots on the Eligibility track hold the German cylinder: acting before the Factions, after them, or not.',
    { see: ['2.2'], status: informative('where a cylinder is kept as a reminder') },
  ),
})
