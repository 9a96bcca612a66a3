/**
 * Which pieces an Event may not place, affect or move, and what comes of placing and replacing.
 *
 * @module
 */
import { forbid, one } from '../../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../../src/kernel/view.js'
import { executingEvents } from '../../clauses/events.js'
import { availability, cellStatus, stacking } from '../../clauses/forces.js'
import { adjacency } from '../../clauses/introduction.js'
import { nonPlayerPriorities } from '../../clauses/non-players/general.js'
import { selectionsForMost } from '../../questions/events/selections-for-most.js'
import { SIDES } from '../words.js'
import { notWeighed } from './selections.js'

/** Of which discs a Non-player would place a second one in a space. */
export const SECONDS = ['none', 'Administration', 'Network'] as const
/** Of which discs a Non-player would place a second one in a space. */
export type Second = (typeof SECONDS)[number]

/** Cells and Troops join no discs. */
const discs = range(0, 2, 'discs that the piece would join as another disc')
const second = among(SECONDS, 'the disc of which a Non-player would place a second one')

/** Where an Event may not place a piece. */
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
    bar(nonPlayerPriorities.oneAdministration, { second: 'Administration' }),
    bar(nonPlayerPriorities.oneNetwork, { second: 'Network' }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

/** Which piece an Event may not remove, replace, flip or move. */
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
    bar(nonPlayerPriorities.oneAdministration, { second: 'Administration' }),
    bar(nonPlayerPriorities.oneNetwork, { second: 'Network' }),
    bar([executingEvents.partly, adjacency.movement], { somewhere: false }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

/** To which space an Event may not move a piece. */
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

/** On which side a Cell is placed. */
export const placedSide = one(
  'Events: the side of a placed Cell',
  view({ text: among(['as usual', ...SIDES], 'the side that the text has') }),
  (row) => [
    row(cellStatus.newCells, { text: 'as usual' }, 'Inactive'),
    row(executingEvents.literally, { text: 'Inactive' }, 'Inactive'),
    row([cellStatus.eventText, executingEvents.precedence], { text: 'Active' }, 'Active'),
  ],
)

/** What comes of a piece that is to be replaced. */
export const replacement = one(
  'Events: what comes of a replacement',
  view({ available: flag('such a piece is Available', 'no such piece is Available') }),
  (row) => [
    row(executingEvents.literally, { available: true }, 'replaced'),
    row([availability.removeInstead, executingEvents.onlyAvailable], { available: false }, 'removed'),
  ],
)
