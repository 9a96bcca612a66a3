/** 4.2.2 Foreign Relations. @module */

import { among, COMPARED, computed, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { MILITANTS } from '../vocabulary.js'

export const friendlyPower = one(
  'Foreign Relations: the friendly Power',
  view({ faction: among(MILITANTS, 'the Faction') }),
  (row) => [
    row(cited.friendsAndEnemies.russia, { faction: 'reds' }, 'russia'),
    row(cited.friendsAndEnemies.germany, { faction: 'senate' }, 'germany'),
  ],
)

export const mayNotPush = forbid(
  'Foreign Relations: may not push Vassalage',
  view({
    atTheEnd: flag('Vassalage is at the end of its track'),
    way: among(['increase Vassalage', 'try to decrease Vassalage'], 'what is done'),
    reading: cited.vassalageAtTheEnd,
  }),
  (bar) => [
    bar(cited.foreignRelations.increase, { atTheEnd: true, way: 'increase Vassalage', reading: 'not allowed' }),
    bar(cited.foreignRelations.decrease, { atTheEnd: true, way: 'try to decrease Vassalage', reading: 'not allowed' }),
  ],
)

export const mayNotSpend = forbid(
  'Foreign Relations: may not spend so much',
  view({
    resources: among(COMPARED, 'the Resources of the Faction, against those to be spent'),
    paid: flag('what is spent is paid', 'what is spent is not paid'),
    some: flag('at least one Resource is spent', 'no Resource is spent'),
    reading: cited.zeroStake,
  }),
  (bar) => [
    bar([cited.foreignRelations.spend, cited.resources.range], { paid: true, resources: 'less' }),
    bar(cited.foreignRelations.spentToSet, { some: false, reading: 'at least one' }),
  ],
)

export const stakePaid = one(
  'Foreign Relations: is what is spent paid',
  view({
    free: flag('the Special Activity is free', 'the Special Activity is not free'),
    reading: cited.freeForeignRelations,
  }),
  (row) => [
    row(cited.foreignRelations.spend, { free: false }, true),
    row(cited.foreignRelations.spend, { free: true, reading: 'paid' }, true),
    row(cited.freeCommands.noCost, { free: true, reading: 'not paid' }, false),
  ],
)

export const successRoll = one(
  'Foreign Relations: the Success Roll',
  view({ roll: among(COMPARED, 'the roll, against the Target Value') }),
  (row) => [
    row(cited.foreignRelations.success, { roll: P.not('more') }, 'succeeds'),
    row([cited.foreignRelations.failure, cited.foreignRelations.forfeited], { roll: 'more' }, 'fails'),
  ],
)

export const stakeReturned = one(
  'Foreign Relations: does a success give back what was spent',
  view({ reading: cited.stakeAfterSuccess }),
  (row) => [
    row([cited.foreignRelations.spend, cited.foreignRelations.success], { reading: 'spent' }, false),
    row([cited.foreignRelations.success, cited.foreignRelations.forfeited], { reading: 'returned' }, true),
  ],
)

export const targetValue = computed(
  'Foreign Relations: the Target Value',
  [cited.foreignRelations.target, cited.foreignRelations.twoEach],
  (spent: number): number => 2 * spent,
)
