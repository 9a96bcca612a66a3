/** Parts of a region in words: numbers in a row as a range, and nothing else. */
import { describe, expect, it } from 'vitest'
import { boxText, caseText, valuesText } from '../../src/lab/audit/defects/text-boxes.js'

describe('parts of a region', () => {
  it('tell three numbers in a row, or more, as a range', () => {
    expect(valuesText([2, 3, 4])).toBe('2 to 4')
    expect(valuesText([0, 1, 2, 3])).toBe('0 to 3')
  })

  it('list fewer, others, and what is no number', () => {
    expect([[2, 3], [2, 4, 6], [1, 2, 4], [3, 2, 1], [7], [2]].map((values) => valuesText(values))).toEqual([
      '2, 3',
      '2, 4, 6',
      '1, 2, 4',
      '3, 2, 1',
      '7',
      '2',
    ])
    expect(valuesText(['1', '2', '3'])).toBe('1, 2, 3')
    expect(valuesText([1, 2, 'three'])).toBe('1, 2, three')
    expect(valuesText([true, false])).toBe('true, false')
  })

  it('name each field', () => {
    expect(boxText({ coins: [1, 2, 3], open: [true] })).toBe('coins 1 to 3; open true')
    expect(caseText({ coins: 2, open: true })).toBe('coins 2; open true')
  })
})
