/** Mishaps of a fleet while it works. */
import { describe, expect, it } from 'vitest'
import { MISHAPS, type Mishap, mishaps } from './mishaps.js'

describe('mishaps', () => {
  const first = (count: number, seed: number): readonly Mishap[] => {
    const all = mishaps(seed)
    return Array.from({ length: count }, () => all.next().value)
  }

  it('come each once before any comes again, in another order each time', () => {
    const rounds = first(4 * MISHAPS.length, 1)
    const of = (round: number) => rounds.slice(round * MISHAPS.length, (round + 1) * MISHAPS.length)
    for (const round of [0, 1, 2, 3]) expect(of(round).toSorted()).toEqual([...MISHAPS].toSorted())
    expect(new Set([0, 1, 2, 3].map((round) => of(round).join())).size).toBeGreaterThan(1)
  })

  it('are the same from the same seed, and others from another', () => {
    expect(first(10, 7)).toEqual(first(10, 7))
    expect(first(10, 7)).not.toEqual(first(10, 8))
  })
})
