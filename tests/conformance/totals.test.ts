/** Tallies and verdicts on pairs, by themselves. */
import { describe, expect, it } from 'vitest'
import type { PairCase, ResultCase } from '../../src/lab/conformance/format/case.js'
import type { Reply } from '../../src/lab/conformance/format/messages.js'
import type { Outcome } from '../../src/lab/conformance/runner/outcome.js'
import { verdictOnPair } from '../../src/lab/conformance/runner/pair-answers.js'
import { isClean, percentOf, sumOf, talliesOf, tallyOf, tallyText } from '../../src/lab/conformance/runner/totals.js'

const tally = (passed: number, failed: number, skipped: number, errored: number) => ({
  passed,
  failed,
  skipped,
  errored,
})

describe('a tally', () => {
  it('counts each outcome as what it is', () => {
    const outcomes = (['passed', 'failed', 'failed', 'skipped', 'errored', 'passed', 'passed'] as const).map(
      (status) => ({
        status,
      }),
    )
    expect(tallyOf(outcomes)).toEqual(tally(3, 2, 1, 1))
    expect(sumOf(tally(1, 20, 300, 4000))).toBe(4321)
  })

  it('is clean where nothing failed or erred', () => {
    expect([tally(1, 0, 5, 0), tally(1, 1, 0, 0), tally(1, 0, 0, 1)].map(isClean)).toEqual([true, false, false])
    // As many of one as of the other make up for nothing.
    expect(isClean(tally(0, 1, 0, 1))).toBe(false)
  })

  it('is said in words, and in whole per cent of what was not skipped', () => {
    expect(tallyText(tally(2, 0, 1, 0))).toBe('2 passed, 1 skipped')
    expect(tallyText(tally(0, 0, 0, 0))).toBe('no cases')
    expect([tally(0, 0, 9, 0), tally(2, 1, 7, 0), tally(199, 0, 0, 1), tally(3, 0, 1, 0)].map(percentOf)).toEqual([
      0, 66, 99, 100,
    ])
    expect([tally(1, 0, 0, 1), tally(1, 1, 0, 0)].map(percentOf)).toEqual([50, 50])
  })

  it('is kept of clauses and sections in the order of the book, a case once for each', () => {
    const clauses = [
      { id: 'a.one', section: '1', title: 'A' },
      { id: 'a.two', section: '1', title: 'A' },
      { id: 'b.one', section: '2', title: 'B' },
      { id: 'c.one', section: '3', title: 'C' },
    ]
    const about = (id: string, ...cited: string[]) =>
      ({ id, asks: 'result', clauses: cited, refusing: [], expected: [] }) as unknown as ResultCase
    const outcomes = new Map<string, Outcome>([
      ['one', { id: 'one', status: 'passed' }],
      ['two', { id: 'two', status: 'failed' }],
    ])
    const cases = [about('one', 'a.one', 'a.two', 'lost'), about('two', 'b.one', 'a.one'), about('three', 'c.one')]
    expect(talliesOf({ clauses } as never, cases, outcomes)).toEqual({
      clauses: [
        { clause: 'a.one', section: '1', ...tally(1, 1, 0, 0) },
        { clause: 'a.two', section: '1', ...tally(1, 0, 0, 0) },
        { clause: 'b.one', section: '2', ...tally(0, 1, 0, 0) },
      ],
      sections: [
        { section: '1', title: 'A', ...tally(1, 1, 0, 0) },
        { section: '2', title: 'B', ...tally(0, 1, 0, 0) },
      ],
    })
  })
})

describe('a verdict on a pair', () => {
  const candidates = Array.from({ length: 12 }, (_, coins) => ({ seat: 'Ann', type: 'pay', coins }))
  const pair = { id: 'one', seat: 'Ann', candidates } as unknown as PairCase
  const judged = (...legal: boolean[]): Reply => ({ type: 'judged', id: 'one', legal })
  const refused: Reply = { type: 'refused', id: 'one' }
  const all = (is: boolean) => judged(...candidates.map(() => is))

  it('passes where both answers are alike', () => {
    expect(verdictOnPair(pair, [all(true), all(true)])).toEqual({ id: 'one', status: 'passed' })
    expect(verdictOnPair(pair, [refused, refused])).toEqual({ id: 'one', status: 'passed' })
  })

  it('tells which choices only one of them allows, three in words and ten in all', () => {
    const one = candidates.map(() => true)
    const other = candidates.map((_, at) => at > 1)
    expect(verdictOnPair(pair, [judged(...one), judged(...other)])).toEqual({
      id: 'one',
      status: 'failed',
      says:
        'gives Ann different options in two positions that Ann cannot tell apart: only one of them allows ' +
        '{"coins":0,"seat":"Ann","type":"pay"}; {"coins":1,"seat":"Ann","type":"pay"}',
      places: [
        { at: '/legal/0', expected: true, got: false },
        { at: '/legal/1', expected: true, got: false },
      ],
      wrong: [0, 1],
    })
    const last = candidates.map((_, at) => at === 11)
    const many = verdictOnPair(pair, [judged(...one), judged(...last)])
    expect(many.says).toMatch(/"coins":2,"seat":"Ann","type":"pay"\}; and 8 more$/)
    expect([many.places?.length, many.wrong?.length]).toEqual([10, 11])
    expect(verdictOnPair(pair, [judged(true, true), judged(true)]).places).toEqual([
      { at: '/legal/1', expected: true, got: null },
    ])
    expect(verdictOnPair(pair, [judged(true), judged(true, true)]).places).toEqual([
      { at: '/legal/1', expected: null, got: true },
    ])
  })

  it('says that one of them allows nothing, or that only one way is refused', () => {
    const nothing =
      'lets Ann choose nothing in one of two positions that Ann cannot tell apart, or refuses the way there'
    expect(verdictOnPair(pair, [all(true), all(false)]).says).toBe(nothing)
    expect(verdictOnPair(pair, [all(false), all(true)]).says).toBe(nothing)
    const way = 'refuses the way to one of two positions that Ann cannot tell apart, and not to the other'
    expect(verdictOnPair(pair, [refused, all(true)])).toEqual({ id: 'one', status: 'failed', says: way })
    expect(verdictOnPair(pair, [all(true), refused])).toEqual({ id: 'one', status: 'failed', says: way })
  })

  it('is none where an answer is missing, skipped or errs', () => {
    const skipped: Reply = { type: 'skipped', id: 'one', reason: 'no map' }
    const errored: Reply = { type: 'errored', id: 'one', message: 'lost' }
    expect(verdictOnPair(pair, [all(true), undefined])).toEqual({ id: 'one', status: 'errored', says: 'no answer' })
    expect(verdictOnPair(pair, [skipped, all(true)])).toEqual({ id: 'one', status: 'skipped', says: 'no map' })
    expect(verdictOnPair(pair, [all(true), errored])).toEqual({ id: 'one', status: 'errored', says: 'it errs: lost' })
  })
})
