/**
 * 8.4.5 and 8.4.6: the cards of the Non-player Senate for Attack and March.
 *
 * @module
 */
import { exception, note, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { PENDING } from './reasons.js'

/** 8.4.5 Senate Attack (Card #58) */
export const senateAttackCard = section('senateAttackCard', '8.4.5', 'Senate Attack (Card #58)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.', { status: PENDING }),
  ifSameSpace: rule('Condition: it applies if three or more Senate Cells share a space with Reds or Russians.', {
    status: PENDING,
  }),
  ifTrains: rule('Condition: it applies, too, if four or more with a Train marker have Reds or Russians adjacent.', {
    status: PENDING,
  }),
  selectThenTarget: rule('Preliminaries: two priorities select who Attacks, the two after them what is Attacked.', {
    status: PENDING,
  }),
  trainGroups: rule('Preliminaries: a group that Attacks by Train into an adjacent space has three to five Cells.', {
    see: ['3.2.4'],
    status: PENDING,
  }),
  oneStays: rule('Preliminaries: one Cell or more stays where such a group sets out.', { status: PENDING }),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.', { status: PENDING }),
  redsGain: prohibition('Preliminaries: no Train moves Attackers if the Reds gain Control of Town Population by it.', {
    status: PENDING,
  }),
  senateLoses: prohibition('Preliminaries: nor does it if Control of Town Population is lost to the Senate by it.', {
    status: PENDING,
  }),
  jaegerWithTrains: rule('Preliminaries: given the choice, a Jaeger is in the group of a Train.', { status: PENDING }),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.', {
    status: PENDING,
  }),

  prepareFirst: rule('Before the Attack the Senate tries the Prepare of this card.', { status: PENDING }),
  prepareNotLimited: exception('In a Limited Command it does not try that.', { status: PENDING }),
  limitedOtherwise: rule('Where Prepare proves impossible, the Attack is a Limited Command only.', {
    status: PENDING,
  }),
  limitedIfOpen: rule('That needs a Sequence of Play which leaves a Limited Command open.', {
    see: ['2.0'],
    status: PENDING,
  }),

  selectCapability: rule('First to select: every group of three or more Senate Cells with a Capability.', {
    status: PENDING,
  }),
  selectThree: rule('Second to select: every group of three or more Senate Cells.', { status: PENDING }),
  selectLargest: rule('Nested in it: the largest group is selected first.', { status: PENDING }),

  attackTown: rule('First to Attack: each selected group that is in a Town.', { status: PENDING }),
  attackTownByTrain: rule('Likewise each that can Attack a Town in which there are Reds Cells.', { status: PENDING }),
  attackTownWithTrain: rule('Nested a in it: groups that have a Senate Train go first.', { status: PENDING }),
  attackTownPopulation: rule('Nested b in it: then the highest Population goes first.', { status: PENDING }),

  attackCloser: rule('Second to Attack: each selected group that gets closer to a Town not Controlled by the Senate.', {
    status: PENDING,
  }),
  attackCloserNotYet: rule('Second to Attack: only groups that have made no Attack so far.', { status: PENDING }),
  attackCloserWithTrain: rule('Nested in the second, too: groups that have a Senate Train go first.', {
    status: PENDING,
  }),

  sabotage: rule('Prepare: a Sabotage marker is taken off a border.', { status: PENDING }),
  sabotageClosest: rule('Prepare: the border is one closest to a Senate Train on the map.', { status: PENDING }),
})

/** 8.4.6 Senate March (Card #59) */
export const senateMarchCard = section('senateMarchCard', '8.4.6', 'Senate March (Card #59)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.', { status: PENDING }),
  ifNoneTogether: rule(
    'Condition: it applies if nowhere three or more Senate Cells share a space with Reds or Russians.',
    { status: PENDING },
  ),
  ifNoneByTrain: rule('Condition: nor may four or more with a Train marker have Reds or Russians adjacent.', {
    status: PENDING,
  }),
  groups: rule('Preliminaries: groups are formed first, and then they March.', { status: PENDING }),
  groupsThree: rule('Preliminaries: a group has three Senate Cells or more.', { status: PENDING }),
  groupsFive: prohibition('Preliminaries: a group has five Senate Cells at the most.', { status: PENDING }),
  oneStays: rule('Preliminaries: one Senate Cell or more stays in each space that a group leaves.', {
    status: PENDING,
  }),
  activeStays: rule('Preliminaries: if that can be, an Active Cell is the one that stays.', { status: PENDING }),
  keepTowns: prohibition('Preliminaries: no March costs the Senate its Control of a Town.', { status: PENDING }),
  keepTownsSince: rule('Preliminaries: that means Towns it Controlled when the Command began.', { status: PENDING }),
  othersGain: prohibition('Preliminaries: no March gives another Faction Control of a Town.', { status: PENDING }),
  jaegerWithTrains: rule('Preliminaries: given the choice, a Jaeger is in the group of a Train.', { status: PENDING }),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.', {
    status: PENDING,
  }),
  selectThenMove: rule('Preliminaries: two priorities select who Marches, the two after them where to.', {
    status: PENDING,
  }),

  prepareFirst: rule('Before the March the Senate tries the Prepare of this card.', { status: PENDING }),
  prepareNotLimited: exception('In a Limited Command it does not try that.', { status: PENDING }),
  limitedOtherwise: rule('Where Prepare proves impossible, the March is a Limited Command only.', {
    status: PENDING,
  }),
  limitedIfOpen: rule('That needs a Sequence of Play which leaves a Limited Command open.', {
    see: ['2.0'],
    status: PENDING,
  }),

  selectCapability: rule('First to select: every Senate group of three or more Cells with a Senate Capability.', {
    status: PENDING,
  }),
  selectThree: rule('Second to select: every Senate group of three or more Cells.', { status: PENDING }),
  selectLargest: rule('Nested in it: the largest of these is selected first.', { status: PENDING }),

  control: rule('First to March: each selected group that can thereby bring a Town under Senate Control.', {
    status: PENDING,
  }),
  controlPopulation: rule('Nested in it: Towns of the highest Population go first.', { status: PENDING }),
  closer: rule('Second to March: each selected group that gets closer to a Town not Controlled by the Senate.', {
    status: PENDING,
  }),
  closerNotYet: rule('Second to March: only groups that have not moved so far.', { status: PENDING }),
  closerPopulation: rule('Nested in the second, too: Towns of the highest Population go first.', { status: PENDING }),
  sameDestination: note('Several groups may end in one and the same space.'),

  sabotage: rule('Prepare: a Sabotage marker is taken off a border.', { status: PENDING }),
  sabotageClosest: rule('Prepare: the border is one closest to a Senate Train.', { status: PENDING }),
  foreignRelations: rule('Foreign Relations are next, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
    status: PENDING,
  }),
})
