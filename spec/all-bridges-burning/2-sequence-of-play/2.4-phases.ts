/** 2.4 Phase I & II and Pivotal Event. @module */

import { among, definition, first, flag, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { cellsOnMap } from '../1-introduction/1.7-control.js'
import { FORCES } from '../components/forces.js'
import { section } from '../section.js'

export const phases = section('phases', '2.4', 'Phase I & II and Pivotal Event', {
  pivotalEvent: definition('The Pivotal Event is card 24, Red Revolt!, which turns Phase I into Phase II.'),
  pivotalOwner: rule('The Pivotal Event has no owner among the Factions.'),
  nobodyPlays: prohibition('No Faction may choose to play the Pivotal Event.'),
  keptAside: rule('The Pivotal Event lies apart until it comes into play.'),
  notShuffled: prohibition('Nobody shuffles the Pivotal Event into the deck.'),
  cellsTrigger: rule(
    'The Pivotal Event comes if at the end of any turn of a Faction the map holds 27 or more Cells of Reds and Senate.',
  ),
  discardNext: rule('When the number of Cells brings the Pivotal Event, the next Event goes to the discards.'),
  discardedNoEffect: rule('Nothing on the Event discarded in this way takes effect.'),
  placedAtOnce: rule('The Pivotal Event at once takes the place of the discarded Event.'),
  afterSecondPropaganda: rule(
    'If the number of Cells has not brought it by the end of the second Propaganda Round,' +
      ' the Pivotal Event becomes the first card after that round.',
    { see: ['6.5'] },
  ),
  replacesThere: rule(
    'Coming after the second Propaganda Round, the Pivotal Event replaces the Event card that was to be first there.',
    { see: ['6.5'] },
  ),
  replacedDiscarded: rule(
    'The Event card that the Pivotal Event replaces after the second Propaganda Round is discarded.',
  ),
})

export const doesAPassEndATurn = question('doesAPassEndATurn', {
  asks: 'Is the number of Cells checked after a Pass too?',
  clauses: [phases.cellsTrigger],
  readings: {
    yes: 'A Pass is a turn, and the Cells are counted after it.',
    no: 'Only after an executed action are the Cells counted.',
  },
  usual: 'yes',
  because: 'The text says turn, not action, and a Faction that Passes has had its turn.',
})

const endOfTurn = view({
  cells: range(0, FORCES.cells.reds + FORCES.cells.senate, 'Cells on the map'),
  phase: among([1, 2], 'the Phase'),
  pivotalInPlay: flag(
    'the Pivotal Event is the current or the upcoming card',
    'the Pivotal Event is neither the current nor the upcoming card',
  ),
  turn: among(['Pass', 'action'], 'the turn that ends'),
  reading: doesAPassEndATurn,
})

/** The number of Cells that brings the Pivotal Event. */
const CELLS_FOR_REVOLT = 27

export const pivotalTrigger = first('Pivotal Event: 27 Cells', endOfTurn, (row) => [
  row(phases.pivotalEvent, { phase: 2 }, false),
  row(phases.keptAside, { pivotalInPlay: true }, false),
  row(phases.cellsTrigger, { turn: 'Pass', reading: 'no' }, false),
  row([phases.cellsTrigger, cellsOnMap.transition], { cells: P.number.gte(CELLS_FOR_REVOLT) }, true),
  row(phases.cellsTrigger, { cells: P.number.lt(CELLS_FOR_REVOLT) }, false),
])

export const currentPhase = among([1, 2], 'the Phase')
