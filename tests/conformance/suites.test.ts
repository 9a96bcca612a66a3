/** Suites: how a case is put to an implementation, what a suite is called, and which cases a user means. */
import { describe, expect, it } from 'vitest'
import type { CensusCase, JudgementCase, PairCase, ResultCase } from '../../src/lab/conformance/format/case.js'
import {
  caseClauses,
  isMeant,
  plainSuite,
  requestFor,
  requestsFor,
  type Suite,
  suiteName,
  suiteOf,
} from '../../src/lab/conformance/runner/suite.js'

const pay = (coins: number) => ({ seat: 'Ann', type: 'pay', coins })
const begin = { procedure: 'paying', args: null }
const about = { id: 'one', given: 'here', begin, choices: [pay(1)], clauses: ['a.one'], refusing: ['b.two', 'a.one'] }

const result = { ...about, asks: 'result' } as unknown as ResultCase
const judgement = { ...about, id: 'two', asks: 'judgement', candidates: [pay(2)] } as unknown as JudgementCase
const census = { ...about, id: 'three', asks: 'census' } as unknown as CensusCase
const pair = {
  ...about,
  ...{ id: 'four', asks: 'pair', seat: 'Ann', candidates: [pay(3)], other: { given: 'there', choices: [pay(4)] } },
} as unknown as PairCase

const games: ReadonlyMap<string, { readonly at: string }> = new Map([
  ['here', { at: 'here' }],
  ['there', { at: 'there' }],
])
const manifest = {
  book: 'purse',
  edition: 'a toy',
  clauses: [
    { id: 'a.one', section: '6.4.1' },
    { id: 'b.two', section: 'page 3, para 4' },
  ],
} as unknown as Suite['manifest']
const cases = [result, judgement, census, pair]
const suite = suiteOf({ manifest, cases, positions: games })

describe('a suite', () => {
  it('gives the game of a case, or says that there is none', () => {
    expect(suite.gameOf(result)).toBe(games.get('here'))
    expect(() => suite.gameOf({ given: 'nowhere' })).toThrow('there is no game "nowhere" among the positions')
  })

  it('holds as plain data the games of all its cases, both of a pair', () => {
    expect(plainSuite(suite)).toEqual({ manifest, cases, positions: games })
    expect(plainSuite({ ...suite, cases: [result] }).positions).toEqual(new Map([['here', { at: 'here' }]]))
  })

  it('has a short name of its book and of what it asks and expects, in whichever order', () => {
    const name = suiteName(suite)
    expect(name).toMatch(/^[0-9a-f]{16}$/)
    expect(suiteName({ ...suite, cases: cases.toReversed() })).toBe(name)
    const others = [
      { ...suite, cases: cases.slice(1) },
      { ...suite, cases: [{ ...result, clauses: ['b.two'] }, ...cases.slice(1)] },
      { ...suite, manifest: { ...manifest, edition: 'another' } },
    ]
    expect(new Set([name, ...others.map(suiteName)]).size).toBe(4)
  })
})

describe('a case is put to an implementation', () => {
  const situation = (id: string) => ({ id, given: { game: { at: 'here' }, begin }, choices: [pay(1)] })

  it('by one request, of its kind', () => {
    expect(cases.slice(0, 3).flatMap((one) => requestsFor(suite, one))).toStrictEqual([
      { type: 'case', ...situation('one') },
      { type: 'judge', ...situation('two'), candidates: [pay(2)] },
      { type: 'census', ...situation('three'), divide: true },
    ])
    expect(requestFor(suite, pair)).toStrictEqual({ type: 'judge', ...situation('four'), candidates: [pay(3)] })
  })

  it('by two where it is a pair, the second under a name of its own', () => {
    expect(requestsFor(suite, pair)).toStrictEqual([
      { type: 'judge', ...situation('four'), candidates: [pay(3)] },
      {
        type: 'judge',
        id: 'four/other',
        given: { game: { at: 'there' }, begin },
        choices: [pay(4)],
        candidates: [pay(3)],
      },
    ])
  })
})

describe('a case that a user means', () => {
  it('is about each of its clauses once', () => {
    expect(caseClauses(result)).toEqual(['a.one', 'b.two'])
  })

  it.each([
    ['one', true],
    ['on', true],
    ['a.one', true],
    ['a', true],
    ['a.o', false],
    ['b', true],
    ['6', true],
    ['6.4', true],
    ['6.4.1', true],
    ['6.4.10', false],
    ['4.1', false],
    ['page 3', true],
    ['page', true],
    ['pag', false],
    ['c', false],
    ['', false],
  ])('%j: %s', (asked, is) => {
    expect(isMeant(suite, [asked])(result)).toBe(is)
    expect(isMeant(suite, ['never', asked])(result)).toBe(is)
  })

  it('may be about a clause of which the manifest tells nothing', () => {
    expect(isMeant(suite, ['lost'])({ ...result, clauses: ['lost.one'] })).toBe(true)
    expect(isMeant(suite, ['never'])({ ...result, clauses: ['lost.one'] })).toBe(false)
    expect(isMeant(suite, [])(result)).toBe(false)
  })
})
