import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleRunner } from '../../src/examples/folder.js'
import type { Book, GameState } from '../../src/kernel/book.js'
import type { Report } from '../../src/verify/report.js'
import { parseSnapshot } from '../../src/verify/status.js'
import { verify } from '../../src/verify/verify.js'

const GATES = [
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
]

/** Where a book's clauses, examples and snapshot are. */
export const homeOf = ({ name }: Pick<Book, 'name'>): string => join(import.meta.dirname, '../../spec', name)

/** The verification of a book: every gate passes, nothing was left out, and every clause that decides was seen at work. */
export function verifiesItself<Game extends GameState>(book: Book<Game>, plays = 5): void {
  const home = homeOf(book)
  let report: Report
  beforeAll(() => {
    const snapshot = parseSnapshot(JSON.parse(readFileSync(join(home, 'status.json'), 'utf8')))
    if (!snapshot.ok) throw new Error('status.json cannot be read')
    const runExamples = exampleRunner(book, join(home, 'examples'), home)
    report = verify(book, { plays, runExamples, snapshot: snapshot.value })
  }, 600_000)

  describe(`the verification of ${book.title}`, () => {
    it('passes every gate', () => {
      const failed = report.gates.filter(({ passed }) => !passed)
      expect(failed.map(({ name, findings }) => [name, findings])).toEqual([])
      expect(report.gates.map(({ name }) => name)).toEqual(GATES)
    })

    it('goes through every state and every transition of every chart', () => {
      const idle = report.charts.flatMap(({ name, states, ways }) => [
        ...states.filter(({ entered }) => entered === 0).map((state) => [name, state]),
        ...ways.filter(({ taken }) => taken === 0).map((way) => [name, way]),
      ])
      expect(idle).toEqual([])
    })

    it('lets every row of every table decide', () => {
      const idle = report.tables.flatMap(({ name, rows }) =>
        rows.filter(({ fired }) => fired === 0).map(({ clauses }) => [name, clauses]),
      )
      expect(idle).toEqual([])
    })

    it('enumerates every world wholly, without a dead end', () => {
      for (const { name, cut, deadEnds } of report.worlds) expect([cut, deadEnds], name).toEqual([false, 0])
    })

    it('has seen every clause at work that decides anything', () => {
      const idle = report.clauses.filter(
        ({ needsEvidence, evidence }) => needsEvidence && evidence !== 'exercised' && evidence !== 'refused',
      )
      expect(idle).toEqual([])
    })
  })
}
