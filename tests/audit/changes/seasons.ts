/** Orchard in another season: its rules as somebody edited them. */

import { P } from 'ts-pattern'
import { applyRulings } from '../../../src/core/kernel/book/apply-rulings.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import {
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/core/kernel/sections/clause.js'
import { sum } from '../../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../../src/core/kernel/tables/table-view.js'
import { book, scoring, turns } from '../../kernel/orchard.js'

/** Orchard as it was. */
export const spring = book as unknown as Book

const turnsNow = section('turns', '1', 'Turns', {
  order: rule('Ann begins, then Bob, then Ann again.', { see: ['2'] }),
  onceEach: prohibition('A picker climbs a tree only once in a turn.'),
  twoTrees: prohibition('A picker climbs at most three trees in a turn.'),
  bare: prohibition('Nobody climbs a tree without fruit.', { status: informative('nobody would') }),
  tall: prohibition('The tall tree cannot be climbed.'),
  byLadder: permission('A picker with a ladder can climb the tall tree.'),
  eat: permission('Once in a turn, between trees, a picker may eat a fruit.'),
  hungry: prohibition('Who has no fruit cannot eat.'),
})
const scoringNow = section('scoring', '3', 'Points', {
  fruit: formula('Each fruit is worth two points.'),
  most: rule('The picker with more points wins.'),
  tie: rule('Nobody wins a tie.'),
  stock: rule('There are never more than six fruits.'),
  neighbours: note('Bells are rung at the end.'),
  wind: rule('After a turn the wind blows the orchard empty one time in six.'),
})

const points = sum('points', view({ basket: range(0, 6) }), (row) => [
  row(scoring.fruit, { basket: P.number.positive() }, ({ basket }) => 2 * basket),
])

/** Orchard as it is now: edited in every way that an edition is. */
export const autumn = applyRulings(
  {
    ...spring,
    edition: 'another toy',
    sections: [turnsNow, scoringNow],
    tables: spring.tables.map((table) => (table.name === 'points' ? (points as unknown as typeof table) : table)),
    questions: [
      ...spring.questions,
      {
        ...(spring.questions[0] as (typeof spring.questions)[number]),
        name: 'whoRings',
        asks: 'Who rings the bells?',
        clauses: [scoring.most, turns.order],
      },
    ],
  },
  [{ question: 'eatingScores', reading: 'yes', by: 'the gardener', on: '2026-03-31', where: 'over the gate' }],
)
