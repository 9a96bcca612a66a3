/**
 * Rally of the Moderates: what it costs, and what may be done in a space.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { moderatesRally } from '../clauses/commands/moderates-rally.js'
import { availability, stacking } from '../clauses/forces.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { polarization } from '../clauses/tracks.js'
import { TRACKS } from '../components/forces.js'
import { exchangeWithoutDisc } from '../questions/commands/exchange-without-disc.js'
import { rallyDiscountCovers } from '../questions/commands/rally-discount-covers.js'
import { rallyDiscountTime } from '../questions/commands/rally-discount-time.js'
import { SPACES } from '../vocabulary.js'

const track = range(0, TRACKS.polarization)

/** The Polarization that makes a Rally cheaper. */
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

/** By how many Resources Polarization makes a Rally cheaper. */
export const rallyDiscount = one(
  'Moderates Rally: the reduction',
  view({ polarization: among(track, 'Polarization') }),
  (row) => [
    row([moderatesRally.discount, polarization.rallyCost], { polarization: P.number.gt(5) }, (v) => v.polarization - 5),
    row(moderatesRally.discount, { polarization: P.number.lte(5) }, 0),
  ],
)

/** What a Rally costs in all: with two Offsets at most in each space. */
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

/** Which spaces the Moderates may not select. */
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

/** What the Moderates may not do in a space. */
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
    bar(moderatesRally.network, { deed: 'replace', twoCells: false }),
    bar([stacking.discs, stacking.ignored], { deed: 'replace', discs: 2 }),
    bar(availability.onlyAvailable, { deed: 'replace', available: false, reading: 'not possible' }),
  ],
)

/** Which Cells may not be turned Underground. */
export const mayNotHide = forbid(
  'Moderates Rally: may not turn the Cell Underground',
  view({
    there: flag('such an Active Cell is there', 'no such Active Cell is there'),
    hidden: among(COMPARED, 'the Cells turned Underground, against the Population and Networks of the space'),
  }),
  (bar) => [bar(moderatesRally.hide, { there: false }), bar(moderatesRally.hideLimit, { hidden: P.not('less') })],
)
