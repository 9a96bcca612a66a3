/** 8.1.4 Sequence of Play Options: Capabilities. @module */

import { among, COMPARED, first, flag, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { CAPABILITIES, MILITANTS } from '../vocabulary.js'
import { EVENT_KINDS, type EventKind } from './8.1.4-markers.js'

export const countsAs = first(
  'Non-players: what an Event counts as in step 3',
  view({
    faction: among(MILITANTS, 'the Faction'),
    kind: among(EVENT_KINDS, 'the Event'),
    reading: cited.redsAndTrains,
  }),
  (row) => [
    row(
      [cited.nonPlayerOptions.trainsNow, cited.nonPlayerOptions.capabilityDie],
      { faction: 'reds', kind: 'Trains', reading: 'not rolled' },
      (): EventKind => 'other',
    ),
    row(cited.nonPlayerOptions.capabilities, {}, ({ kind }) => kind),
  ],
)

export const capabilityRoll = sum(
  'Non-players: the die for a Capability, beyond its limit',
  view({
    faction: among(MILITANTS, 'the Faction'),
    die: range(1, 6, 'what the die shows'),
    capabilities: range(0, CAPABILITIES.length + 1, 'how many Capabilities the Faction has'),
    reading: cited.redsCapabilityModifier,
  }),
  (row) => [
    row(cited.nonPlayerOptions.capabilityDie, {}, ({ die }) => die),
    row(cited.nonPlayerOptions.capabilityLimit, {}, ({ capabilities }) => -2 * capabilities),
    row(
      [cited.nonPlayerOptions.redsModifier, cited.nonPlayerOptions.capabilityLimit],
      { faction: 'reds', reading: 'the limit' },
      -2,
    ),
    row(
      [cited.nonPlayerOptions.redsModifier, cited.nonPlayerOptions.capabilityLimit],
      { faction: 'reds', reading: 'their number' },
      -4,
    ),
    row(
      [cited.nonPlayerOptions.redsModifier, cited.nonPlayerOptions.capabilityDie],
      { faction: 'reds', reading: 'the die' },
      2,
    ),
  ],
)

const roll = among(COMPARED, 'the roll for a Capability, against its limit')
const fails = P.not('more')

export const capabilityRefused = first(
  'Non-players: does the roll refuse the current Event',
  view({ roll, current: among(EVENT_KINDS, 'the current Event') }),
  (row) => [
    row(cited.nonPlayerOptions.capabilities, { current: 'other' }, false),
    row(cited.nonPlayerOptions.capabilityRefused, { roll: fails }, true),
    row(cited.nonPlayerOptions.capabilityNow, {}, false),
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
      reading: cited.twoCapabilities,
      faction: among(MILITANTS, 'the Faction'),
      marker: cited.trainsMarker,
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
      [cited.nonPlayerOptions.capabilityNow, cited.nonPlayerOptions.trainsNext],
      { faction: 'senate', upcoming: 'Trains', roll: 'more', playable: true },
      'Event',
    ),
    row(
      [cited.nonPlayerOptions.trainsNext, cited.nonPlayerOptions.capabilityMarked],
      { faction: 'senate', upcoming: 'Trains', marker: 'marked' },
      'Pass for the next Event',
    ),
    row(cited.nonPlayerOptions.trainsNext, { faction: 'senate', upcoming: 'Trains' }, 'Pass for Trains'),
    row(
      [
        cited.nonPlayerOptions.capabilities,
        cited.nonPlayerOptions.capabilityDie,
        cited.nonPlayerOptions.capabilityRefused,
      ],
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
    row(cited.nonPlayerOptions.capabilityRefused, { roll: fails }, 'next step'),
    row(cited.nonPlayerOptions.capabilityNow, { second: false, current: P.not('other'), playable: true }, 'Event'),
    row(cited.nonPlayerOptions.available, { upcoming: 'other' }, 'next step'),
    row(cited.nonPlayerOptions.nobodyPassed, { passable: false }, 'next step'),
    row(
      [cited.nonPlayerOptions.capabilityNext, cited.nonPlayerOptions.capabilityMarked],
      {},
      'Pass for the next Event',
    ),
  ],
)
