/**
 * 8.3.4 to 8.3.6: the cards of the Non-player Reds for Terror, Attack and March.
 *
 * @module
 */
import { prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 8.3.4 Reds Terror (Card #51) */
export const redsTerrorCard = section('redsTerrorCard', '8.3.4', 'Reds Terror (Card #51)', {
  ifActiveNearEnemy: rule('Condition: the card applies if an Active Reds Cell shares its space with enemy Cells.'),
  upToTwo: prohibition('Preliminaries: all priorities together conduct Terror in two spaces at the most.'),
  withEnemies: prohibition('Preliminaries: Terror goes only to spaces that have Active Reds as well as enemy Cells.'),

  control: rule('Priority 1: Terror goes to all spaces in which it creates the most Control for the Reds.'),
  controlTowns: rule('Nested in priority 1: Towns go first.'),

  activeSenate: rule('Priority 2: Terror removes Active Senate Cells.'),

  network: rule('Priority 3: Terror goes where a Moderates Network stands.'),
  personality: rule('Priority 3: Terror goes just as well where the Personality is.'),
  news: rule('Priority 3: Terror goes just as well where some Faction has a News marker.'),
  removable: rule('Nested in priority 3: first where Terror can take away a Network or the Personality.'),
  transferable: rule('Nested in priority 3, beside that: where Terror can hand a News marker over to the Reds.'),

  random: rule('Priority 4: Terror goes to random spaces.', { see: ['8.6'] }),
  randomDisplay: rule('Priority 4: the Political Display can be among them.'),
  randomCube: rule('Priority 4: out of the Political Display a random cube is removed.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Reds for Activism.', {
    see: ['8.3.2'],
  }),
  prepare: rule('Prepare is next, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

/** 8.3.5 Reds Attack (Card #52) */
export const redsAttackCard = section('redsAttackCard', '8.3.5', 'Reds Attack (Card #52)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifCapability: rule('Condition: a Senate Capability in the space of three Reds Cells or more is a target.'),
  ifThreeCells: rule('Condition: three Senate Cells or more in the space of three Reds Cells or more are a target.'),
  ifTrains: rule('Condition: it applies, too, if four or more Reds Cells with a Train marker have targets adjacent.'),
  ifAdjacentCapability: rule('Condition: next to that Train, a Senate Capability is a target.'),
  ifAdjacentCells: rule('Condition: next to that Train, three or more Senate Cells are a target.'),
  selectThenTarget: rule('Preliminaries: priorities 1 and 2 select who Attacks, 3 to 5 what is Attacked.'),
  trainGroups: rule('Preliminaries: a group that Attacks by Train into an adjacent space has three Cells.', {
    see: ['3.2.4'],
  }),
  oneStays: rule('Preliminaries: one Cell or more stays where such a group sets out.'),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.'),
  keepControl: prohibition('Preliminaries: no Train leaves a populated space if the Reds lose Control there by it.'),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.'),
  russians: rule('Preliminaries: whenever they can be, Russians are designated for the Attack.'),

  selectCapability: rule('Priority 1: every group of Reds Cells with a Reds Capability is selected.'),
  selectThree: rule('Priority 2: every group of at least three Reds Cells is selected.'),

  attackCapability: rule('Priority 3: each selected group Attacks that has a Senate Capability in its space.'),
  attackCapabilityByTrain: rule('Priority 3: so does each whose Train reaches an adjacent space with one.'),
  attackTrains: rule('Nested in priority 3: Attacks against Senate Trains go first.'),

  attackTown: rule('Priority 4: each selected group Attacks that is in a Town.'),
  attackTownByTrain: rule('Priority 4: so does each that can Attack a Town in which there are Senate Cells.'),
  attackTownWithTrain: rule('Nested a in priority 4: groups that have a Reds Train go first.'),
  attackTownPopulation: rule('Nested b in priority 4: the highest Population goes first.'),

  attackProvince: rule('Priority 5: each selected group Attacks whose populated Province has Senate Cells.'),
  attackProvinceByTrain: rule(
    'Priority 5: so does each with a Train that can Attack a populated Province with Senate pieces.',
  ),
  attackProvinceWithTrain: rule('Nested in priority 5: groups that have a Reds Train go first.'),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

/** 8.3.6 Reds March (Card #53) */
export const redsMarchCard = section('redsMarchCard', '8.3.6', 'Reds March (Card #53)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifNoneBare: rule('Condition: it also needs a Reds Cell beside every Administration on the map.'),
  provincesOnly: prohibition('Preliminaries: the Reds March out of no space but a Province.'),
  oneStays: rule('Preliminaries: one Cell or more stays where they set out.'),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.'),
  keepControl: prohibition('Preliminaries: they do not leave a populated space if they lose Control there by it.'),
  selectThenMove: rule('Preliminaries: priorities 1 and 2 select who Marches, 3 and 4 where to.'),

  selectTroops: rule(
    'Priority 1: all Reds Cells but one are selected where at least two German Troops and no Administration are.',
  ),
  selectSupport: rule(
    'Priority 2: all Reds are selected in spaces with Support and with neither Active Reds nor an Administration.',
  ),

  gainControl: rule('Priority 3: each selected group Marches where this gives the Reds Control of a populated space.'),
  gainPopulation: rule('Nested a in priority 3: the highest Population goes first.'),
  gainLeastOpposition: rule('Nested b in priority 3: then the least Opposition goes first.'),

  breakNeedsFour: prohibition('Priority 4 needs four or more Population under Senate Control.'),
  breakControl: rule('Priority 4: each selected group Marches where this ends the Senate’s Control of a Town.'),
  breakPopulation: rule('Nested in priority 4: the highest Population goes first.'),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})
