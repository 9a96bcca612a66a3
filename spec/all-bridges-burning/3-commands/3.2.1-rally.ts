/** 3.2 Reds and Senate Commands, 3.2.1 Rally. @module */

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
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { TRACKS } from '../components/forces.js'
import { BACKGROUND } from '../reasons.js'
import { ahead, section } from '../section.js'
import { MILITANTS } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const redsAndSenateCommands = section('redsAndSenateCommands', '3.2', 'Reds and Senate Commands', {
  list: rule('The Commands of the Reds and of the Senate are Rally, Activism, Terror, Attack and March.'),
  phaseTwo: prohibition('Before Phase II neither the Reds nor the Senate can choose Attack or March.'),
  news: note('A Reds or Senate player may discard News after a Limited Command for another one, which is not free.', {
    see: ['2.2.4', '3.3.2'],
    status: informative('repeats 2.2.4, which decides'),
  }),
})

export const rally = section('rally', '3.2.1', 'Rally', {
  overview: note('By Rally the Reds and the Senate bring in Cells, and the Reds Administrations as well.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  anySpaces: permission('Any space may be selected for Rally.'),
  upToPolarization: prohibition('No more spaces may be selected than the level of Polarization.', { see: ['1.10'] }),
  alwaysTwo: exception('Two spaces may be selected even when Polarization is lower than that.'),
  cost: formula('Every space selected for Rally takes one Resource.'),
  perSpace: rule('How many own Cells come in is determined for each selected space, and they are placed there.'),
  base: formula('The count for a space starts at one Cell.'),
  senateSupport: formula('For the Senate, every level of Support adds one Cell to the count.'),
  senateTerror: formula('For the Senate, every red Terror marker takes one Cell from the count.'),
  senateOpposition: formula('For the Senate, every level of Opposition takes one Cell from the count.'),
  redsOpposition: formula('For the Reds, every level of Opposition adds one Cell to the count.'),
  redsTerror: formula('For the Reds, every white Terror marker takes one Cell from the count.'),
  redsSupport: formula('For the Reds, every level of Support takes one Cell from the count.'),
  cellsFirst: rule('An Administration is considered only when the Cells of all selected spaces have been placed.'),
  administration: permission('The Reds may then exchange two of their Cells for an Administration of theirs.'),
  administrationReds: prohibition('A Rally brings in Administrations for the Reds and for nobody else.'),
  administrationTwoCells: prohibition('The exchange takes two Reds Cells of the space, and no fewer.'),
  administrationOneSpace: prohibition('One Rally makes such an exchange in a single space at the very most.'),
  administrationSelected: prohibition('The exchange for an Administration needs a space selected for this Rally.'),
  administrationNoCells: prohibition('The Reds may put no Administration where this same Rally has placed Cells.'),
  offset: permission('Whoever Rallies may buy off what Terror and the level of the space take from the count there.'),
  offsetWhat: prohibition('Nothing is Offset beyond what Terror and the level of the space take from the count.'),
  offsetCost: formula('Each Terror marker or level that is Offset takes one Resource.'),
  countExample: example(
    'At Passive Opposition the Reds count two Cells, and two white Terror markers bring that to none; for one ' +
      'Resource they place one Cell after all, for two Resources two.',
  ),
  noMovement: note(
    'Phase I has no Command that moves forces, since both Guards were local groups that formed and acted at home ' +
      'until the war began.',
    { see: ['2.4', '3.2.5'], status: BACKGROUND },
  ),
})

export const exchangeWithoutDisc = question('exchangeWithoutDisc', {
  asks: 'May a Rally give two Cells for a Network or Administration when none is Available?',
  clauses: [
    availability.removeInstead,
    availability.onlyAvailable,
    ahead('moderatesRally.network'),
    rally.administration,
  ],
  readings: {
    'Cells are removed': 'Yes: the Cells are removed and nothing replaces them.',
    'not possible': 'No: there is nothing to replace them with.',
  },
  usual: 'Cells are removed',
  because: '1.4.2 has pieces removed rather than replaced where the type is not available.',
})

export const rallyLimitTime = question('rallyLimitTime', {
  asks: 'If a Crackdown raises Polarization during a Rally, may the Senate select one space more?',
  clauses: [rally.upToPolarization, rally.alwaysTwo, ahead('crackdown.polarize')],
  readings: {
    'as selected': 'Yes: the level counts as it stands when a space is selected.',
    'from the start': 'No: the level at the beginning of the Rally counts to its end.',
  },
  usual: 'as selected',
  because: 'The text asks for the level of Polarization and keeps no earlier one.',
})

const track = range(0, TRACKS.polarization)

export const rallyLevel = one(
  'Rally: the Polarization that counts',
  view({
    now: among(track, 'Polarization now'),
    atStart: among(track, 'Polarization when the Command began'),
    reading: rallyLimitTime,
  }),
  (row) => [
    row(rally.upToPolarization, { reading: 'as selected' }, ({ now }) => now),
    row(rally.upToPolarization, { reading: 'from the start' }, ({ atStart }) => atStart),
  ],
)

export const rallySpaces = one(
  'Rally: how many spaces',
  view({ polarization: among(track, 'Polarization') }),
  (row) => [
    row(rally.upToPolarization, { polarization: P.number.gte(2) }, ({ polarization }) => polarization),
    row(rally.alwaysTwo, { polarization: P.number.lt(2) }, 2),
  ],
)

export const rallyPrice = one(
  'Rally: the price',
  view({
    what: among(['space', 'Offset'], 'what is paid for'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(rally.cost, { what: 'space', free: false }, 1),
    row(rally.offsetCost, { what: 'Offset', free: false }, 1),
    row([freeCommands.noCost, freeCommands.otherRequirements], { what: 'space', free: true }, 0),
    row(freeCommands.offsetFree, { what: 'Offset', free: true }, 0),
  ],
)

export const mayNotRally = forbid(
  'Rally: may not select the space',
  view(
    {
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('no space has been selected before', 'a space has been selected before'),
      selected: flag('the space has been selected before', 'the space has not been selected before'),
      number: among(COMPARED, 'the spaces selected, against those that Polarization allows'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the space'),
    },
    [
      { because: 'a space selected before is no first one', when: ({ first, selected }) => first && selected },
      { because: 'some spaces are always allowed', when: ({ first, number }) => first && number !== 'less' },
    ],
  ),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar(limitedCommand.oneSpace, { limited: true, first: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar([rally.upToPolarization, rally.alwaysTwo], { number: P.not('less') }),
    bar([rally.cost, commandsInGeneral.enoughResources], { resources: 'less' }),
  ],
)

export const mayNotBuild = forbid(
  'Rally: may not build an Administration',
  view({
    faction: among(MILITANTS, 'the Faction'),
    built: flag('this Command has built an Administration before'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    filled: flag('this Command has placed Cells in the space'),
    twoCells: flag('the two Cells to be replaced stand there', 'the two Cells to be replaced do not stand there'),
    discs: range(0, 2, 'discs in the space'),
    available: flag('an Administration is Available', 'no Administration is Available'),
    reading: exchangeWithoutDisc,
  }),
  (bar) => [
    bar(rally.administrationReds, { faction: 'senate' }),
    bar(rally.administrationOneSpace, { built: true }),
    bar(rally.administrationSelected, { selected: false }),
    bar(rally.administrationNoCells, { filled: true }),
    bar(rally.administrationTwoCells, { twoCells: false }),
    bar([stacking.discs, stacking.ignored], { discs: 2 }),
    bar(availability.onlyAvailable, { available: false, reading: 'not possible' }),
  ],
)
