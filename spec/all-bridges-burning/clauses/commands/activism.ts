/**
 * 3.2.2: Activism.
 *
 * @module
 */
import {
  definition,
  exception,
  formula,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'
import { BACKGROUND } from '../reasons.js'

/** 3.2.2 Activism */
export const activism = section('activism', '3.2.2', 'Activism', {
  purpose: definition('Activism uncovers Cells of the enemy, and Activates Cells of the actor or removes them.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  lowersPolarization: note('Where it removes own Cells it can lower Polarization.', {
    see: ['1.10'],
    status: informative('repeats what the procedure says of removed Cells'),
  }),
  redsAgitateOnly: prohibition('Of the two Factions only the Reds can Agitate by means of Activism.'),
  anySpaces: permission('Any spaces can be selected for Activism, and as many as the actor pays for.'),
  spaceCost: formula('Every space selected for Activism takes one Resource.'),
  firstIfDesired: permission('The first step, with Cells in the selected spaces, may be left out.'),
  either: prohibition('The first step either removes own Cells or flips enemy ones.'),
  selectedOnly: prohibition('The first step touches Cells in selected spaces only.'),
  remove: permission('An Active Cell of the actor in a selected space may be removed.'),
  removeOne: prohibition('No more than one own Cell is removed in a space.'),
  removePolarization: rule('Each own Cell that is removed lowers Polarization by one.'),
  flip: rule('Enemy Cells in a selected space are flipped, be it from Active to Inactive or the other way.'),
  flipEnemies: prohibition('The Cells that are flipped belong to enemies.'),
  flipPerActive: formula('One enemy Cell is flipped for every Active Cell that the actor has in the space.'),
  flipPerTwoInactive: formula('Every two Inactive Cells of the actor in the space flip one enemy Cell more.'),
  thenIfDesired: permission('The second step may be left out too.'),
  thenOnce: prohibition('In one Command the second step is taken once at the most.'),
  thenEither: rule('The second step is either a die that Activates own Cells, or Agitation.'),
  thenLater: rule('The second step follows the first.'),
  dieNoSpaces: rule('For the die no spaces are selected.'),
  dieCost: formula('The die takes one Resource.'),
  dieActivates: permission('Of the own Inactive Cells, up to as many as the die shows may be Activated.'),
  dieAnywhere: permission('The Cells that are Activated may be anywhere on the map.'),
  evenly: prohibition(
    'Before a second Cell of a space is Activated, one has to be in every other space where the actor could choose one.',
  ),
  agitateOneSpace: prohibition('A single Activism Command Agitates in one space at the very most.'),
  agitateSelected: prohibition('The Reds Agitate only in a space selected for the Activism.'),
  agitateAdministration: prohibition('The Reds Agitate only where they have an Administration.'),
  agitateControl: prohibition('The Reds Agitate only in a space under their own Control.'),
  agitateTerrorCost: formula('Removing the Terror in the space, of either color, takes a further Resource.'),
  agitateTerrorFirst: rule('All Terror in the space has to be removed before a level can be shifted.'),
  agitateShiftCost: formula('Shifting the level takes one more Resource.'),
  agitateOneLevel: prohibition('Agitation by Activism shifts the space by at most one level.'),
  agitateDirection: rule('That shift goes in the direction of Active Opposition.'),
  agitateResolvedIssues: rule('Resolved Issues can add to the cost of this Agitation.', { see: ['1.11', '6.2'] }),
  limitedOneOption: prohibition(
    'A Limited Command takes just one of the four: removing, flipping, the die or Agitation.',
    { see: ['3.1'] },
  ),
  limitedDie: exception('With the die even a Limited Command Activates own Cells all over the map.'),
  playbook: note('A worked example of Activism stands in the Playbook, on page 10.', {
    status: leftToComponent('the Playbook'),
  }),
  meaningEnemies: note('Flipping enemy Cells stands for searches, confiscations and intimidation by the Guards.', {
    status: BACKGROUND,
  }),
  meaningOwn: note('Activating own Cells stands for organizing, and for turning passive supporters into active ones.', {
    status: BACKGROUND,
  }),
  meaningRemoval: note('Removing own Active Cells stands for calming radical supporters on the own side.', {
    status: BACKGROUND,
  }),
})
