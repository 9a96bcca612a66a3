/** The combat table: that it is as printed, and what holds of it. */
import { describe, expect, it } from 'vitest'
import {
  attackerLoses,
  defenderLoses,
  defenderRetreats,
  placeFor,
  resultIn,
} from '#spec/talvisota/10-results-combat-table'
import { COLUMNS, LINES, PRINTED, RESULTS, type Result, resultAt } from '#spec/talvisota/components/combat-table'

/** The table as its lines are printed, from the left to the right. */
const TEXT = `
6 1a1d 1a/1d 1a/1dR 1dR 1dR 2d 2dR
5 1a 1a/1d 1a/1d 1a/1dR 1dR 1dR 2d
4 2a 1a 1a/1d 1a/1d 1a/1dR 1dR 1dR
3 2a 2a 1a 1a/1d 1a/1d 1a/1dR 1dR
2 3a 2a 2a 1a 1a/1d 1a/1d 1a/1dR
1 3a 3a 2a 2a 1a 1a/1d 1a/1d`

/** The results by the sum of difference and die. */
const BY_SUM: Readonly<Record<number, Result>> = {
  1: '3a',
  2: '3a',
  3: '2a',
  4: '2a',
  5: '1a',
  6: '1a/1d',
  7: '1a/1d',
  8: '1a/1dR',
  9: '1dR',
  10: '1dR',
  11: '2d',
  12: '2dR',
}

const cells = COLUMNS.flatMap((column) => LINES.map((die) => ({ column, die })))
/** True if a result leaves none of so many defenders in the space. */
const clears = (defenders: number) => (result: Result) =>
  defenderRetreats.ask({ result }) || defenderLoses.ask({ result }) >= defenders
/** The chances in six that one die clears a defence at a difference. */
const chances = (difference: number, defenders: number): number =>
  LINES.filter((face) => clears(defenders)(resultIn.ask(placeFor.compute(difference, face, 'the last line')))).length

describe('Results combat table', () => {
  it('is printed as its lines are', () => {
    const printed = LINES.map((line) => [line, ...PRINTED[line]].join(' '))
    expect(printed).toEqual(TEXT.trim().split('\n'))
  })

  it('answers in every cell with what is printed there', () => {
    const wrong = cells.filter(({ column, die }) => resultIn.ask({ column, die }) !== resultAt(column, die))
    expect(wrong).toEqual([])
  })

  it('depends on the sum of difference and die alone', () => {
    const wrong = cells.filter(({ column, die }) => resultAt(column, die) !== BY_SUM[column + die])
    expect(wrong).toEqual([])
  })

  it('uses every result, and every sum from 1 to 12', () => {
    expect(new Set(cells.map(({ column, die }) => resultAt(column, die)))).toEqual(new Set(RESULTS))
    expect(new Set(cells.map(({ column, die }) => column + die)).size).toBe(12)
  })

  it('never costs the attacker more, nor the defender less, for a better sum', () => {
    const sums = Object.values(BY_SUM)
    const attackers = sums.map((result) => attackerLoses.ask({ result }))
    const defenders = sums.map((result) => defenderLoses.ask({ result }))
    expect(attackers).toEqual(attackers.toSorted((one, other) => other - one))
    expect(defenders).toEqual(defenders.toSorted((one, other) => one - other))
  })

  it('has one better sum that is worse: 11 drives nobody back, and 8 to 10 do', () => {
    const worse = (defenders: number) =>
      Object.keys(BY_SUM)
        .map(Number)
        .filter(
          (sum) => sum > 1 && clears(defenders)(BY_SUM[sum - 1] ?? '3a') && !clears(defenders)(BY_SUM[sum] ?? '3a'),
        )
    expect([1, 2, 3, 6].map(worse)).toEqual([[], [], [11], [11]])
  })

  it('goes on beyond +6 along its own diagonals', () => {
    const results = [7, 8, 11].map((difference) =>
      LINES.map((face) => resultIn.ask(placeFor.compute(difference, face, 'the last line'))),
    )
    const expected = [7, 8, 11].map((difference) => LINES.map((face) => BY_SUM[Math.min(difference + face, 12)]))
    expect(results).toEqual(expected)
    expect(placeFor.compute(9, 1, 'the last line')).toEqual({ column: 6, die: 4 })
  })

  it('tells the readings of a die off the table apart where a column is left', () => {
    const differing = COLUMNS.filter((column) =>
      [0, 7].some(
        (die) =>
          resultIn.ask(placeFor.compute(column, die, 'the last line')) !==
          resultIn.ask(placeFor.compute(column, die, 'along the table')),
      ),
    )
    expect(differing).toEqual([1, 2, 4, 5])
  })

  it('clears a defence of one, two and three units at each difference so often in six', () => {
    const differences = [...COLUMNS, 7, 8, 9, 10, 11]
    expect([1, 2, 3].map((defenders) => differences.map((difference) => chances(difference, defenders)))).toEqual([
      [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6],
      [0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6],
      [0, 0, 1, 2, 3, 3, 4, 5, 5, 5, 5, 6],
    ])
  })
})
