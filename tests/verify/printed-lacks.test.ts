/** Printed examples, and what the examples of a book lack that show them. */
import { describe, expect, it } from 'vitest'
import { example, leftToComponent, note, section } from '../../src/core/kernel/sections/clause.js'
import type { ExampleResult } from '../../src/core/verify/report.js'
import { findingsGate } from '../../src/core/verify/text/check-findings.js'
import { halfShown } from '../../src/core/verify/text/printed-examples.js'

const worked = section('worked', '3', 'Examples', {
  climbs: example('Ann climbs.'),
  eats: example('Bob eats.'),
  poster: example('The poster shows a turn.', { status: leftToComponent('the poster') }),
  hint: note('Climb early.'),
})
const ids = { climbs: 'worked.climbs', eats: 'worked.eats' }

type Lack = readonly [clause: string, under: readonly string[], unsaid: readonly string[]]

const showing = (name: string, ...lacks: readonly Lack[]): ExampleResult => ({
  name,
  file: `${name}.yaml`,
  passed: true,
  clauses: [],
  printed: lacks.map(([clause, under, unsaid]) => ({ clause, under, unsaid })),
})

const whole = showing('whole', [ids.climbs, [], []], [ids.eats, [], []])
const found = (...examples: readonly ExampleResult[]) => halfShown({ sections: [worked] }, examples)

describe('printed examples', () => {
  it('are in order where one example expects each in full', () => {
    expect(found(whole)).toEqual([])
    expect(found(showing('half', [ids.climbs, ['a=yes'], ['x']]), whole)).toEqual([])
  })

  it('are missed where none shows them; no component and no mere note', () => {
    expect(found(showing('eats', [ids.eats, [], []]), { ...whole, printed: undefined })).toEqual([
      {
        what: 'no example of the book shows the printed example',
        where: 'worked.climbs',
        clauses: ['worked.climbs'],
      },
    ])
  })

  it('are told by the example that lacks least, another reading weighing most', () => {
    const told = (...lacks: readonly Lack[]) => {
      const examples = lacks.map((lack, at) => showing(`example ${at}`, lack, [ids.eats, [], []]))
      return found(...examples).map(({ what, where }) => `${where}: ${what}`)
    }
    const shows = (at: number) => `example ${at}.yaml: "example ${at}" shows a printed example in part: it`
    expect(told([ids.climbs, [], ['x', 'y']], [ids.climbs, [], ['y']])).toEqual([
      `${shows(1)} does not expect y, which changes`,
    ])
    expect(told([ids.climbs, ['a=yes'], []], [ids.climbs, [], ['x', 'y', 'z']])).toEqual([
      `${shows(1)} does not expect x, y, z, which changes`,
    ])
    expect(told([ids.climbs, ['a=yes'], ['x', 'y']], [ids.climbs, ['b=yes'], ['x']])).toEqual([
      `${shows(1)} uses another reading than the default (b=yes), and does not expect x, which changes`,
    ])
    expect(told([ids.climbs, ['a=yes'], ['x']])).toHaveLength(1)
  })
})

describe('the report of a finding', () => {
  const report = (cases: readonly object[]) =>
    findingsGate({
      findings: [
        { name: 'gap', kind: 'slip', says: 'it is so', clauses: [worked.hint], witness: () => ({ among: 9, cases }) },
      ] as never,
    })

  it('has its smallest case, where there is one', () => {
    expect(report([{ a: 1 }, { a: 2 }]).reports).toStrictEqual([
      {
        name: 'gap',
        kind: 'slip',
        says: 'it is so',
        clauses: ['worked.hint'],
        among: 9,
        shown: 2,
        smallest: { a: 1 },
        region: [{ a: [1, 2] }],
      },
    ])
    expect(report([{ a: 1 }]).gate.findings).toEqual([])
  })

  it('has none where nothing shows it any more', () => {
    const { reports, gate } = report([])
    expect(reports.map((one) => 'smallest' in one)).toEqual([false])
    expect(gate.findings).toEqual([
      { what: 'no longer true: none of 9 cases shows that it is so', where: 'finding:gap', clauses: ['worked.hint'] },
    ])
    expect(findingsGate({})).toEqual({
      gate: { name: 'findings', passed: true, checked: 0, findings: [], notes: [] },
      reports: [],
    })
  })
})
