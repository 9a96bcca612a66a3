import { describe, expect, it } from 'vitest'
import { summarizeOptions } from '../../src/core/wording/summarize-options.js'

const give = (to: string, amount: number) => ({ type: 'give', to, amount })

describe('options told together', () => {
  it('stand side by side where one field differs, and runs of numbers by their ends', () => {
    expect(summarizeOptions([4, 1, 2, 3, 7].map((amount) => give('Ann', amount)))).toEqual([
      'give to=Ann amount=1 to 4|7',
    ])
    expect(
      summarizeOptions([
        { type: 'climb', tree: 'tall' },
        { type: 'climb', tree: 'old oak' },
        { type: 'stop' },
      ] as never),
    ).toEqual(['climb tree=tall|"old oak"', 'stop'])
  })
  it('are merged along the field that leaves the fewest', () => {
    const both = ['Ann', 'Bob'].flatMap((to) => [1, 2, 3].map((amount) => give(to, amount)))
    expect(summarizeOptions(both)).toEqual(['give to=Ann amount=1 to 3', 'give to=Bob amount=1 to 3'])
  })
  it('leave nothing out and add nothing', () => {
    expect(summarizeOptions([give('Ann', 1), give('Bob', 2), give('Ann', 1)])).toEqual([
      'give to=Ann amount=1',
      'give to=Bob amount=2',
    ])
    expect(summarizeOptions([])).toEqual([])
  })
})
