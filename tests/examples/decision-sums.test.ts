/** The sums on which a decision rests: those of the last step and of what bounds its options, and not too many. */
import { describe, expect, it } from 'vitest'
import { sumsBehind } from '../../src/core/examples/comparison/sums-behind.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Decision } from '../../src/core/kernel/plays/rules.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import { points, scoring } from '../kernel/orchard.js'

const decided = (question: number, basket: number): Traced => ({
  kind: 'decided',
  chart: 'turn',
  table: `basket ${question}`,
  row: 0,
  clauses: [scoring.fruit],
  adds: basket,
  because: { basket },
  question,
})
const chosen: Traced = { kind: 'chosen', seat: 'Ann', option: option('stop') }
const due = (refused: () => void = () => {}): Decision =>
  ({
    over: false,
    chart: 'climb',
    refused: () => {
      refused()
      return []
    },
  }) as unknown as Decision
const lineOf = (question: number, basket: number) =>
  `basket ${question}: ${basket} = ${basket} (fruit): 2 scoring.fruit`

describe('the sums on which a decision rests', () => {
  it('are those of the last step, each once, and those that are asked for what is refused', () => {
    const trace = [decided(1, 1), chosen, decided(2, 2), chosen, decided(3, 3), decided(3, 3)]
    expect(sumsBehind(due(), trace)).toEqual([lineOf(3, 3)])
    expect(
      sumsBehind(
        due(() => points.ask({ basket: 4 })),
        trace,
      ),
    ).toEqual([lineOf(3, 3), 'points: 4 = 4 (fruit): 2 scoring.fruit'])
  })

  it('are those of the whole beginning, where nothing was chosen', () => {
    expect(sumsBehind(due(), [decided(1, 1), decided(2, 2)])).toEqual([lineOf(1, 1), lineOf(2, 2)])
  })

  it('are six at most: of more none is told', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => decided(index, index + 1))
    expect(sumsBehind(due(), many(6))).toHaveLength(6)
    expect(sumsBehind(due(), many(7))).toEqual([])
  })

  it('are none after the end', () => {
    expect(sumsBehind({ over: true, outcome: null }, [decided(1, 1)])).toEqual([])
  })
})
