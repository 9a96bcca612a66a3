/** Findings about a text: a search finds the smallest case and the whole region, and a finding that is gone fails. */
import { describe, expect, it } from 'vitest'
import { boxesOf, finding, looked, searched } from '../../src/core/kernel/book/finding.js'
import { flag, range, view } from '../../src/core/kernel/tables/table-view.js'
import { findingsGate } from '../../src/core/verify/text/check-findings.js'
import { scoring } from '../kernel/orchard.js'
import { found, sound, verified } from './sound-book.js'

const heights = view({ tree: range(0, 4), ladder: range(0, 4), wet: flag })

describe('a search for a defect of the text', () => {
  it('goes through all cases and gives those that show it, the smallest first', () => {
    const { among, cases } = searched(heights, ({ tree, ladder }) => tree > ladder + 1)
    expect(among).toBe(50)
    expect(cases).toHaveLength(12)
    expect(cases[0]).toEqual({ tree: 2, ladder: 0, wet: false })
  })

  it('finds nothing where the text is sound', () => {
    expect(searched(heights, () => false).cases).toEqual([])
    expect(looked({ printed: 6, counted: 6 }, false)).toEqual({ among: 1, cases: [] })
  })

  it('gives the region as boxes that hold every case once', () => {
    const { cases } = searched(heights, ({ tree, ladder }) => tree > ladder + 1)
    const boxes = boxesOf(cases)
    const held = boxes.flatMap(({ tree = [], ladder = [], wet = [] }) =>
      tree.flatMap((one) => ladder.flatMap((other) => wet.map((rain) => JSON.stringify([one, other, rain])))),
    )
    expect(held.toSorted()).toEqual(
      cases.map(({ tree, ladder, wet }) => JSON.stringify([tree, ladder, wet])).toSorted(),
    )
    expect(boxes.length).toBeLessThan(cases.length / 2)
  })

  it('has no box where there is no case', () => {
    expect(boxesOf([])).toEqual([])
  })
})

describe('the findings gate', () => {
  const miscounted = (counted: number) =>
    finding('miscounted', {
      kind: 'slip',
      says: 'the fruits on the trees are not those in the box',
      clauses: [scoring.stock],
      witness: () => looked({ printed: 6, counted }, counted !== 6),
    })

  it('passes while the defect can be shown, and tells the case', () => {
    const { gate, reports } = findingsGate({ ...sound, findings: [miscounted(7)] })
    expect(gate.passed).toBe(true)
    expect(reports).toEqual([
      expect.objectContaining({ name: 'miscounted', among: 1, shown: 1, smallest: { printed: 6, counted: 7 } }),
    ])
  })

  it('fails where a finding is no longer true', () => {
    expect(found({ ...sound, findings: [miscounted(6)] }, 'findings')).toEqual([
      'finding:miscounted: no longer true: none of 1 cases shows that the fruits on the trees are not those in the box',
    ])
  })

  it('has nothing against a book of which nothing was found', () => {
    expect(verified(sound).textFindings).toEqual([])
  })

  it('cites the clauses, and those of a book only', () => {
    const { clauses } = verified({ ...sound, findings: [miscounted(7)] })
    expect(clauses.find(({ id }) => id === 'scoring.stock')?.citedBy).toContain('finding:miscounted')
  })
})
