/**
 * 8.4.5 and 8.4.6: the cards of the Non-player Senate for Attack and March.
 *
 * @module
 */
import { exception, note, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 8.4.5 Senate Attack (Card #58) */
export const senateAttackCard = section('senateAttackCard', '8.4.5', 'Senate Attack (Card #58)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifSameSpace: rule('Condition: it applies if three or more Senate Cells share a space with Reds or Russians.'),
  ifTrains: rule('Condition: it applies, too, if four or more with a Train marker have Reds or Russians adjacent.'),
  selectThenTarget: rule('Preliminaries: two priorities select who Attacks, the two after them what is Attacked.'),
  trainGroups: rule('Preliminaries: a group that Attacks by Train into an adjacent space has three to five Cells.', {
    see: ['3.2.4'],
  }),
  oneStays: rule('Preliminaries: one Cell or more stays where such a group sets out.'),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.'),
  redsGain: prohibition('Preliminaries: no Train moves Attackers if the Reds gain Control of Town Population by it.'),
  senateLoses: prohibition('Preliminaries: nor does it if Control of Town Population is lost to the Senate by it.'),
  jaegerWithTrains: rule('Preliminaries: given the choice, a Jaeger is in the group of a Train.'),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.'),

  prepareFirst: rule('Before the Attack the Senate tries the Prepare of this card.'),
  prepareNotLimited: exception('In a Limited Command it does not try that.'),
  limitedOtherwise: rule('Where Prepare proves impossible, the Attack is a Limited Command only.'),
  limitedIfOpen: rule('That needs a Sequence of Play which leaves a Limited Command open.', {
    see: ['2.0'],
  }),

  selectCapability: rule('First to select: every group of three or more Senate Cells with a Capability.'),
  selectThree: rule('Second to select: every group of three or more Senate Cells.'),
  selectLargest: rule('Nested in it: the largest group is selected first.'),

  attackTown: rule('First to Attack: each selected group that is in a Town.'),
  attackTownByTrain: rule('Likewise each that can Attack a Town in which there are Reds Cells.'),
  attackTownWithTrain: rule('Nested a in it: groups that have a Senate Train go first.'),
  attackTownPopulation: rule('Nested b in it: then the highest Population goes first.'),

  attackCloser: rule('Second to Attack: each selected group that gets closer to a Town not Controlled by the Senate.'),
  attackCloserNotYet: rule('Second to Attack: only groups that have made no Attack so far.'),
  attackCloserWithTrain: rule('Nested in the second, too: groups that have a Senate Train go first.', {
    see: ['3.2.4'],
  }),

  sabotage: rule('Prepare: a Sabotage marker is taken off a border.'),
  sabotageClosest: rule('Prepare: the border is one closest to a Senate Train on the map.'),
})

/** 8.4.6 Senate March (Card #59) */
export const senateMarchCard = section('senateMarchCard', '8.4.6', 'Senate March (Card #59)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifNoneTogether: rule(
    'Condition: it applies if nowhere three or more Senate Cells share a space with Reds or Russians.',
  ),
  ifNoneByTrain: rule('Condition: nor may four or more with a Train marker have Reds or Russians adjacent.'),
  groups: rule('Preliminaries: groups are formed first, and then they March.'),
  groupsThree: rule('Preliminaries: a group has three Senate Cells or more.'),
  groupsFive: prohibition('Preliminaries: a group has five Senate Cells at the most.'),
  oneStays: rule('Preliminaries: one Senate Cell or more stays in each space that a group leaves.'),
  activeStays: rule('Preliminaries: if that can be, an Active Cell is the one that stays.'),
  keepTowns: prohibition('Preliminaries: no March costs the Senate its Control of a Town.'),
  keepTownsSince: rule('Preliminaries: that means Towns it Controlled when the Command began.'),
  othersGain: prohibition('Preliminaries: no March gives another Faction Control of a Town.'),
  jaegerWithTrains: rule('Preliminaries: given the choice, a Jaeger is in the group of a Train.'),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.'),
  selectThenMove: rule('Preliminaries: two priorities select who Marches, the two after them where to.'),

  prepareFirst: rule('Before the March the Senate tries the Prepare of this card.'),
  prepareNotLimited: exception('In a Limited Command it does not try that.'),
  limitedOtherwise: rule('Where Prepare proves impossible, the March is a Limited Command only.'),
  limitedIfOpen: rule('That needs a Sequence of Play which leaves a Limited Command open.', {
    see: ['2.0'],
  }),

  selectCapability: rule('First to select: every Senate group of three or more Cells with a Senate Capability.'),
  selectThree: rule('Second to select: every Senate group of three or more Cells.'),
  selectLargest: rule('Nested in it: the largest of these is selected first.'),

  control: rule('First to March: each selected group that can thereby bring a Town under Senate Control.'),
  controlPopulation: rule('Nested in it: Towns of the highest Population go first.'),
  closer: rule('Second to March: each selected group that gets closer to a Town not Controlled by the Senate.'),
  closerNotYet: rule('Second to March: only groups that have not moved so far.'),
  closerPopulation: rule('Nested in the second, too: Towns of the highest Population go first.'),
  sameDestination: note('Several groups may end in one and the same space.'),

  sabotage: rule('Prepare: a Sabotage marker is taken off a border.'),
  sabotageClosest: rule('Prepare: the border is one closest to a Senate Train.'),
  foreignRelations: rule('Foreign Relations are next, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
})
