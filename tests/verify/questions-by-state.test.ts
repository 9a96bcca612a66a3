/** The events recorded while rules run: the seats that decide, and the views that tables are asked about. */
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Table } from '../../src/core/kernel/tables/rule-table.js'
import { askingHeard } from '../../src/core/verify/plays/questions-by-state.js'
import { hearingOf } from '../../src/core/verify/tables/unexpected-views.js'
import { book, eating, type Game, mayNotClimb, points, winner } from '../kernel/orchard.js'
import { due } from '../kernel/tiny.js'

const rules = rulesOf(book)
const climbAs = (picker: 'Ann' | 'Bob', game: Game = book.empty) =>
  due(rules.decide(rules.begin(game, 'climb', { picker }).position))

describe('what was asked', () => {
  const atClimb = { seats: ['Ann', 'Bob'], options: { climb: 'climb tree short', stop: 'stop' } }

  it('is told by chart and state: the seats in order, and the first option of each type', () => {
    const asking = askingHeard()
    expect(asking.asked()).toEqual({})
    asking.hear(climbAs('Bob'))
    asking.hear(climbAs('Ann', { ...book.empty, trees: { short: 0, middle: 2, tall: 2 } }))
    asking.hear(due(rules.decide(rules.choose(rules.start(), { type: 'stop' }).position)))
    expect(asking.asked()).toEqual({
      climb: { 'next tree': atClimb },
      orchard: { wind: { seats: ['chance'], options: { blow: 'blow', calm: 'calm' } } },
    })
    expect(JSON.stringify(asking.asked())).toBe(
      JSON.stringify({
        climb: { 'next tree': atClimb },
        orchard: { wind: { seats: ['chance'], options: { blow: 'blow', calm: 'calm' } } },
      }),
    )
  })

  it('is the same where it was heard in two parts', () => {
    const [one, other, whole] = [askingHeard(), askingHeard(), askingHeard()]
    one.hear(climbAs('Bob'))
    other.hear(climbAs('Ann', { ...book.empty, trees: { short: 0, middle: 2, tall: 2 } }))
    other.add(one.asked())
    expect(other.asked()).toEqual({
      climb: { 'next tree': { seats: ['Ann', 'Bob'], options: { climb: 'climb tree middle', stop: 'stop' } } },
    })
    whole.add({ b: { z: { seats: ['y', 'x'], options: { o: 'O', n: 'N' } }, a: { seats: [], options: {} } }, a: {} })
    expect(JSON.stringify(whole.asked())).toBe(
      JSON.stringify({
        b: { a: { seats: [], options: {} }, z: { seats: ['x', 'y'], options: { n: 'N', o: 'O' } } },
      }),
    )
  })
})

describe('the views that tables are asked about', () => {
  const because = 'nobody climbs the tall tree thrice'
  const table = {
    ...mayNotClimb,
    view: {
      ...mayNotClimb.view,
      impossible: [
        { because, when: ({ tree, number }: { tree: string; number: number }) => tree === 'tall' && number > 1 },
        {
          because: 'never bare',
          when: ({ fruit, number }: { fruit: boolean; number: number }) => !fruit && number > 0,
        },
      ],
    },
  } as unknown as Table
  const view = { tree: 'short', climbed: false, number: 0, fruit: true, ladder: true } as const
  const ask = (changes: object) => void mayNotClimb.refuses({ ...view, ...changes } as never)
  const outside = (times: string, why: string, witness: object) => ({
    what: `it is asked about ${times} that cannot occur: ${why}`,
    where: 'table:may not climb',
    witness,
    clauses: [],
  })

  it('are heard while something is done, and told where they cannot occur', () => {
    const hearing = hearingOf([table, eating as unknown as Table])
    const answer = hearing.during(() => {
      ask({})
      ask({ tree: 'tall', number: 2 })
      ask({ tree: 'tall', number: 2 })
      ask({ tree: 'tall', number: 2, climbed: true })
      ask({ number: 1, fruit: false })
      eating.refuses({ fruit: true, eaten: false })
      points.ask({ basket: 1 })
      return 'done'
    })
    ask({ tree: 'tall', number: 2, ladder: false })
    expect(answer).toBe('done')
    expect(hearing.findings(table)).toEqual([
      outside('2 views', because, { ...view, tree: 'tall', number: 2 }),
      outside('a view', 'never bare', { ...view, number: 1, fruit: false }),
    ])
    expect(hearing.findings(eating as unknown as Table)).toEqual([])
    expect(hearing.findings(points as unknown as Table)).toEqual([])
    expect(Object.keys(hearing.heard())).toEqual(['may not climb'])
    expect(hearing.heard()['may not climb']).toHaveLength(3)
  })

  it('are told where they are no views of the table at all', () => {
    const hearing = hearingOf([points as unknown as Table, winner as unknown as Table])
    hearing.during(() => {
      try {
        points.ask({ basket: 9 } as never)
      } catch {
        // It is refused as well; here it is heard only.
      }
    })
    expect(hearing.findings(points as unknown as Table).map(({ what, witness }) => [what, witness])).toEqual([
      ['it is asked about a view that cannot occur: basket: got 9, expected 0 | 1 | 2 | 3 | 4 | 5 | 6', { basket: 9 }],
    ])
    expect(hearing.findings(winner as unknown as Table)).toEqual([])
  })

  it('are the same where they were heard in two parts', () => {
    const [one, other, whole] = [hearingOf([table]), hearingOf([table]), hearingOf([table])]
    const both = [() => ask({ tree: 'tall', number: 2 }), () => ask({ number: 1, fruit: false })]
    const [first = () => {}, second = () => {}] = both
    one.during(first)
    other.during(() => {
      first()
      second()
    })
    whole.during(() => {
      first()
      second()
    })
    one.add(other.heard())
    expect(one.findings(table)).toEqual(whole.findings(table))
    const few = hearingOf([table])
    few.during(first)
    expect(few.heard()['may not climb']).toHaveLength(1)
    const fresh = hearingOf([table])
    fresh.add(other.heard())
    fresh.add({ ...other.heard(), unknown: [[1, { view: {}, because }]] })
    expect(fresh.heard()).toEqual(whole.heard())
    fresh.add({
      'may not climb':
        other.heard()['may not climb']?.map(([number, seen]) => [number, { ...seen, because: 'other' }]) ?? [],
    })
    expect(fresh.findings(table)).toEqual(whole.findings(table))
  })
})
