import { describe, expect, it } from 'vitest'
import { decidedIn } from '../../src/core/kernel/plays/trace.js'
import { added, changedTotals, measure, totalsOf } from '../../src/core/kernel/tables/measure.js'
import { nothingHeard, withAmendedRows, withHits, withViews } from '../../src/core/kernel/watch/recorders.js'
import type { HeardBefore } from '../../src/core/kernel/watch/watch.js'
import { totalChangeLine, totalText } from '../../src/core/wording/measure-text.js'
import { sumLines, sumsIn, toldLines } from '../../src/core/wording/trace-lines.js'
import { book, type Game, scoring, TREES, turns } from './orchard.js'
import { ahead, measured, score, weight } from './orchard-measures.js'

const game: Game = { ...book.empty, baskets: { Ann: 2, Bob: 1 } }
const measures = measured.measures ?? []

/** A measure that tells how often it was counted. */
function counting() {
  const counted: string[] = []
  const fruits = measure(
    'Fruits',
    [turns.bare],
    { tree: ['short', 'tall'] },
    ({ trees }: Game, { tree }, _: object) => {
      counted.push(tree)
      return trees[tree]
    },
  )
  return { fruits, counted }
}

describe('a measure', () => {
  it('is what its words say', () => {
    expect(score.compute(game, { picker: 'Ann' })).toBe(2)
    expect(ahead.compute(game, {})).toBe('Ann')
    expect(weight.compute(game, { picker: 'Bob', tree: 'tall' }, { weight: 3 })).toBe(12)
  })

  it('is counted once for a game, an argument and components', () => {
    const { fruits, counted } = counting()
    const [one, other] = [{}, {}]
    for (const components of [one, one, other]) fruits.compute(game, { tree: 'short' }, components)
    fruits.compute(game, { tree: 'tall' }, one)
    fruits.compute({ ...game }, { tree: 'short' }, one)
    expect(counted).toEqual(['short', 'short', 'tall', 'short'])
  })

  it('leaves one hit with its argument and its value, behind what it is made of', () => {
    const [, hits] = withHits(() => score.compute(game, { picker: 'Ann' }))
    expect(hits).toMatchObject([
      { table: 'points', row: 0, adds: 2, because: { basket: 2 } },
      { table: 'Points', row: 0, clauses: [scoring.fruit], argument: { picker: 'Ann' }, value: 2 },
    ])
    expect(hits[1]?.sums).toEqual([hits[0]?.sum])
    expect(withHits(() => ahead.compute(game, {}))[1].at(-1)).not.toHaveProperty('argument')
  })

  it('tells from what it is added up, the parts that are nothing only to who asks for the sum, also after it was counted', () => {
    const fruits = added('Fruits', [turns.bare], {}, (add, { trees }: Game) => {
      for (const tree of TREES) add(trees[tree], tree)
      add(0, 'on the ground')
    })
    const of: Game = { ...game, trees: { short: 2, middle: 0, tall: 1 } }
    expect(fruits.compute(of, {})).toBe(3)
    const [value, hits] = withHits(() => fruits.compute(of, {}))
    expect([value, hits]).toMatchObject([
      3,
      [
        {
          parts: [
            { what: 'short', amount: 2 },
            { what: 'middle', amount: 0 },
            { what: 'tall', amount: 1 },
            { what: 'on the ground', amount: 0 },
          ],
        },
      ],
    ])
    const trace = decidedIn('picking', hits)
    expect(toldLines(trace)).toEqual(['  picking [Fruits] 3 = 2 (short) + 1 (tall): 1 turns.bare'])
    const whole = '3 = 2 (short) + 1 (tall) + 0 (middle, on the ground): 1 turns.bare'
    expect(toldLines(trace, true)).toEqual([`  picking [Fruits] ${whole}`])
    expect(sumLines(sumsIn(trace))).toEqual([`Fruits: ${whole}`])
    const bare = withHits(() => fruits.compute({ ...of, trees: { short: 0, middle: 0, tall: 0 } }, {}))[1]
    expect(toldLines(decidedIn('picking', bare))).toEqual(['  picking [Fruits] 0: 1 turns.bare'])
  })

  it('is told with each row of its sums once, however often it was asked', () => {
    const often = () => [1, 2, 3].map(() => score.compute(game, { picker: 'Ann' }))
    const trace = decidedIn('picking', withHits(often)[1])
    const once = decidedIn('picking', withHits(() => score.compute(game, { picker: 'Ann' }))[1])
    expect([...new Set(sumsIn(trace).map(({ text }) => text))]).toEqual(sumsIn(once).map(({ text }) => text))
    expect([...new Set(toldLines(trace))]).toEqual(toldLines(once))
  })

  it('leaves the same hits whether it was counted before or not, and whoever asked first', () => {
    const [fresh, known] = [{ ...game }, { ...game }]
    ahead.compute(known, {})
    const told = (of: Game) => withHits(() => ahead.compute(of, {}))[1].map(({ table, value }) => [table, value])
    expect(told(known)).toEqual(told(fresh))
    expect(told(known)).toEqual(told(known))
    expect(told(known).map(([table]) => table)).toEqual(['points', 'Points', 'points', 'Points', 'Ahead'])
  })

  it('is asked anew while somebody listens to views, and while a table has other rows', () => {
    score.compute(game, { picker: 'Bob' })
    const views: string[] = []
    withViews(
      (table) => void views.push(table),
      () => score.compute(game, { picker: 'Bob' }),
    )
    expect(views).toEqual(['points'])
    expect(withAmendedRows({ table: 'points', rows: [] }, () => score.compute(game, { picker: 'Bob' }))).toBe(0)
    expect(score.compute(game, { picker: 'Bob' })).toBe(1)
  })
})

describe('a measure, asked before somebody who need not hear anything twice', () => {
  const hearing = (of: Game, before: HeardBefore) => {
    const views: string[] = []
    const listen = (table: string) => void views.push(table)
    withViews(listen, () => score.compute(of, { picker: 'Bob' }), before)
    return views
  }

  it('is counted anew for whoever has not heard it, and for nobody else', () => {
    const [one, other] = [nothingHeard(), nothingHeard()]
    const fresh = { ...game }
    score.compute(fresh, { picker: 'Bob' })
    expect(hearing(fresh, one)).toEqual(['points'])
    expect(hearing(fresh, one)).toEqual([])
    expect(hearing(fresh, other)).toEqual(['points'])
    expect(hearing({ ...fresh }, other)).toEqual(['points'])
  })
})

describe('the measures of a book', () => {
  it('come to values by name and argument', () => {
    expect(totalsOf(measures, game)).toEqual({
      Points: { Ann: 2, Bob: 1 },
      Ahead: 'Ann',
      Weight: {
        Ann: { short: 20, middle: 20, tall: 20 },
        Bob: { short: 40, middle: 40, tall: 40 },
      },
    })
  })

  it('are told where they differ between two positions', () => {
    const after = { ...game, baskets: { Ann: 2, Bob: 3 } }
    expect(changedTotals(measures, game, after).map(totalChangeLine)).toEqual([
      'Bob, Points: 1 -> 3',
      'Ahead: Ann -> Bob',
    ])
    expect(changedTotals(measures, game, { ...game })).toEqual([])
  })

  it('are told by what comes and goes, where they are long lists', () => {
    const [few, many] = ['abc', 'abcdef'].map((letters) => [...letters])
    const line = (from: readonly string[], to: readonly string[]) =>
      totalChangeLine({ measure: 'Held', argument: {}, from, to })
    expect(line(few ?? [], ['a', 'b'])).toBe('Held: a, b, c -> a, b')
    expect(line(many ?? [], ['b', 'c', 'd', 'e', 'f', 'g'])).toBe('Held: + g, - a')
    expect(line(many ?? [], [...'fedcba'])).toBe('Held: a, b, c, d, e, f -> f, e, d, c, b, a')
  })

  it('are told in words', () => {
    expect(totalText({ Ann: { short: 20 }, Bob: 'nobody' })).toBe('Ann (short 20), Bob nobody')
    expect(totalText({ A1: 3, B2: { 2: 1 } })).toBe('A1: 3, B2 (2: 1)')
    expect(totalText(13)).toBe('13')
    expect(totalText(['oak', 'elm'])).toBe('oak, elm')
    expect(totalText({ Ann: ['oak', 'elm'], Bob: [] })).toBe('Ann (oak, elm), Bob (none)')
    expect(
      totalText([
        { tree: 'oak', way: 'up' },
        { tree: 'elm', way: 'down' },
      ]),
    ).toBe('tree oak, way up; tree elm, way down')
  })
})
