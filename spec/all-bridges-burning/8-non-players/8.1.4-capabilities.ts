/** 8.1.4 Sequence of Play Options: Capabilities. @module */

import { among, COMPARED, first, flag, question, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { CAPABILITIES, MILITANTS } from '../vocabulary.js'
import { EVENT_KINDS, type EventKind } from './8.1.4-markers.js'
import { nonPlayerOptions, nonPlayerOptions as options, trainsMarker } from './8.1.4-sequence-of-play.js'

export const redsAndTrains = question('redsAndTrains', {
  asks: 'The Senate always plays a Trains Event, and otherwise a die is rolled: do Non-player Reds roll for one?',
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.trainsNow, nonPlayerOptions.capabilityDie],
  readings: {
    rolled: 'Yes: a Trains Event is a Capability for them like any other.',
    'not rolled': 'No: the die is for Capabilities other than Trains, so that the step has nothing for them.',
  },
  usual: 'rolled',
  because:
    'The procedure is for the turn of either Faction and for every Capability; only the Senate has a rule of its own.',
})

export const redsCapabilityModifier = question('redsCapabilityModifier', {
  asks: 'Is the +2 of the Non-player Reds added to the number that the die must beat, to their Capabilities, or to the die?',
  clauses: [nonPlayerOptions.redsModifier, nonPlayerOptions.capabilityLimit],
  readings: {
    'the limit': 'Two is added to twice their Capabilities: they take fewer Capability Events.',
    'their number': 'Two is added to the number of their Capabilities before it is doubled: they take fewer still.',
    'the die': 'Two is added to the roll: they take more Capability Events.',
  },
  usual: 'the limit',
  because: 'The bracket stands right behind twice the number of Capabilities, and not behind the roll.',
})

export const twoCapabilities = question('twoCapabilities', {
  asks: 'The current and the upcoming Event are both Capabilities: does a failed roll settle both of them?',
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie, nonPlayerOptions.capabilityRefused],
  readings: {
    'one roll': 'Yes: one die is rolled in a turn, for whichever of them can be played or waited for.',
    'a roll each': 'No: after a failed roll for the current Event another is made for the upcoming one.',
  },
  usual: 'one roll',
  because: 'The procedure is gone through when the current or the upcoming Event is a Capability, with 1d6 in it.',
})

export const countsAs = first(
  'Non-players: what an Event counts as in step 3',
  view({ faction: among(MILITANTS, 'the Faction'), kind: among(EVENT_KINDS, 'the Event'), reading: redsAndTrains }),
  (row) => [
    row(
      [options.trainsNow, options.capabilityDie],
      { faction: 'reds', kind: 'Trains', reading: 'not rolled' },
      (): EventKind => 'other',
    ),
    row(options.capabilities, {}, ({ kind }) => kind),
  ],
)

export const capabilityRoll = sum(
  'Non-players: the die for a Capability, beyond its limit',
  view({
    faction: among(MILITANTS, 'the Faction'),
    die: range(1, 6, 'what the die shows'),
    capabilities: range(0, CAPABILITIES.length + 1, 'how many Capabilities the Faction has'),
    reading: redsCapabilityModifier,
  }),
  (row) => [
    row(options.capabilityDie, {}, ({ die }) => die),
    row(options.capabilityLimit, {}, ({ capabilities }) => -2 * capabilities),
    row([options.redsModifier, options.capabilityLimit], { faction: 'reds', reading: 'the limit' }, -2),
    row([options.redsModifier, options.capabilityLimit], { faction: 'reds', reading: 'their number' }, -4),
    row([options.redsModifier, options.capabilityDie], { faction: 'reds', reading: 'the die' }, 2),
  ],
)

const roll = among(COMPARED, 'the roll for a Capability, against its limit')
const fails = P.not('more')

export const capabilityRefused = first(
  'Non-players: does the roll refuse the current Event',
  view({ roll, current: among(EVENT_KINDS, 'the current Event') }),
  (row) => [
    row(options.capabilities, { current: 'other' }, false),
    row(options.capabilityRefused, { roll: fails }, true),
    row(options.capabilityNow, {}, false),
  ],
)

export const capabilityStep = first(
  'Non-players: a Capability, after the die',
  view(
    {
      roll,
      second: flag(
        'it is the second roll in this turn, after one for the current Event',
        'it is the first roll in this turn',
      ),
      playable: flag('the current Event can be played', 'the current Event cannot be played'),
      current: among(EVENT_KINDS, 'the current Event'),
      upcoming: among(EVENT_KINDS, 'the upcoming Event'),
      passable: flag('it may Pass for the upcoming Event', 'it may not Pass for the upcoming Event'),
      reading: twoCapabilities,
      faction: among(MILITANTS, 'the Faction'),
      marker: trainsMarker,
    },
    [
      {
        because: 'the Senate rolls before upcoming Trains for another Capability alone, and once',
        when: ({ faction, upcoming, current, second }) =>
          faction === 'senate' && upcoming === 'Trains' && (current !== 'Capability' || second),
      },
    ],
  ),
  (row) => [
    row(
      [options.capabilityNow, options.trainsNext],
      { faction: 'senate', upcoming: 'Trains', roll: 'more', playable: true },
      'Event',
    ),
    row(
      [options.trainsNext, options.capabilityMarked],
      { faction: 'senate', upcoming: 'Trains', marker: 'marked' },
      'Pass for the next Event',
    ),
    row(options.trainsNext, { faction: 'senate', upcoming: 'Trains' }, 'Pass for Trains'),
    row(
      [options.capabilities, options.capabilityDie, options.capabilityRefused],
      {
        roll: fails,
        second: false,
        playable: true,
        current: P.not('other'),
        upcoming: P.not('other'),
        passable: true,
        reading: 'a roll each',
      },
      'die',
    ),
    row(options.capabilityRefused, { roll: fails }, 'next step'),
    row(options.capabilityNow, { second: false, current: P.not('other'), playable: true }, 'Event'),
    row(options.available, { upcoming: 'other' }, 'next step'),
    row(options.nobodyPassed, { passable: false }, 'next step'),
    row([options.capabilityNext, options.capabilityMarked], {}, 'Pass for the next Event'),
  ],
)
