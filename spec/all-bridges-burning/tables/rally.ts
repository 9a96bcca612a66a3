/**
 * Rally of the Reds and the Senate: how many spaces, at what price, and where an Administration.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { rally } from '../clauses/commands/rally.js'
import { availability, stacking } from '../clauses/forces.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { TRACKS } from '../components/forces.js'
import { exchangeWithoutDisc } from '../questions/commands/exchange-without-disc.js'
import { rallyLimitTime } from '../questions/commands/rally-limit-time.js'
import { MILITANTS } from '../vocabulary.js'

const track = range(0, TRACKS.polarization)

/** The Polarization that limits a Rally. */
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

/** How many spaces may be selected. */
export const rallySpaces = one(
  'Rally: how many spaces',
  view({ polarization: among(track, 'Polarization') }),
  (row) => [
    row(rally.upToPolarization, { polarization: P.number.gte(2) }, ({ polarization }) => polarization),
    row(rally.alwaysTwo, { polarization: P.number.lt(2) }, 2),
  ],
)

/** What a space, and what Offsetting one marker or level, takes. */
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

/** Which spaces may not be selected. */
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

/** Where no Administration may be built. */
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
    bar(rally.administration, { faction: 'senate' }),
    bar(rally.administrationOneSpace, { built: true }),
    bar(rally.administrationSelected, { selected: false }),
    bar(rally.administrationNoCells, { filled: true }),
    bar(rally.administration, { twoCells: false }),
    bar([stacking.discs, stacking.ignored], { discs: 2 }),
    bar(availability.onlyAvailable, { available: false, reading: 'not possible' }),
  ],
)
