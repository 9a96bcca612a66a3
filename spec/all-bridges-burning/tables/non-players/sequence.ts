/**
 * How a Non-player chooses among the options of the Sequence of Play (8.1.4): steps 1 to 3, up to the die.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../../src/kernel/table.js'
import { among, flag, view } from '../../../../src/kernel/view.js'
import { ineffectiveEvents } from '../../clauses/non-players/general.js'
import { nonPlayerOptions as options } from '../../clauses/non-players/sequence.js'
import { EVENT_KINDS, MARKERS } from '../../non-players/turn.js'
import { markerNotPlayed } from '../../questions/non-players/sequence/marker-not-played.js'
import { passWithoutEffect } from '../../questions/non-players/sequence/pass-without-effect.js'
import { secondPassForEvent } from '../../questions/non-players/sequence/second-pass-for-event.js'
import { trainsMarker } from '../../questions/non-players/sequence/trains-marker.js'
import { whoseMarker } from '../../questions/non-players/sequence/whose-marker.js'
import { FACTIONS } from '../../vocabulary.js'

/** What can come of a step: the Event, a Pass to play the next one, another Pass, a die, a card, or the next step. */
export const STEPS = [
  'Event',
  'Pass for the next Event',
  'Pass for Trains',
  'Pass',
  'die',
  'card',
  'next step',
] as const
/** What can come of a step. */
export type Step = (typeof STEPS)[number]

/** Whether a Non-player may not play the current Event. */
export const mayNotPlayEvent = forbid(
  'Non-players: may not play the Event',
  view({
    open: flag('the Sequence of Play leaves the Event open', 'the Sequence of Play does not leave the Event open'),
    effective: flag('anything would happen', 'nothing would happen'),
  }),
  (bar) => [
    bar(options.available, { open: false }),
    bar([ineffectiveEvents.onlyEffective, ineffectiveEvents.aboveAll], { effective: false }),
  ],
)

/** For what of the upcoming card a Non-player may not Pass. */
export const mayNotPassFor = forbid(
  'Non-players: may not Pass for the next Event',
  view(
    {
      because: among(['Pass symbol', 'Capability'], 'what of the next card it would Pass for'),
      anotherPassed: flag('another Faction has Passed on this card', 'no other Faction has Passed on this card'),
      effective: flag('anything would happen, or it is not asked', 'nothing would happen'),
      second: secondPassForEvent,
      dud: passWithoutEffect,
    },
    [
      {
        because: 'by the reading that asks for no effect nobody looks for one',
        when: ({ effective, dud }) => !effective && dud === 'not asked',
      },
    ],
  ),
  (bar) => [
    bar(options.nobodyPassed, { because: 'Capability', anotherPassed: true }),
    bar(options.nobodyPassed, { because: 'Pass symbol', anotherPassed: true, second: 'the first' }),
    bar([ineffectiveEvents.onlyEffective, ineffectiveEvents.aboveAll], { effective: false, dud: 'asked' }),
  ],
)

/** Whether the Event of the current card waits for a Non-player. */
export const waitsFor = one(
  'Non-players: whether the marked Event is theirs',
  view({ marker: among(MARKERS, 'the marker on the card'), whose: whoseMarker }),
  (row) => [
    row(options.marked, { marker: 'none' }, false),
    row(options.marked, { marker: 'its own' }, true),
    row([options.marked, options.passMarked], { marker: "another's", whose: 'its own' }, false),
    row(options.marked, { marker: "another's", whose: 'any Non-player' }, true),
  ],
)

/** What becomes of a marker of the Non-player on the current card. */
export const markerAfter = one(
  'Non-players: what becomes of the marker',
  view({
    played: flag('the marked Event is played', 'the marked Event is not played'),
    reading: markerNotPlayed,
  }),
  (row) => [
    row(options.markerRemoved, { played: true }, 'removed'),
    row(options.markerRemoved, { played: false, reading: 'stays' }, 'stays'),
    row([options.marked, options.markerRemoved], { played: false, reading: 'removed' }, 'removed'),
  ],
)

/** Steps 1 to 3, up to the die. */
export const eventSteps = first(
  'Non-players: the marked Event, the Pass symbol, and Capabilities',
  view({
    faction: among(FACTIONS, 'the Faction'),
    marked: flag('the Event of the current card waits for it', 'the Event of the current card does not wait for it'),
    passSymbol: flag('the upcoming card shows the Pass symbol of the Faction, and it may Pass for that'),
    playable: flag('the current Event can be played', 'the current Event cannot be played'),
    current: among(EVENT_KINDS, 'the current Event'),
    upcoming: among(EVENT_KINDS, 'the upcoming Event'),
    trains: trainsMarker,
  }),
  (row) => [
    row(options.marked, { marked: true, playable: true }, 'Event'),
    row([options.passForNext, options.passMarked], { passSymbol: true }, 'Pass for the next Event'),
    row(options.capabilities, { faction: 'moderates' }, 'next step'),
    row([options.capabilities, options.trainsNow], { faction: 'senate', current: 'Trains', playable: true }, 'Event'),
    row(
      [options.capabilities, options.trainsNext, options.capabilityMarked],
      { faction: 'senate', upcoming: 'Trains', trains: 'marked' },
      'Pass for the next Event',
    ),
    row([options.capabilities, options.trainsNext], { faction: 'senate', upcoming: 'Trains' }, 'Pass for Trains'),
    row([options.capabilities, options.capabilityDie], { faction: 'reds', current: P.not('other') }, 'die'),
    row([options.capabilities, options.capabilityDie], { current: 'Capability' }, 'die'),
    row([options.capabilities, options.capabilityDie], { upcoming: P.not('other') }, 'die'),
    row(options.inOrder, {}, 'next step'),
  ],
)
