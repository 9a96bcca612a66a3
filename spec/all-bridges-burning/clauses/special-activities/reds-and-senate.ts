/**
 * 4.2: Special Activities of the Reds and the Senate.
 *
 * @module
 */
import { definition, informative, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { BACKGROUND } from '../reasons.js'

/** 4.2.1 Political Event */
export const politicalEvent = section('politicalEvent', '4.2.1', 'Political Event', {
  purpose: rule('A Political Event earns its Faction Resources.', {
    status: informative('an overview; the clause on what a space brings decides'),
  }),
  anyCommand: permission('A Political Event may go with whatever Command is carried out.'),
  upToFour: prohibition('A Political Event takes place in four spaces at most.'),
  activeCell: prohibition('A space of a Political Event holds an Active Cell of the Faction.'),
  ownControl: prohibition('The Faction Controls every space of its Political Event.'),
  oneEach: rule('Each of the spaces brings the Faction one Resource.'),
})

/** 4.2.2 Foreign Relations */
export const foreignRelations = section('foreignRelations', '4.2.2', 'Foreign Relations', {
  purpose: rule('Foreign Relations changes the Vassalage of the friendly Power.', {
    see: ['1.9'],
    status: informative('an overview; the clauses on increase and decrease decide'),
  }),
  anyCommand: permission('Foreign Relations may go with whatever Command is carried out.'),
  increase: rule('One way: the Vassalage of the friendly Power goes up by one.'),
  decrease: rule('The other way: it goes down by one, provided that a Success Roll succeeds.'),
  target: definition('A Success Roll has a Target Value, which starts at zero.'),
  spend: permission('As many Resources as the Faction likes are spent before the roll.'),
  twoEach: rule('The Target Value rises by 2 for each Resource that is spent.'),
  success: rule('The attempt succeeds if the roll of a die does not exceed the Target Value.'),
  failure: rule('A roll above the Target Value fails, and nothing changes.'),
  forfeited: rule('Resources spent on an attempt that fails are lost.'),
  threeSuffice: note('No roll can fail once three Resources are spent.'),
})

/** 4.2.3 Prepare */
export const prepare = section('prepare', '4.2.3', 'Prepare', {
  purpose: rule('Prepare sets up a Prepared marker or deals with Sabotage.', {
    status: informative('an overview; the clauses on the markers decide'),
  }),
  sabotageInPhaseTwo: prohibition('Prepare deals with Sabotage in Phase II alone.', { see: ['2.4'] }),
  anyCommand: permission('Prepare may go with whatever Command is carried out.'),
  placePrepared: rule('One way: a Prepared marker is placed in one space.'),
  friendlyCell: prohibition('The Prepared marker is placed where the Faction has a Cell.'),
  availablePrepared: prohibition('The Prepared marker comes, if Available, from the Capabilities box.'),
  side: rule('The marker shows red for the Reds and white for the Senate.'),
  orSabotage: rule('The other way: a Sabotage marker is placed on a border or taken off it.', { see: ['3.2.5'] }),
  borderWithCell: prohibition('The border with the Sabotage is that of a space in which the Faction has a Cell.'),
  onePrepared: prohibition('No space holds more than one Prepared marker of a Faction.'),
  oneSabotage: prohibition('No border holds more than one Sabotage marker.'),
  meaning: note('Bridges and railways were often sabotaged in the war.', { status: BACKGROUND }),
})

/** 4.2.4 Coordinate */
export const coordinate = section('coordinate', '4.2.4', 'Coordinate (Senate only)', {
  senateDecides: permission('After Coordinate the Senate may settle every detail of what the Germans do.', {
    see: ['3.4'],
  }),
  nextActionOnly: prohibition('Coordinate reaches only the action that the Germans take next.'),
  senateOnly: prohibition('No Faction but the Senate can use Coordinate.'),
  anyCommand: permission('Coordinate may go with whatever Command the Senate carries out.'),
  phaseTwoOnly: prohibition('Coordinate is used only in Phase II.'),
  placeMarker: rule('To Coordinate, put the Coordinate marker on the Eligibility cylinder of the Germans.'),
})

/** 4.2.5 Crackdown */
export const crackdown = section('crackdown', '4.2.5', 'Crackdown (Senate only)', {
  purpose: rule('Crackdown brings Opposition down.', {
    status: informative('an overview; the clause on the shift decides'),
  }),
  senateOnly: prohibition('No Faction but the Senate can use Crackdown.'),
  phaseTwoOnly: prohibition('Crackdown is used only in Phase II.'),
  notWithAttack: prohibition('Crackdown does not go with Attack.', { see: ['3.2.4'] }),
  notWithMarch: prohibition('Crackdown does not go with March.', { see: ['3.2.5'] }),
  oneSpace: rule('Crackdown takes place in one space.'),
  senateControl: prohibition('The Senate Controls the space of its Crackdown.'),
  activeCell: prohibition('The space of a Crackdown holds an Active Cell of the Senate.'),
  placeTerror: rule('A white Terror marker is placed in the space.'),
  twoTerror: prohibition('Two Terror markers in a space, of whatever colors, are the limit.', { see: ['1.4.3'] }),
  shift: rule('Opposition in the space moves a level towards Neutral.'),
  polarize: rule('Polarization goes up by one for the Terror marker that was placed.'),
  vato: note('The Playbook has the background, with Event 37, VATO.', { status: BACKGROUND }),
})
