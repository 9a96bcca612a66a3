/** 3.3 Moderates Commands, 3.3.1 Rally. @module */

import { among, COMPARED, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { SPACES } from '../vocabulary.js'

const track = range(0, TRACKS.polarization)

export const discountLevel = one(
  'Moderates Rally: the Polarization that counts',
  view({
    now: among(track, 'Polarization now'),
    atStart: among(track, 'Polarization when the Command began'),
    reading: cited.rallyDiscountTime,
  }),
  (row) => [
    row(cited.moderatesRally.discount, { reading: 'as paid' }, ({ now }) => now),
    row(cited.moderatesRally.discount, { reading: 'from the start' }, ({ atStart }) => atStart),
  ],
)

export const rallyDiscount = one(
  'Moderates Rally: the reduction',
  view({ polarization: among(track, 'Polarization') }),
  (row) => [
    row(
      [cited.moderatesRally.discount, cited.polarization.rallyCost],
      { polarization: P.number.gt(5) },
      (v) => v.polarization - 5,
    ),
    row(cited.moderatesRally.discount, { polarization: P.number.lte(5) }, 0),
  ],
)

export const moderatesRallyCost = one(
  'Moderates Rally: the cost of the Command',
  view({
    spaces: range(0, SPACES.length, 'selected spaces'),
    offsets: range(0, 2 * SPACES.length, 'Resources spent on Offset'),
    reduction: range(0, TRACKS.polarization - 5, 'Resources by which the Command is cheaper'),
    free: flag('the Command is free', 'the Command is not free'),
    reading: cited.rallyDiscountCovers,
  }),
  (row) => [
    row([cited.freeCommands.noCost, cited.freeCommands.offsetFree], { free: true }, 0),
    row(
      [cited.moderatesRally.cost, cited.moderatesRally.offsetCost, cited.moderatesRally.wholeCommand],
      { free: false, reading: 'everything' },
      (v) => Math.max(0, v.spaces + v.offsets - v.reduction),
    ),
    row(
      [cited.moderatesRally.cost, cited.moderatesRally.offsetCost, cited.moderatesRally.wholeCommand],
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
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.limitedCommand.oneSpace, { limited: true, first: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar([cited.moderatesRally.cost, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
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
    reading: cited.exchangeWithoutDisc,
  }),
  (bar) => [
    bar(cited.moderatesRally.hideNetwork, { deed: 'hide Cells', network: false }),
    bar(cited.moderatesRally.networkTwoCells, { deed: 'replace', twoCells: false }),
    bar([cited.stacking.discs, cited.stacking.ignored], { deed: 'replace', discs: 2 }),
    bar(cited.availability.onlyAvailable, { deed: 'replace', available: false, reading: 'not possible' }),
  ],
)

export const mayNotHide = forbid(
  'Moderates Rally: may not turn the Cell Underground',
  view({
    there: flag('such an Active Cell is there', 'no such Active Cell is there'),
    hidden: among(COMPARED, 'the Cells turned Underground, against the Population and Networks of the space'),
  }),
  (bar) => [
    bar(cited.moderatesRally.hideCells, { there: false }),
    bar(cited.moderatesRally.hideLimit, { hidden: P.not('less') }),
  ],
)
