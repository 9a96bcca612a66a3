/** The die of a harassment: what each number of SCT, of Soviet units and of neighbours comes to. */
import { describe, expect, it } from 'vitest'
import { harassmentResult, harassmentScore } from '#spec/talvisota/6.2-finnish-harassment'

const FACES = [1, 2, 3, 4, 5, 6]
const RESULTS = ['success', 'one each', 'failure'] as const

const resultOf = (face: number, scouts: number, units: number, neighbours: number) =>
  harassmentResult.ask({ score: Math.min(9, Math.max(0, harassmentScore.compute(face, scouts, units, neighbours))) })

/** Counts the die faces of six that lead to a success, to one loss each, and to a failure. */
const chances = (scouts: number, units: number, neighbours: number): readonly number[] => {
  const results = FACES.map((face) => resultOf(face, scouts, units, neighbours))
  return RESULTS.map((result) => results.filter((one) => one === result).length)
}

describe('6.2: the die of a harassment', () => {
  it('against a marker, without neighbours, succeeds on two, three and four faces', () => {
    expect([1, 2, 3].map((scouts) => chances(scouts, 0, 0))).toEqual([
      [2, 2, 2],
      [3, 2, 1],
      [4, 2, 0],
    ])
  })

  it('against one Soviet unit succeeds only with two SCT or three', () => {
    expect([1, 2, 3].map((scouts) => chances(scouts, 1, 0))).toEqual([
      [0, 2, 4],
      [1, 2, 3],
      [2, 2, 2],
    ])
  })

  it('never succeeds against two Soviet units, and always fails against three', () => {
    expect([1, 2, 3].map((scouts) => chances(scouts, 2, 0))).toEqual([
      [0, 0, 6],
      [0, 1, 5],
      [0, 2, 4],
    ])
    expect([1, 2, 3].map((scouts) => chances(scouts, 3, 0))).toEqual([
      [0, 0, 6],
      [0, 0, 6],
      [0, 0, 6],
    ])
  })

  it('counts two neighbours as much as a unit in the space', () => {
    const differing = [1, 2, 3].flatMap((scouts) =>
      [0, 1, 2].filter((units) => chances(scouts, units, 2).join() !== chances(scouts, units + 1, 0).join()),
    )
    expect(differing).toEqual([])
  })

  it('can succeed only where twice the units and the neighbours are at most the SCT', () => {
    const all = [1, 2, 3].flatMap((scouts) =>
      [0, 1, 2, 3].flatMap((units) => [0, 1, 2, 3, 4, 5, 6].map((neighbours) => ({ scouts, units, neighbours }))),
    )
    const hopeful = all.filter(({ scouts, units, neighbours }) => (chances(scouts, units, neighbours)[0] ?? 0) > 0)
    expect(hopeful).toEqual(all.filter(({ scouts, units, neighbours }) => 2 * units + neighbours <= scouts))
  })

  it('costs more Soviet morale the more SCT there are, on the average', () => {
    const value = 2
    const mean = (scouts: number) => {
      const [success = 0, middle = 0] = chances(scouts, 0, 0)
      return (success * (2 + value) + middle) / FACES.length
    }
    expect([1, 2, 3].map((scouts) => Math.round(mean(scouts) * 6))).toEqual([10, 14, 18])
  })
})
