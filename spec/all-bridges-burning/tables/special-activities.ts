/**
 * Special Activities of the Reds and the Senate: where, and with which effect.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { computed, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { stacking } from '../clauses/forces.js'
import { friendsAndEnemies } from '../clauses/introduction.js'
import { redsRallyCard } from '../clauses/non-players/reds.js'
import { crackdown, foreignRelations, politicalEvent, prepare } from '../clauses/special-activities/reds-and-senate.js'
import { resources } from '../clauses/tracks.js'
import { crackdownOpposition } from '../questions/special-activities/crackdown-opposition.js'
import { crackdownTerror } from '../questions/special-activities/crackdown-terror.js'
import { freeForeignRelations } from '../questions/special-activities/free-foreign-relations.js'
import { sabotageOfASpace } from '../questions/special-activities/sabotage-of-a-space.js'
import { stakeAfterSuccess } from '../questions/special-activities/stake-after-success.js'
import { vassalageAtTheEnd } from '../questions/special-activities/vassalage-at-the-end.js'
import { zeroStake } from '../questions/special-activities/zero-stake.js'
import { LEVELS, MILITANTS } from '../vocabulary.js'

/** Where a Political Event may not take place. */
export const mayNotHoldEvent = forbid(
  'Political Event: may not select the space',
  view({
    activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
    ownControl: flag('the Faction Controls the space', 'the Faction does not Control the space'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    spaces: range(0, 4, 'spaces selected before'),
  }),
  (bar) => [
    bar(politicalEvent.activeCell, { activeCell: false }),
    bar(politicalEvent.ownControl, { ownControl: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(politicalEvent.upToFour, { spaces: 4 }),
  ],
)

/** The Power that is a friend of a Faction. */
export const friendlyPower = one(
  'Foreign Relations: the friendly Power',
  view({ faction: among(MILITANTS, 'the Faction') }),
  (row) => [
    row(friendsAndEnemies.russia, { faction: 'reds' }, 'russia'),
    row(friendsAndEnemies.germany, { faction: 'senate' }, 'germany'),
  ],
)

/** Which way Vassalage may not be pushed. */
export const mayNotPush = forbid(
  'Foreign Relations: may not push Vassalage',
  view({
    atTheEnd: flag('Vassalage is at the end of its track'),
    way: among(['increase Vassalage', 'try to decrease Vassalage'], 'what is done'),
    reading: vassalageAtTheEnd,
  }),
  (bar) => [
    bar(foreignRelations.increase, { atTheEnd: true, way: 'increase Vassalage', reading: 'not allowed' }),
    bar(foreignRelations.decrease, { atTheEnd: true, way: 'try to decrease Vassalage', reading: 'not allowed' }),
  ],
)

/** How many Resources may not be spent on a Success Roll. */
export const mayNotSpend = forbid(
  'Foreign Relations: may not spend so much',
  view({
    resources: among(COMPARED, 'the Resources of the Faction, against those to be spent'),
    paid: flag('what is spent is paid', 'what is spent is not paid'),
    some: flag('at least one Resource is spent', 'no Resource is spent'),
    reading: zeroStake,
  }),
  (bar) => [
    bar([foreignRelations.spend, resources.range], { paid: true, resources: 'less' }),
    bar(foreignRelations.spend, { some: false, reading: 'at least one' }),
  ],
)

/** Whether what is spent on a Success Roll is paid. */
export const stakePaid = one(
  'Foreign Relations: is what is spent paid',
  view({
    free: flag('the Special Activity is free', 'the Special Activity is not free'),
    reading: freeForeignRelations,
  }),
  (row) => [
    row(foreignRelations.spend, { free: false }, true),
    row(foreignRelations.spend, { free: true, reading: 'paid' }, true),
    row(freeCommands.noCost, { free: true, reading: 'not paid' }, false),
  ],
)

/** The Target Value of a Success Roll for which Resources are spent. */
export const targetValue = computed(
  'Foreign Relations: the Target Value',
  [foreignRelations.target, foreignRelations.twoEach],
  (spent: number): number => 2 * spent,
)

/** Whether a Success Roll succeeds. */
export const successRoll = one(
  'Foreign Relations: the Success Roll',
  view({ roll: among(COMPARED, 'the roll, against the Target Value') }),
  (row) => [
    row(foreignRelations.success, { roll: P.not('more') }, 'succeeds'),
    row([foreignRelations.failure, foreignRelations.forfeited], { roll: 'more' }, 'fails'),
  ],
)

/** Whether a successful Success Roll gives back what was spent on it. */
export const stakeReturned = one(
  'Foreign Relations: does a success give back what was spent',
  view({ reading: stakeAfterSuccess }),
  (row) => [
    row([foreignRelations.spend, foreignRelations.success], { reading: 'spent' }, false),
    row([foreignRelations.success, foreignRelations.forfeited], { reading: 'returned' }, true),
  ],
)

/** What Prepare may not do, and where. */
export const mayNotPrepare = forbid(
  'Prepare: may not do so there',
  view({
    deed: among(['place Prepared', 'place Sabotage', 'remove Sabotage'], 'what is done'),
    phase: among([1, 2], 'the Phase'),
    friendlyCell: flag(
      'a Cell of the Faction is in the space, or on one side of the border',
      'no Cell of the Faction is in the space, or on either side of the border',
    ),
    available: flag('a Prepared marker is Available', 'no Prepared marker is Available'),
    there: flag('such a marker is there', 'no such marker is there'),
    sabotaged: flag(
      'this Prepare has placed Sabotage, after which a card of the Reds may have a Prepared marker follow',
    ),
    elsewhere: flag('Sabotage lies on another border of one of the two spaces'),
    limit: sabotageOfASpace,
  }),
  (bar) => [
    bar(prepare.friendlyCell, { deed: 'place Prepared', friendlyCell: false }),
    bar(prepare.availablePrepared, { deed: 'place Prepared', available: false }),
    bar([prepare.onePrepared, stacking.prepared], { deed: 'place Prepared', there: true }),
    bar(prepare.sabotageInPhaseTwo, { deed: P.not('place Prepared'), phase: 1 }),
    bar(prepare.borderWithCell, { deed: P.not('place Prepared'), friendlyCell: false }),
    bar(prepare.oneSabotage, { deed: 'place Sabotage', there: true }),
    bar(prepare.oneSabotage, { deed: 'place Sabotage', elsewhere: true, limit: 'one for the space' }),
    bar(prepare.orSabotage, { deed: 'remove Sabotage', there: false }),
    bar(redsRallyCard.sabotage, { deed: P.not('place Prepared'), sabotaged: true }),
  ],
)

/** Where Crackdown may not take place. */
export const mayNotCrackDown = forbid(
  'Crackdown: may not select the space',
  view({
    senateControl: flag('the Senate Controls the space', 'the Senate does not Control the space'),
    activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
    terror: range(0, 2, 'Terror markers in the space'),
    terrorReading: crackdownTerror,
    opposition: flag('the space is at Opposition'),
    oppositionReading: crackdownOpposition,
  }),
  (bar) => [
    bar(crackdown.senateControl, { senateControl: false }),
    bar(crackdown.activeCell, { activeCell: false }),
    bar([crackdown.twoTerror, crackdown.polarize], { terror: 2, terrorReading: 'marker needed' }),
    bar(crackdown.shift, { opposition: false, oppositionReading: 'with Opposition' }),
  ],
)

/** The Terror markers that Crackdown places. */
export const crackdownMarkers = one(
  'Crackdown: Terror markers placed',
  view({ terror: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([crackdown.placeTerror, crackdown.polarize], { terror: P.union(0, 1) }, 1),
    row([crackdown.twoTerror, stacking.terror, stacking.ignored], { terror: 2 }, 0),
  ],
)

/** The level to which Crackdown shifts a space. */
export const crackdownLevel = one(
  'Crackdown: the level afterwards',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(crackdown.shift, { level: 'Active Opposition' }, 'Passive Opposition'),
    row(crackdown.shift, { level: 'Passive Opposition' }, 'Neutral'),
    row(crackdown.shift, { level: P.union('Neutral', 'Passive Support', 'Active Support') }, ({ level }) => level),
  ],
)
