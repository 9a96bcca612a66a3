/** Findings about Land and Freedom: what each search comes to, and what it would come to over a sounder text. */
import { describe, expect, it } from 'vitest'
import { warAfterDefeat } from '#spec/land-and-freedom/4.1-winning-and-losing'
import { tokensPulled } from '#spec/land-and-freedom/10.3-end-of-the-year'
import { priorityOf } from '#spec/land-and-freedom/12.5-priority-track'
import { sections } from '#spec/land-and-freedom/contents'
import { findings } from '#spec/land-and-freedom/findings/all'
import type { Instance } from '../../src/core/kernel/book/finding.js'
import { clausesAt, speaksOf } from '../../src/core/wording/clause-words.js'

/** By name: how many cases there are, how many of them show the finding, and the smallest of these. */
const FOUND: readonly (readonly [string, number, number, Instance])[] = [
  ['numberOfTheLastStep', 1, 1, { printed: 6, steps: 5 }],
  ['ruleOfMedallions', 12, 3, { medallion: 'Organization', part: 'page 12, Appendix 3, 2c' }],
  ['fiveOrFull', 2, 1, { bid: false }],
  ['notTheLastOnes', 4, 2, { medallion: false, left: 15 }],
  ['cardsThatCover', 1, 1, { cards: 111, left: 0 }],
  [
    'noFrontRemains',
    81,
    4,
    { Madrid: 'victorious', Northern: 'victorious', Aragon: 'victorious', Southern: 'victorious' },
  ],
  ['endOfTheGovernment', 2, 2, { lowest: 0 }],
  ['priorityWithoutStep', 968, 20, { faction: 'Communists', anarchists: false, space: 0, support: 8, covered: true }],
]

describe('the findings', () => {
  it('are these, by name', () => {
    expect(findings.map(({ name }) => name).toSorted()).toEqual(FOUND.map(([name]) => name).toSorted())
  })

  it.each(FOUND)('%s: of %d cases %d show it, the smallest first', (name, among, shown, smallest) => {
    const found = findings.find((candidate) => candidate.name === name)?.witness()
    expect([found?.among, found?.cases.length, found?.cases[0]]).toEqual([among, shown, smallest])
  })

  it('noFrontRemains: Madrid is always one of those that are won', () => {
    const found = findings.find(({ name }) => name === 'noFrontRemains')?.witness()
    expect(found?.cases.map(({ Madrid }) => Madrid)).toEqual(Array.from({ length: 4 }, () => 'victorious'))
  })
})

describe('what a finding would not find', () => {
  it('numberOfTheLastStep: a step too many, were it the sixth', () => {
    const steps = [1, 2, 3, 4, 5, 6].map(
      (step) => clausesAt(sections, `page 5, Turn Sequence, step ${step}`).length > 0,
    )
    expect(steps).toEqual([true, true, true, true, true, false])
  })

  it('ruleOfMedallions: a rule that is rightly named', () => {
    expect(speaksOf(sections, 'page 12, Appendix 3, 2c', /Organization/)).toBe(true)
    expect(speaksOf(sections, 'page 13, Appendix 3, 2d', /Organization/)).toBe(false)
  })

  it('fiveOrFull: a difference where the Bid brought a token', () => {
    expect(tokensPulled.ask({ year: 3, lastTokens: 'until it is full' })).toBe('as many as there is room for')
    expect(tokensPulled.ask({ year: 3, lastTokens: 'five' })).toBe(5)
  })

  it('noFrontRemains: a case with two Defeats, for the war is lost then', () => {
    expect(warAfterDefeat.ask({ madrid: 'held', defeats: 2 })).toBe('lost')
  })

  it('priorityWithoutStep: a case where the lower of two tracks has Priority', () => {
    const has = priorityOf.ask({
      faction: 'Moderates',
      initiative: false,
      government: true,
      support: 0,
      covered: false,
    })
    expect(has).toBe('the lower one, down')
  })
})
