import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { exampleRunner } from '../../src/examples/folder.js'
import type { Report } from '../../src/verify/report.js'
import { parseSnapshot } from '../../src/verify/status.js'
import { verify } from '../../src/verify/verify.js'

const home = join(import.meta.dirname, '../../spec/russian-civil-war')

let report: Report
beforeAll(() => {
  const snapshot = parseSnapshot(JSON.parse(readFileSync(join(home, 'status.json'), 'utf8')))
  if (!snapshot.ok) throw new Error('status.json cannot be read')
  report = verify(russianCivilWar, {
    plays: 10,
    runExamples: exampleRunner(russianCivilWar, join(home, 'examples'), home),
    snapshot: snapshot.value,
  })
}, 120_000)

describe('the verification of the Russian Civil War', () => {
  it('passes every gate', () => {
    const failed = report.gates.filter(({ passed }) => !passed)
    expect(failed.map(({ name, findings }) => [name, findings])).toEqual([])
    expect(report.gates).toHaveLength(11)
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

  it('lets every row of every table decide', () => {
    const idle = report.tables.flatMap(({ name, rows }) =>
      rows.filter(({ fired }) => fired === 0).map(({ clauses }) => [name, clauses]),
    )
    expect(idle).toEqual([])
  })

  it('leaves no clause that decides anything without evidence', () => {
    const idle = report.clauses.filter(
      ({ needsEvidence, evidence }) => needsEvidence && evidence !== 'exercised' && evidence !== 'refused',
    )
    expect(idle).toEqual([])
  })

  it('shows every prohibition that a table of refusals or a law states at its refusal', () => {
    const stated = report.clauses.filter(
      ({ kind, citedBy }) => kind === 'prohibition' && citedBy.some((anchor) => /may not|law/.test(anchor)),
    )
    expect(stated.length).toBeGreaterThan(5)
    expect(stated.filter(({ refused }) => refused === 0)).toEqual([])
  })
})
