/** 3.3.2 Message: the steps of a Cell. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

/** The markers that can go along with a Cell of the Moderates. */
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
      reading: cited.messageBack,
      cargoReading: cited.newsAndPersonality,
      newsReading: cited.newsOfAnotherCell,
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
    bar(cited.message.threeMoves, { step: 'move', moves: 3 }),
    bar([cited.message.intoSelected, cited.adjacency.movement], { step: 'move', adjacent: false }),
    bar(cited.message.intoSelected, { step: 'move', adjacent: true, space: P.not('selected') }),
    lift(cited.message.backToStart, { step: 'move', adjacent: true, space: 'start', reading: 'as in the example' }, [
      cited.message.intoSelected,
    ]),
    bar(cited.message.carried, {
      step: 'move',
      cargo: P.union(...WITH_NEWS),
      holdsNews: false,
      otherNews: P.not('with an own Cell'),
    }),
    bar([cited.message.carried, cited.message.pickUpUnheld], {
      step: 'move',
      cargo: P.union(...WITH_NEWS),
      holdsNews: false,
      otherNews: 'with an own Cell',
      newsReading: 'its own',
    }),
    bar(cited.message.carried, { step: 'move', cargo: P.union(...WITH_PERSONALITY), personality: false }),
    bar(cited.message.markersNamed, { step: 'move', cargo: 'News and Personality', cargoReading: 'one of them' }),
    bar(cited.message.oneNews, { step: 'pick up', holdsNews: true }),
    bar(cited.message.pickUpWhere, { step: 'pick up', otherNews: 'none' }),
    bar(cited.message.pickUpUnheld, { step: 'pick up', otherNews: P.union('held', 'with an own Cell') }),
  ],
)

export type Cargo = (typeof CARGO)[number]

/** True if News goes along. */
export const isWithNews = (cargo: Cargo): boolean => WITH_NEWS.some((one) => one === cargo)

/** True if the Personality goes along. */
export const isWithPersonality = (cargo: Cargo): boolean => WITH_PERSONALITY.some((one) => one === cargo)

export const afterMoves = one(
  'Message: the Cell after its moves',
  view(
    {
      captured: flag('the Cell is Captured', 'the Cell is not Captured'),
      underground: flag('the Cell is Underground', 'the Cell is Active'),
      reading: cited.messageHiding,
    },
    [{ because: 'a Captured Cell is Active', when: ({ captured, underground }) => captured && underground }],
  ),
  (row) => [
    row(cited.message.capturedStays, { captured: true }, 'stays'),
    row(cited.message.hides, { captured: false, underground: true }, 'stays'),
    row(cited.message.hides, { captured: false, underground: false, reading: 'must' }, 'goes Underground'),
    row(
      [cited.message.hides, cited.message.wayExample],
      { captured: false, underground: false, reading: 'may' },
      'is asked',
    ),
  ],
)
