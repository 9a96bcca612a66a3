/**
 * How a Non-player chooses among the options of the Sequence of Play (8.1.4).
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, sum } from '../../../../src/kernel/table.js'
import { flag, range, view } from '../../../../src/kernel/view.js'
import { ineffectiveEvents } from '../../clauses/non-players/general.js'
import { nonPlayerOptions as options } from '../../clauses/non-players/sequence.js'
import { EVENT_KINDS } from '../../non-players/turn.js'
import { redsCapabilityModifier } from '../../questions/non-players/sequence/reds-capability-modifier.js'
import { refusedCapability } from '../../questions/non-players/sequence/refused-capability.js'
import { CAPABILITIES, FACTIONS, MILITANTS } from '../../vocabulary.js'

/** What can come of a step: the Event, a Pass for the next one, a Pass, a die, a card, or the next step. */
export const STEPS = ['Event', 'Pass for the next Event', 'Pass', 'die', 'card', 'next step'] as const
/** What can come of a step. */
export type Step = (typeof STEPS)[number]

/** Whether a Non-player may not play the current Event. */
export const mayNotPlayEvent = forbid(
  'Non-players: may not play the Event',
  view({
    /** Whether the Sequence of Play leaves the Event open. */
    open: flag,
    /** Whether anything would happen. */
    effective: flag,
  }),
  (bar) => [
    bar(options.available, { open: false }),
    bar([ineffectiveEvents.onlyEffective, ineffectiveEvents.aboveAll], { effective: false }),
  ],
)

/** Steps 1 to 3, up to the die. */
export const eventSteps = first(
  'Non-players: the marked Event, the Pass symbol, and Capabilities',
  view({
    faction: FACTIONS,
    /** Whether the "NP to play" marker of the Faction lies on the current card. */
    marked: flag,
    /** Whether the upcoming card shows the Pass symbol of the Faction. */
    passSymbol: flag,
    /** Whether the current Event can be played. */
    playable: flag,
    current: EVENT_KINDS,
    upcoming: EVENT_KINDS,
  }),
  (row) => [
    row([options.marked, options.markerRemoved], { marked: true, playable: true }, 'Event'),
    row([options.passForNext, options.passMarked], { passSymbol: true }, 'Pass for the next Event'),
    row([options.capabilities, options.trainsNow], { faction: 'senate', current: 'Trains', playable: true }, 'Event'),
    row(
      [options.capabilities, options.trainsNext, options.capabilityMarked],
      { faction: 'senate', upcoming: 'Trains' },
      'Pass for the next Event',
    ),
    row(options.capabilities, { faction: 'moderates' }, 'next step'),
    row(
      [options.trainsNow, options.available],
      { faction: 'senate', current: 'Trains', upcoming: 'other' },
      'next step',
    ),
    row([options.capabilities, options.capabilityDie], { current: P.not('other') }, 'die'),
    row([options.capabilities, options.capabilityDie], { upcoming: P.not('other') }, 'die'),
    row(options.inOrder, {}, 'next step'),
  ],
)

/** By how much the die for a Capability exceeds its limit. */
export const capabilityRoll = sum(
  'Non-players: the die for a Capability, beyond its limit',
  view({
    faction: MILITANTS,
    die: range(1, 6),
    /** How many Capabilities the Faction has. */
    capabilities: range(0, CAPABILITIES.length + 1),
    reading: redsCapabilityModifier,
  }),
  (row) => [
    row(options.capabilityDie, {}, ({ die }) => die),
    row(options.capabilityLimit, {}, ({ capabilities }) => -2 * capabilities),
    row([options.redsModifier, options.capabilityLimit], { faction: 'reds', reading: 'the limit' }, -2),
    row([options.redsModifier, options.capabilityDie], { faction: 'reds', reading: 'the die' }, 2),
  ],
)

/** Step 3, after the die. */
export const capabilityStep = first(
  'Non-players: a Capability, after the die',
  view({
    /** Whether the roll exceeds its limit. */
    succeeds: flag,
    playable: flag,
    current: EVENT_KINDS,
    upcoming: EVENT_KINDS,
    /** Whether another Faction has Passed on this card. */
    anotherPassed: flag,
  }),
  (row) => [
    row(options.capabilityRefused, { succeeds: false }, 'next step'),
    row(options.capabilityNow, { current: P.not('other'), playable: true }, 'Event'),
    row(options.available, { upcoming: 'other' }, 'next step'),
    row(options.nobodyPassed, { anotherPassed: true }, 'next step'),
    row([options.capabilityNext, options.capabilityMarked], {}, 'Pass for the next Event'),
  ],
)

/** Steps 4 to 7. */
export const cardSteps = first(
  'Non-players: the symbol, the cards, the Event that is left, and Pass',
  view({
    /** Whether the current card shows the symbol of the Faction in color. */
    symbol: flag,
    playable: flag,
    /** Whether a roll for the current Event as a Capability has failed. */
    refused: flag,
    /** Whether a Command that the options allow to a Non-player is open. */
    command: flag,
    reading: refusedCapability,
  }),
  (row) => [
    row(options.event, { symbol: true, playable: true, refused: false }, 'Event'),
    row(options.event, { symbol: true, playable: true, refused: true, reading: 'this step' }, 'Event'),
    row([options.draw, options.eventOnlyWithSymbol], { command: true }, 'card'),
    row(options.capabilityRefused, { refused: true, reading: 'the whole turn' }, 'Pass'),
    row(options.eventLeft, { playable: true }, 'Event'),
    row(options.passLast, {}, 'Pass'),
  ],
)

/** The Command to which a card is drawn. */
export const commandStep = first(
  'Non-players: full or Limited Command',
  view({
    /** Whether the Faction is the last Eligible one on the card. */
    last: flag,
    /** Whether a box for a full Command, or for a Limited one, is open. */
    full: flag,
    limited: flag,
  }),
  (row) => [
    row(options.fullCommand, { last: true, full: true }, 'Command'),
    row([options.limitedCommand, options.limitedSpace, options.fullOnlyAsLast], { limited: true }, 'Limited Command'),
    row([options.available, options.fullOnlyAsLast], {}, 'neither'),
  ],
)
