/** 3.4 German Actions. @module */

import { among, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { currentPhase } from '../2-sequence-of-play/2.4-phases.js'
import * as cited from '../rules.gen.js'

export const mayNotBeginGermanAction = forbid('German actions: may not begin', view({ phase: currentPhase }), (bar) => [
  bar(cited.germanActions.phaseTwoOnly, { phase: 1 }),
])

/**
 * The parts of a German action that the Senate decides: nothing, the details that the flowchart leaves open, or the action too.
 */
export const SENATE_DECIDES = ['nothing', 'details', 'action and details'] as const

/** The results of the flowchart: the Germans acted, or had no action. */
export const GERMANS_ACTED = ['acted', 'no action'] as const

export const germanPhase = first(
  'German Action Phase: is there one',
  view({
    phase: among([1, 2], 'the Phase'),
    symbol: flag('the card shows the German symbol', 'the card does not show the German symbol'),
  }),
  (row) => [
    row([cited.germanActions.phaseTwoOnly, cited.friendsAndEnemies.phaseTwo], { phase: 1 }, false),
    row(
      [cited.germanActions.printedOnEvent, cited.eventCard.germanSymbol, cited.friendsAndEnemies.germanTiming],
      { symbol: true },
      true,
    ),
    row(cited.germanActions.printedOnEvent, { symbol: false }, false),
  ],
)

export const germansBeforeRound = first(
  'German Action Phase: is there one before the Propaganda Round',
  view({
    phase: among([1, 2], 'the Phase'),
    symbol: flag('the card shows the German symbol', 'the card does not show the German symbol'),
    reading: cited.germansBeforeTheRound,
  }),
  (row) => [
    row([cited.propagandaCards.swap, cited.propagandaCards.swappedPlaysFirst], { reading: 'when it is played' }, false),
    row(cited.germanActions.phaseTwoOnly, { phase: 1 }, false),
    row(cited.germanActions.printedOnEvent, { symbol: false }, false),
    row(cited.germanActions.onBecomingCurrent, { symbol: true }, true),
  ],
)

export const germansAfterRevolt = one(
  'Red Revolt: is there a German Action Phase',
  view({ reading: cited.germansInRevolt }),
  (row) => [
    row([cited.germanActions.onBecomingCurrent, cited.germanActions.phaseTwoOnly], { reading: 'no' }, false),
    row([cited.germanActions.printedOnEvent, cited.redRevolt.powersActive], { reading: 'yes' }, true),
  ],
)

export const germanTiming = one(
  'German Action Phase: before or after',
  view({ face: range(1, 6, 'the die') }),
  (row) => [
    row(cited.germanActions.lowRollFirst, { face: P.number.lte(3) }, 'before the Factions'),
    row(cited.germanActions.highRollLast, { face: P.number.gte(4) }, 'after the Factions'),
  ],
)

export const germanDetails = first(
  'German Action Phase: what the Senate decides',
  view({
    coordinate: flag(
      'the Coordinate marker is on the German cylinder',
      'the Coordinate marker is not on the German cylinder',
    ),
    reading: cited.coordinateScope,
  }),
  (row) => [
    row(cited.germanActions.byFlowchart, { coordinate: false }, 'nothing'),
    row([cited.coordinate.senateDecides, cited.germanActions.senateMayCoordinate], { reading: 'details' }, 'details'),
    row([cited.coordinate.senateDecides, cited.germanActions.senateMayCoordinate], {}, 'action and details'),
  ],
)

export const coordinateStays = first(
  'German Action Phase: does Coordinate stay',
  view({
    coordinate: flag(
      'the Coordinate marker is on the German cylinder',
      'the Coordinate marker is not on the German cylinder',
    ),
    result: among(GERMANS_ACTED, 'what the Germans did'),
    reading: cited.coordinateIdle,
  }),
  (row) => [
    row(cited.coordinate.placeMarker, { coordinate: false }, false),
    row(cited.coordinate.nextActionOnly, { result: 'no action', reading: 'waits' }, true),
    row(cited.coordinate.nextActionOnly, {}, false),
  ],
)
