/**
 * How a Non-player chooses among the options of the Sequence of Play (8.1.4): steps 4 to 7.
 *
 * @module
 */
import { first, one } from '../../../../src/kernel/table.js'
import { flag, view } from '../../../../src/kernel/view.js'
import { conditionBox, executingInstructions, recordSteps } from '../../clauses/non-players/cards.js'
import { nonPlayerOptions as options } from '../../clauses/non-players/sequence.js'
import { newsAfterFull } from '../../questions/non-players/sequence/news-after-full.js'
import { newsWithoutCard } from '../../questions/non-players/sequence/news-without-card.js'
import { noCardToExecute } from '../../questions/non-players/sequence/no-card-to-execute.js'
import { refusedCapability } from '../../questions/non-players/sequence/refused-capability.js'

/** Steps 4 to 7. */
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

/** Steps 6 and 7, for a Non-player whose cards can none of them be executed. */
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
    row([conditionBox.noneMet, executingInstructions.untilPossible], { none: 'Pass' }, 'Pass'),
    row(options.capabilityRefused, { refused: true, reading: 'the whole turn' }, 'Pass'),
    row([options.eventLeft, options.passLast], { playable: true }, 'Event'),
    row(options.passLast, {}, 'Pass'),
  ],
)

/** The Command to which a card is drawn. */
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

/** What becomes of News for which no card can be executed. */
export const newsForNothing = one('Non-players: News without a card', view({ reading: newsWithoutCard }), (row) => [
  row([options.news, options.newsDeck], { reading: 'spent' }, 'lost'),
  row([options.news, options.newsCommand], { reading: 'kept' }, 'back'),
])

/** Whether News may follow a full Command that was recorded as a Limited one. */
export const newsFollows = one('Non-players: News after a full Command', view({ reading: newsAfterFull }), (row) => [
  row([options.news, recordSteps.asTaken], { reading: 'spent' }, true),
  row([options.news, options.fullCommand], { reading: 'kept' }, false),
])
