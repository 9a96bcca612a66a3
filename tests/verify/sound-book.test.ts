import { describe, expect, it } from 'vitest'
import { printReport } from '../../src/cli/text/reports/verification-report.js'
import { reportSchema } from '../../src/core/verify/report.js'
import { verify } from '../../src/core/verify/verify.js'
import { failing, sound, verified } from './sound-book.js'

describe('a sound book', () => {
  const report = verified(sound)

  it('passes every gate', () => {
    expect(failing(report)).toEqual([])
    expect(report.passed).toBe(true)
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
      'readings',
      'evidence',
      'snapshot',
    ])
  })

  it('checks something in every gate, but for completions, findings and examples, of which it has none', () => {
    expect(report.gates.filter(({ checked }) => checked === 0).map(({ name }) => name)).toEqual([
      'completions',
      'findings',
      'examples',
    ])
  })

  it('is reported as JSON that the schema accepts and that says the same when read again', () => {
    expect(reportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
  })

  it('is reported in the same words every time, in lines of at most 100 columns', () => {
    const text = printReport(report)
    expect(printReport(verified(sound))).toBe(text)
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100)
    expect(text).toContain('orchard: all 13 checks passed')
  })

  it('is judged once a game, however many ways lead to it', () => {
    const games = report.worlds.reduce((sum, { states }) => sum + states, 0)
    const alone = verified({ ...sound, pathLaws: [] }, { plays: 0 })
    expect(alone.laws[0]?.checked).toBeLessThan(games)
  })

  it('knows who cites a clause, by anchors that stay the same', () => {
    expect(report.clauses.find(({ id }) => id === 'turns.tall')?.citedBy).toEqual([
      'table:may not climb/4',
      'table:may not climb/5',
    ])
    expect(report.clauses.find(({ id }) => id === 'turns.order')?.citedBy).toEqual(['way:orchard/wind --calm--> turn'])
    expect(report.clauses.find(({ id }) => id === 'turns.twoTrees')?.citedBy).toEqual([
      'table:may not climb/2',
      'offer:climb/next tree/a tree to climb',
    ])
  })

  it('tells how far it has come, gate by gate', () => {
    const told: string[] = []
    verify(sound, { plays: 2, progress: ({ gate, done, total }) => told.push(`${gate} ${done}/${total}`) })
    expect(told).toContain('tables 5/5')
    expect(told).toContain('charts 6/6')
    expect(told).toContain('plays 2/2')
    expect(told.at(-1)).toBe('readings 5/5')
  })
})
