/**
 * How many Cells a Rally places in a space, what hinders it, and what may be Offset: for all Factions.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, sum } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { moderatesRally } from '../clauses/commands/moderates-rally.js'
import { rally } from '../clauses/commands/rally.js'
import { availability } from '../clauses/forces.js'
import { support } from '../clauses/tracks.js'
import { freeOffset } from '../questions/commands/free-offset.js'
import { rallyBelowZero } from '../questions/commands/rally-below-zero.js'
import { rallyNumber } from '../questions/commands/rally-number.js'
import { FACTIONS } from '../vocabulary.js'

const some = P.number.positive()
const militant = P.union('reds', 'senate')

const levels = {
  support: range(0, 2, 'levels of Support'),
  opposition: range(0, 2, 'levels of Opposition'),
}
const oneSide = {
  because: 'a space is in Support or in Opposition, not in both',
  when: (v: { support: number; opposition: number }) => v.support > 0 && v.opposition > 0,
}

/** How much Terror and levels take from the count in a space. */
export const rallyHindrance = sum(
  'Rally: what the space takes from the count',
  view(
    {
      faction: among(FACTIONS, 'the Faction'),
      ...levels,
      redTerror: range(0, 2, 'red Terror markers'),
      whiteTerror: range(0, 2, 'white Terror markers'),
    },
    [
      oneSide,
      {
        because: 'a space holds two Terror markers',
        when: ({ redTerror, whiteTerror }) => redTerror + whiteTerror > 2,
      },
    ],
  ),
  (row) => [
    row(rally.senateTerror, { faction: 'senate', redTerror: some }, (v) => v.redTerror),
    row(rally.senateOpposition, { faction: 'senate', opposition: some }, (v) => v.opposition),
    row(rally.redsTerror, { faction: 'reds', whiteTerror: some }, (v) => v.whiteTerror),
    row(rally.redsSupport, { faction: 'reds', support: some }, (v) => v.support),
    row(moderatesRally.levels, { faction: 'moderates', support: some }, (v) => v.support),
    row(moderatesRally.levels, { faction: 'moderates', opposition: some }, (v) => v.opposition),
    row(moderatesRally.terrorIgnored, { faction: 'moderates', redTerror: some }, 0),
    row(moderatesRally.terrorIgnored, { faction: 'moderates', whiteTerror: some }, 0),
  ],
)

/** The count of Cells for a space. */
export const rallyCount = sum(
  'Rally: the count of Cells',
  view(
    {
      faction: among(FACTIONS, 'the Faction'),
      ...levels,
      hindrance: range(0, 4, 'Cells that Terror and levels take'),
      offset: range(0, 4, 'how many of those are Offset'),
      reading: rallyBelowZero,
    },
    [oneSide, { because: 'only what hinders is Offset', when: ({ hindrance, offset }) => offset > hindrance }],
  ),
  (row) => [
    row(rally.base, { faction: militant }, 1),
    row(moderatesRally.base, { faction: 'moderates' }, 1),
    row(
      [rally.senateSupport, support.zeroRally, support.actions],
      { faction: 'senate', support: some },
      (v) => v.support,
    ),
    row(rally.redsOpposition, { faction: 'reds', opposition: some }, (v) => v.opposition),
    row(
      [rally.senateTerror, rally.senateOpposition],
      { faction: 'senate', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      [rally.redsTerror, rally.redsSupport],
      { faction: 'reds', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(moderatesRally.levels, { faction: 'moderates', hindrance: some, reading: 'below zero' }, (v) => -v.hindrance),
    row(
      [rally.senateTerror, rally.senateOpposition],
      { faction: 'senate', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1 + v.support),
    ),
    row(
      [rally.redsTerror, rally.redsSupport],
      { faction: 'reds', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1 + v.opposition),
    ),
    row(
      moderatesRally.levels,
      { faction: 'moderates', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1),
    ),
    row(rally.offset, { faction: militant, offset: some }, (v) => v.offset),
    row(moderatesRally.offset, { faction: 'moderates', offset: some }, (v) => v.offset),
  ],
)

/** What may not be Offset. */
export const mayNotOffset = forbid(
  'Rally: may not Offset',
  view({
    faction: among(FACTIONS, 'the Faction'),
    amount: among(COMPARED, 'what would be Offset, against what Terror and levels take'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the Offset'),
    free: flag('the Command is free', 'the Command is not free'),
    reading: freeOffset,
  }),
  (bar) => [
    bar(rally.offset, { faction: militant, amount: 'more' }),
    bar(moderatesRally.offset, { faction: 'moderates', amount: 'more' }),
    bar([rally.offsetCost, commandsInGeneral.enoughResources], { faction: militant, resources: 'less' }),
    bar([moderatesRally.offsetCost, commandsInGeneral.enoughResources], { faction: 'moderates', resources: 'less' }),
    bar(freeCommands.offsetFree, { free: true, amount: 'less', reading: 'in full' }),
  ],
)

/** How many Cells may not be placed. */
export const mayNotPlace = forbid(
  'Rally: may not place so many Cells',
  view({
    faction: among(FACTIONS, 'the Faction'),
    count: among(COMPARED, 'the Cells that would be placed, against those that the space allows'),
    available: among(COMPARED, 'the Cells that would be placed, against those that are Available'),
    reading: rallyNumber,
  }),
  (bar) => [
    bar(rally.perSpace, { faction: militant, count: 'more' }),
    bar(moderatesRally.place, { faction: 'moderates', count: 'more' }),
    bar([availability.onlyAvailable, availability.noneAvailable], { available: 'more' }),
    bar(rally.perSpace, { faction: militant, count: 'less', available: 'less', reading: 'exactly' }),
    bar(moderatesRally.place, { faction: 'moderates', count: 'less', available: 'less' }),
  ],
)
