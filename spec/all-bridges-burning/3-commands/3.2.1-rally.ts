/** 3.2 Reds and Senate Commands, 3.2.1 Rally. @module */

import { among, COMPARED, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { MILITANTS } from '../vocabulary.js'

const track = range(0, TRACKS.polarization)

export const rallyLevel = one(
  'Rally: the Polarization that counts',
  view({
    now: among(track, 'Polarization now'),
    atStart: among(track, 'Polarization when the Command began'),
    reading: cited.rallyLimitTime,
  }),
  (row) => [
    row(cited.rally.upToPolarization, { reading: 'as selected' }, ({ now }) => now),
    row(cited.rally.upToPolarization, { reading: 'from the start' }, ({ atStart }) => atStart),
  ],
)

export const rallySpaces = one(
  'Rally: how many spaces',
  view({ polarization: among(track, 'Polarization') }),
  (row) => [
    row(cited.rally.upToPolarization, { polarization: P.number.gte(2) }, ({ polarization }) => polarization),
    row(cited.rally.alwaysTwo, { polarization: P.number.lt(2) }, 2),
  ],
)

export const rallyPrice = one(
  'Rally: the price',
  view({
    what: among(['space', 'Offset'], 'what is paid for'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(cited.rally.cost, { what: 'space', free: false }, 1),
    row(cited.rally.offsetCost, { what: 'Offset', free: false }, 1),
    row([cited.freeCommands.noCost, cited.freeCommands.otherRequirements], { what: 'space', free: true }, 0),
    row(cited.freeCommands.offsetFree, { what: 'Offset', free: true }, 0),
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
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.limitedCommand.oneSpace, { limited: true, first: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar([cited.rally.upToPolarization, cited.rally.alwaysTwo], { number: P.not('less') }),
    bar([cited.rally.cost, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
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
    reading: cited.exchangeWithoutDisc,
  }),
  (bar) => [
    bar(cited.rally.administrationReds, { faction: 'senate' }),
    bar(cited.rally.administrationOneSpace, { built: true }),
    bar(cited.rally.administrationSelected, { selected: false }),
    bar(cited.rally.administrationNoCells, { filled: true }),
    bar(cited.rally.administrationTwoCells, { twoCells: false }),
    bar([cited.stacking.discs, cited.stacking.ignored], { discs: 2 }),
    bar(cited.availability.onlyAvailable, { available: false, reading: 'not possible' }),
  ],
)
