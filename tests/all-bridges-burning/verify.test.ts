import { beforeAll, describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import type { Report } from '../../src/verify/report.js'
import { passesEveryGate, reportOn } from '../every-book/verification.js'

let report: Report
beforeAll(() => {
  report = reportOn(allBridgesBurning, 5)
}, 600_000)

describe('the verification of All Bridges Burning', () => {
  it('passes every gate', () => passesEveryGate(report))

  it('goes through every state and every transition of every chart', () => {
    for (const { name, states, ways } of report.charts) {
      expect(
        states.filter(({ entered }) => entered === 0),
        name,
      ).toEqual([])
      expect(
        ways.filter(({ taken }) => taken === 0),
        name,
      ).toEqual([])
    }
  })

  it('enumerates every world wholly, without a dead end', () => {
    for (const { name, cut, deadEnds } of report.worlds) expect([cut, deadEnds], name).toEqual([false, 0])
  })

  it('shows every clause of chapters 1 to 7 and Setup at work that decides anything', () => {
    const idle = report.clauses
      .filter(({ number }) => /^([1-7]|Setup)/.test(number))
      .filter(({ needsEvidence, evidence }) => needsEvidence && evidence !== 'exercised' && evidence !== 'refused')
    expect(idle).toEqual([])
  })

  it('finds no gap, overlap, hidden or dead row in any table', () => {
    expect(report.tables.filter(({ findings }) => findings.length > 0)).toEqual([])
    expect(report.tables.length).toBeGreaterThan(40)
  })
})
