/** page 5, Turn Sequence. @module */

import { among, COMPARED, flag, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { YEARS } from './vocabulary.js'

export const harmComes = one('The Fascist Event: what comes first', view({ harmOrder: cited.harmOrder }), (row) => [
  row([cited.fascistEvent.attacks, cited.fascistEvent.harm], { harmOrder: 'after the Attacks' }, 'the Attacks'),
  row(cited.fascistEvent.harm, { harmOrder: 'before the Attacks' }, 'the other harm'),
])

export const nextFrom = one('Who comes next', view({ orderMidTurn: cited.orderMidTurn }), (row) => [
  row(cited.playerTurns.next, { orderMidTurn: 'no' }, 'the neighbor'),
  row(cited.initiative.atOnce, { orderMidTurn: 'yes' }, 'from the Initiative on'),
])

export const testOutcome = one(
  'The Test',
  view(
    {
      front: among(['open', 'victorious', 'defeated'], 'the Front of the Test'),
      value: among(COMPARED, 'its value against the threshold'),
      supported: flag('a player has strengthened it in this turn', 'nobody has strengthened it in this turn'),
      unsupportedTest: cited.unsupportedTest,
    },
    [
      {
        because: 'a victorious Front is above every threshold, a defeated one below',
        when: ({ front, value }) =>
          (front === 'victorious' && value !== 'more') || (front === 'defeated' && value !== 'less'),
      },
    ],
  ),
  (row) => [
    row(cited.test.reward, { front: 'open', value: P.not('less'), supported: true }, 'passed'),
    row(cited.test.reward, { front: 'open', value: P.not('less'), supported: false, unsupportedTest: 'yes' }, 'passed'),
    row(cited.test.reward, { front: 'open', value: P.not('less'), supported: false, unsupportedTest: 'no' }, 'failed'),
    row(cited.test.penalty, { front: 'open', value: 'less' }, 'failed'),
    row(cited.victory.testsPass, { front: 'victorious' }, 'passed'),
    row(cited.defeatEffects.testsFail, { front: 'defeated' }, 'failed'),
  ],
)

/** The directions of turns round the table. */
export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const direction = one('The direction of play', view({ year: among(YEARS, 'the Year') }), (row) => [
  row(cited.playerTurns.clockwise, { year: P.union(1, 3) }, 'clockwise'),
  row(cited.playerTurns.counterclockwise, { year: 2 }, 'counter-clockwise'),
])
