import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleRunner } from '../../src/examples/folder.js'
import { worldsIn } from '../../src/examples/worlds.js'
import { keptDeclared } from '../../src/home/kept-declared.js'
import type { Book } from '../../src/kernel/book.js'
import type { GameState } from '../../src/kernel/question.js'
import { storedReport } from '../../src/proof/stored-report.js'
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
  'readings',
  'evidence',
  'snapshot',
  'declared',
]

/** The gates that are looked into only where somebody asks for them. */
const DEEP = ['witnesses', 'answers', 'mutants']

/** Where a book's clauses, examples and snapshot are. */
export const homeOf = ({ name }: Pick<Book, 'name'>): string => join(import.meta.dirname, '../../spec', name)

/** The report on a book as it is: the one that was just written where there is one, else that of a verification. */
export function reportOn<Game extends GameState>(book: Book<Game>, plays: number): Report {
  const stored = storedReport(book)
  if (stored) return stored
  const home = homeOf(book)
  const snapshot = parseSnapshot(JSON.parse(readFileSync(join(home, 'status.json'), 'utf8')))
  if (!snapshot.ok) throw new Error('status.json cannot be read')
  const runExamples = exampleRunner(book, join(home, 'examples'), home)
  const worlds = [...book.worlds, ...worldsIn(book, join(home, 'examples'))]
  return verify(
    { ...book, worlds },
    {
      plays,
      runExamples,
      snapshot: snapshot.value,
      declared: keptDeclared(join(home, 'declared.jsonl')),
    },
  )
}

/** Holds the gates of a report against those of every verification: each passes, and none is left out. */
export function passesEveryGate({ gates: all }: Report): void {
  expect(all.filter(({ passed }) => !passed).map(({ name, findings }) => [name, findings])).toEqual([])
  // Only books that keep something secret have the gate for that.
  const gates = all.filter(({ name }) => name !== 'secrets' && name !== 'drawing')
  expect(gates.slice(0, GATES.length).map(({ name }) => name)).toEqual(GATES)
  expect(DEEP.slice(0, gates.length - GATES.length)).toEqual(gates.slice(GATES.length).map(({ name }) => name))
}

/** The verification of a book: every gate passes, nothing was left out, and every clause that decides was seen at work. */
export function verifiesItself<Game extends GameState>(book: Book<Game>, plays = 5, idleRows = 0): void {
  let report: Report
  beforeAll(() => {
    report = reportOn(book, plays)
  }, 600_000)

  describe(`the verification of ${book.title}`, () => {
    it('passes every gate', () => passesEveryGate(report))

    it('goes through every state and every transition of every chart', () => {
      const idle = report.charts.flatMap(({ name, states, ways }) => [
        ...states.filter(({ entered }) => entered === 0).map((state) => [name, state]),
        ...ways.filter(({ taken }) => taken === 0).map((way) => [name, way]),
      ])
      expect(idle).toEqual([])
    })

    it(`lets every row of every table decide${idleRows > 0 ? `, but for ${idleRows} at most` : ''}`, () => {
      const idle = report.tables.flatMap(({ name, rows }) =>
        rows.filter(({ fired }) => fired === 0).map(({ clauses }) => [name, clauses]),
      )
      expect(idle.slice(idleRows)).toEqual([])
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
