/**
 * 8.3 to 8.3.3: the cards of the Non-player Reds for Rally and Activism.
 *
 * @module
 */
import { example, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 8.3 Non-player Reds Actions */
export const nonPlayerReds = section('nonPlayerReds', '8.3', 'Non-player Reds Actions', {})

/** 8.3.1 Reds Rally (Card #48) */
export const redsRallyCard = section('redsRallyCard', '8.3.1', 'Reds Rally (Card #48)', {
  ifCellsAvailable: rule('Condition: the card applies if a Reds Cell is Available.'),
  ifAdministrationsAvailable: rule('Condition: it applies if an Administration is Available.'),
  ifRelocatable: rule('Condition: it applies if an Administration stands in Active Opposition.'),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.'),
  availableFirst: rule('Preliminaries: an Administration to be placed is taken from Available while there is one.'),
  relocate: rule('Preliminaries: else it is relocated from a space in Active Opposition.'),
  relocateKeepsControl: prohibition('Preliminaries: no Administration is relocated if that costs the Reds Control.'),
  relocateExample: example('Relocated, an Administration goes to Available and from there back to the map.', {
    see: ['1.4.2'],
  }),

  administrationCells: rule('Priority 1: Cells are placed in every space with an Administration and no Reds Cell.'),

  administration: rule('Priority 2: in a single space, Rally puts an Administration in place of two Reds Cells.'),
  administrationAvailable: rule(
    'Priority 2 needs an Available Administration, or one in Active Opposition to relocate.',
  ),
  administrationPopulation: prohibition('Priority 2 leaves out spaces that have no Population.'),
  administrationOpposition: prohibition('Priority 2 leaves out spaces already in Active Opposition.'),
  administrationRoom: prohibition('Priority 2 leaves out spaces that have no room for an Administration.', {
    see: ['1.4.3'],
  }),
  administrationAlone: rule('Priority 2 takes a space with at least two Reds Cells if there are no Senate Cells.'),
  administrationContested: rule('Priority 2 takes a space with at least three Reds where there are Senate Cells.'),

  cells: rule('Priority 3: Rally places Cells, by the three parts that follow.'),
  cellsControl: rule('Priority 3, first part: in a single populated space, to take Control of it.'),
  cellsControlAdministration: rule(
    'Nested in it: rather in a space that has an Administration and is not in Active Opposition yet.',
  ),
  cellsReds: rule('Priority 3, second part: in a single space where there are Reds already.'),
  cellsRandom: rule('Priority 3, last part: in random spaces that are populated.', { see: ['8.6'] }),
  cellsUntilThree: rule('Random spaces are added only until the limit of three is reached.'),

  sabotageLimit: prohibition('Prepare: no Sabotage is placed beyond the number of Senate Trains on the map.'),
  sabotage: rule('Prepare, priority 1: an Available Sabotage goes to a border closest to a Senate player’s Trains.'),
  sabotagePlayerOnly: prohibition('Prepare, priority 1: the Trains of a Non-player Senate do not matter for this.'),
  sabotageTown: rule('Prepare, nested in priority 1: rather at the border of a Town.'),
  prepared: rule('Prepare, priority 2: an Available Prepared marker goes to a Town with Reds Cells.', {
    see: ['4.2.3'],
  }),
  preparedHelsinki: rule('Prepare, nested in priority 2: rather close to Helsinki, with Helsinki the closest of all.'),
  noPrepare: note('The Reds may Rally in several spaces and still have nothing to Prepare.'),
  recordedAsCommand: rule('Even then a Rally in more than one space is recorded in the box for the full Command.', {
    see: ['8.2.4'],
  }),
  recordedOnlySo: prohibition('A Rally without Prepare in no more than one space is not recorded in that box.', {
    see: ['8.2.4'],
  }),
})

/** 8.3.2 Reds Activism (Card #49) */
export const redsActivismCard49 = section('redsActivismCard49', '8.3.2', 'Reds Activism (Card #49)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.'),
  ifDieAboveActive: rule('Condition: it also needs a roll of 1d6 above the number of Active Reds Cells.'),
  ifNoneBare: rule('Condition: it also needs a Reds Cell in every space that has an Administration.'),
  keepDie: rule('The die of the condition keeps its value for priority 2.'),

  limitedSkipsFlips: prohibition('In a Limited Command the Reds skip priority 1 altogether.'),
  flipSenate: rule('Priority 1: Senate Cells are flipped to Inactive as far as can be.'),
  flipModerates: rule('Priority 1: Moderates Cells are flipped to Active as far as can be.'),
  flipPlayer: rule('Nested a in priority 1: the Cells of a player go first.'),
  flipLastActive: rule('Nested b in priority 1: then spaces whose last Active Senate Cell can become Inactive.'),

  activate: rule('Priority 2: Reds Cells are Activated.'),
  activateUpToDie: prohibition('Priority 2 Activates no more Cells than the die of the condition shows.'),
  activateSingle: rule('Nested a in priority 2: spaces with a single Reds Cell go first.'),
  activateOppositionLast: rule('Nested b in priority 2: spaces in Active Opposition go last.'),

  foreignRelationsPhaseOne: prohibition('Foreign Relations are considered in Phase I only.'),
  foreignRelationsTwo: prohibition('Foreign Relations are considered only while Russian Vassalage stands at 2.'),
  foreignRelations: rule('Foreign Relations: on 1 or 2 with 1d6, Russian Vassalage goes up by one.'),
  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

/** 8.3.3 Reds Activism (Card #50) */
export const redsActivismCard50 = section('redsActivismCard50', '8.3.3', 'Reds Activism (Card #50)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifNoneBare: rule('Condition: it also needs every Administration to have a Reds Cell in its space.'),

  remove: rule('Priority 1: Active Reds Cells are removed.'),
  removeLastCampaign: prohibition('Priority 1 is for the last Campaign only.'),
  removeOpposeAdmins: prohibition('Priority 1 needs Oppose+Admins at 12 or more.'),
  removePolarization: prohibition('Priority 1 needs Polarization at 7 or less.'),
  removeTowardsFive: rule('Priority 1 brings Polarization and Russian Vassalage to differ by as near to 5 as can be.'),
  removeKeepsControl: prohibition(
    'Priority 1 removes no Cell if the Senate would gain Control of an Opposition space.',
  ),

  limitedSkipsFlips: prohibition('In a Limited Command the Reds skip priority 2 altogether.'),
  flipSenate: rule('Priority 2: Senate Cells are flipped to Inactive as far as can be.'),
  flipModerates: rule('Priority 2: Moderates Cells are flipped to Active as far as can be.'),
  flipPlayer: rule('Nested a in priority 2: the Cells of a player go first.'),
  flipLastActive: rule('Nested b in priority 2: then spaces whose last Active Senate Cell can become Inactive.'),

  agitate: rule('Priority 3: the Reds Agitate in one space.'),
  agitateWhere: prohibition('Priority 3 needs an Administration and Reds Control in the space.', {
    see: ['3.2.2'],
  }),
  agitateTown: rule('Nested a in priority 3: Towns go first.'),
  agitateLeast: rule('Nested b in priority 3: then the least Opposition goes first.'),

  activateDie: rule('Priority 4 needs a roll of 1d6 above the number of Active Reds Cells.'),
  activate: rule('Priority 4: as many Reds as the die shows are Activated.'),
  activateOppositionLast: rule('Nested in priority 4: spaces with Opposition go last.'),

  removeAfterAll: rule('Priority 5: if no priority before led to any Activism, priority 1 is tried again.'),
  anyCampaign: permission('Priority 5 can be executed in every Campaign.'),
  otherConditions: rule('Priority 5 keeps all the other conditions of priority 1.'),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})
