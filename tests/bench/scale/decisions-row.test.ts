/** The results of many random decisions as a row of a table. */
import { describe, expect, it } from 'vitest'
import { inPlaceOf, printed, rowOf } from './decisions-row.js'

const report = (seconds: number, findings: readonly unknown[]) =>
  JSON.stringify({ seed: 3, games: 1200, finished: 1199, decisions: { total: 100_400 }, findings, seconds })
const digest = (text: string) => `${text.length}`

describe('a row of many random decisions', () => {
  it('tells how many there were, and what went wrong', () => {
    const row = rowOf({ book: 'orchard', readings: 'random' }, report(12.4, [{}]), digest)
    expect(row).toMatchObject({ games: 1200, finished: 1199, decisions: 100_400, findings: 1, seed: 3 })
    expect(printed([row]).split('\n').at(-1)).toBe(
      `| orchard | random | 100,400 | 1,200 | 1,199 | 1 | 12 | ${row.digest} |`,
    )
  })

  it('has the same digest however long it took, and another for another report', () => {
    const of = (seconds: number, findings: readonly unknown[]) =>
      rowOf({ book: 'orchard', readings: 'usual' }, report(seconds, findings), (text) => text).digest
    expect(of(1, [])).toBe(of(99, []))
    expect(of(1, [])).not.toBe(of(1, [{}]))
  })

  it('stands in the place of the row of the same part, and behind all others where there is none', () => {
    const row = (readings: 'usual' | 'random', seconds: number) =>
      rowOf({ book: 'orchard', readings }, report(seconds, []), digest)
    const [usual, random, again] = [row('usual', 1), row('random', 2), row('usual', 3)]
    expect(inPlaceOf([usual], random)).toEqual([usual, random])
    expect(inPlaceOf([usual, random], again)).toEqual([again, random])
  })
})
