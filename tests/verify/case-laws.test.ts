/** Laws of cases: one that a case breaks fails, and so does one that nothing breaks, or that has no case. */
import { describe, expect, it } from 'vitest'
import type { CaseLaw } from '../../src/core/kernel/book/book.js'
import { searched } from '../../src/core/kernel/book/finding.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import { scoring } from '../kernel/orchard.js'
import { found, sound, verified } from './sound-book.js'

const apples = view({ apples: range(0, 3) })
const fewerThan = (most: number) => () => searched(apples, (seen) => seen.apples >= most)
const few: CaseLaw = {
  name: 'there are at most three apples',
  clauses: [Object.values(scoring)[0]].flatMap((clause) => clause ?? []),
  broken: fewerThan(4),
  breaks: fewerThan(3),
}

describe('a law of cases', () => {
  it('that holds is told with the number of its cases', () => {
    const report = verified({ ...sound, caseLaws: [few] })
    expect(found({ ...sound, caseLaws: [few] }, 'laws')).toEqual([])
    expect(report.laws.find(({ name }) => name === few.name)).toMatchObject({ about: 'cases', checked: 4, broken: 0 })
  })

  it('cites its clauses: the report names it beside whatever else cites them', () => {
    const { clauses } = verified({ ...sound, caseLaws: [few] })
    const citing = clauses.filter(({ citedBy }) => citedBy.includes(`law:${few.name}`)).map(({ id }) => id)
    expect(citing).toEqual(few.clauses.map(({ id }) => id))
    expect(citing).toHaveLength(1)
  })

  it('that a case breaks fails with the smallest one', () => {
    expect(found({ ...sound, caseLaws: [{ ...few, broken: fewerThan(2) }] }, 'laws')).toEqual([
      'law:there are at most three apples: "there are at most three apples" is broken in 2 of 4 cases, such as {"apples":2}',
    ])
  })

  it('that no mistake breaks fails', () => {
    expect(found({ ...sound, caseLaws: [{ ...few, breaks: few.broken }] }, 'laws')).toEqual([
      'law:there are at most three apples: "there are at most three apples" still holds after the mistake that should break it',
    ])
  })

  it('that has no case fails', () => {
    const none = { ...few, broken: () => ({ among: 0, cases: [] }) }
    expect(found({ ...sound, caseLaws: [none] }, 'laws')).toEqual([
      'law:there are at most three apples: "there are at most three apples" was never checked against a position',
    ])
  })

  it('that has the name of another law fails', () => {
    expect(found({ ...sound, caseLaws: [few, few] }, 'registry').join()).toContain('there are at most three apples')
  })
})
