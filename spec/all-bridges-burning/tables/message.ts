/**
 * Message: which Cell, which spaces, which moves, and what becomes of News that is left.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { message } from '../clauses/commands/message.js'
import { stacking } from '../clauses/forces.js'
import { adjacency } from '../clauses/introduction.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { captureEnds } from '../questions/commands/capture-ends.js'
import { lastMovingCell } from '../questions/commands/last-moving-cell.js'
import { messageBack } from '../questions/commands/message-back.js'
import { messageChain } from '../questions/commands/message-chain.js'
import { messageHiding } from '../questions/commands/message-hiding.js'
import { newsAndPersonality } from '../questions/commands/news-and-personality.js'
import { newsLeftBehind } from '../questions/commands/news-left-behind.js'

/** What a Cell that moves costs. */
export const messagePrice = one(
  'Message: the price of a Cell',
  view({ free: flag('the Command is free', 'the Command is not free') }),
  (row) => [row(freeCommands.noCost, { free: true }, 0), row(message.price, { free: false }, 1)],
)

/** Which Cell may not be selected to move. */
export const mayNotMessage = forbid(
  'Message: may not select the Cell',
  view(
    {
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('it is the first Cell of the Command', 'it is not the first Cell of the Command'),
      there: flag('such a Cell stands there', 'no such Cell stands there'),
      unmoved: flag('one of them has not moved yet', 'all of them have moved'),
      wayOut: flag(
        'the terms of the Command allow an adjacent space',
        'the terms of the Command allow no adjacent space',
      ),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the Cell'),
      caught: flag('a Cell of this Command has been Captured'),
      reading: captureEnds,
    },
    [{ because: 'a Cell that has not moved stands there', when: ({ there, unmoved }) => unmoved && !there }],
  ),
  (bar) => [
    bar([message.limitedOneCell, limitedCommand.constrained], { limited: true, first: false }),
    bar(message.captured, { caught: true, reading: 'the Command' }),
    bar(message.moves, { there: false }),
    bar(message.once, { there: true, unmoved: false }),
    bar([message.nextToCell, freeCommands.withinGrant], { wayOut: false }),
    bar([message.price, commandsInGeneral.enoughResources], { resources: 'less' }),
  ],
)

/** Which space may not be selected for a Cell. */
export const mayNotSelectForMessage = forbid(
  'Message: may not select the space',
  view(
    {
      number: range(0, 3, 'spaces selected for the Cell before'),
      selected: among(['nobody', 'another Cell', 'this Cell'], 'who has selected the space before'),
      nextToCell: flag('the space is next to the Cell', 'the space is not next to the Cell'),
      nextToSelected: among(['none', 'some', 'all'], 'adjacent spaces among those selected before'),
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      reading: messageChain,
    },
    [
      {
        because: 'before its first space the Cell has none selected',
        when: ({ number, selected, nextToSelected }) =>
          number === 0 && (selected === 'this Cell' || nextToSelected !== 'none'),
      },
      {
        because: 'a single space is adjacent or is not',
        when: ({ number, nextToSelected }) => number === 1 && nextToSelected === 'some',
      },
    ],
  ),
  (bar, lift) => [
    bar(message.threeSpaces, { number: 3 }),
    bar(commandsInGeneral.onceEach, { selected: P.not('nobody') }),
    lift(commandsInGeneral.messagePath, { selected: 'another Cell' }, [commandsInGeneral.onceEach]),
    bar(message.nextToCell, { number: 0, nextToCell: false }),
    bar(message.together, { number: P.number.positive(), nextToSelected: 'none' }),
    bar(message.together, { number: P.number.positive(), nextToSelected: 'some', reading: 'each to each' }),
    bar(freeCommands.withinGrant, { granted: false }),
  ],
)

/** What can go along with a Cell of the Moderates. */
export const CARGO = ['News', 'Personality', 'News and Personality', 'neither'] as const
/** What goes along with a Cell of the Moderates. */
export type Cargo = (typeof CARGO)[number]

const WITH_NEWS = ['News', 'News and Personality'] as const
const WITH_PERSONALITY = ['Personality', 'News and Personality'] as const
/** Whether News is among what goes along. */
export const isWithNews = (cargo: Cargo): boolean => WITH_NEWS.some((one) => one === cargo)
/** Whether the Personality is among what goes along. */
export const isWithPersonality = (cargo: Cargo): boolean => WITH_PERSONALITY.some((one) => one === cargo)

/** Which step a Cell may not take. */
export const mayNotStepInMessage = forbid(
  'Message: may not take the step',
  view(
    {
      step: among(['move', 'pick up'], 'the step'),
      moves: range(0, 3, 'moves that the Cell has made'),
      adjacent: flag('the two spaces are adjacent', 'the two spaces are not adjacent'),
      space: among(['selected', 'start', 'another'], 'the space'),
      cargo: among(CARGO, 'what goes along'),
      holdsNews: flag('the Cell has News', 'the Cell has no News'),
      otherNews: among(['none', 'alone', 'held'], 'other News in the space'),
      personality: flag('the Personality is in the space', 'the Personality is not in the space'),
      reading: messageBack,
      cargoReading: newsAndPersonality,
    },
    [
      {
        because: 'who picks up News moves nowhere',
        when: ({ step, adjacent, space, cargo }) =>
          step === 'pick up' && (adjacent || space !== 'another' || cargo !== 'neither'),
      },
    ],
  ),
  (bar, lift) => [
    bar(message.threeMoves, { step: 'move', moves: 3 }),
    bar([message.intoSelected, adjacency.movement], { step: 'move', adjacent: false }),
    bar(message.intoSelected, { step: 'move', adjacent: true, space: P.not('selected') }),
    lift(message.backToStart, { step: 'move', adjacent: true, space: 'start', reading: 'as in the example' }, [
      message.intoSelected,
    ]),
    bar(message.oneMarker, { step: 'move', cargo: P.union(...WITH_NEWS), holdsNews: false }),
    bar(message.oneMarker, { step: 'move', cargo: P.union(...WITH_PERSONALITY), personality: false }),
    bar(message.oneMarker, { step: 'move', cargo: 'News and Personality', cargoReading: 'one of them' }),
    bar(message.oneMarker, { step: 'pick up', holdsNews: true }),
    bar(message.pickUp, { step: 'pick up', otherNews: 'none' }),
    bar(message.pickUpUnheld, { step: 'pick up', otherNews: 'held' }),
  ],
)

/** What may not become of News that a Cell leaves behind. */
export const mayNotKeepNews = forbid(
  'Message: may not have the News that is left',
  view(
    {
      keeper: among(['Cell', 'nobody'], 'who could hold it'),
      there: flag('such a Cell is there', 'no such Cell is there'),
      last: flag('the last Cell has left the space'),
      reading: newsLeftBehind,
    },
    [{ because: 'no Cell is where the last has left', when: ({ there, last }) => there && last }],
  ),
  (bar) => [
    bar(message.lastCell, { last: true }),
    bar(message.oneMarker, { keeper: 'Cell', last: false, there: false }),
    bar(message.oneMarker, { keeper: 'Cell', last: false, reading: 'nobody' }),
    bar(message.oneMarker, { keeper: 'nobody', last: false, reading: 'another Cell' }),
  ],
)

/** What becomes of the Personality and News that a Cell has left with others in its space, if no further one moves out. */
export const leftWithOthers = first(
  'Message: what the last moving Cell leaves with others',
  view({ limited: flag('the Command is Limited', 'the Command is not Limited'), reading: lastMovingCell }),
  (row) => [
    row(message.limitedOneCell, { limited: true }, 'stays'),
    row(message.lastCell, { reading: 'none else moves' }, 'is removed'),
    row([message.lastCell, stacking.friendlyCell], {}, 'stays'),
  ],
)

/** What happens to a Cell after its moves. */
export const afterMoves = one(
  'Message: the Cell after its moves',
  view(
    {
      captured: flag('the Cell is Captured', 'the Cell is not Captured'),
      underground: flag('the Cell is Underground', 'the Cell is Active'),
      reading: messageHiding,
    },
    [{ because: 'a Captured Cell is Active', when: ({ captured, underground }) => captured && underground }],
  ),
  (row) => [
    row(message.capturedStays, { captured: true }, 'stays'),
    row(message.hides, { captured: false, underground: true }, 'stays'),
    row(message.hides, { captured: false, underground: false, reading: 'must' }, 'goes Underground'),
    row([message.hides, message.wayExample], { captured: false, underground: false, reading: 'may' }, 'is asked'),
  ],
)
