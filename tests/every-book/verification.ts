import { writeSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { verifyIn } from '../../src/check.js'
import { reportOn as keptOrVerified } from '../../src/cli/books/verification-report.js'
import { lineTeller } from '../../src/cli/output/progress.js'
import { seatingsIn } from '../../src/core/explore/automatic-seats.js'
import { homeOf } from '../../src/core/home/book-home.js'
import { withExampleWorlds } from '../../src/core/home/example-worlds.js'
import { examplesOf } from '../../src/core/home/run-book-examples.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { storedReport } from '../../src/core/proof/stored-report.js'
import type { Report } from '../../src/core/verify/report.js'
import { holdsItsExamples } from './examples.js'

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
  'meetings',
  'evidence',
  'snapshot',
  'declared',
]

/** The default number of random games in a verification. */
const PLAYS = 30

/** The gates that are looked into only where somebody asks for them. */
const DEEP = ['witnesses', 'answers', 'mutants']

const STDERR = 2

/** Makes a teller that writes each line at once: a thread that verifies a book hands nothing to the runner until it is done. */
const tellerOf =
  ({ name }: Book) =>
  (line: string) =>
    void writeSync(STDERR, `${name}: ${line}`)

/** The origin of a book; unused, because the tests verify it in one thread. */
const NOWHERE = { module: '' }

/** Finds the report on a book as the program does: what was found before and still holds, else a verification. */
async function reportOn(book: Book): Promise<Report> {
  const told = tellerOf(book)
  // A report is kept of what is compiled.
  if (inject('compiled')) return keptOrVerified(withExampleWorlds(book), { io: { told } }, NOWHERE)
  const options = { runExamples: examplesOf(book), progress: lineTeller(told) }
  return storedReport(book) ?? verifyIn(homeOf(book), book, options)
}

/** Holds the gates of a report against those of every verification: each passes, and none is left out. */
export function passesEveryGate({ gates: all }: Report): void {
  expect(all.filter(({ passed }) => !passed).map(({ name, findings }) => [name, findings])).toEqual([])
  // Only books that keep something secret have the gate for that.
  const gates = all.filter(({ name }) => name !== 'secrets' && name !== 'drawing')
  expect(gates.slice(0, GATES.length).map(({ name }) => name)).toEqual(GATES)
  expect(DEEP.slice(0, gates.length - GATES.length)).toEqual(gates.slice(GATES.length).map(({ name }) => name))
}

/**
 * Tests what the verification of a book found: every gate passes, nothing was left out, and every clause that decides was seen
 * at work. The book is verified once; all that tests say of its examples and its random plays is read from the report.
 */
export async function verifiesItself(book: Book, idleRows = 0): Promise<void> {
  const report = await reportOn(book)

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

    it('plays random games to their end, and every set of seats that the book can play in one of them', () => {
      const { plays, seated, unfinished, outcomes } = report.plays
      expect([plays, unfinished]).toEqual([PLAYS, 0])
      expect(seated).toBeGreaterThanOrEqual(seatingsIn(book))
      expect(Object.values(outcomes).reduce((sum, times) => sum + times, 0)).toBe(PLAYS)
    })
  })
  holdsItsExamples(book, report)
}
