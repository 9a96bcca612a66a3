import { describe, expect, it } from 'vitest'
import { printReport } from '../../src/cli/text/reports/verification-report.js'
import type { Finding } from '../../src/core/verify/report.js'
import { wordsOfCheck } from '../../src/core/verify/text/check-titles.js'
import { sound, verified } from '../verify/sound-book.js'

const report = verified(sound)

/** The report with findings, or notes, at its first gate. */
const withGate = (changed: { readonly findings?: readonly Finding[]; readonly notes?: readonly Finding[] }) => {
  const [first, ...others] = report.gates
  if (first === undefined) throw new Error('no gate')
  const gates = [{ ...first, ...changed, passed: changed.findings === undefined }, ...others]
  return { ...report, gates, passed: gates.every(({ passed }) => passed) }
}

const finding = (number: number): Finding => ({
  what: `a finding with words enough to fill more than one line of a hundred columns, ${'and more '.repeat(12)}${number}`,
  where: `table:${'a-name-without-a-single-space-'.repeat(5)}`,
  witness: { path: Array.from({ length: 40 }, (_, step) => ({ type: 'climb', tree: `tree ${step}` })) },
  clauses: ['turns.tall'],
})

describe('a printed report', () => {
  it('keeps within 80 columns, in full within 100, whatever was found, and uses them', () => {
    for (const { full, most } of [
      { full: false, most: 80 },
      { full: true, most: 100 },
    ]) {
      const lengths = printReport(withGate({ findings: [finding(1)] }), { full })
        .split('\n')
        .map(({ length }) => length)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most)
      expect(Math.max(...lengths)).toBeGreaterThan(most - 5)
    }
  })

  it('fits one screen, however many gates fail and however much they found', () => {
    const findings = Array.from({ length: 20 }, (_, number) => finding(number))
    for (const failing of [1, 2, 5, report.gates.length]) {
      const gates = report.gates.map((gate, index) => (index < failing ? { ...gate, findings, passed: false } : gate))
      const lines = printReport({ ...report, gates, passed: false })
        .trimEnd()
        .split('\n')
      expect(lines.length, `${failing} gates`).toBeLessThanOrEqual(24)
      for (const { name } of gates.slice(0, failing))
        expect(lines.join(' ')).toContain(`${wordsOfCheck(name).title}: 20 findings`)
      expect(lines.slice(-4).join(' ').replace(/\s+/g, ' ')).toContain('--full" shows every finding')
    }
  })

  it('says first whether all checks passed, and shows each check with its figures, on one screen', () => {
    const [, first = '', ...lines] = printReport(report).trimEnd().split('\n')
    expect(first).toContain('orchard: all 13 checks passed')
    expect(lines.length).toBeLessThan(20)
    for (const { name, checked } of report.gates)
      expect(
        lines.some((line) => line.startsWith(` ${wordsOfCheck(name).title} `) && line.includes(` ${checked} `)),
        name,
      ).toBe(true)
    expect(printReport(report)).not.toContain('pairs')
    expect(printReport(report, { full: true })).toContain('pairs')
  })

  it('tells in full why some prohibitions never refuse', () => {
    const neverRefuses = [{ reason: 'Fruits are counted, and nobody asks.', clauses: ['turns.tall', 'turns.bare'] }]
    const text = printReport({ ...report, neverRefuses }, { full: true })
    expect(text).toContain(
      ' 2 prohibitions that nobody can run into, and why\n Fruits are counted, and nobody asks.\n   1 turns.tall, 1 turns.bare\n',
    )
    expect(printReport({ ...report, neverRefuses })).not.toContain('nobody can run into')
  })

  it('shortens what is wrong to a few findings without their cases', () => {
    const text = printReport(withGate({ findings: Array.from({ length: 20 }, (_, number) => finding(number)) }))
    expect(text).toContain('orchard: 1 of 13 checks failed: clauses')
    expect(text).toContain('clauses: 20 findings')
    expect(text).toMatch(/and 1\d more, see --full/)
    expect(text).not.toContain('path: climb')
  })

  it('shows the choices that lead to a finding in the words of a play', () => {
    const text = printReport(withGate({ findings: [finding(1)] }), { full: true })
    expect(text).toContain('path: climb tree="tree 0" > climb tree="tree 1"')
    expect(text).toContain('turns.tall')
  })

  it('shows more findings of a gate in full, and counts the rest', () => {
    const findings = Array.from({ length: 20 }, (_, number) => finding(number))
    const text = printReport(withGate({ findings }), { full: true })
    expect(text).toContain('clauses: 20 findings')
    expect(text).toContain('and 8 more; --json shows all')
    expect(text).toContain('orchard: 1 of 13 checks failed: clauses')
  })

  it('shows notes only when asked for them', () => {
    const noted = withGate({ notes: [finding(1)] })
    expect(printReport(noted)).not.toContain('a finding with words')
    expect(printReport(noted, { notes: true })).toContain('a finding with words')
    expect(printReport(noted)).toContain('2 notes (no errors), see --notes')
  })
})
