/**
 * Which pieces an Event may not place, affect or move, and what comes of placing and replacing.
 *
 * @module
 */
import { forbid, one } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
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

/** Where an Event may not place a piece. */
export const mayNotPlace = forbid(
  'Events: may not place the piece',
  view(
    {
      meant: flag('the text means the space'),
      /** Whether one more there stays within the numbers of the text. */
      within: flag,
      available: flag,
      room: flag('Stacking leaves room'),
      second: SECONDS,
      /** Whether less of the text can be carried out in all, if the space is selected. */
      less: flag,
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar([executingEvents.onlyAvailable, availability.onlyAvailable, availability.noneAvailable], { available: false }),
    bar([executingEvents.notBeyondStacking, stacking.discs, stacking.ignored], { room: false }),
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
      meant: flag,
      within: flag,
      there: flag('the piece is there'),
      room: flag('Stacking leaves room for what replaces it'),
      second: SECONDS,
      somewhere: flag('the piece can move to a space that the text means'),
      /** Whether less of the text can be carried out in all, if the space is selected. */
      less: flag,
      reading: selectionsForMost,
    },
    [notWeighed],
  ),
  (bar) => [
    bar(executingEvents.literally, { meant: false }),
    bar(executingEvents.literally, { within: false }),
    bar(executingEvents.partly, { there: false }),
    bar([executingEvents.notBeyondStacking, stacking.discs, stacking.ignored], { room: false }),
    bar(nonPlayerPriorities.oneAdministration, { second: 'Administration' }),
    bar(nonPlayerPriorities.oneNetwork, { second: 'Network' }),
    bar([executingEvents.partly, adjacency.movement], { somewhere: false }),
    bar([executingEvents.mustIfPossible, executingEvents.partly], { less: true, reading: 'as much as possible' }),
  ],
)

/** To which space an Event may not move a piece. */
export const mayNotMoveTo = forbid(
  'Events: may not move the piece there',
  view({ meant: flag, same: flag, room: flag }),
  (bar) => [
    bar([executingEvents.literally, adjacency.movement], { meant: false }),
    bar(executingEvents.literally, { same: true }),
    bar([executingEvents.notBeyondStacking, stacking.discs, stacking.ignored], { room: false }),
  ],
)

/** On which side a Cell is placed. */
export const placedSide = one('Events: the side of a placed Cell', view({ text: ['as usual', ...SIDES] }), (row) => [
  row(cellStatus.newCells, { text: 'as usual' }, 'Inactive'),
  row(executingEvents.literally, { text: 'Inactive' }, 'Inactive'),
  row([cellStatus.eventText, executingEvents.precedence], { text: 'Active' }, 'Active'),
])

/** What comes of a piece that is to be replaced. */
export const replacement = one('Events: what comes of a replacement', view({ available: flag }), (row) => [
  row(executingEvents.literally, { available: true }, 'replaced'),
  row([availability.removeInstead, executingEvents.onlyAvailable], { available: false }, 'removed'),
])
