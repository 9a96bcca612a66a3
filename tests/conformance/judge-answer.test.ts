/** Verdicts and comparisons, answer by answer: what passes, how a miss is measured, and in which words it is told. */
import { describe, expect, it } from 'vitest'
import type { CensusCase, JudgementCase, Result, ResultCase } from '../../src/lab/conformance/format/case.js'
import type { Reply } from '../../src/lab/conformance/format/messages.js'
import { comparedOn } from '../../src/lab/conformance/runner/compare-answers.js'
import {
  changedBy,
  pathOf,
  placesBetween,
  pointerOf,
  withoutPlaces,
} from '../../src/lab/conformance/runner/differing-places.js'
import { dueWords, verdictOn } from '../../src/lab/conformance/runner/judge-answer.js'

const pay = (coins: number) => ({ seat: 'Ann', type: 'pay', coins })

const about = {
  id: 'one',
  about: 'who pays',
  origin: 'edge',
  reached: 'constructed',
  given: 'base',
  begin: { procedure: 'paying', args: null },
  choices: [pay(1), pay(2)],
  clauses: ['paying.free'],
  refusing: [],
} as const

const game = { Ann: 4, Bob: 2 }
const due = { seat: 'Ann', asks: 'coins' }
const legal: Result = { readings: {}, verdict: 'legal', changes: [{ at: ['Ann'], to: 3 }], digest: 'd', due }
const refused: Result = { readings: {}, verdict: 'refused', at: 1, clauses: ['purses.empty'] }

const results = (...expected: readonly Result[]): ResultCase => ({ ...about, asks: 'result', expected: [...expected] })
const judgements: JudgementCase = {
  ...about,
  asks: 'judgement',
  candidates: [pay(1), pay(2), pay(3), pay(4), pay(5)],
  expected: [{ readings: {}, legal: [true, true, false, false, false], refusing: [[], [], ['a', 'b'], [], []] }],
}
const parts = [{ choice: pay(1), actions: 3, positions: 2, digest: 'x' }]
const census: CensusCase = {
  ...about,
  asks: 'census',
  expected: [{ readings: {}, actions: 4, positions: 3, digest: 'y', parts }],
}

const judging = { game, ignores: [] as readonly string[] }
const result = (got: typeof game, more: object = {}): Reply => ({ type: 'result', id: 'one', game: got, ...more })
const refusing = (at?: number, reasons?: readonly string[]): Reply => ({
  type: 'refused',
  id: 'one',
  ...(at !== undefined && { at }),
  ...(reasons && { reasons: [...reasons] }),
})
const counted = (actions: number, positions: number, digest: string, more: object = {}): Reply => ({
  type: 'counted',
  id: 'one',
  actions,
  positions,
  digest,
  ...more,
})
const judged = (...answers: boolean[]): Reply => ({ type: 'judged', id: 'one', legal: answers })
const says = (asked: Parameters<typeof verdictOn>[0], reply: Reply, ignores: readonly string[] = []) =>
  verdictOn(asked, reply, { game, ignores }).says

describe('a verdict on a result', () => {
  it('passes what comes to the same game, with or without a word of who is due', () => {
    expect(verdictOn(results(legal), result({ Ann: 3, Bob: 2 }), judging)).toEqual({ id: 'one', status: 'passed' })
    expect(verdictOn(results(legal), result({ Ann: 3, Bob: 2 }, { due }), judging).status).toBe('passed')
  })

  it('says that something else is there, that somebody else is due, or both', () => {
    expect(verdictOn(results(legal), result({ Ann: 4, Bob: 2 }), judging)).toEqual({
      id: 'one',
      status: 'failed',
      says: 'leads to another game',
      places: [{ at: '/Ann', expected: 3, got: 4 }],
    })
    const other = { due: { seat: 'Bob', asks: 'coins' } }
    const isDue = 'says that Bob is due: coins, expected that Ann is due: coins'
    expect(verdictOn(results(legal), result({ Ann: 3, Bob: 2 }, other), judging)).toEqual({
      id: 'one',
      status: 'failed',
      says: isDue,
      places: [{ at: '/due/seat', expected: 'Ann', got: 'Bob' }],
    })
    expect(says(results(legal), result({ Ann: 4, Bob: 2 }, other))).toBe(`leads to another game; ${isDue}`)
  })

  it('leaves out what is not compared', () => {
    const reply = result({ Ann: 4, Bob: 2 })
    expect(verdictOn(results(legal), reply, { game, ignores: ['/Ann'] }).status).toBe('passed')
    expect(verdictOn(results(legal), reply, { game, ignores: ['/Bob'] }).status).toBe('failed')
  })

  it('tells which refusal is right: of the choice that is expected, or of one that is not named', () => {
    expect(verdictOn(results(refused), refusing(1), judging)).toEqual({ id: 'one', status: 'passed' })
    expect(verdictOn(results(refused), refusing(), judging)).toEqual({ id: 'one', status: 'passed' })
    expect(says(results(refused), refusing(0))).toBe(
      'refuses what is legal: choice 0 {"coins":1,"seat":"Ann","type":"pay"}',
    )
    const allowed = 'allows what is refused: choice 1 {"coins":2,"seat":"Ann","type":"pay"} by purses.empty'
    expect(says(results(refused), refusing(2))).toBe(allowed)
    expect(says(results(refused), result(game))).toBe(allowed)
    expect(says(results({ ...refused, clauses: [] }), result(game))).toBe(
      'allows what is refused: choice 1 {"coins":2,"seat":"Ann","type":"pay"}, which is never offered there',
    )
  })

  it('says why something legal was refused, as far as it was told', () => {
    expect(says(results(legal), refusing())).toBe('refuses what is legal')
    expect(says(results(legal), refusing(1))).toBe(
      'refuses what is legal: choice 1 {"coins":2,"seat":"Ann","type":"pay"}',
    )
    expect(says(results(legal), refusing(0, []))).toBe(
      'refuses what is legal: choice 0 {"coins":1,"seat":"Ann","type":"pay"}',
    )
    expect(says(results(legal), refusing(7, ['no', 'never']))).toBe('refuses what is legal: choice 7 (no; never)')
  })

  it('lets a beginning be refused where nothing can be done, and only there', () => {
    const nothing: Result = { ...legal, nothing: ['paying.free'] }
    const asked = { ...results(nothing), choices: [] }
    expect(verdictOn(asked, refusing(), judging).status).toBe('passed')
    expect(verdictOn(results(nothing), refusing(), judging).status).toBe('failed')
    expect(verdictOn({ ...results(legal), choices: [] }, refusing(), judging).status).toBe('failed')
  })

  it('says that an answer is of another kind, skipped or none', () => {
    expect(says(results(legal), judged(true))).toBe('answers "judged"')
    expect(verdictOn(results(legal), { type: 'skipped', id: 'one', reason: 'no map' }, judging)).toEqual({
      id: 'one',
      status: 'skipped',
      says: 'no map',
    })
    expect(verdictOn(results(legal), { type: 'errored', id: 'one', message: 'lost' }, judging)).toEqual({
      id: 'one',
      status: 'errored',
      says: 'it errs: lost',
    })
  })

  it('names the readings that are met where the usual ones are not, and else misses by least', () => {
    const asOther: Result = { ...legal, readings: { q: 'other' }, changes: [{ at: ['Ann'], to: 1 }] }
    expect(verdictOn(results(legal, asOther), result({ Ann: 3, Bob: 2 }), judging)).toEqual({
      id: 'one',
      status: 'passed',
    })
    expect(verdictOn(results(legal, asOther), result({ Ann: 1, Bob: 2 }), judging)).toEqual({
      id: 'one',
      status: 'passed',
      readings: [{ q: 'other' }],
    })
    const far: Result = { ...legal, changes: [...legal.changes, { at: ['Bob'], to: 9 }] }
    expect(verdictOn(results(far, legal), result({ Ann: 0, Bob: 2 }), judging).places).toHaveLength(1)
    // Another verdict misses by more than any difference.
    expect(says(results(refused, far), result({ Ann: 0, Bob: 2 }))).toBe('leads to another game')
    expect(says(results(far, refused), result({ Ann: 0, Bob: 2 }))).toBe('leads to another game')
  })

  it('tells ten places of many', () => {
    const changes = Array.from({ length: 12 }, (_, at) => ({ at: [`${at}`], to: 1 }))
    expect(verdictOn(results({ ...legal, changes }), result(game), judging).places).toHaveLength(10)
  })
})

describe('who is due', () => {
  it('is said in words', () => {
    expect(dueWords(undefined)).toBe('nothing is due')
    expect(dueWords({ over: true, outcome: 'won' })).toBe('it is over with "won"')
    expect(dueWords(due)).toBe('Ann is due: coins')
  })
})

describe('a verdict on candidates', () => {
  it('tells three wrong ones and counts the rest', () => {
    expect(verdictOn(judgements, judged(true, true, false, false, false), judging).status).toBe('passed')
    expect(verdictOn(judgements, judged(true, false, true, true, false), judging)).toEqual({
      id: 'one',
      status: 'failed',
      wrong: [1, 2, 3],
      places: [
        { at: '/legal/1', expected: true, got: false },
        { at: '/legal/2', expected: false, got: true },
        { at: '/legal/3', expected: false, got: true },
      ],
      says:
        'refuses {"coins":2,"seat":"Ann","type":"pay"}; allows {"coins":3,"seat":"Ann","type":"pay"}, refused by a, b; ' +
        'allows {"coins":4,"seat":"Ann","type":"pay"}, which is never offered there',
    })
    expect(says(judgements, judged(false, false, true, true, true))).toMatch(/refused by a, b; and 2 more$/)
    expect(verdictOn(judgements, judged(true, true), judging).places?.[0]).toEqual({
      at: '/legal/2',
      expected: false,
      got: null,
    })
  })

  it('says that the way there is refused, and that the kind is another', () => {
    expect(says(judgements, refusing(1))).toBe('refuses the way there: choice 1 {"coins":2,"seat":"Ann","type":"pay"}')
    expect(says(judgements, refusing())).toBe('refuses the way there: choice 0 {"coins":1,"seat":"Ann","type":"pay"}')
    expect(says(judgements, result(game))).toBe('answers "result"')
  })
})

describe('a verdict on a pair', () => {
  it('is not given by one answer', () => {
    const pair = {
      ...about,
      id: 'two',
      asks: 'pair',
      expected: [{ readings: {}, same: true }],
    } as unknown as ResultCase
    expect(() => verdictOn(pair, result(game), judging)).toThrow('two: one answer does not answer a pair')
  })
})

describe('a verdict on counts', () => {
  it('compares what is counted, and positions only where all is modelled', () => {
    expect(verdictOn(census, counted(4, 3, 'y'), judging).status).toBe('passed')
    expect(verdictOn(census, counted(4, 9, 'z'), { game, ignores: ['/Ann'] }).status).toBe('passed')
    expect(says(census, counted(5, 3, 'y'), ['/Ann'])).toBe('counts 5 actions, expected 4')
    expect(verdictOn(census, counted(4, 9, 'z'), judging)).toEqual({
      id: 'one',
      status: 'failed',
      says: 'counts 9 positions, expected 3',
      places: [
        { at: '/positions', expected: 3, got: 9 },
        { at: '/digest', expected: 'y', got: 'z' },
      ],
    })
  })

  it('names the choices after which they differ first', () => {
    const at = '{"coins":1,"seat":"Ann","type":"pay"}'
    const reply = (...told: readonly object[]) => counted(5, 3, 'y', { parts: told })
    expect(says(census, reply({ choice: pay(1), actions: 9, positions: 2, digest: 'x' }))).toBe(
      `counts 5 actions, expected 4; first after ${at}`,
    )
    expect(says(census, reply(...parts))).toBe('counts 5 actions, expected 4')
    expect(verdictOn(census, reply(), judging).places?.[1]).toEqual({
      at,
      expected: { actions: 3, positions: 2, digest: 'x' },
    })
    expect(verdictOn(census, reply(), judging).places?.[1]).not.toHaveProperty('got')
    const more = { choice: pay(2), actions: 1, positions: 1, digest: 'w' }
    expect(verdictOn(census, reply(...parts, more), judging).places?.slice(1)).toStrictEqual([
      { at: '{"coins":2,"seat":"Ann","type":"pay"}', got: { actions: 1, positions: 1, digest: 'w' } },
    ])
  })

  it('says that the way there is refused, and that the kind is another', () => {
    expect(says(census, refusing(1))).toBe('refuses the way there: choice 1 {"coins":2,"seat":"Ann","type":"pay"}')
    expect(says(census, refusing())).toBe('refuses the way there: choice 0 {"coins":1,"seat":"Ann","type":"pay"}')
    expect(says(census, judged(true))).toBe('answers "judged"')
  })
})

describe('two answers', () => {
  const compared = (
    one: Reply,
    other: Reply,
    asked: ResultCase | JudgementCase | CensusCase = results(legal),
    ignores: string[] = [],
  ) => comparedOn(asked, [one, other], { ignores, names: ['mine', 'yours'] })
  const same = { id: 'one', status: 'passed' }

  it('pass where they agree', () => {
    expect(compared(result(game, { due }), result(game, { due }))).toEqual(same)
    expect(compared(judged(true), judged(true))).toEqual(same)
    expect(compared(refusing(1), refusing(1))).toEqual(same)
    expect(compared(counted(1, 2, 'x'), counted(1, 2, 'x'))).toEqual(same)
  })

  it('do not disagree about what one of them does not say', () => {
    expect(compared(result(game, { due }), result(game))).toEqual(same)
    expect(compared(result(game), result(game, { due }))).toEqual(same)
    expect(compared(refusing(1), refusing())).toEqual(same)
    expect(compared(refusing(), refusing(1))).toEqual(same)
  })

  it('leave out what is not compared', () => {
    expect(compared(result(game), result({ ...game, Ann: 1 }), results(legal), ['/Ann'])).toEqual(same)
    expect(compared(counted(1, 2, 'x'), counted(1, 3, 'z'), census, ['/Ann'])).toEqual(same)
    expect(compared(counted(1, 2, 'x'), counted(2, 2, 'x'), census, ['/Ann']).places).toHaveLength(1)
  })

  it('are told apart in words, with the places', () => {
    expect(compared(result(game), result({ ...game, Ann: 1 }))).toEqual({
      id: 'one',
      status: 'failed',
      says: 'mine and yours lead to different games',
      places: [{ at: '/Ann', expected: 1, got: 4 }],
    })
    expect(compared(counted(1, 2, 'x'), counted(2, 3, 'y'), census)).toEqual({
      id: 'one',
      status: 'failed',
      says: 'mine and yours count differently',
      places: [
        { at: '/actions', expected: 2, got: 1 },
        { at: '/digest', expected: 'y', got: 'x' },
        { at: '/positions', expected: 3, got: 2 },
      ],
    })
    expect(compared(refusing(0), refusing(1)).says).toBe('mine and yours refuse different choices')
    expect(compared(refusing(0), refusing(1)).places).toEqual([{ at: '/at', expected: 1, got: 0 }])
    expect(compared(judged(true, true), judged(true, false), judgements)).toEqual({
      id: 'one',
      status: 'failed',
      says: 'mine and yours judge {"coins":2,"seat":"Ann","type":"pay"} differently',
      places: [{ at: '/legal/1', expected: false, got: true }],
      wrong: [1],
    })
  })

  it('are told apart also where no candidates were asked about', () => {
    expect(compared(judged(true), judged(false)).says).toBe('mine and yours judge  differently')
  })

  it('say who is due where nothing else differs', () => {
    const other = { due: { seat: 'Bob', asks: 'coins' } }
    expect(compared(result(game, { due }), result(game, other)).says).toBe(
      'mine says that Ann is due: coins, yours that Bob is due: coins',
    )
    expect(compared(result(game, { due }), result({ ...game, Ann: 1 }, other)).says).toBe(
      'mine and yours lead to different games',
    )
  })

  it('of two kinds are named, and a skipped or errored one by the name of who gave it', () => {
    expect(compared(refusing(1), result(game)).says).toBe('mine refuses choice 1, yours allows it')
    expect(compared(refusing(), judged(true)).says).toBe('mine refuses choice, yours answers "judged"')
    const skipped: Reply = { type: 'skipped', id: 'one', reason: 'no map' }
    expect(compared(result(game), skipped)).toEqual({ id: 'one', status: 'skipped', says: 'yours: no map' })
    const errored: Reply = { type: 'errored', id: 'one', message: 'lost' }
    expect(compared(errored, result(game))).toEqual({ id: 'one', status: 'errored', says: 'mine errs: lost' })
  })

  it('tell ten places of many', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}`, 1]))
    const one: Reply = { type: 'result', id: 'one', game: many }
    expect(compared(one, { type: 'result', id: 'one', game: {} }).places).toHaveLength(10)
  })
})

describe('places', () => {
  it('are pointers, with signs of their own escaped', () => {
    expect(pointerOf(['a/b', 'c~d', 0])).toBe('/a~1b/c~0d/0')
    expect(pathOf('/a~1b/c~0d/0')).toEqual(['a/b', 'c~d', '0'])
    expect(pathOf('/~01')).toEqual(['~1'])
  })

  it('are found in records and in lists of one length, sorted; other lists differ as a whole', () => {
    expect(placesBetween({ b: 1, a: [1, 2] }, { c: 3, a: [1, 5] })).toStrictEqual([
      { at: '/a/1', expected: 2, got: 5 },
      { at: '/b', expected: 1 },
      { at: '/c', got: 3 },
    ])
    expect(placesBetween([1], [1, 2])).toEqual([{ at: '', expected: [1], got: [1, 2] }])
    expect(placesBetween([1], { 0: 1 })).toEqual([{ at: '', expected: [1], got: { 0: 1 } }])
    expect(placesBetween({ 0: 1 }, [1])).toEqual([{ at: '', expected: { 0: 1 }, got: [1] }])
    expect(placesBetween([1, 2], 'ab')).toEqual([{ at: '', expected: [1, 2], got: 'ab' }])
    expect(placesBetween('ab', [1, 2])).toEqual([{ at: '', expected: 'ab', got: [1, 2] }])
    expect(placesBetween({ toString: 1 }, {})).toEqual([{ at: '/toString', expected: 1 }])
    expect(placesBetween({ a: 1 }, { a: 1 })).toEqual([])
  })

  it('are changed and left out, in lists and in what is not there yet', () => {
    const listed = { list: [1, 2, 3], one: { two: 2 } }
    expect(withoutPlaces(listed, ['/list/1', '/one/two', '/never'])).toStrictEqual({
      list: [1, 3],
      one: {},
    })
    expect(changedBy(listed, [{ at: ['list', 1], to: 9 }])).toEqual({ ...listed, list: [1, 9, 3] })
    expect(changedBy(listed, [{ at: ['new', 'deep'], to: 1 }])).toEqual({ ...listed, new: { deep: 1 } })
    expect(changedBy(listed, [{ at: ['list', 0], to: 9 }])).not.toBe(listed)
    expect(listed.list).toEqual([1, 2, 3])
  })
})
