/** The combat table, which is printed without a number at the end. @module */

import { among, computed, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { COLUMNS, type Column, LAST_COLUMN, LINES, RESULTS, type Result, resultAt } from './components/combat-table.js'
import * as cited from './rules.gen.js'

const CLAUSES = [
  cited.resultsTable.zero,
  cited.resultsTable.one,
  cited.resultsTable.two,
  cited.resultsTable.three,
  cited.resultsTable.four,
  cited.resultsTable.five,
  cited.resultsTable.six,
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
  const a = [cited.resultsTable.attacker, cited.resultsTable.number] as const
  return [
    row(a, { result: '3a' }, 3),
    row(a, { result: '2a' }, 2),
    row(a, { result: P.union('1a', '1a/1d', '1a/1dR') }, 1),
    row(a, { result: P.union('1dR', '2d', '2dR') }, 0),
  ]
})

export const defenderLoses = one('Combat table: units that the defender loses', view({ result }), (row) => {
  const d = [cited.resultsTable.defender, cited.resultsTable.number] as const
  return [
    row(d, { result: P.union('3a', '2a', '1a') }, 0),
    row(d, { result: P.union('1a/1d', '1a/1dR', '1dR') }, 1),
    row(d, { result: P.union('2d', '2dR') }, 2),
  ]
})

export const defenderRetreats = one('Combat table: whether the defender retreats', view({ result }), (row) => [
  row(cited.resultsTable.retreat, { result: P.union('1a/1dR', '1dR', '2dR') }, true),
  row(cited.resultsTable.retreat, { result: P.not(P.union('1a/1dR', '1dR', '2dR')) }, false),
])

/** The place of a result in the table. */
export interface Place {
  readonly column: Column
  readonly die: number
}

const within = (least: number, number: number, most: number): number => Math.min(Math.max(number, least), most)
const columnAt = (difference: number): Column => COLUMNS[within(0, difference, LAST_COLUMN)] ?? LAST_COLUMN

/** The cell for a difference of 0 or more and for a die with what is added to it. */
export const placeFor = computed(
  'Combat table: the cell',
  [cited.resultsTable.beyond],
  (difference: number, die: number, reading: (typeof cited.dieOffTable)['domain'][number]): Place => {
    const modified = die + Math.max(difference - LAST_COLUMN, 0)
    const line = within(1, modified, 6)
    const off = reading === 'along the table' ? modified - line : 0
    return { column: columnAt(Math.min(difference, LAST_COLUMN) + off), die: line }
  },
)
