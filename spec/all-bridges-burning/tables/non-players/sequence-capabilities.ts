/**
 * How a Non-player chooses among the options of the Sequence of Play (8.1.4): step 3, the die for a Capability.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, sum } from '../../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../../src/kernel/view.js'
import { nonPlayerOptions as options } from '../../clauses/non-players/sequence.js'
import { EVENT_KINDS, type EventKind } from '../../non-players/turn.js'
import { redsAndTrains } from '../../questions/non-players/sequence/reds-and-trains.js'
import { redsCapabilityModifier } from '../../questions/non-players/sequence/reds-capability-modifier.js'
import { twoCapabilities } from '../../questions/non-players/sequence/two-capabilities.js'
import { CAPABILITIES, MILITANTS } from '../../vocabulary.js'

/** What an Event counts as for the Reds or the Senate in step 3. */
export const countsAs = first(
  'Non-players: what an Event counts as in step 3',
  view({ faction: among(MILITANTS, 'the Faction'), kind: EVENT_KINDS, reading: redsAndTrains }),
  (row) => [
    row(
      [options.trainsNow, options.capabilityDie],
      { faction: 'reds', kind: 'Trains', reading: 'not rolled' },
      (): EventKind => 'other',
    ),
    row(options.capabilities, {}, ({ kind }) => kind),
  ],
)

/** By how much the die for a Capability exceeds its limit. */
export const capabilityRoll = sum(
  'Non-players: the die for a Capability, beyond its limit',
  view({
    faction: among(MILITANTS, 'the Faction'),
    die: range(1, 6),
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

/** Step 3, after the die. */
export const capabilityStep = first(
  'Non-players: a Capability, after the die',
  view({
    succeeds: flag('the roll exceeds its limit'),
    /** Whether it is the second roll in this turn, after one for the current Event. */
    second: flag,
    playable: flag,
    current: EVENT_KINDS,
    upcoming: EVENT_KINDS,
    /** Whether it may Pass for the upcoming Event as a Capability. */
    passable: flag,
    reading: twoCapabilities,
  }),
  (row) => [
    row(
      [options.capabilities, options.capabilityDie, options.capabilityRefused],
      {
        succeeds: false,
        second: false,
        playable: true,
        current: P.not('other'),
        upcoming: P.not('other'),
        passable: true,
        reading: 'a roll each',
      },
      'die',
    ),
    row(options.capabilityRefused, { succeeds: false }, 'next step'),
    row(options.capabilityNow, { second: false, current: P.not('other'), playable: true }, 'Event'),
    row(options.available, { upcoming: 'other' }, 'next step'),
    row(options.nobodyPassed, { passable: false }, 'next step'),
    row([options.capabilityNext, options.capabilityMarked], {}, 'Pass for the next Event'),
  ],
)
