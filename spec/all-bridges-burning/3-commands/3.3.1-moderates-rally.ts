/** 3.3 Moderates Commands, 3.3.1 Rally. @module */

import {
  among,
  COMPARED,
  example,
  exception,
  flag,
  forbid,
  formula,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { polarization } from '../1-introduction/1.9-vassalage.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { TRACKS } from '../components/forces.js'
import { ahead, section } from '../section.js'
import { SPACES } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'
import { exchangeWithoutDisc } from './3.2.1-rally.js'

export const moderatesCommands = section('moderatesCommands', '3.3', 'Moderates Commands', {
  list: rule('The Commands of the Moderates are Rally, Message, Negotiate and Politics.'),
  noneMore: note('The Moderates get no further Commands when Phase II begins.', {
    status: informative('the list of the Moderates does not look at the Phase'),
  }),
  phaseTwoElements: note('Parts of certain actions of the Moderates work in Phase II only.', {
    status: informative('the sections of those actions decide'),
  }),
  background: note('Those who stood aside from the war, or between its sides, have been studied little.', {
    status: informative('background; decides nothing in play'),
  }),
})

export const moderatesRally = section('moderatesRally', '3.3.1', 'Rally', {
  overview: note('By Rally the Moderates bring in Cells and Networks, or hide Cells.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  anySpaces: permission('The Moderates may select any spaces, and any number of them.'),
  cost: formula('Every space selected for a Rally of the Moderates takes one Resource.'),
  discount: formula('Every level of Polarization above five makes a Rally of the Moderates cheaper by one Resource.', {
    see: ['1.10'],
  }),
  wholeCommand: rule('It is the sum for the whole Command that becomes cheaper, once.'),
  oneOfThree: rule('In each selected space the Moderates do one thing out of three.'),
  network: permission('One thing that they can do is to exchange two of their Cells for a Network of theirs.'),
  networkTwoCells: prohibition('The exchange takes two Moderates Cells of the space, and no fewer.'),
  hide: permission('Another is to turn Cells of theirs Underground.'),
  hideCells: prohibition('What turns Underground are Moderates Cells of the space that are not Underground yet.'),
  hideNetwork: prohibition('Cells can be turned Underground only in a space that has a Network already.'),
  hideLimit: formula('No more Cells turn Underground than the Population of the space and its Networks come to.'),
  place: permission('The third is to place as many of their Cells as the count for the space comes to.'),
  placeCount: rule('The number of Cells to be placed is what the count comes to.'),
  base: formula('The count for a space starts at one Cell for the Moderates, too.'),
  levels: formula('For the Moderates, every level of Support or Opposition takes one Cell from the count.'),
  terrorIgnored: exception('Terror takes nothing from the count of the Moderates.'),
  offset: permission('When they place Cells, the Moderates may buy off what levels take from the count.', {
    see: ['3.2.1'],
  }),
  offsetWhat: prohibition('The Moderates Offset nothing beyond what levels take from the count.'),
  offsetCost: formula('Each level that the Moderates Offset takes one Resource.', { see: ['3.2.1'] }),
  discountExample: example(
    'At Polarization seven, Helsinki and Viipuri being Neutral, a Rally of the Moderates in both costs two ' +
      'Resources less two, that is nothing.',
  ),
})

export const minusLevels = question('minusLevels', {
  asks: 'Does each level add to the count of a Moderates Rally, since minus one is to be subtracted?',
  clauses: [moderatesRally.base, moderatesRally.levels, moderatesRally.offset],
  readings: {
    'takes one': 'Each level takes one Cell from the count.',
    'adds one': 'To subtract minus one is to add one.',
  },
  usual: 'takes one',
  because: 'The effects are called negative in the next sentence, and can be Offset.',
  kind: 'slip',
  editorial: 'The two signs are a slip: what added Cells would not be there to be Offset.',
})

export const rallyDiscountCovers = question('rallyDiscountCovers', {
  asks: 'Does high Polarization reduce what the Moderates pay to Offset, or only what they pay for the spaces of a Rally?',
  clauses: [moderatesRally.discount, moderatesRally.wholeCommand, moderatesRally.offsetCost],
  readings: {
    everything: 'Spaces and Offsets are added up, and the sum is reduced.',
    'spaces only': 'What the spaces cost is reduced; Offsets are paid in full.',
  },
  usual: 'everything',
  because: 'The reduction is on the total cost, and the sentence before it names both among what is paid.',
})

export const rallyDiscountTime = question('rallyDiscountTime', {
  asks: 'If a Special Activity lowers Polarization during a Rally of the Moderates, which level makes the Rally cheaper?',
  clauses: [moderatesRally.discount, moderatesRally.wholeCommand, ahead('specialActivitiesInGeneral.during')],
  readings: {
    'as paid': 'At every payment the level of that moment reduces the sum so far.',
    'from the start': 'The level at the beginning of the Rally counts to its end.',
  },
  usual: 'as paid',
  because: 'The text asks for the level of Polarization and keeps no earlier one; Resources change hands when paid.',
})

const track = range(0, TRACKS.polarization)

export const discountLevel = one(
  'Moderates Rally: the Polarization that counts',
  view({
    now: among(track, 'Polarization now'),
    atStart: among(track, 'Polarization when the Command began'),
    reading: rallyDiscountTime,
  }),
  (row) => [
    row(moderatesRally.discount, { reading: 'as paid' }, ({ now }) => now),
    row(moderatesRally.discount, { reading: 'from the start' }, ({ atStart }) => atStart),
  ],
)

export const rallyDiscount = one(
  'Moderates Rally: the reduction',
  view({ polarization: among(track, 'Polarization') }),
  (row) => [
    row([moderatesRally.discount, polarization.rallyCost], { polarization: P.number.gt(5) }, (v) => v.polarization - 5),
    row(moderatesRally.discount, { polarization: P.number.lte(5) }, 0),
  ],
)

export const moderatesRallyCost = one(
  'Moderates Rally: the cost of the Command',
  view({
    spaces: range(0, SPACES.length, 'selected spaces'),
    offsets: range(0, 2 * SPACES.length, 'Resources spent on Offset'),
    reduction: range(0, TRACKS.polarization - 5, 'Resources by which the Command is cheaper'),
    free: flag('the Command is free', 'the Command is not free'),
    reading: rallyDiscountCovers,
  }),
  (row) => [
    row([freeCommands.noCost, freeCommands.offsetFree], { free: true }, 0),
    row(
      [moderatesRally.cost, moderatesRally.offsetCost, moderatesRally.wholeCommand],
      { free: false, reading: 'everything' },
      (v) => Math.max(0, v.spaces + v.offsets - v.reduction),
    ),
    row(
      [moderatesRally.cost, moderatesRally.offsetCost, moderatesRally.wholeCommand],
      { free: false, reading: 'spaces only' },
      (v) => Math.max(0, v.spaces - v.reduction) + v.offsets,
    ),
  ],
)

export const mayNotRallyModerates = forbid(
  'Moderates Rally: may not select the space',
  view(
    {
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('no space has been selected before', 'a space has been selected before'),
      selected: flag('the space has been selected before', 'the space has not been selected before'),
      resources: among(COMPARED, 'the Resources of the Moderates, against the price of the space'),
    },
    [{ because: 'a space selected before is no first one', when: ({ first, selected }) => first && selected }],
  ),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar(limitedCommand.oneSpace, { limited: true, first: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar([moderatesRally.cost, commandsInGeneral.enoughResources], { resources: 'less' }),
  ],
)

export const mayNotDo = forbid(
  'Moderates Rally: may not do it in the space',
  view({
    deed: among(['place Cells', 'hide Cells', 'replace'], 'what is done'),
    network: flag('a Network is there', 'no Network is there'),
    twoCells: flag('the two Cells to be replaced stand there', 'the two Cells to be replaced do not stand there'),
    discs: range(0, 2, 'discs in the space'),
    available: flag('a Network is Available', 'no Network is Available'),
    reading: exchangeWithoutDisc,
  }),
  (bar) => [
    bar(moderatesRally.hideNetwork, { deed: 'hide Cells', network: false }),
    bar(moderatesRally.networkTwoCells, { deed: 'replace', twoCells: false }),
    bar([stacking.discs, stacking.ignored], { deed: 'replace', discs: 2 }),
    bar(availability.onlyAvailable, { deed: 'replace', available: false, reading: 'not possible' }),
  ],
)

export const mayNotHide = forbid(
  'Moderates Rally: may not turn the Cell Underground',
  view({
    there: flag('such an Active Cell is there', 'no such Active Cell is there'),
    hidden: among(COMPARED, 'the Cells turned Underground, against the Population and Networks of the space'),
  }),
  (bar) => [bar(moderatesRally.hideCells, { there: false }), bar(moderatesRally.hideLimit, { hidden: P.not('less') })],
)
