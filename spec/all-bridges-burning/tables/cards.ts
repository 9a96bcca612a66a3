/**
 * Which card comes next: Events, Propaganda, and the Pivotal Event.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { pivotalEvent } from '../clauses/propaganda-rounds.js'
import { nextCard, phases, propagandaCards, redRevolt } from '../clauses/sequence-of-play.js'
import { cellsOnMap } from '../clauses/tracks.js'
import { FORCES } from '../components/forces.js'
import { doesAPassEndATurn } from '../questions/sequence-of-play/does-a-pass-end-a-turn.js'
import { revoltOrRound } from '../questions/sequence-of-play/revolt-or-round.js'

/** What the card that has just been turned up calls for. */
export const revealed = one(
  'Cards: what the upcoming card calls for',
  view({ propaganda: flag('the card is a Propaganda card', 'the card is an Event card') }),
  (row) => [
    row([nextCard.propaganda, propagandaCards.round], { propaganda: true }, 'Propaganda Round'),
    row(nextCard.playNew, { propaganda: false }, 'Event card'),
  ],
)

const revolt = {
  pivotal: flag('the Pivotal Event is the current card'),
  phase: among([1, 2], 'the Phase'),
} as const

/** Whether the Red Revolt begins with the current card. */
export const revoltBegins = first('Red Revolt: does it begin', view(revolt), (row) => [
  row(phases.pivotalEvent, { phase: 2 }, false),
  row([redRevolt.begins, phases.pivotalEvent], { pivotal: true }, true),
  row(redRevolt.begins, { pivotal: false }, false),
])

/** Whether the Red Revolt comes before the Propaganda Round that was revealed with it. */
export const revoltFirst = first(
  'Red Revolt: before the Propaganda Round',
  view({ ...revolt, reading: revoltOrRound }),
  (row) => [
    row(redRevolt.begins, { pivotal: false }, false),
    row(phases.pivotalEvent, { phase: 2 }, false),
    row([propagandaCards.swap, propagandaCards.swappedPlaysFirst], { reading: 'the Round' }, false),
    row(redRevolt.begins, { reading: 'the Revolt' }, true),
  ],
)

/** The number of Cells that brings the Pivotal Event. */
const CELLS_FOR_REVOLT = 27

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

/** Whether the Pivotal Event replaces the next Event at the end of a Faction's turn. */
export const pivotalTrigger = first('Pivotal Event: 27 Cells', endOfTurn, (row) => [
  row(phases.pivotalEvent, { phase: 2 }, false),
  row(phases.keptAside, { pivotalInPlay: true }, false),
  row(phases.cellsTrigger, { turn: 'Pass', reading: 'no' }, false),
  row([phases.cellsTrigger, cellsOnMap.transition], { cells: P.number.gte(CELLS_FOR_REVOLT) }, true),
  row(phases.cellsTrigger, { cells: P.number.lt(CELLS_FOR_REVOLT) }, false),
])

/** Whether the Pivotal Event replaces the first card after a Propaganda Round. */
export const pivotalFallback = first(
  'Pivotal Event: after the second Propaganda Round',
  view({
    round: range(1, 4, 'Propaganda Rounds so far'),
    phase: among([1, 2], 'the Phase'),
    pivotalInPlay: flag(
      'the Pivotal Event is the current or the upcoming card',
      'the Pivotal Event is neither the current nor the upcoming card',
    ),
  }),
  (row) => [
    row(pivotalEvent.onlyIfNotYet, { phase: 2 }, false),
    row([pivotalEvent.onlyIfNotYet, phases.keptAside], { pivotalInPlay: true }, false),
    row([pivotalEvent.replaceNext, phases.afterSecondPropaganda], { round: 2 }, true),
    row(pivotalEvent.replaceNext, {}, false),
  ],
)
