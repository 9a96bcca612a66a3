/** 8.1.4 Sequence of Play Options. @module */

import {
  among,
  component,
  first,
  flag,
  forbid,
  formula,
  note,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { OVERVIEW, SHOWN } from '../reasons.js'
import { ahead, section } from '../section.js'
import { FACTIONS } from '../vocabulary.js'
import { EVENT_KINDS } from './8.1.4-markers.js'

export const nonPlayerOptions = section('nonPlayerOptions', '8.1.4', 'Sequence of Play Options', {
  available: prohibition('A Non-player takes only what the Sequence of Play still leaves open to it.', {
    see: ['2.0'],
  }),
  inOrder: rule('It goes through the options in the order of this section.'),
  executeOne: rule('It executes one of them: the first that it selects.'),
  cylinders: rule('The steps are recorded with the Eligibility cylinders.', { see: ['2.2'], status: SHOWN }),

  marked: rule('Step 1: a Non-player plays the Event of the current card if "NP to play" lies on it.'),
  markerRemoved: rule('The "NP to play" marker then leaves the card.'),

  passForNext: rule('Step 2: a Non-player whose Pass symbol is on the upcoming Event Passes, to play that Event.'),
  passSymbols: component('An Event card shows for which Factions it has the Pass symbol.'),
  passMarked: rule('After this Pass, "NP to play" is put on the upcoming Event.'),

  capabilities: rule(
    'Step 3 applies to Non-player Reds and Senate while the current or upcoming Event is a Capability.',
    { see: ['5.3'] },
  ),
  trainsNow: rule('The Senate always plays a current #15 or #17, the Trains.'),
  trainsNext: rule('The Senate always Passes when #15 or #17 is upcoming, to play it as the next card.'),
  capabilityDie: rule('For any other Capability a die is rolled.'),
  capabilityLimit: formula(
    'The roll fails if it is no higher than twice the number of Capabilities that the Non-player has.',
  ),
  redsModifier: formula('For the Reds this comparison has a modifier of +2.'),
  capabilityRefused: rule('After a roll that fails, the Faction does not play the Event.'),
  capabilityNow: rule('After any other roll, a Capability that is the current Event is played.'),
  capabilityNext: rule('If it is the upcoming Event, the Non-player Passes and plays it in its next turn.'),
  nobodyPassed: prohibition('It Passes for a Capability only on a card on which no other Faction has Passed.'),
  capabilityMarked: rule('After this Pass too, "NP to play" is put on the upcoming Event.'),

  event: rule('Step 4: the current Event is executed if it shows the symbol of the Non-player in color.'),
  eventOnlyWithSymbol: prohibition('Without that symbol this step leaves the Event alone.'),
  eventSymbols: component('An Event card shows in color which Non-player Factions execute it.'),
  instructionSymbols: component('A symbol with an "i" tells that the Faction has Event instructions of its own.'),
  instructions: rule('These instructions are looked up on the Non-player aid sheet.'),
  eventPriorities: rule('An Event without instructions follows the general priorities as far as they apply.', {
    see: ['8.1.7'],
  }),
  eventRandom: rule('What an Event then still leaves open is chosen by chance.', { see: ['8.6'] }),

  draw: rule('Step 5: a Non-player card is drawn at random.', { see: ['8.2'] }),
  fullCommand: rule('The last Eligible Faction on the card conducts a full Command and a Special Activity by it.'),
  fullOnlyAsLast: prohibition('No Non-player but the last Eligible Faction conducts a full Command.'),
  limitedCommand: rule('Any other Non-player conducts a Limited Command and nothing more.'),
  limitedSpace: rule('It does so in the first space that the card leads to and where the Command can be executed.'),
  news: rule('A Non-player with a News marker spends it right after such a Limited Command.', {
    see: ['3.3.2'],
  }),
  newsCommand: rule('The News brings one more Limited Command.', { see: ['3.3.2'] }),
  newsDeck: rule('For that Command the Non-player deck is made whole first, and a card is drawn from it.'),

  eventLeft: rule('Step 6: a Non-player to whom nothing but the Event is left plays it.', {
    see: ['2.2'],
  }),
  eventLeftPriorities: rule('It then follows the priorities for free actions and the general ones.', {
    see: ['8.1.6', '8.1.7'],
  }),
  eventLeftSeldom: note('This seldom happens.'),

  passLast: rule('Step 7: a Non-player Passes when no other action is possible.', { see: ['8.2.1'] }),

  record: rule('Step 8: what was done is recorded on the Sequence of Play track as in the base rules.', {
    see: ['2.2.3'],
    status: OVERVIEW,
  }),

  cardsReturn: rule('Step 9: after all its actions the drawn cards of the Non-player go back to its deck.'),
  shuffle: rule('The deck is then shuffled.'),
  withinReach: rule('The deck is put back where it is easily reached.', { status: SHOWN }),
})

export const passWithoutEffect = question('passWithoutEffect', {
  asks: 'Does a Non-player Pass for an upcoming Event that would have no effect as things are?',
  clauses: [
    nonPlayerOptions.passForNext,
    nonPlayerOptions.trainsNext,
    nonPlayerOptions.capabilityNext,
    ahead('ineffectiveEvents.onlyEffective'),
    ahead('ineffectiveEvents.aboveAll'),
  ],
  readings: {
    'not asked': 'Yes: a Pass is no Event, and whether the Event does anything is seen when it could be played.',
    asked: 'No: by Passing it would opt for that Event.',
  },
  usual: 'not asked',
  because: 'An Event has its effect when it is played, and the position can change until then.',
})

export const secondPassForEvent = question('secondPassForEvent', {
  asks: 'Does a Non-player Pass for its Pass symbol after another Faction has Passed on the card?',
  clauses: [nonPlayerOptions.passForNext, nonPlayerOptions.nobodyPassed],
  readings: {
    everybody: 'Yes: every Non-player whose Pass symbol is on the upcoming card Passes for it.',
    'the first': 'No: as for a Capability, another Faction that has Passed stands in the way.',
  },
  usual: 'everybody',
  because: 'Only the step of the Capabilities has the words about another Faction that has Passed.',
})

export const trainsMarker = question('trainsMarker', {
  asks: 'Does the Non-player Senate put "NP to play" on an upcoming Trains Event for which it Passes?',
  kind: 'gap',
  clauses: [nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityMarked, nonPlayerOptions.marked],
  readings: {
    unmarked: 'No: it plays them because they are Trains, in the third step, after a look for its Pass symbol.',
    marked: 'Yes: it plays them in the first step, before it looks for its Pass symbol.',
  },
  usual: 'unmarked',
  because: 'The marker is named with the other Capabilities and with the Pass symbol, and not where Trains are.',
})

export const trainsAfterAnother = question('trainsAfterAnother', {
  asks: 'The current Event is a Capability and the upcoming one is Trains: does the Senate roll for the current one first?',
  clauses: [nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityDie, nonPlayerOptions.capabilityNow],
  readings: {
    'Trains first': 'No: it Passes for the Trains, whatever the current Event is.',
    'the current first': 'Yes: only if it does not play the current one it Passes for the Trains.',
  },
  usual: 'Trains first',
  because: 'The Senate is always to play a Trains Event or to Pass for it; a die is rolled otherwise only.',
})

export const dieInVain = question('dieInVain', {
  asks: 'Does a Non-player roll for a Capability that is the current Event if it could not play it whatever the die shows?',
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie, nonPlayerOptions.available],
  readings: {
    rolled: 'Yes: it rolls, and goes on to the next step whatever comes.',
    'not rolled': 'No: without an open box for the Event, the step has nothing for it.',
  },
  usual: 'rolled',
  because: 'The procedure is gone through whenever the current or the upcoming Event is a Capability.',
})

export const mayNotPlayEvent = forbid(
  'Non-players: may not play the Event',
  view({
    open: flag('the Sequence of Play leaves the Event open', 'the Sequence of Play does not leave the Event open'),
    effective: flag('anything would happen', 'nothing would happen'),
  }),
  (bar) => [
    bar(nonPlayerOptions.available, { open: false }),
    bar([ahead('ineffectiveEvents.onlyEffective'), ahead('ineffectiveEvents.aboveAll')], { effective: false }),
  ],
)

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
    bar(nonPlayerOptions.nobodyPassed, { because: 'Capability', anotherPassed: true }),
    bar(nonPlayerOptions.nobodyPassed, { because: 'Pass symbol', anotherPassed: true, second: 'the first' }),
    bar([ahead('ineffectiveEvents.onlyEffective'), ahead('ineffectiveEvents.aboveAll')], {
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
    trains: trainsMarker,
    after: trainsAfterAnother,
    die: dieInVain,
  }),
  (row) => [
    row(nonPlayerOptions.marked, { marked: true, playable: true }, 'Event'),
    row([nonPlayerOptions.passForNext, nonPlayerOptions.passMarked], { passSymbol: true }, 'Pass for the next Event'),
    row(nonPlayerOptions.capabilities, { faction: 'moderates' }, 'next step'),
    row(
      [nonPlayerOptions.capabilities, nonPlayerOptions.trainsNow],
      { faction: 'senate', current: 'Trains', playable: true },
      'Event',
    ),
    row(
      [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie],
      { faction: 'senate', current: 'Capability', upcoming: 'Trains', playable: true, after: 'the current first' },
      'die',
    ),
    row(
      [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie],
      { faction: 'senate', current: 'Capability', upcoming: 'Trains', die: 'rolled', after: 'the current first' },
      'die',
    ),
    row(
      [nonPlayerOptions.capabilities, nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityMarked],
      { faction: 'senate', upcoming: 'Trains', trains: 'marked' },
      'Pass for the next Event',
    ),
    row(
      [nonPlayerOptions.capabilities, nonPlayerOptions.trainsNext],
      { faction: 'senate', upcoming: 'Trains' },
      'Pass for Trains',
    ),
    row(
      [nonPlayerOptions.available, nonPlayerOptions.capabilityDie],
      { playable: false, current: P.not('other'), upcoming: 'other', die: 'not rolled' },
      'next step',
    ),
    row(
      [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie],
      { faction: 'reds', current: P.not('other') },
      'die',
    ),
    row([nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie], { current: 'Capability' }, 'die'),
    row([nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie], { upcoming: P.not('other') }, 'die'),
    row(nonPlayerOptions.inOrder, {}, 'next step'),
  ],
)

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

export type Step = (typeof STEPS)[number]
