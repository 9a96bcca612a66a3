/** Printed examples that a case cites: what of them it leaves unsaid, and under which other readings it stands. */
import { describe, expect, it } from 'vitest'
import { printedShown } from '../../src/core/examples/printed-examples.js'
import { example, rule, section } from '../../src/core/kernel/sections/clause.js'
import { eatingScores } from '../kernel/orchard.js'

const says = section('says', '3', 'Says', { climbs: example('Ann climbs.'), plain: rule('Nobody flies.') })
const [before, after] = [
  { a: { b: 1, c: 1 }, d: 1, readings: {} },
  { a: { b: 2, c: 1 }, d: { e: 1 }, readings: {} },
]

/** Tells how a case like this shows printed examples. */
function shownBy({
  kind = 'played',
  clauses = [says.climbs],
  is = 'legal',
  passed = true,
  readings = {},
  ...more
}: {
  readonly kind?: string
  readonly clauses?: readonly object[]
  readonly is?: string
  readonly passed?: boolean
  readonly readings?: object
  readonly said?: object
  readonly to?: object
}) {
  const run = {
    passed,
    example: {
      ...{ kind, clauses, begun: { game: { ...before, readings } }, view: readings },
      ...Object.fromEntries([['then', { game: more.said }]]),
    },
    verdict: { is, position: { game: { ...(more.to ?? after), readings } } },
  }
  return printedShown({ questions: [eatingScores] }, run as never)
}
const unsaidBy = (said: object | undefined, to?: object) =>
  shownBy({ ...(said && { said }), ...(to && { to }) })[0]?.unsaid

describe('a printed example', () => {
  it('is shown by a case that cites it and passes', () => {
    expect(shownBy({ clauses: [says.plain, says.climbs] })).toEqual([
      { clause: 'says.climbs', under: [], unsaid: ['a.b', 'd'] },
    ])
    expect([shownBy({ passed: false }), shownBy({ clauses: [says.plain] }), shownBy({ clauses: [] })]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('is shown in full where all that changes is said, or what it is in', () => {
    const game = { a: { b: 2 }, d: { e: 1 } }
    expect(unsaidBy(game)).toEqual([])
    expect([unsaidBy(undefined), unsaidBy({}), unsaidBy({ a: {} }), unsaidBy({ a: { c: 1 }, d: 3 })]).toEqual([
      ['a.b', 'd'],
      ['a.b', 'd'],
      ['a.b', 'd'],
      ['a.b'],
    ])
    expect(unsaidBy({ a: 3, d: 1 })).toEqual([])
    expect(unsaidBy({}, { ...before, constructor: 1 })).toEqual(['constructor'])
  })

  it('is shown without changes where nothing was played, or that is not legal', () => {
    const whole = [{ clause: 'says.climbs', under: [], unsaid: [] }]
    expect([shownBy({ kind: 'asked' }), shownBy({ is: 'refused' }), shownBy({ kind: 'knocked', is: 'shut' })]).toEqual([
      whole,
      whole,
      whole,
    ])
  })

  it('is shown under the readings that are not the usual ones', () => {
    const underOf = (kind: string, eating?: string) =>
      shownBy({ kind, ...(eating !== undefined && { readings: { eatingScores: eating } }) })[0]?.under
    expect(['played', 'asked'].map((kind) => [underOf(kind), underOf(kind, 'no'), underOf(kind, 'yes')])).toEqual([
      [[], [], ['eatingScores=yes']],
      [[], [], ['eatingScores=yes']],
    ])
    expect(underOf('knocked', 'yes')).toEqual([])
  })
})
