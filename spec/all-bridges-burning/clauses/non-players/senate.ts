/**
 * 8.4 to 8.4.4: the cards of the Non-player Senate for Rally, Activism and Terror.
 *
 * @module
 */
import { exception, informative, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { PENDING } from './reasons.js'

/** 8.4 Non-player Senate Actions */
export const nonPlayerSenate = section('nonPlayerSenate', '8.4', 'Non-player Senate Actions', {})

/** 8.4.1 Senate Rally (Card #54) */
export const senateRallyCard54 = section('senateRallyCard54', '8.4.1', 'Senate Rally (Card #54)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.', { status: PENDING }),
  ifCellsAvailable: rule('Condition: the card applies while a Senate Cell is Available.', { status: PENDING }),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.', {
    status: PENDING,
  }),

  cells: rule('Priority 1: Rally places Cells, by the six parts that follow.', { status: PENDING }),
  cellsAmongEnemies: rule(
    'First part: in a single space that has a Senate Cell and an enemy piece other than Troops.',
    { status: PENDING },
  ),
  cellsAmongEnemiesDie: rule('First part: this takes a die that shows 1 or 2.', { status: PENDING }),
  cellsAmongEnemiesPhase: rule('First part: this is for Phase I.', {
    see: ['2.4'],
    status: informative('the condition of the card already asks for Phase I'),
  }),
  cellsControl: rule('Second part: in a single populated space, to take Control of it.', { status: PENDING }),
  cellsControlSupport: rule('Nested in it: rather in a space that already has Support.', { status: PENDING }),
  cellsEmpty: rule('Third part: in a single space without Population, to take Control of it.', { status: PENDING }),
  cellsEmptyMikkeli: rule('Nested in it: rather in Mikkelin lääni than anywhere else.', { status: PENDING }),
  cellsSupport: rule('Fourth part: in every space that has Support and at most two Senate Cells.', { status: PENDING }),
  cellsSenate: rule('Fifth part: in every space where there are Senate Cells already.', { status: PENDING }),
  cellsRandom: rule('Last part: in random spaces.', { see: ['8.6'], status: PENDING }),
  cellsUntilThree: rule('Random spaces are added only until the limit of three is reached.', { status: PENDING }),

  foreignRelations: rule('Foreign Relations: attempted if German Vassalage is at least three.', { status: PENDING }),
  foreignRelationsFour: rule('Foreign Relations, priority 1: from four or more, German Vassalage goes down by one.', {
    status: PENDING,
  }),
  foreignRelationsThree: rule(
    'Foreign Relations, priority 2: from three it goes down by one, on a die of 1 or 2 only.',
    { status: PENDING },
  ),

  sabotage: rule('Prepare, priority 1: a Sabotage marker is taken off a border.', { status: PENDING }),
  sabotageClosest: rule('Prepare, priority 1: the border is one closest to a Senate Train on the map.', {
    status: PENDING,
  }),
  prepared: rule('Prepare, priority 2: an Available Prepared marker is placed.', { status: PENDING }),
  preparedElse: rule('Prepare, priority 2 is left out if priority 1 did anything.', { status: PENDING }),
  preparedSide: rule('Prepare, priority 2: the marker shows its Senate side.', { status: PENDING }),
  preparedTown: rule('Prepare, priority 2: it goes to a Town where there is a Senate Cell.', { status: PENDING }),
  preparedHelsinki: rule('Prepare, priority 2: of these it is one closest to Helsinki.', { status: PENDING }),
  preparedInHelsinki: rule('Prepare, priority 2: Helsinki itself counts as the closest.', { status: PENDING }),
})

/** 8.4.2 Senate Rally (Card #55) */
export const senateRallyCard55 = section('senateRallyCard55', '8.4.2', 'Senate Rally (Card #55)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.', { status: PENDING }),
  ifCellsAvailable: rule('Condition: the card applies while a Senate Cell is Available.', { status: PENDING }),
  upToThree: prohibition('Preliminaries: all priorities together Rally in three spaces at the most.', {
    status: PENDING,
  }),

  cells: rule('Priority 1: Rally places Cells, by the four parts that follow.', { status: PENDING }),
  cellsControl: rule('First part: in a single populated space, to take Control of it.', { status: PENDING }),
  cellsControlTown: rule('Nested in it: Towns go first.', { status: PENDING }),
  cellsCapability: rule('Second part: in every space where there is a Senate Capability.', { status: PENDING }),
  cellsCapabilityNearReds: rule('Nested in it: what is closest to pieces of the Reds goes first.', {
    status: PENDING,
  }),
  cellsLargest: rule('Third part: in two spaces, those of the largest Senate groups.', { status: PENDING }),
  cellsLargestNearReds: rule('Nested in the third part, too: what is closest to pieces of the Reds goes first.', {
    status: PENDING,
  }),
  cellsRandom: rule('Last part: in random spaces that are populated.', { see: ['8.6'], status: PENDING }),

  crackdown: rule('Crackdown: it takes place in one space.', { status: PENDING }),
  crackdownWhere: rule('Crackdown: the space has an Active Senate Cell and Senate Control.', {
    see: ['4.2.5'],
    status: informative('repeats 4.2.5, which decides'),
  }),
  crackdownMost: rule('Crackdown: the space is one where it takes away the most Opposition.', { status: PENDING }),
  foreignRelations: rule('Foreign Relations are next, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
    status: PENDING,
  }),
})

/** 8.4.3 Senate Activism (Card #56) */
export const senateActivismCard = section('senateActivismCard', '8.4.3', 'Senate Activism (Card #56)', {
  ifDie: rule(
    'Condition: in Phase I the card applies if a die shows more than there are Active Senate Cells on the map.',
    { status: PENDING },
  ),
  keepDie: note('The die of the condition is kept, since priority 2 can use its value.', {
    status: informative('a reminder; the clauses on priority 2 decide'),
  }),
  ifTowns: rule(
    'Condition: in Phase II it applies if the Non-player Senate Controls Towns with four or more Population in all.',
    { status: PENDING },
  ),

  flipReds: rule('Priority 1: Reds Cells are flipped to Inactive, if they can be and as many as can be.', {
    status: PENDING,
  }),
  flipModerates: rule('Priority 1: Moderates Cells are flipped to Active, if they can be and as many as can be.', {
    status: PENDING,
  }),
  flipNotLimited: exception('Priority 1 is passed over as a whole in a Limited Command.', { status: PENDING }),
  flipPlayers: rule('Nested a in priority 1: Cells of a player go first.', { status: PENDING }),
  flipLast: rule('Nested b in priority 1: then spaces go first whose last Active Reds Cell can be made Inactive.', {
    status: PENDING,
  }),

  activate: rule('Priority 2: Senate Cells are Activated.', { status: PENDING }),
  activateDie: prohibition('Priority 2: no more than the die of the condition shows.', { status: PENDING }),
  activateLone: rule('Nested a in priority 2: spaces with a single Senate Cell go first.', { status: PENDING }),
  activateSupport: rule('Nested b in priority 2: then spaces with Active Support go last.', { status: PENDING }),

  remove: rule('Priority 3: Active Senate Cells are removed.', { status: PENDING }),
  removeLastCampaign: rule('Priority 3 is for the last Campaign only.', { status: PENDING }),
  removeTowns: rule('Priority 3 needs Senate Control of Towns with four or more Population in all.', {
    status: PENDING,
  }),
  removePolarization: rule('Priority 3 needs a Polarization of 7 or less.', { status: PENDING }),
  removeNumber: rule(
    'Priority 3: as many as take the difference of Polarization and German Vassalage as near to 5 as can be.',
    { status: PENDING },
  ),
  removeKeepsTowns: prohibition('Priority 3: no Cell whose removal costs the Senate Control of Town Population.', {
    status: PENDING,
  }),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
    status: PENDING,
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
    status: PENDING,
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'], status: PENDING }),
})

/** 8.4.4 Senate Terror (Card #57) */
export const senateTerrorCard = section('senateTerrorCard', '8.4.4', 'Senate Terror (Card #57)', {
  ifTowns: rule(
    'Condition: the card applies if Terror can raise Senate Controlled Town Population by removing one enemy Cell.',
    { status: PENDING },
  ),
  ifTownsByTwo: rule('Condition: at Polarization six or more, it applies if removing two can do so.', {
    status: PENDING,
  }),
  ifActiveCell: rule('Condition: what counts is a space with an Active Senate Cell.', {
    see: ['3.2.3'],
    status: PENDING,
  }),
  ifReds: rule('Condition: in Phase I it applies, too, if Terror can remove some Reds piece.', { status: PENDING }),
  upToTwo: prohibition('Preliminaries: all priorities together conduct Terror in two spaces at the most.', {
    status: PENDING,
  }),

  control: rule('Priority 1: Terror adds the most Population to what the Senate Controls.', { status: PENDING }),
  controlTowns: rule('Nested a in priority 1: Towns go first.', { status: PENDING }),
  controlDiscs: rule('Nested b in priority 1: then spaces where a player’s Network or Administration can be removed.', {
    status: PENDING,
  }),

  activeReds: rule('Priority 2: Terror removes Active Reds pieces.', { status: PENDING }),

  network: rule('Priority 3: Terror goes where a Moderates Network stands.', { status: PENDING }),
  personality: rule('Priority 3: Terror goes just as well where the Personality is.', { status: PENDING }),
  news: rule('Priority 3: Terror goes just as well where some Faction has a News marker.', { status: PENDING }),
  removable: rule('Nested in priority 3: first where Terror can take away a Network or the Personality.', {
    status: PENDING,
  }),
  transferable: rule('Nested in priority 3, beside that: where Terror can hand a News marker over to the Senate.', {
    status: PENDING,
  }),

  random: rule('Priority 4: Terror goes to random spaces.', { see: ['8.6'], status: PENDING }),
  randomDisplay: permission('Priority 4: the Political Display can be among them.', { status: PENDING }),
  randomCube: rule('Priority 4: out of the Political Display a random cube is removed.', { status: PENDING }),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
    status: PENDING,
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
    status: PENDING,
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'], status: PENDING }),
})
