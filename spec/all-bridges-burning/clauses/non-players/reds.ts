/**
 * 8.3 to 8.3.3: the cards of the Non-player Reds for Rally and Activism.
 *
 * @module
 */
import { example, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { PENDING } from './reasons.js'

/** 8.3 Non-player Reds Actions */
export const nonPlayerReds = section('nonPlayerReds', '8.3', 'Non-player Reds Actions', {})

/** 8.3.1 Reds Rally (Card #48) */
export const redsRallyCard = section('redsRallyCard', '8.3.1', 'Reds Rally (Card #48)', {
  ifCellsAvailable: rule('Condition: the card applies if a Reds Cell is Available.', { status: PENDING }),
  ifAdministrationsAvailable: rule('Condition: it applies if an Administration is Available.', { status: PENDING }),
  ifRelocatable: rule('Condition: it applies if an Administration stands in Active Opposition.', { status: PENDING }),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.', {
    status: PENDING,
  }),
  availableFirst: rule('Preliminaries: an Administration to be placed is taken from Available while there is one.', {
    status: PENDING,
  }),
  relocate: rule('Preliminaries: else it is relocated from a space in Active Opposition.', { status: PENDING }),
  relocateKeepsControl: prohibition('Preliminaries: no Administration is relocated if that costs the Reds Control.', {
    status: PENDING,
  }),
  relocateExample: example('Relocated, an Administration goes to Available and from there back to the map.', {
    see: ['1.4.2'],
  }),

  administrationCells: rule('Priority 1: Cells are placed in every space with an Administration and no Reds Cell.', {
    status: PENDING,
  }),

  administration: rule('Priority 2: in a single space, Rally puts an Administration in place of two Reds Cells.', {
    status: PENDING,
  }),
  administrationAvailable: rule(
    'Priority 2 needs an Available Administration, or one in Active Opposition to relocate.',
    { status: PENDING },
  ),
  administrationPopulation: prohibition('Priority 2 leaves out spaces that have no Population.', { status: PENDING }),
  administrationOpposition: prohibition('Priority 2 leaves out spaces already in Active Opposition.', {
    status: PENDING,
  }),
  administrationRoom: prohibition('Priority 2 leaves out spaces that have no room for an Administration.', {
    see: ['1.4.3'],
    status: PENDING,
  }),
  administrationAlone: rule('Priority 2 takes a space with at least two Reds Cells if there are no Senate Cells.', {
    status: PENDING,
  }),
  administrationContested: rule('Priority 2 takes a space with at least three Reds where there are Senate Cells.', {
    status: PENDING,
  }),

  cells: rule('Priority 3: Rally places Cells, by the three parts that follow.', { status: PENDING }),
  cellsControl: rule('Priority 3, first part: in a single populated space, to take Control of it.', {
    status: PENDING,
  }),
  cellsControlAdministration: rule(
    'Nested in it: rather in a space that has an Administration and is not in Active Opposition yet.',
    { status: PENDING },
  ),
  cellsReds: rule('Priority 3, second part: in a single space where there are Reds already.', { status: PENDING }),
  cellsRandom: rule('Priority 3, last part: in random spaces that are populated.', { see: ['8.6'], status: PENDING }),
  cellsUntilThree: rule('Random spaces are added only until the limit of three is reached.', { status: PENDING }),

  sabotageLimit: prohibition('Prepare: no Sabotage is placed beyond the number of Senate Trains on the map.', {
    status: PENDING,
  }),
  sabotage: rule('Prepare, priority 1: an Available Sabotage goes to a border closest to a Senate player’s Trains.', {
    status: PENDING,
  }),
  sabotagePlayerOnly: prohibition('Prepare, priority 1: the Trains of a Non-player Senate do not matter for this.', {
    status: PENDING,
  }),
  sabotageTown: rule('Prepare, nested in priority 1: rather at the border of a Town.', { status: PENDING }),
  prepared: rule('Prepare, priority 2: an Available Prepared marker goes to a Town with Reds Cells.', {
    see: ['4.2.3'],
    status: PENDING,
  }),
  preparedHelsinki: rule('Prepare, nested in priority 2: rather close to Helsinki, with Helsinki the closest of all.', {
    status: PENDING,
  }),
  noPrepare: note('The Reds may Rally in several spaces and still have nothing to Prepare.'),
  recordedAsCommand: rule('Even then a Rally in more than one space is recorded in the box for the full Command.', {
    see: ['8.2.4'],
    status: PENDING,
  }),
  recordedOnlySo: prohibition('A Rally without Prepare in no more than one space is not recorded in that box.', {
    see: ['8.2.4'],
    status: PENDING,
  }),
})

/** 8.3.2 Reds Activism (Card #49) */
export const redsActivismCard49 = section('redsActivismCard49', '8.3.2', 'Reds Activism (Card #49)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.', { status: PENDING }),
  ifDieAboveActive: rule('Condition: it also needs a roll of 1d6 above the number of Active Reds Cells.', {
    status: PENDING,
  }),
  ifNoneBare: rule('Condition: it also needs a Reds Cell in every space that has an Administration.', {
    status: PENDING,
  }),
  keepDie: rule('The die of the condition keeps its value for priority 2.', { status: PENDING }),

  limitedSkipsFlips: prohibition('In a Limited Command the Reds skip priority 1 altogether.', { status: PENDING }),
  flipSenate: rule('Priority 1: Senate Cells are flipped to Inactive as far as can be.', { status: PENDING }),
  flipModerates: rule('Priority 1: Moderates Cells are flipped to Active as far as can be.', { status: PENDING }),
  flipPlayer: rule('Nested a in priority 1: the Cells of a player go first.', { status: PENDING }),
  flipLastActive: rule('Nested b in priority 1: then spaces whose last Active Senate Cell can become Inactive.', {
    status: PENDING,
  }),

  activate: rule('Priority 2: Reds Cells are Activated.', { status: PENDING }),
  activateUpToDie: prohibition('Priority 2 Activates no more Cells than the die of the condition shows.', {
    status: PENDING,
  }),
  activateSingle: rule('Nested a in priority 2: spaces with a single Reds Cell go first.', { status: PENDING }),
  activateOppositionLast: rule('Nested b in priority 2: spaces in Active Opposition go last.', { status: PENDING }),

  foreignRelationsPhaseOne: prohibition('Foreign Relations are considered in Phase I only.', { status: PENDING }),
  foreignRelationsTwo: prohibition('Foreign Relations are considered only while Russian Vassalage stands at 2.', {
    status: PENDING,
  }),
  foreignRelations: rule('Foreign Relations: on 1 or 2 with 1d6, Russian Vassalage goes up by one.', {
    status: PENDING,
  }),
  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'], status: PENDING }),
})

/** 8.3.3 Reds Activism (Card #50) */
export const redsActivismCard50 = section('redsActivismCard50', '8.3.3', 'Reds Activism (Card #50)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.', { status: PENDING }),
  ifNoneBare: rule('Condition: it also needs every Administration to have a Reds Cell in its space.', {
    status: PENDING,
  }),

  remove: rule('Priority 1: Active Reds Cells are removed.', { status: PENDING }),
  removeLastCampaign: prohibition('Priority 1 is for the last Campaign only.', { status: PENDING }),
  removeOpposeAdmins: prohibition('Priority 1 needs Oppose+Admins at 12 or more.', { status: PENDING }),
  removePolarization: prohibition('Priority 1 needs Polarization at 7 or less.', { status: PENDING }),
  removeTowardsFive: rule('Priority 1 brings Polarization and Russian Vassalage to differ by as near to 5 as can be.', {
    status: PENDING,
  }),
  removeKeepsControl: prohibition(
    'Priority 1 removes no Cell if the Senate would gain Control of an Opposition space.',
    { status: PENDING },
  ),

  limitedSkipsFlips: prohibition('In a Limited Command the Reds skip priority 2 altogether.', { status: PENDING }),
  flipSenate: rule('Priority 2: Senate Cells are flipped to Inactive as far as can be.', { status: PENDING }),
  flipModerates: rule('Priority 2: Moderates Cells are flipped to Active as far as can be.', { status: PENDING }),
  flipPlayer: rule('Nested a in priority 2: the Cells of a player go first.', { status: PENDING }),
  flipLastActive: rule('Nested b in priority 2: then spaces whose last Active Senate Cell can become Inactive.', {
    status: PENDING,
  }),

  agitate: rule('Priority 3: the Reds Agitate in one space.', { status: PENDING }),
  agitateWhere: prohibition('Priority 3 needs an Administration and Reds Control in the space.', {
    see: ['3.2.2'],
    status: PENDING,
  }),
  agitateTown: rule('Nested a in priority 3: Towns go first.', { status: PENDING }),
  agitateLeast: rule('Nested b in priority 3: then the least Opposition goes first.', { status: PENDING }),

  activateDie: rule('Priority 4 needs a roll of 1d6 above the number of Active Reds Cells.', { status: PENDING }),
  activate: rule('Priority 4: as many Reds as the die shows are Activated.', { status: PENDING }),
  activateOppositionLast: rule('Nested in priority 4: spaces with Opposition go last.', { status: PENDING }),

  removeAfterAll: rule('Priority 5: if no priority before led to any Activism, priority 1 is tried again.', {
    status: PENDING,
  }),
  anyCampaign: permission('Priority 5 can be executed in every Campaign.', { status: PENDING }),
  otherConditions: rule('Priority 5 keeps all the other conditions of priority 1.', { status: PENDING }),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'], status: PENDING }),
})
