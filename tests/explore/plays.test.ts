import { describe, expect, it } from 'vitest'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book } from '../kernel/orchard.js'
import { due } from '../kernel/tiny.js'

const rules = rulesOf(book)
const begun = rules.begin(book.empty, 'climb', { picker: 'Ann' })

/** The stops of a climb, of which no more decisions than a bound are made. */
const stops = (bound: number) => {
  const picked: number[] = []
  const all = [
    ...playing(
      rules,
      begun,
      (decision, made) => {
        picked.push(made)
        return due(decision).choices[0]?.option ?? { type: 'none' }
      },
      bound,
    ),
  ]
  return { picked, all }
}

describe('a play', () => {
  it('stops at every decision with what is chosen there, and at the end', () => {
    const { picked, all } = stops(9)
    expect(picked).toEqual([0, 1])
    expect(all.map(({ option }) => option)).toEqual([
      { type: 'climb', tree: 'short' },
      { type: 'climb', tree: 'middle' },
      undefined,
    ])
    expect(all.map(({ due: { over } }) => over)).toEqual([false, false, true])
    expect(all[0]).toMatchObject({ position: begun.position, trace: begun.trace })
    expect(all[2]?.position).toMatchObject({ outcome: 2, stack: [] })
  })

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
  ])('is given up after %i decisions', (bound, made) => {
    const { picked, all } = stops(bound)
    expect(picked).toHaveLength(made)
    expect(all).toHaveLength(made + 1)
    expect(all.at(-1)?.option).toBeUndefined()
  })
})
