import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { exampleRunner } from '../../src/examples/folder.js'
import type { Report } from '../../src/verify/report.js'
import { parseSnapshot } from '../../src/verify/status.js'
import { verify } from '../../src/verify/verify.js'

const home = join(import.meta.dirname, '../../spec/all-bridges-burning')

let report: Report
beforeAll(() => {
  const snapshot = parseSnapshot(JSON.parse(readFileSync(join(home, 'status.json'), 'utf8')))
  if (!snapshot.ok) throw new Error('status.json cannot be read')
  report = verify(allBridgesBurning, {
    plays: 5,
    runExamples: exampleRunner(allBridgesBurning, join(home, 'examples'), home),
    snapshot: snapshot.value,
  })
}, 600_000)

describe('the verification of All Bridges Burning', () => {
  it('passes every gate', () => {
    const failed = report.gates.filter(({ passed }) => !passed)
    expect(failed.map(({ name, findings }) => [name, findings])).toEqual([])
    expect(report.gates.map(({ name }) => name)).toEqual([
      'registry',
      'tables',
      'charts',
      'worlds',
      'reach',
      'completions',
      'laws',
      'findings',
      'examples',
      'plays',
      'evidence',
      'snapshot',
    ])
  })

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
