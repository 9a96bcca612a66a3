/**
 * When the Germans act, and who decides the details.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { germanActions } from '../clauses/commands/german-actions.js'
import { friendsAndEnemies } from '../clauses/introduction.js'
import { eventCard, propagandaCards, redRevolt } from '../clauses/sequence-of-play.js'
import { coordinate } from '../clauses/special-activities/reds-and-senate.js'
import { GERMANS_ACTED } from '../procedures/turn.js'
import { germansBeforeTheRound } from '../questions/sequence-of-play/germans-before-the-round.js'
import { germansInRevolt } from '../questions/sequence-of-play/germans-in-revolt.js'
import { coordinateIdle } from '../questions/special-activities/coordinate-idle.js'
import { coordinateScope } from '../questions/special-activities/coordinate-scope.js'

/** Whether an Event calls up the German Action Phase when it becomes current. */
export const germanPhase = first(
  'German Action Phase: is there one',
  view({
    phase: among([1, 2], 'the Phase'),
    symbol: flag('the card shows the German symbol', 'the card does not show the German symbol'),
  }),
  (row) => [
    row([germanActions.phaseTwoOnly, friendsAndEnemies.phaseTwo], { phase: 1 }, false),
    row([germanActions.printedOnEvent, eventCard.germanSymbol, friendsAndEnemies.germanTiming], { symbol: true }, true),
    row(germanActions.printedOnEvent, { symbol: false }, false),
  ],
)

/** Whether the German Action Phase comes before the Propaganda Round to which its card gives way. */
export const germansBeforeRound = first(
  'German Action Phase: is there one before the Propaganda Round',
  view({
    phase: among([1, 2], 'the Phase'),
    symbol: flag('the card shows the German symbol', 'the card does not show the German symbol'),
    reading: germansBeforeTheRound,
  }),
  (row) => [
    row([propagandaCards.swap, propagandaCards.swappedPlaysFirst], { reading: 'when it is played' }, false),
    row(germanActions.phaseTwoOnly, { phase: 1 }, false),
    row(germanActions.printedOnEvent, { symbol: false }, false),
    row(germanActions.onBecomingCurrent, { symbol: true }, true),
  ],
)

/** Whether the German Action Phase follows the steps of the Red Revolt. */
export const germansAfterRevolt = one(
  'Red Revolt: is there a German Action Phase',
  view({ reading: germansInRevolt }),
  (row) => [
    row([germanActions.onBecomingCurrent, germanActions.phaseTwoOnly], { reading: 'no' }, false),
    row([germanActions.printedOnEvent, redRevolt.powersActive], { reading: 'yes' }, true),
  ],
)

/** Whether the Germans act before or after the Factions. */
export const germanTiming = one(
  'German Action Phase: before or after',
  view({ face: range(1, 6, 'the die') }),
  (row) => [
    row(germanActions.lowRollFirst, { face: P.number.lte(3) }, 'before the Factions'),
    row(germanActions.highRollLast, { face: P.number.gte(4) }, 'after the Factions'),
  ],
)

/** What the Senate decides of what the Germans do. */
export const germanDetails = first(
  'German Action Phase: what the Senate decides',
  view({
    coordinate: flag(
      'the Coordinate marker is on the German cylinder',
      'the Coordinate marker is not on the German cylinder',
    ),
    reading: coordinateScope,
  }),
  (row) => [
    row(germanActions.byFlowchart, { coordinate: false }, 'nothing'),
    row([coordinate.senateDecides, germanActions.senateMayCoordinate], { reading: 'details' }, 'details'),
    row([coordinate.senateDecides, germanActions.senateMayCoordinate], {}, 'action and details'),
  ],
)

/** Whether the Coordinate marker stays on the German cylinder once the Germans have had their action. */
export const coordinateStays = first(
  'German Action Phase: does Coordinate stay',
  view({
    coordinate: flag(
      'the Coordinate marker is on the German cylinder',
      'the Coordinate marker is not on the German cylinder',
    ),
    result: among(GERMANS_ACTED, 'what the Germans did'),
    reading: coordinateIdle,
  }),
  (row) => [
    row(coordinate.placeMarker, { coordinate: false }, false),
    row(coordinate.nextActionOnly, { result: 'no action', reading: 'waits' }, true),
    row(coordinate.nextActionOnly, {}, false),
  ],
)
