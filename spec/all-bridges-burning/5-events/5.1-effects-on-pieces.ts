/** 5.1 Executing Events: effects on pieces. @module */
import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { adjacency } from '../1-introduction/1.2-map.js'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { cellStatus } from '../1-introduction/1.4-forces.js'
import { SIDES } from '../events/words.js'
import { ahead } from '../section.js'
import { executingEvents, notWeighed, selectionsForMost } from './5.1-events.js'

/** Cells and Troops join no discs. */
const discs = range(0, 2, 'discs that the piece would join as another disc')

/** Of which discs a Non-player would place a second one in a space. */
export const SECONDS = ['none', 'Administration', 'Network'] as const
const second = among(SECONDS, 'the disc of which a Non-player would place a second one')

export const mayNotPlace = forbid(
  'Events: may not place the piece',
  view(
    {
      meant: flag('the text means the space', 'the text does not mean the space'),
      within: flag('one more stays within the numbers of the text', 'one more would go beyond the numbers of the text'),
      available: flag('such a piece is Available', 'no such piece is Available'),
      discs,
      second,
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar([executingEvents.onlyAvailable, availability.onlyAvailable, availability.noneAvailable], { available: false }),
    bar([executingEvents.notBeyondStacking, stacking.discs, stacking.ignored], { discs: 2 }),
    bar(ahead('nonPlayerPriorities.oneAdministration'), { second: 'Administration' }),
    bar(ahead('nonPlayerPriorities.oneNetwork'), { second: 'Network' }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

export const mayNotAffect = forbid(
  'Events: may not affect the piece',
  view(
    {
      meant: flag('the text means the piece', 'the text does not mean the piece'),
      within: flag('one more stays within the numbers of the text', 'one more would go beyond the numbers of the text'),
      there: flag('the piece is there', 'the piece is not there'),
      discs,
      second,
      somewhere: flag(
        'the piece can move to a space that the text means',
        'the piece can move to no space that the text means',
      ),
      less: flag(
        'less of the text can be carried out in all, if the space is selected',
        'no less of the text can be carried out in all, if the space is selected',
      ),
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar(executingEvents.partly, { there: false }),
    bar([executingEvents.notBeyondStacking, stacking.discs, stacking.ignored], { discs: 2 }),
    bar(ahead('nonPlayerPriorities.oneAdministration'), { second: 'Administration' }),
    bar(ahead('nonPlayerPriorities.oneNetwork'), { second: 'Network' }),
    bar([executingEvents.partly, adjacency.movement], { somewhere: false }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

export const mayNotMoveTo = forbid(
  'Events: may not move the piece there',
  view({
    meant: flag('the text means the space', 'the text does not mean the space'),
    same: flag('the piece stands there already', 'the piece does not stand there yet'),
    discs,
  }),
  (bar) => [
    bar([executingEvents.literally, adjacency.movement], { meant: false }),
    bar(executingEvents.literally, { same: true }),
    bar([executingEvents.notBeyondStacking, stacking.discs, stacking.ignored], { discs: 2 }),
  ],
)

export const placedSide = one(
  'Events: the side of a placed Cell',
  view({ text: among(['as usual', ...SIDES], 'the side that the text has') }),
  (row) => [
    row(cellStatus.newCells, { text: 'as usual' }, 'Inactive'),
    row(executingEvents.literally, { text: 'Inactive' }, 'Inactive'),
    row([cellStatus.eventText, executingEvents.precedence], { text: 'Active' }, 'Active'),
  ],
)

export const replacement = one(
  'Events: what comes of a replacement',
  view({ available: flag('such a piece is Available', 'no such piece is Available') }),
  (row) => [
    row(executingEvents.literally, { available: true }, 'replaced'),
    row([availability.removeInstead, executingEvents.onlyAvailable], { available: false }, 'removed'),
  ],
)

export type Second = (typeof SECONDS)[number]
