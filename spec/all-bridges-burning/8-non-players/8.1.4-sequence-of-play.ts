/** 8.1.4 Sequence of Play Options. @module */

import { among, first, flag, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS } from '../vocabulary.js'
import { EVENT_KINDS } from './8.1.4-markers.js'

export const mayNotPlayEvent = forbid(
  'Non-players: may not play the Event',
  view({
    open: flag('the Sequence of Play leaves the Event open', 'the Sequence of Play does not leave the Event open'),
    effective: flag('anything would happen', 'nothing would happen'),
  }),
  (bar) => [
    bar(cited.nonPlayerOptions.available, { open: false }),
    bar([cited.ineffectiveEvents.onlyEffective, cited.ineffectiveEvents.aboveAll], { effective: false }),
  ],
)

export const mayNotPassFor = forbid(
  'Non-players: may not Pass for the next Event',
  view(
    {
      because: among(['Pass symbol', 'Capability'], 'what of the next card it would Pass for'),
      anotherPassed: flag('another Faction has Passed on this card', 'no other Faction has Passed on this card'),
      effective: flag('anything would happen, or it is not asked', 'nothing would happen'),
      second: cited.secondPassForEvent,
      dud: cited.passWithoutEffect,
    },
    [
      {
        because: 'by the reading that asks for no effect nobody looks for one',
        when: ({ effective, dud }) => !effective && dud === 'not asked',
      },
    ],
  ),
  (bar) => [
    bar(cited.nonPlayerOptions.nobodyPassed, { because: 'Capability', anotherPassed: true }),
    bar(cited.nonPlayerOptions.nobodyPassed, { because: 'Pass symbol', anotherPassed: true, second: 'the first' }),
    bar([cited.ineffectiveEvents.onlyEffective, cited.ineffectiveEvents.aboveAll], {
      effective: false,
      dud: 'asked',
    }),
  ],
)

export const eventSteps = first(
  'Non-players: the marked Event, the Pass symbol, and Capabilities',
  view({
    faction: among(FACTIONS, 'the Faction'),
    marked: flag('the Event of the current card waits for it', 'the Event of the current card does not wait for it'),
    passSymbol: flag('the upcoming card shows the Pass symbol of the Faction, and it may Pass for that'),
    playable: flag('the current Event can be played', 'the current Event cannot be played'),
    current: among(EVENT_KINDS, 'the current Event'),
    upcoming: among(EVENT_KINDS, 'the upcoming Event'),
    trains: cited.trainsMarker,
    after: cited.trainsAfterAnother,
    die: cited.dieInVain,
  }),
  (row) => [
    row(cited.nonPlayerOptions.marked, { marked: true, playable: true }, 'Event'),
    row(
      [cited.nonPlayerOptions.passForNext, cited.nonPlayerOptions.passMarked],
      { passSymbol: true },
      'Pass for the next Event',
    ),
    row(cited.nonPlayerOptions.capabilities, { faction: 'moderates' }, 'next step'),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.trainsNow],
      { faction: 'senate', current: 'Trains', playable: true },
      'Event',
    ),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.capabilityDie],
      { faction: 'senate', current: 'Capability', upcoming: 'Trains', playable: true, after: 'the current first' },
      'die',
    ),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.capabilityDie],
      { faction: 'senate', current: 'Capability', upcoming: 'Trains', die: 'rolled', after: 'the current first' },
      'die',
    ),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.trainsNext, cited.nonPlayerOptions.capabilityMarked],
      { faction: 'senate', upcoming: 'Trains', trains: 'marked' },
      'Pass for the next Event',
    ),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.trainsNext],
      { faction: 'senate', upcoming: 'Trains' },
      'Pass for Trains',
    ),
    row(
      [cited.nonPlayerOptions.available, cited.nonPlayerOptions.capabilityDie],
      { playable: false, current: P.not('other'), upcoming: 'other', die: 'not rolled' },
      'next step',
    ),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.capabilityDie],
      { faction: 'reds', current: P.not('other') },
      'die',
    ),
    row([cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.capabilityDie], { current: 'Capability' }, 'die'),
    row(
      [cited.nonPlayerOptions.capabilities, cited.nonPlayerOptions.capabilityDie],
      { upcoming: P.not('other') },
      'die',
    ),
    row(cited.nonPlayerOptions.inOrder, {}, 'next step'),
  ],
)

/** The results of a step: the Event, a Pass to play the next one, another Pass, a die, a card, or the next step. */
export const STEPS = [
  'Event',
  'Pass for the next Event',
  'Pass for Trains',
  'Pass',
  'die',
  'card',
  'next step',
] as const

export type Step = (typeof STEPS)[number]
