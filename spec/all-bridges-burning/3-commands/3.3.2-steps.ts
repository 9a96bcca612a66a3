/** 3.3.2 Message: the steps of a Cell. @module */

import { among, flag, forbid, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { adjacency } from '../1-introduction/1.2-map.js'
import { message } from './3.3.2-message.js'

export const messageBack = question('messageBack', {
  asks: 'May a Messaging Cell come back to where it set out without selecting that space?',
  clauses: [message.intoSelected, message.backToStart, message.wayExample],
  readings: {
    'as in the example': 'Yes: the example selects Häme alone, and the Cell goes back to Tampere.',
    'only if selected': 'No: every move leads into a selected space.',
  },
  usual: 'as in the example',
  because: 'An example that does just this is plainer than a word of the procedure.',
  kind: 'contradiction',
})

export const newsAndPersonality = question('newsAndPersonality', {
  asks: 'In a Message, can one move of a Cell take both a News marker and the Personality along?',
  clauses: [message.oneMarker, message.markersNamed, message.oneNews, message.lastCell, message.pickUp],
  readings: {
    'one of them':
      'No: a move takes the one or the other, and where a last Cell leaves with one of them, the other is removed.',
    both: 'Yes, where both are there: a News marker that the Cell holds, and the Personality.',
  },
  usual: 'one of them',
  because:
    'The two are named as alternatives, for a moving Cell as for what Capture looks for; but the limit of one is put on News alone. ' +
    'Under either reading the check for Capture comes as soon as the Cell has one of them, and measures from where that set out.',
})

export const newsOfAnotherCell = question('newsOfAnotherCell', {
  asks: 'May a Cell that moves out take News along that another Moderates Cell of the space holds?',
  clauses: [message.oneMarker, message.carried, message.pickUpUnheld, message.lastCell],
  readings: {
    'its own': 'No: it takes what it holds itself, and News that another Cell holds cannot be picked up.',
    'of the space':
      'Yes: News goes with any Cell that moves out, so that one Cell can carry on what another has brought.',
  },
  usual: 'its own',
  because: '3.3.2 couples News with a Cell, and lets a moving Cell pick up only what no other Cell holds.',
})

/** What can go along with a Cell of the Moderates. */
export const CARGO = ['News', 'Personality', 'News and Personality', 'neither'] as const
const WITH_NEWS = ['News', 'News and Personality'] as const
const WITH_PERSONALITY = ['Personality', 'News and Personality'] as const

/** Other News in a space: what stands there alone matters first to picking up, and what an own Cell holds to a move. */
export const OTHER_NEWS = ['none', 'alone', 'with an own Cell', 'held'] as const

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
      otherNews: among(OTHER_NEWS, 'other News in the space'),
      personality: flag('the Personality is in the space', 'the Personality is not in the space'),
      reading: messageBack,
      cargoReading: newsAndPersonality,
      newsReading: newsOfAnotherCell,
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
    bar(message.carried, {
      step: 'move',
      cargo: P.union(...WITH_NEWS),
      holdsNews: false,
      otherNews: P.not('with an own Cell'),
    }),
    bar([message.carried, message.pickUpUnheld], {
      step: 'move',
      cargo: P.union(...WITH_NEWS),
      holdsNews: false,
      otherNews: 'with an own Cell',
      newsReading: 'its own',
    }),
    bar(message.carried, { step: 'move', cargo: P.union(...WITH_PERSONALITY), personality: false }),
    bar(message.markersNamed, { step: 'move', cargo: 'News and Personality', cargoReading: 'one of them' }),
    bar(message.oneNews, { step: 'pick up', holdsNews: true }),
    bar(message.pickUpWhere, { step: 'pick up', otherNews: 'none' }),
    bar(message.pickUpUnheld, { step: 'pick up', otherNews: P.union('held', 'with an own Cell') }),
  ],
)

export type Cargo = (typeof CARGO)[number]

/** Whether News is among what goes along. */
export const isWithNews = (cargo: Cargo): boolean => WITH_NEWS.some((one) => one === cargo)

/** Whether the Personality is among what goes along. */
export const isWithPersonality = (cargo: Cargo): boolean => WITH_PERSONALITY.some((one) => one === cargo)

export const messageHiding = question('messageHiding', {
  asks: 'Must an Active Cell go Underground after its Message?',
  clauses: [message.hides, message.wayExample],
  readings: {
    must: 'The Cell goes Underground.',
    may: 'The Moderates decide whether it does.',
  },
  usual: 'must',
  because: 'The procedure of 3.3.2 has the Cell flipped; only the example says that it may be.',
})

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
