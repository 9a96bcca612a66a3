/**
 * 8.4 to 8.4.4: the cards of the Non-player Senate for Rally, Activism and Terror.
 *
 * @module
 */
import { exception, informative, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 8.4 Non-player Senate Actions */
export const nonPlayerSenate = section('nonPlayerSenate', '8.4', 'Non-player Senate Actions', {})

/** 8.4.1 Senate Rally (Card #54) */
export const senateRallyCard54 = section('senateRallyCard54', '8.4.1', 'Senate Rally (Card #54)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.'),
  ifCellsAvailable: rule('Condition: the card applies while a Senate Cell is Available.'),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.'),

  cells: rule('Priority 1: Rally places Cells, by the six parts that follow.'),
  cellsAmongEnemies: rule('First part: in a single space that has a Senate Cell and an enemy piece other than Troops.'),
  cellsAmongEnemiesDie: rule('First part: this takes a die that shows 1 or 2.'),
  cellsAmongEnemiesPhase: rule('First part: this is for Phase I.', {
    see: ['2.4'],
    status: informative('the condition of the card already asks for Phase I'),
  }),
  cellsControl: rule('Second part: in a single populated space, to take Control of it.'),
  cellsControlSupport: rule('Nested in it: rather in a space that already has Support.'),
  cellsEmpty: rule('Third part: in a single space without Population, to take Control of it.'),
  cellsEmptyMikkeli: rule('Nested in it: rather in Mikkelin lääni than anywhere else.'),
  cellsSupport: rule('Fourth part: in every space that has Support and at most two Senate Cells.'),
  cellsSenate: rule('Fifth part: in every space where there are Senate Cells already.'),
  cellsRandom: rule('Last part: in random spaces.', { see: ['8.6'] }),
  cellsUntilThree: rule('Random spaces are added only until the limit of three is reached.'),

  foreignRelations: rule('Foreign Relations: attempted if German Vassalage is at least three.'),
  foreignRelationsFour: rule('Foreign Relations, priority 1: from four or more, German Vassalage goes down by one.'),
  foreignRelationsThree: rule(
    'Foreign Relations, priority 2: from three it goes down by one, on a die of 1 or 2 only.',
  ),

  sabotage: rule('Prepare, priority 1: a Sabotage marker is taken off a border.'),
  sabotageClosest: rule('Prepare, priority 1: the border is one closest to a Senate Train on the map.'),
  prepared: rule('Prepare, priority 2: an Available Prepared marker is placed.'),
  preparedElse: rule('Prepare, priority 2 is left out if priority 1 did anything.'),
  preparedSide: rule('Prepare, priority 2: the marker shows its Senate side.'),
  preparedTown: rule('Prepare, priority 2: it goes to a Town where there is a Senate Cell.'),
  preparedHelsinki: rule('Prepare, priority 2: of these it is one closest to Helsinki.'),
  preparedInHelsinki: rule('Prepare, priority 2: Helsinki itself counts as the closest.'),
})

/** 8.4.2 Senate Rally (Card #55) */
export const senateRallyCard55 = section('senateRallyCard55', '8.4.2', 'Senate Rally (Card #55)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifCellsAvailable: rule('Condition: the card applies while a Senate Cell is Available.'),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.'),

  cells: rule('Priority 1: Rally places Cells, by the four parts that follow.'),
  cellsControl: rule('First part: in a single populated space, to take Control of it.'),
  cellsControlTown: rule('Nested in it: Towns go first.'),
  cellsCapability: rule('Second part: in every space where there is a Senate Capability.'),
  cellsCapabilityNearReds: rule('Nested in it: what is closest to pieces of the Reds goes first.'),
  cellsLargest: rule('Third part: in two spaces, those of the largest Senate groups.'),
  cellsLargestNearReds: rule('Nested in the third part, too: what is closest to pieces of the Reds goes first.'),
  cellsRandom: rule('Last part: in random spaces that are populated.', { see: ['8.6'] }),

  crackdown: rule('Crackdown: it takes place in one space.'),
  crackdownWhere: rule('Crackdown: the space has an Active Senate Cell and Senate Control.', {
    see: ['4.2.5'],
    status: informative('repeats 4.2.5, which decides'),
  }),
  crackdownMost: rule('Crackdown: the space is one where it takes away the most Opposition.'),
  foreignRelations: rule('Foreign Relations are next, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
})

/** 8.4.3 Senate Activism (Card #56) */
export const senateActivismCard = section('senateActivismCard', '8.4.3', 'Senate Activism (Card #56)', {
  ifDie: rule(
    'Condition: in Phase I the card applies if a die shows more than there are Active Senate Cells on the map.',
  ),
  keepDie: note('The die of the condition is kept, since priority 2 can use its value.', {
    status: informative('a reminder; the clauses on priority 2 decide'),
  }),
  ifTowns: rule(
    'Condition: in Phase II it applies if the Non-player Senate Controls Towns with four or more Population in all.',
  ),

  flipReds: rule('Priority 1: Reds Cells are flipped to Inactive, if they can be and as many as can be.'),
  flipModerates: rule('Priority 1: Moderates Cells are flipped to Active, if they can be and as many as can be.'),
  flipNotLimited: exception('Priority 1 is passed over as a whole in a Limited Command.'),
  flipPlayers: rule('Nested a in priority 1: Cells of a player go first.'),
  flipLast: rule('Nested b in priority 1: then spaces go first whose last Active Reds Cell can be made Inactive.'),

  activate: rule('Priority 2: Senate Cells are Activated.'),
  activateDie: prohibition('Priority 2: no more than the die of the condition shows.'),
  activateLone: rule('Nested a in priority 2: spaces with a single Senate Cell go first.'),
  activateSupport: rule('Nested b in priority 2: then spaces with Active Support go last.'),

  remove: rule('Priority 3: Active Senate Cells are removed.'),
  removeLastCampaign: rule('Priority 3 is for the last Campaign only.'),
  removeTowns: rule('Priority 3 needs Senate Control of Towns with four or more Population in all.'),
  removePolarization: rule('Priority 3 needs a Polarization of 7 or less.'),
  removeNumber: rule(
    'Priority 3: as many as take the difference of Polarization and German Vassalage as near to 5 as can be.',
  ),
  removeKeepsTowns: prohibition('Priority 3: no Cell whose removal costs the Senate Control of Town Population.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'] }),
})

/** 8.4.4 Senate Terror (Card #57) */
export const senateTerrorCard = section('senateTerrorCard', '8.4.4', 'Senate Terror (Card #57)', {
  ifTowns: rule(
    'Condition: the card applies if Terror can raise Senate Controlled Town Population by removing one enemy Cell.',
  ),
  ifTownsByTwo: rule('Condition: at Polarization six or more, it applies if removing two can do so.'),
  ifActiveCell: rule('Condition: what counts is a space with an Active Senate Cell.', {
    see: ['3.2.3'],
  }),
  ifReds: rule('Condition: in Phase I it applies, too, if Terror can remove some Reds piece.'),
  upToTwo: prohibition('Preliminaries: all priorities together conduct Terror in two spaces at the most.'),

  control: rule('Priority 1: Terror adds the most Population to what the Senate Controls.'),
  controlTowns: rule('Nested a in priority 1: Towns go first.'),
  controlDiscs: rule('Nested b in priority 1: then spaces where a player’s Network or Administration can be removed.'),

  activeReds: rule('Priority 2: Terror removes Active Reds pieces.'),

  network: rule('Priority 3: Terror goes where a Moderates Network stands.'),
  personality: rule('Priority 3: Terror goes just as well where the Personality is.'),
  news: rule('Priority 3: Terror goes just as well where some Faction has a News marker.'),
  removable: rule('Nested in priority 3: first where Terror can take away a Network or the Personality.'),
  transferable: rule('Nested in priority 3, beside that: where Terror can hand a News marker over to the Senate.'),

  random: rule('Priority 4: Terror goes to random spaces.', { see: ['8.6'] }),
  randomDisplay: permission('Priority 4: the Political Display can be among them.'),
  randomCube: rule('Priority 4: out of the Political Display a random cube is removed.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'] }),
})
