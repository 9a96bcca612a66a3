import { describe, expect, it } from 'vitest'
import { sketchChanges, sketchOf } from '../../src/core/wording/picture-text.js'
import { tiny } from './tiny.js'

describe('a game without a sketch of its book', () => {
  it('is shown field by field, without its readings', () => {
    expect(sketchOf({ title: 'Tiny' }, tiny(3))).toEqual([{ title: 'Tiny', columns: ['', ''], rows: [['number', 3]] }])
  })

  it('is shown in words: lists by their items, records by their fields', () => {
    const game = { readings: {}, done: true, names: ['Ann', 'Bob'], coins: { Ann: 2, Bob: 0 }, none: null }
    expect(sketchOf({ title: 'Tiny' }, game)[0]?.rows).toEqual([
      ['done', 'true'],
      ['names', 'Ann, Bob'],
      ['coins', 'Ann 2, Bob 0'],
      ['none', ''],
    ])
  })

  it('has a table of its own for a field that holds records', () => {
    const game = { readings: {}, trees: { short: { fruits: 2 }, tall: { fruits: 1, ladder: true } } }
    expect(sketchOf({ title: 'Tiny' }, game)).toEqual([
      {
        title: 'trees',
        columns: ['', 'fruits', 'ladder'],
        rows: [
          ['short', 2, ''],
          ['tall', 1, 'true'],
        ],
      },
    ])
  })
})

describe('what differs between two sketches', () => {
  const sketch = (fruits: number, ladder: string) => [
    { title: 'Trees', columns: ['', 'fruits', 'ladder'], rows: [['tall', fruits, ladder]] },
  ]
  it('is told by row and column', () => {
    expect(sketchChanges(sketch(2, 'Ann'), sketch(1, ''))).toEqual([
      'tall, fruits: 2 -> 1',
      'tall, ladder: Ann -> nothing',
    ])
    expect(sketchChanges(sketch(2, 'Ann'), sketch(2, 'Ann'))).toEqual([])
  })
  it('is told of rows that come and go', () => {
    expect(sketchChanges([], sketch(0, 'Ann'))).toEqual(['tall, fruits: nothing -> 0', 'tall, ladder: nothing -> Ann'])
  })
})
