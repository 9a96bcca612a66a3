/** The report of a book from its units, gate by gate, with units whose outcome is written for one thing each. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { example, section } from '../../src/core/kernel/sections/clause.js'
import type { Report } from '../../src/core/verify/report.js'
import { effortOf, reportFromUnits, unitsOf, verifyFrom, workOn } from '../../src/core/verify/verify-in-units.js'
import type { VerifyOptions } from '../../src/core/verify/verify-options.js'
import { type Done, doApart, type Unit } from '../../src/core/verify/work-units.js'
import { book as auction } from '../kernel/auction.js'
import { drawing, shown } from '../kernel/drawn-orchard.js'
import { type Game, book as orchard } from '../kernel/orchard.js'
import { sound } from './sound-book.js'

const finding = (what: string) => ({ what, where: 'here', clauses: [] })
const world = (name: string, edges = 1, changes: object = {}) =>
  ({
    report: { name, reach: 'alone', edges },
    findings: [],
    notes: [],
    charts: [],
    pairs: new Set(),
    ...changes,
  }) as unknown as NonNullable<Done['worlds']>[number]

/** The report where the units of some gates came to something, and all others to nothing. */
function reported(
  done: Partial<Record<Unit['gate'], readonly Done[]>>,
  of: Book<Game> = sound,
  options: VerifyOptions = { plays: 4 },
) {
  const work = workOn(of, options)
  const turns: string[] = []
  const units = unitsOf(work, 2)
  const report = reportFromUnits(work, options, units, (unit) => {
    turns.push(unit.gate)
    const among = units.filter(({ gate }) => gate === unit.gate).indexOf(unit)
    return done[unit.gate]?.[among] ?? {}
  })
  return { report, turns }
}
const gateOf = ({ gates }: Report, name: string) => gates.find((gate) => gate.name === name)
const whatOf = (report: Report, name: string) => gateOf(report, name)?.findings.map(({ what }) => what)

describe('the effort', () => {
  it('is what is asked for, or some plays with few in which the book plays', () => {
    expect(effortOf({})).toEqual({
      bound: 100_000,
      plays: { plays: 30, seed: 1, bound: 5000, seated: 7 },
    })
    expect(effortOf({ plays: 9, seed: 4, longestPlay: 5, bound: 6, seated: 3 })).toEqual({
      bound: 6,
      plays: { plays: 9, seed: 4, bound: 5, seated: 3 },
    })
    expect([3, 4, 27, 28, 400].map((plays) => effortOf({ plays }).plays.seated)).toEqual([0, 1, 6, 7, 7])
    expect(effortOf({ plays: 9, seated: 0 }).plays.seated).toBe(0)
    const { book, bound, plays, runExamples, asked } = workOn(sound, {})
    expect([book, bound, plays.plays, runExamples, asked]).toEqual([sound, 100_000, 30, undefined, undefined])
    expect(workOn(sound, { plays: 2 }).plays).toMatchObject({ plays: 2, seated: 0 })
  })

  it('falls into units, gate by gate, into no more parts than there are things', () => {
    const unitOf = (unit: Unit) =>
      unit.gate === 'examples' ? `examples ${unit.part} of ${unit.of}` : `${unit.gate} ${unit.from}-${unit.to}`
    const few = { ...sound, tables: sound.tables.slice(0, 1), worlds: sound.worlds.slice(0, 5) }
    expect(unitsOf(workOn(few, { plays: 3 }), 2).map(unitOf)).toEqual([
      'tables 0-1',
      'charts 0-2',
      'charts 2-5',
      'worlds 0-0',
      'completions 0-0',
      'examples 0 of 2',
      'examples 1 of 2',
      'plays 0-1',
      'plays 1-3',
      'secrets 0-0',
      'readings 0-2',
      'readings 2-5',
      'meetings 0-0',
    ])
  })
})

describe('the report', () => {
  it('has every gate in its order, and takes the units of each in turn', () => {
    const { report, turns } = reported({})
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
    expect([...new Set(turns)]).toEqual([
      'tables',
      'charts',
      'worlds',
      'completions',
      'examples',
      'plays',
      'readings',
      'meetings',
    ])
    expect(report).toMatchObject({
      book: 'orchard',
      title: 'Orchard',
      edition: 'a toy',
      passed: false,
      worlds: [],
      examples: [],
      textFindings: [],
      tables: [],
    })
    expect('neverRefuses' in report).toBe(false)
    expect(reported({}, { ...sound, neverRefuses: [] }).report.neverRefuses).toEqual([])
  })

  it('has gates for secrets, drawings, meetings and declarations where the book has them', () => {
    const more = { ...sound, drawing, shown, meetings: [] }
    const names = reported({}, more, { plays: 1, declared: [] }).report.gates.map(({ name }) => name)
    expect(names.slice(-6)).toEqual(['drawing', 'readings', 'meetings', 'evidence', 'snapshot', 'declared'])
    const { report } = reported({}, auction as unknown as Book<Game>, { plays: 1 })
    expect(report.gates.map(({ name }) => name)).toContain('secrets')
  })

  it('shows secrets at work where they were held, and not where they were not', () => {
    const held = (checked: number, findings: readonly object[] = []) => {
      const seats = { chose: ['Ann', 'Bob'], sealed: {} }
      const done = { secrets: [{ checked, findings, ...seats }] } as unknown as Done
      const { report } = reported({ secrets: [done] }, auction as unknown as Book<Game>, { plays: 1 })
      return report.clauses.find(({ id }) => id === 'auction.hidden')?.refused
    }
    expect([held(5), held(0), held(5, [finding('told')])]).toEqual([1, 0, 0])
  })

  it('has the worlds of charts in the order of the book, then the whole ones, with what is wrong', () => {
    const { report } = reported({
      charts: [
        { worlds: [world('climb', 2, { findings: [finding('a')] })] },
        { worlds: [world('orchard', 3, { notes: [finding('n')] })] },
      ],
      worlds: [{ worlds: [world('a late orchard', 5, { findings: [finding('b')] })] }],
    })
    expect(report.worlds.map(({ name }) => name)).toEqual(['orchard', 'climb', 'a late orchard'])
    expect(gateOf(report, 'charts')).toMatchObject({ checked: 5, findings: [finding('a')], notes: [finding('n')] })
    expect(gateOf(report, 'worlds')).toMatchObject({ checked: 5, findings: [finding('b')], notes: [] })
  })

  it('says that there are no worlds and no examples', () => {
    const { report } = reported({})
    expect(gateOf(report, 'charts')?.findings).toEqual([
      {
        what: 'the book has no world to enumerate; expected an example with explore: alone',
        where: 'charts',
        clauses: [],
      },
    ])
    expect(whatOf(report, 'worlds')).toEqual([
      'the book has no world to enumerate; expected an example with explore: whole',
    ])
    expect(gateOf(report, 'examples')).toEqual({
      name: 'examples',
      passed: true,
      checked: 0,
      findings: [],
      notes: [{ what: 'the book has no examples', where: 'examples', clauses: [] }],
    })
  })

  it('has the examples of all parts, those that fail, and what they cite idly', () => {
    const one = { name: 'one', file: 'a.yaml', passed: true, clauses: ['turns.eat'], idle: ['turns.eat'] }
    const other = { name: 'other', file: 'b.yaml', passed: false, message: 'no', clauses: ['turns.tall'] }
    const third = { name: 'third', file: 'b.yaml', passed: false, clauses: [], idle: [] }
    const { report } = reported({ examples: [{ examples: [one] }, { examples: [other, third] }] })
    expect(report.examples).toEqual([one, other, third])
    expect(gateOf(report, 'examples')).toEqual({
      name: 'examples',
      passed: false,
      checked: 3,
      findings: [
        { what: '"other": no', where: 'b.yaml', clauses: ['turns.tall'] },
        { what: '"third": failed', where: 'b.yaml', clauses: [] },
      ],
      notes: [{ what: '"one" cites clauses that decide nothing in it', where: 'a.yaml', clauses: ['turns.eat'] }],
    })
    const worked = section('worked', '3', 'Worked', { climb: example('Ann climbs.') })
    const printing = { ...sound, sections: [...sound.sections, worked] }
    expect(whatOf(reported({ examples: [{ examples: [one] }] }, printing).report, 'examples')).toEqual([
      'no example of the book shows the printed example',
    ])
    expect(whatOf(reported({}, printing).report, 'examples')).toEqual([])
  })

  it('adds up plays, what they asked, completions and other readings', () => {
    const some = { plays: 2, decisions: 5, shortest: 2, longest: 3, outcomes: { '"Ann"': 2 } }
    const asked = (seat: string) => ({ climb: { 'next tree': { seats: [seat], options: {} } } })
    const { report } = reported({
      plays: [
        { plays: { ...some, courses: ['p', 'q'], findings: [] }, asked: asked('Bob') },
        { plays: { ...some, courses: ['r', 's'], findings: [finding('p')] }, asked: asked('Ann') },
      ],
      completions: [{ completed: [{ paths: 3, findings: [finding('c')] }] }],
      readings: [{ readings: [[], [finding('r')]] }, { readings: [[finding('s')]] }],
    })
    expect(report.plays).toMatchObject({ plays: 4, decisions: 10, outcomes: { '"Ann"': 4 }, unfinished: 0 })
    expect(report.plays.courses).toEqual(['p', 'q', 'r', 's'])
    expect(gateOf(report, 'plays')).toMatchObject({ checked: 4, findings: [finding('p')], notes: [] })
    expect(gateOf(report, 'completions')).toMatchObject({ checked: 3, findings: [finding('c')] })
    expect(gateOf(report, 'readings')).toMatchObject({ checked: 3, findings: [finding('r'), finding('s')] })
    const climb = report.charts.find(({ name }) => name === 'climb')
    expect(climb?.states.find(({ name }) => name === 'next tree')?.asked?.seats).toEqual(['Ann', 'Bob'])
  })

  it('has the tables that were analysed, with what they were asked although it cannot occur', () => {
    const analysis = (combinations: number, ...findings: readonly object[]) =>
      ({ combinations, impossible: 0, matched: [], patterns: { patterns: 1, comparisons: 1 }, findings }) as never
    const { report } = reported({ tables: [{ tables: [analysis(6, finding('t'))] }, { tables: [analysis(7)] }] })
    expect(report.tables.map(({ name, combinations }) => `${name} ${combinations}`)).toEqual([
      'may not climb 6',
      'may not eat 7',
    ])
    expect(gateOf(report, 'tables')).toMatchObject({ checked: 13, findings: [finding('t')] })
  })

  it('has the laws of games, paths and cases', () => {
    const lawful = (broken: readonly object[]) => ({
      name: 'every case',
      clauses: [],
      broken: () => ({ among: 5, cases: broken }),
      breaks: () => ({ among: 5, cases: [{}] }),
    })
    const { report } = reported({}, { ...sound, caseLaws: [lawful([{ a: 1 }])] } as unknown as Book<Game>)
    expect(report.laws.map(({ name, checked }) => [name, checked])).toEqual([
      ['the shape of a game', 0],
      ['at most six fruits', 0],
      ['nothing is lost on a tree', 0],
      ['every case', 5],
    ])
    expect(gateOf(report, 'laws')?.checked).toBe(5)
    expect(whatOf(report, 'laws')?.at(-1)).toBe('"every case" is broken in 1 of 5 cases, such as {"a":1}')
    expect(gateOf(report, 'findings')?.checked).toBe(0)
  })

  it('is made of units that were done apart, and misses one that was not', () => {
    const options: VerifyOptions = { plays: 1, longestPlay: 50 }
    const small = { ...orchard, worlds: [] }
    const work = workOn(small, options)
    const units = unitsOf(work, 1)
    const done = units.map((unit) => doApart(work, unit, () => undefined))
    const report = verifyFrom(small, options, units, done)
    expect(report.plays.plays).toBe(1)
    expect(report.laws[0]?.checked).toBeGreaterThan(1)
    expect(report.tables).toHaveLength(small.tables.length)
    expect(() => verifyFrom(small, options, units, done.slice(0, 1))).toThrow('a unit of charts was not done')
  })
})
