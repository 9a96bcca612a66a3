/** 8.1.4 Sequence of Play Options: cards, News and the last steps. @module */
import { first, flag, one, question, view } from 'rulewright/book'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { ahead } from '../section.js'
import { nonPlayerOptions, nonPlayerOptions as options } from './8.1.4-sequence-of-play.js'

export const newsAfterFull = question('newsAfterFull', {
  asks: 'Does a Non-player spend News after a full Command that is recorded as a Limited Command?',
  clauses: [nonPlayerOptions.news, ahead('recordSteps.onlyLimited'), limitedCommand.oneSpace],
  readings: {
    spent: 'Yes: a Command in one space without a Special Activity is a Limited Command.',
    kept: 'No: News goes with the second kind of turn in the fifth step, and this was the first kind.',
  },
  usual: 'spent',
  because: '2.2.4 says what a Limited Command is, and 8.2.4 says of such a turn that no more than one was executed.',
})

export const newsWithoutCard = question('newsWithoutCard', {
  asks: 'A Non-player spends News and then finds no card that it can execute: is the News lost?',
  kind: 'gap',
  clauses: [nonPlayerOptions.news, nonPlayerOptions.newsCommand, nonPlayerOptions.newsDeck],
  readings: {
    spent: 'Yes: it was spent before the card was drawn.',
    kept: 'No: News pays for a Limited Command, and there was none.',
  },
  usual: 'spent',
  because: 'The News is spent at once, and only then a card is drawn from the whole deck.',
})

export const noCardToExecute = question('noCardToExecute', {
  asks: 'No Non-player card can be executed, but the current Event could be played: what does the Non-player do?',
  kind: 'contradiction',
  clauses: [ahead('conditionBox.noneMet'), nonPlayerOptions.eventLeft, nonPlayerOptions.passLast],
  readings: {
    Pass: 'It Passes, as 8.2.1 says of a deck without a condition that is met.',
    'the Event': 'It plays the Event: that action is possible, and 8.1.4 has it Pass only if none is.',
  },
  usual: 'Pass',
  because: '8.2.1 speaks of this very case, and 8.1.4 points to it for the Pass.',
})

export const refusedCapability = question('refusedCapability', {
  asks: 'After a failed roll for a Capability that is the current Event, can a later step still have it played?',
  clauses: [nonPlayerOptions.capabilityRefused, nonPlayerOptions.event, nonPlayerOptions.eventLeft],
  readings: {
    'the whole turn': 'The Non-player does not play the Event in this turn, whatever the later steps say.',
    'this step': 'Only the step of the Capabilities leaves the Event alone.',
  },
  usual: 'the whole turn',
  because: 'The text says that the Faction will not play the Event, and names no step.',
})

export const lastEligible = question('lastEligible', {
  asks: 'Which Non-player is the last Eligible Faction on a card: one after which nobody acts, or the one in the third spot?',
  clauses: [nonPlayerOptions.fullCommand, nonPlayerOptions.fullOnlyAsLast],
  readings: {
    'nobody acts after it': 'One after which nobody acts, be it the second or the only one that is Eligible.',
    'the third spot': 'The one in the third spot: with fewer than three Eligible Factions there is none.',
  },
  usual: 'nobody acts after it',
  because: 'The sentence asks whether it plays as the last one on the current card, and names no spot.',
})

export const lastOnTheCard = one(
  'Non-players: the last Eligible Faction',
  view({
    last: flag('no other Faction is Eligible any more', 'another Faction is still Eligible'),
    third: flag('its cylinder is in the third spot', 'its cylinder is in another spot'),
    reading: lastEligible,
  }),
  (row) => [
    row(options.fullCommand, { last: true, reading: 'nobody acts after it' }, true),
    row(options.fullOnlyAsLast, { last: false, reading: 'nobody acts after it' }, false),
    row(options.fullCommand, { third: true, reading: 'the third spot' }, true),
    row(options.fullOnlyAsLast, { third: false, reading: 'the third spot' }, false),
  ],
)

export const cardSteps = first(
  'Non-players: the symbol, the cards, the Event that is left, and Pass',
  view({
    symbol: flag(
      'the current card shows the symbol of the Faction in color',
      'the current card does not show the symbol of the Faction in color',
    ),
    playable: flag('the current Event can be played', 'the current Event cannot be played'),
    refused: flag(
      'a roll for the current Event as a Capability has failed',
      'no roll for the current Event as a Capability has failed',
    ),
    command: flag(
      'a Command that the options allow to a Non-player is open',
      'no Command that the options allow to a Non-player is open',
    ),
    reading: refusedCapability,
  }),
  (row) => [
    row(options.event, { symbol: true, playable: true, refused: false }, 'Event'),
    row(options.event, { symbol: true, playable: true, refused: true, reading: 'this step' }, 'Event'),
    row([options.draw, options.eventOnlyWithSymbol], { command: true }, 'card'),
    row(options.capabilityRefused, { refused: true, reading: 'the whole turn' }, 'Pass'),
    row([options.eventLeft, options.eventLeftPriorities], { playable: true }, 'Event'),
    row(options.passLast, {}, 'Pass'),
  ],
)

export const withoutCard = first(
  'Non-players: no card can be executed',
  view({
    playable: flag('the current Event can be played', 'the current Event cannot be played'),
    refused: flag(
      'a roll for the current Event as a Capability has failed',
      'no roll for the current Event as a Capability has failed',
    ),
    reading: refusedCapability,
    none: noCardToExecute,
  }),
  (row) => [
    row([ahead('conditionBox.noneMet'), ahead('executingInstructions.untilPossible')], { none: 'Pass' }, 'Pass'),
    row(options.capabilityRefused, { refused: true, reading: 'the whole turn' }, 'Pass'),
    row([options.eventLeft, options.passLast], { playable: true }, 'Event'),
    row(options.passLast, {}, 'Pass'),
  ],
)

export const commandStep = first(
  'Non-players: full or Limited Command',
  view({
    last: flag('the Faction is the last Eligible one on the card', 'another Faction is Eligible after it'),
    full: flag('a box for a full Command is open', 'no box for a full Command is open'),
    limited: flag('a box for a Limited Command is open', 'no box for a Limited Command is open'),
  }),
  (row) => [
    row(options.fullCommand, { last: true, full: true }, 'Command'),
    row([options.limitedCommand, options.limitedSpace, options.fullOnlyAsLast], { limited: true }, 'Limited Command'),
    row([options.available, options.fullOnlyAsLast], {}, 'neither'),
  ],
)

export const newsForNothing = one('Non-players: News without a card', view({ reading: newsWithoutCard }), (row) => [
  row([options.news, options.newsDeck], { reading: 'spent' }, 'lost'),
  row([options.news, options.newsCommand], { reading: 'kept' }, 'back'),
])

export const newsFollows = one('Non-players: News after a full Command', view({ reading: newsAfterFull }), (row) => [
  row([options.news, ahead('recordSteps.asTaken')], { reading: 'spent' }, true),
  row([options.news, options.fullCommand], { reading: 'kept' }, false),
])
