/**
 * 3.2.3: Terror.
 *
 * @module
 */
import {
  definition,
  exception,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'
import { BACKGROUND } from '../reasons.js'

/** 3.2.3 Terror */
export const terror = section('terror', '3.2.3', 'Terror', {
  quotation: note('A novelist of the time expects white Terror to follow the red.', { status: BACKGROUND }),
  purpose: definition('Terror takes enemy pieces and political cubes away, and leaves markers behind.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  hindersRally: note('The markers make a later Rally of the enemy in the space dearer.', {
    see: ['3.2.1'],
    status: informative('the count of 3.2.1 decides'),
  }),
  anySpaces: permission('Any number of spaces can be selected for Terror.'),
  display: permission('The Political Display can be selected, with spaces or without them.', { see: ['1.11'] }),
  activeCells: prohibition('A space without an Active Cell of the acting Faction is not selected for Terror.'),
  enemyPieces: prohibition('A space without enemy pieces is not selected for Terror.'),
  spaceCost: formula('A space selected for Terror takes one Resource.'),
  displayCost: formula('Selecting the Political Display takes one Resource too.'),
  notTroops: prohibition('Troops of the Powers are never targets of Terror.'),
  placeMarker: rule('First of all, every selected space gets a Terror marker.'),
  colors: rule('The marker is red if the Reds act, and white if the Senate does.'),
  newsOnSecond: rule('In Phase II, a space that gets its second Terror marker gets an Available News marker as well.', {
    see: ['3.3.2'],
  }),
  cube: rule('Next, if the Political Display was selected, one cube leaves it, of whatever color.'),
  removeEnemies: prohibition('Terror removes nothing but enemy pieces.'),
  removeOne: permission('Then, in a selected Town or Province, one enemy piece may be removed.'),
  removeTwo: permission('At Polarization 6 or higher a second enemy piece may be removed there.', { see: ['1.10'] }),
  discsLast: prohibition('No Administration or Network is removed while its Faction still has a Cell in the space.'),
  personality: rule('The Personality is removed together with the last Moderates Cell of its space.'),
  ransom: rule('When the Personality is removed, three Resources of the Moderates go to the acting Faction.'),
  notLastWithMarker: prohibition(
    'Terror spares the last enemy Cell if a Capability or a Prepared marker would go with it.',
  ),
  toAvailable: rule('Whatever Terror removes becomes Available.'),
  polarization: rule('At the end Polarization goes up by one for every Terror marker that this Command placed.'),
  twoMarkers: prohibition('No more than two Terror markers of any colors are in a space at one time.'),
  displayNoMarker: exception('The Political Display is no space: removing a cube there places no Terror marker.'),
  background: note('Terror stands for many sorts of violence that keep people from backing the enemy.', {
    status: BACKGROUND,
  }),
})
