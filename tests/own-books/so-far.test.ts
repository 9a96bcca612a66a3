/** A book turns green one gate at a time: half a book is verified as half a book, and what is next is told. */
import { describe, expect, it } from 'vitest'
import { book as firstBook, mayNotTake } from '../../docs/first-book/book.js'
import { taking } from '../../docs/first-book/rules.gen.js'
import { verifying } from '../../src/cli/commands/verify/command.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { nextOf, nextText } from '../../src/cli/text/next-step.js'
import { bookSoFar } from '../../src/core/kernel/book/book-so-far.js'
import { verify } from '../../src/core/verify/verify.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'

const clausesAlone = bookSoFar({ name: 'half', title: 'Half', edition: 'a draft', sections: [taking] })
const failed = (book: typeof clausesAlone) =>
  verify(book)
    .gates.filter(({ passed }) => !passed)
    .map(({ name }) => name)

describe('a book of clauses alone', () => {
  it('can be verified, and lacks what cites them, what is explored, and a snapshot', () => {
    expect(failed(clausesAlone)).toEqual(['registry', 'charts', 'worlds', 'reach', 'snapshot'])
  })

  it('is told the first clause that nothing cites', () => {
    expect(nextOf(verify(clausesAlone))).toMatchObject({
      gate: 'registry',
      first: { where: 'clause:taking.turns', what: expect.stringContaining('nothing cites') },
      findings: 4,
      later: ['charts', 'worlds', 'reach', 'snapshot'],
    })
  })
})

describe('a book of tables without charts', () => {
  const tabled = { ...clausesAlone, tables: [mayNotTake] }

  it('has its rows held against each other, and lacks cases in which they decide', () => {
    const report = verify(tabled)
    expect(report.gates.find(({ name }) => name === 'tables')).toMatchObject({ passed: true, checked: 8 })
    expect(failed(tabled)).toContain('evidence')
    expect(nextOf(report)?.findings).toBe(2)
  })
})

describe('what is told to do next', () => {
  it('names the gate, what to do for it, and the first place', () => {
    expect(nextText(verify(clausesAlone), false, paintFor(false))).toMatch(
      /^half: next is clauses \(4 findings; 8 of 13 checks passed\)\n {2}cite each clause.*\n(?:.*\n)*? {2}clause:taking\.turns\n/,
    )
  })

  it('is nothing where all checks passed', () => {
    const { gates, ...report } = verify(firstBook as unknown as typeof clausesAlone)
    const passing = { ...report, gates: gates.map((gate) => ({ ...gate, passed: true })) }
    expect(nextOf(passing)).toBeUndefined()
    expect(nextText(passing, false, paintFor(false))).toContain('verify --next --deep')
    expect(nextText(passing, true, paintFor(false))).toContain('Nothing is left to do')
  })

  it('is printed by the command, for programs too', async () => {
    const home = () => ({ runExamples: () => [], statusFile: `${temporaryFolder()}/status.json` })
    const options = { books: [clausesAlone], more: [verifying({ home })] }
    const { out, code } = await rulewright(['verify', 'half', '--next'], options)
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('half: next is clauses') })
    expect(JSON.parse((await rulewright(['verify', 'half', '--next', '--json'], options)).out)).toMatchObject({
      gate: 'registry',
    })
  })
})
