/** Profiles: which readings of a question the answers of an implementation can follow. */
import { describe, expect, it } from 'vitest'
import type { Case } from '../../src/lab/conformance/format/case.js'
import type { Outcome } from '../../src/lab/conformance/runner/outcome.js'
import { profileOf } from '../../src/lab/conformance/runner/reading-profile.js'

const question = { name: 'q', asks: '?', clauses: [], readings: { x: '', y: '', z: '' }, usual: 'x' }

type Readings = Readonly<Record<string, string>>

/** A case that is answered otherwise under some readings than usually, and what comes of it. */
interface Answered {
  readonly id: string
  readonly otherwise: readonly Readings[]
  readonly outcome?: Omit<Outcome, 'id'>
}

const passed = (...readings: readonly Readings[]) => ({
  status: 'passed' as const,
  ...(readings.length > 0 && { readings: [...readings] }),
})

function profile(answered: readonly Answered[], declared: Readings = {}) {
  const cases = answered.map(({ id, otherwise }) => ({
    id,
    expected: [{ readings: {} }, ...otherwise.map((readings) => ({ readings }))],
  })) as unknown as readonly Case[]
  const outcomes = answered.flatMap(({ id, outcome }) => (outcome ? [[id, { id, ...outcome }] as const] : []))
  return profileOf([question], cases, new Map(outcomes), declared)
}

const y = { q: 'y' }
const z = { q: 'z' }

describe('a profile of readings', () => {
  it('has the readings that all answers can follow, with what the implementation says itself', () => {
    const answers = [
      { id: 'one', otherwise: [y], outcome: passed() },
      { id: 'two', otherwise: [y, { q: 'x' }], outcome: passed(z, { q: 'x' }) },
    ]
    expect(profile(answers, { q: 'z', other: 'a' })).toStrictEqual([
      { question: 'q', usual: 'x', cases: 2, follows: ['x', 'z'], says: 'z' },
    ])
    expect(profile(answers.slice(0, 1))).toStrictEqual([{ question: 'q', usual: 'x', cases: 1, follows: ['x', 'z'] }])
    expect(profile([{ id: 'one', otherwise: [y, z], outcome: passed() }])).toMatchObject([{ follows: ['x'] }])
  })

  it('is told of no question of which no answer tells anything', () => {
    expect(profile([])).toEqual([])
    expect(profile([{ id: 'never asked', otherwise: [y] }])).toEqual([])
    expect(profile([{ id: 'failed', otherwise: [y], outcome: { status: 'failed' } }])).toEqual([])
    expect(profile([{ id: 'the same under all', otherwise: [], outcome: passed() }])).toEqual([])
    expect(profile([{ id: 'of another question', otherwise: [{ r: 'a' }], outcome: passed() }])).toEqual([])
  })

  it('takes nothing from an answer that another question explains as well', () => {
    const otherwise = [y, { r: 'a' }, { q: 'y', r: 'a' }]
    expect(profile([{ id: 'one', otherwise, outcome: passed(y, { r: 'a' }) }])).toEqual([])
    expect(profile([{ id: 'one', otherwise, outcome: passed({ q: 'y', r: 'a' }) }])).toEqual([])
    expect(profile([{ id: 'one', otherwise, outcome: passed(y) }])).toMatchObject([{ follows: ['y'] }])
  })

  it('names two cases that no reading fits', () => {
    const odds = [
      { id: 'usual', otherwise: [y, z], outcome: passed() },
      { id: 'not the third', otherwise: [z], outcome: passed() },
      { id: 'second', otherwise: [y], outcome: passed(y) },
    ]
    expect(profile(odds)).toStrictEqual([
      { question: 'q', usual: 'x', cases: 3, follows: [], atOdds: ['usual', 'second'] },
    ])
  })

  it('names one of each kind where they are at odds only together', () => {
    const odds = [
      { id: 'first or third', otherwise: [y], outcome: passed() },
      { id: 'second or third', otherwise: [y, z], outcome: passed(y, z) },
      { id: 'first or second', otherwise: [z], outcome: passed() },
      { id: 'first or third again', otherwise: [y], outcome: passed() },
    ]
    expect(profile(odds)).toMatchObject([
      { cases: 4, follows: [], atOdds: ['first or third again', 'second or third', 'first or second'] },
    ])
  })
})
