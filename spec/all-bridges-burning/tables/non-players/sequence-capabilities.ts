/**
 * How a Non-player chooses among the options of the Sequence of Play (8.1.4): step 3, the die for a Capability.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, sum } from '../../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../../src/kernel/view.js'
import { nonPlayerOptions as options } from '../../clauses/non-players/sequence.js'
import { EVENT_KINDS, type EventKind } from '../../non-players/turn.js'
import { redsAndTrains } from '../../questions/non-players/sequence/reds-and-trains.js'
import { redsCapabilityModifier } from '../../questions/non-players/sequence/reds-capability-modifier.js'
import { twoCapabilities } from '../../questions/non-players/sequence/two-capabilities.js'
import { CAPABILITIES, MILITANTS } from '../../vocabulary.js'

/** What an Event counts as for the Reds or the Senate in step 3. */
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

/** By how much the die for a Capability exceeds its limit. */
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

/** Whether a roll keeps the Faction from playing the current Event. */
export const capabilityRefused = first(
  'Non-players: does the roll refuse the current Event',
  view({ roll, current: among(EVENT_KINDS, 'the current Event') }),
  (row) => [
    row(options.capabilities, { current: 'other' }, false),
    row(options.capabilityRefused, { roll: fails }, true),
    row(options.capabilityNow, {}, false),
  ],
)

/** Step 3, after the die. */
export const capabilityStep = first(
  'Non-players: a Capability, after the die',
  view({
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
  }),
  (row) => [
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
