/** 5.1 Executing Events: effects on pieces. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { SIDES } from '../events/words.js'
import * as cited from '../rules.gen.js'
import { leavesLess, notWeighed, spaceMeant, weighed, within } from './5.1-events.js'

/** Cells and Troops join no discs. */
const discs = range(0, 2, 'discs that the piece would join as another disc')

/** Of which discs a Non-player would place a second one in a space. */
export const SECONDS = ['none', 'Administration', 'Network'] as const
const second = among(SECONDS, 'the disc of which a Non-player would place a second one')

export const mayNotPlace = forbid(
  'Events: may not place the piece',
  view(
    {
      meant: spaceMeant,
      within,
      available: flag('such a piece is Available', 'no such piece is Available'),
      discs,
      second,
      ...weighed,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.literally, { within: false }),
    bar([cited.executingEvents.onlyAvailable, cited.availability.onlyAvailable, cited.availability.noneAvailable], {
      available: false,
    }),
    bar([cited.executingEvents.notBeyondStacking, cited.stacking.discs, cited.stacking.ignored], { discs: 2 }),
    bar(cited.nonPlayerPriorities.oneAdministration, { second: 'Administration' }),
    bar(cited.nonPlayerPriorities.oneNetwork, { second: 'Network' }),
    bar(...leavesLess),
  ],
)

export const mayNotAffect = forbid(
  'Events: may not affect the piece',
  view(
    {
      meant: flag('the text means the piece', 'the text does not mean the piece'),
      within,
      there: flag('the piece is there', 'the piece is not there'),
      discs,
      second,
      somewhere: flag(
        'the piece can move to a space that the text means',
        'the piece can move to no space that the text means',
      ),
      ...weighed,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(cited.executingEvents.literally, { meant: false }),
    bar(cited.executingEvents.literally, { within: false }),
    bar(cited.executingEvents.partly, { there: false }),
    bar([cited.executingEvents.notBeyondStacking, cited.stacking.discs, cited.stacking.ignored], { discs: 2 }),
    bar(cited.nonPlayerPriorities.oneAdministration, { second: 'Administration' }),
    bar(cited.nonPlayerPriorities.oneNetwork, { second: 'Network' }),
    bar([cited.executingEvents.partly, cited.adjacency.movement], { somewhere: false }),
    bar(...leavesLess),
  ],
)

export const mayNotMoveTo = forbid(
  'Events: may not move the piece there',
  view({
    meant: spaceMeant,
    same: flag('the piece stands there already', 'the piece does not stand there yet'),
    discs,
  }),
  (bar) => [
    bar([cited.executingEvents.literally, cited.adjacency.movement], { meant: false }),
    bar(cited.executingEvents.literally, { same: true }),
    bar([cited.executingEvents.notBeyondStacking, cited.stacking.discs, cited.stacking.ignored], { discs: 2 }),
  ],
)

export const placedSide = one(
  'Events: the side of a placed Cell',
  view({ text: among(['as usual', ...SIDES], 'the side that the text has') }),
  (row) => [
    row(cited.cellStatus.newCells, { text: 'as usual' }, 'Inactive'),
    row(cited.executingEvents.literally, { text: 'Inactive' }, 'Inactive'),
    row([cited.cellStatus.eventText, cited.executingEvents.precedence], { text: 'Active' }, 'Active'),
  ],
)

export const replacement = one(
  'Events: what comes of a replacement',
  view({ available: flag('such a piece is Available', 'no such piece is Available') }),
  (row) => [
    row(cited.executingEvents.literally, { available: true }, 'replaced'),
    row([cited.availability.removeInstead, cited.executingEvents.onlyAvailable], { available: false }, 'removed'),
  ],
)

export type Second = (typeof SECONDS)[number]
