/** 8.1.4 Sequence of Play Options: cards, News and the last steps. @module */

import { first, flag, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const lastOnTheCard = one(
  'Non-players: the last Eligible Faction',
  view({
    last: flag('no other Faction is Eligible any more', 'another Faction is still Eligible'),
    third: flag('its cylinder is in the third spot', 'its cylinder is in another spot'),
    reading: cited.lastEligible,
  }),
  (row) => [
    row(cited.nonPlayerOptions.fullCommand, { last: true, reading: 'nobody acts after it' }, true),
    row(cited.nonPlayerOptions.fullOnlyAsLast, { last: false, reading: 'nobody acts after it' }, false),
    row(cited.nonPlayerOptions.fullCommand, { third: true, reading: 'the third spot' }, true),
    row(cited.nonPlayerOptions.fullOnlyAsLast, { third: false, reading: 'the third spot' }, false),
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
    reading: cited.refusedCapability,
  }),
  (row) => [
    row(cited.nonPlayerOptions.event, { symbol: true, playable: true, refused: false }, 'Event'),
    row(cited.nonPlayerOptions.event, { symbol: true, playable: true, refused: true, reading: 'this step' }, 'Event'),
    row([cited.nonPlayerOptions.draw, cited.nonPlayerOptions.eventOnlyWithSymbol], { command: true }, 'card'),
    row(cited.nonPlayerOptions.capabilityRefused, { refused: true, reading: 'the whole turn' }, 'Pass'),
    row([cited.nonPlayerOptions.eventLeft, cited.nonPlayerOptions.eventLeftPriorities], { playable: true }, 'Event'),
    row(cited.nonPlayerOptions.passLast, {}, 'Pass'),
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
    reading: cited.refusedCapability,
    none: cited.noCardToExecute,
  }),
  (row) => [
    row([cited.conditionBox.noneMet, cited.executingInstructions.untilPossible], { none: 'Pass' }, 'Pass'),
    row(cited.nonPlayerOptions.capabilityRefused, { refused: true, reading: 'the whole turn' }, 'Pass'),
    row([cited.nonPlayerOptions.eventLeft, cited.nonPlayerOptions.passLast], { playable: true }, 'Event'),
    row(cited.nonPlayerOptions.passLast, {}, 'Pass'),
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
    row(cited.nonPlayerOptions.fullCommand, { last: true, full: true }, 'Command'),
    row(
      [
        cited.nonPlayerOptions.limitedCommand,
        cited.nonPlayerOptions.limitedSpace,
        cited.nonPlayerOptions.fullOnlyAsLast,
      ],
      { limited: true },
      'Limited Command',
    ),
    row([cited.nonPlayerOptions.available, cited.nonPlayerOptions.fullOnlyAsLast], {}, 'neither'),
  ],
)

export const newsForNothing = one(
  'Non-players: News without a card',
  view({ reading: cited.newsWithoutCard }),
  (row) => [
    row([cited.nonPlayerOptions.news, cited.nonPlayerOptions.newsDeck], { reading: 'spent' }, 'lost'),
    row([cited.nonPlayerOptions.news, cited.nonPlayerOptions.newsCommand], { reading: 'kept' }, 'back'),
  ],
)

export const newsFollows = one(
  'Non-players: News after a full Command',
  view({ reading: cited.newsAfterFull }),
  (row) => [
    row([cited.nonPlayerOptions.news, cited.recordSteps.asTaken], { reading: 'spent' }, true),
    row([cited.nonPlayerOptions.news, cited.nonPlayerOptions.fullCommand], { reading: 'kept' }, false),
  ],
)
