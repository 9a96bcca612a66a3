/** 4.2.2 Foreign Relations. @module */

import {
  among,
  COMPARED,
  computed,
  definition,
  flag,
  forbid,
  informative,
  note,
  one,
  permission,
  question,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { resources } from '../1-introduction/1.5-resources.js'
import { freeCommands } from '../3-commands/3.1-commands.js'
import { section } from '../section.js'
import { MILITANTS } from '../vocabulary.js'
import { specialActivitiesInGeneral } from './4.1-special-activities.js'

export const foreignRelations = section('foreignRelations', '4.2.2', 'Foreign Relations', {
  purpose: rule('Foreign Relations changes the Vassalage of the friendly Power.', {
    see: ['1.9'],
    status: informative('an overview; the clauses on increase and decrease decide'),
  }),
  anyCommand: permission('Foreign Relations may go with whatever Command is carried out.'),
  increase: rule('One way: the Vassalage of the friendly Power goes up by one.'),
  decrease: rule('The other way: it goes down by one, provided that a Success Roll succeeds.'),
  target: definition('A Success Roll has a Target Value, which starts at zero.'),
  spend: permission('As many Resources as the Faction likes are spent before the roll.'),
  spentToSet: rule('It is by spending Resources that the Target Value is set.'),
  twoEach: rule('The Target Value rises by 2 for each Resource that is spent.'),
  success: rule('The attempt succeeds if the roll of a die does not exceed the Target Value.'),
  failure: rule('A roll above the Target Value fails, and nothing changes.'),
  forfeited: rule('Resources spent on an attempt that fails are lost.'),
  threeSuffice: note('No roll can fail once three Resources are spent.'),
})

export const freeForeignRelations = question('freeForeignRelations', {
  asks: 'Are the Resources of a Success Roll paid when Foreign Relations is free?',
  clauses: [freeCommands.noCost, foreignRelations.spend],
  readings: {
    'not paid': 'The Target Value is set as if any number of Resources had been spent.',
    paid: 'What is spent on the roll is no cost but a stake, and is paid.',
  },
  usual: 'not paid',
  because: '3.1.2 says that free Special Activities cost no Resources, and excepts nothing but Agitation.',
})

export const stakeAfterSuccess = question('stakeAfterSuccess', {
  asks: 'Are the Resources of a Success Roll lost when it succeeds, too?',
  clauses: [foreignRelations.spend, foreignRelations.success, foreignRelations.forfeited],
  readings: {
    spent: 'Yes: they are spent before the roll.',
    returned: 'No: only a failure forfeits them, so a success gives them back.',
  },
  usual: 'spent',
  because: 'Resources are spent to set the Target Value; that a failure forfeits them adds nothing to that.',
})

export const vassalageAtTheEnd = question('vassalageAtTheEnd', {
  asks: 'May Foreign Relations push Vassalage past the end of its track?',
  kind: 'gap',
  clauses: [foreignRelations.increase, foreignRelations.decrease, specialActivitiesInGeneral.selects],
  readings: {
    'without effect': 'It may be tried; the level stays as it is.',
    'not allowed': 'An increase at the highest level and a decrease at zero cannot be chosen.',
  },
  usual: 'without effect',
  because: 'The procedure sets no condition on the level from which Vassalage shifts.',
})

export const zeroStake = question('zeroStake', {
  asks: 'May a Faction try to lower Vassalage without spending a Resource?',
  clauses: [foreignRelations.spend, foreignRelations.spentToSet, foreignRelations.target, foreignRelations.failure],
  readings: {
    allowed: 'Any number of Resources includes none; the Target Value stays at zero and the roll fails.',
    'at least one': 'At least one Resource must be spent on the attempt.',
  },
  usual: 'allowed',
  because: 'The text says any number and starts the Target Value at zero.',
})

export const friendlyPower = one(
  'Foreign Relations: the friendly Power',
  view({ faction: among(MILITANTS, 'the Faction') }),
  (row) => [
    row(friendsAndEnemies.russia, { faction: 'reds' }, 'russia'),
    row(friendsAndEnemies.germany, { faction: 'senate' }, 'germany'),
  ],
)

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
    bar(foreignRelations.spentToSet, { some: false, reading: 'at least one' }),
  ],
)

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

export const successRoll = one(
  'Foreign Relations: the Success Roll',
  view({ roll: among(COMPARED, 'the roll, against the Target Value') }),
  (row) => [
    row(foreignRelations.success, { roll: P.not('more') }, 'succeeds'),
    row([foreignRelations.failure, foreignRelations.forfeited], { roll: 'more' }, 'fails'),
  ],
)

export const stakeReturned = one(
  'Foreign Relations: does a success give back what was spent',
  view({ reading: stakeAfterSuccess }),
  (row) => [
    row([foreignRelations.spend, foreignRelations.success], { reading: 'spent' }, false),
    row([foreignRelations.success, foreignRelations.forfeited], { reading: 'returned' }, true),
  ],
)

export const targetValue = computed(
  'Foreign Relations: the Target Value',
  [foreignRelations.target, foreignRelations.twoEach],
  (spent: number): number => 2 * spent,
)
