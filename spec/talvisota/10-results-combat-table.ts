/** The combat table, which is printed without a number at the end. @module */
import { among, computed, definition, example, formula, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { COLUMNS, type Column, LAST_COLUMN, LINES, RESULTS, type Result, resultAt } from './components/combat-table.js'
import { section } from './section.js'

export const resultsTable = section('resultsTable', 'Results combat table', 'Results combat table', {
  zero: rule('+0: 3a on 1 and 2, 2a on 3 and 4, 1a on 5, 1a and 1d on 6.'),
  one: rule('+1: 3a on 1, 2a on 2 and 3, 1a on 4, 1a and 1d on 5 and 6.'),
  two: rule('+2: 2a on 1 and 2, 1a on 3, 1a and 1d on 4 and 5, 1a and 1dR on 6.'),
  three: rule('+3: 2a on 1, 1a on 2, 1a and 1d on 3 and 4, 1a and 1dR on 5, 1dR on 6.'),
  four: rule('+4: 1a on 1, 1a and 1d on 2 and 3, 1a and 1dR on 4, 1dR on 5 and 6.'),
  five: rule('+5: 1a and 1d on 1 and 2, 1a and 1dR on 3, 1dR on 4 and 5, 2d on 6.'),
  six: rule('+6 and more: 1a and 1d on 1, 1a and 1dR on 2, 1dR on 3 and 4, 2d on 5, 2dR on 6.'),
  number: definition('The number is that of the units lost.'),
  attacker: definition('a is the attacker.'),
  defender: definition('d is the defender.'),
  retreat: definition('R: the defender retreats.'),
  beyond: formula('A difference beyond 6 counts as 6, and each point beyond adds 1 to the die.'),
  example: example('With +9 the die has 3 more.'),
})

const CLAUSES = [
  resultsTable.zero,
  resultsTable.one,
  resultsTable.two,
  resultsTable.three,
  resultsTable.four,
  resultsTable.five,
  resultsTable.six,
] as const

/** The faces at which a column has a result. */
const facesOf = (column: Column, result: Result): readonly number[] =>
  LINES.filter((line) => resultAt(column, line) === result)

export const resultIn = one(
  'Combat table: the result',
  view({ column: among(COLUMNS, 'the column'), die: range(1, 6, 'the line of the die') }),
  (row) =>
    COLUMNS.flatMap((column) =>
      RESULTS.flatMap((result) => {
        const [face, ...faces] = facesOf(column, result)
        return face === undefined ? [] : [row(CLAUSES[column], { column, die: P.union(face, ...faces) }, result)]
      }),
    ),
)

const result = among(RESULTS, 'the result')

export const attackerLoses = one('Combat table: units that the attacker loses', view({ result }), (row) => {
  const a = [resultsTable.attacker, resultsTable.number] as const
  return [
    row(a, { result: '3a' }, 3),
    row(a, { result: '2a' }, 2),
    row(a, { result: P.union('1a', '1a/1d', '1a/1dR') }, 1),
    row(a, { result: P.union('1dR', '2d', '2dR') }, 0),
  ]
})

export const defenderLoses = one('Combat table: units that the defender loses', view({ result }), (row) => {
  const d = [resultsTable.defender, resultsTable.number] as const
  return [
    row(d, { result: P.union('3a', '2a', '1a') }, 0),
    row(d, { result: P.union('1a/1d', '1a/1dR', '1dR') }, 1),
    row(d, { result: P.union('2d', '2dR') }, 2),
  ]
})

export const defenderRetreats = one('Combat table: whether the defender retreats', view({ result }), (row) => [
  row(resultsTable.retreat, { result: P.union('1a/1dR', '1dR', '2dR') }, true),
  row(resultsTable.retreat, { result: P.not(P.union('1a/1dR', '1dR', '2dR')) }, false),
])

export const dieOffTable = question('dieOffTable', {
  asks: 'What is a die that is modified to more than 6, or to less than 1?',
  clauses: [resultsTable.beyond, resultsTable.example],
  readings: {
    'the last line': 'The last line of the table: 6, or 1.',
    'along the table': 'The table goes on as it does within: a line more is a column more.',
  },
  usual: 'the last line',
  because: 'The table has six lines, and says of no other column than the last that it is also that of more.',
  kind: 'gap',
})

/** Where a result stands in the table. */
export interface Place {
  readonly column: Column
  readonly die: number
}

const within = (least: number, number: number, most: number): number => Math.min(Math.max(number, least), most)
const columnAt = (difference: number): Column => COLUMNS[within(0, difference, LAST_COLUMN)] ?? LAST_COLUMN

/** The cell for a difference of 0 or more and for a die with what is added to it. */
export const placeFor = computed(
  'Combat table: the cell',
  [resultsTable.beyond],
  (difference: number, die: number, reading: (typeof dieOffTable)['domain'][number]): Place => {
    const modified = die + Math.max(difference - LAST_COLUMN, 0)
    const line = within(1, modified, 6)
    const off = reading === 'along the table' ? modified - line : 0
    return { column: columnAt(Math.min(difference, LAST_COLUMN) + off), die: line }
  },
)
