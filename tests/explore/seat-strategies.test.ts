/** The choices of pickers, seed by seed. A play identified by its seed must stay the same. */
import { describe, expect, it } from 'vitest'
import { type Picking, pickerAt, pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import type { Decision } from '../../src/core/kernel/plays/rules.js'

const choice = (type: string, weight?: number) => ({
  option: { type },
  declines: type === 'none',
  ...(weight !== undefined && { weight }),
})
type Choices = readonly ReturnType<typeof choice>[]
const due = (seat: string, choices: Choices, rights: Choices = []) =>
  ({ seat, choices, asides: { choices: () => rights } }) as unknown as Decision

const abc = ['a', 'b', 'c'].map((type) => choice(type))
const right = [choice('R')]

/** Formats the picks of the seeds from 0 on, one letter each. */
const picked = (decision: Decision, picking: Picking = {}) =>
  Array.from({ length: 16 }, (_, seed) => pickerFrom(seed, picking)(decision).type).join('')

describe('a picker from a seed', () => {
  it('picks any option, each as likely as the next', () => {
    expect(picked(due('Ann', abc))).toBe('aacccbacbaacccbb')
    expect(picked(due('Ann', [choice('a', 1)]))).toBe('a'.repeat(16))
  })

  it('lets chance decide by weight alone, whatever the habit', () => {
    expect(picked(due(CHANCE, [choice('a', 0), choice('b', 1), choice('c', 3)]))).toBe('bcbccccccccccccb')
    expect(picked(due(CHANCE, [choice('a', 3), choice('b', 1)]), { habitOf: () => 'first' })).toBe('aaaaababbaaababa')
  })

  it('uses a right in one of so many decisions, and never for chance', () => {
    expect(picked(due('Ann', abc, [...right, choice('S')]), { asides: 2 })).toBe('SaSRRcSaaRccaRbS')
    expect(picked(due('Ann', abc, right), { asides: 1 })).toBe('R'.repeat(16))
    expect(picked(due('Ann', abc, right))).toBe('aacccbacbaacccbb')
    expect(picked(due(CHANCE, abc, right), { asides: 1 })).toBe('aacccbacbaacccbb')
    expect(picked(due('Ann', abc), { asides: 1 })).toBe('bacbbcbaaaccacbb')
  })

  it('goes on drawing from decision to decision', () => {
    const pick = pickerFrom(4, { asides: 3 })
    expect(Array.from({ length: 20 }, () => pick(due('Ann', abc, right)).type).join('')).toBe('bbaRbRRRcabcRRaabcRb')
  })

  it('takes the first option by habit, or the one that declines', () => {
    const some = [choice('a'), choice('none'), choice('b')]
    const by = (habit: 'first' | 'idle', choices: Choices) =>
      pickerFrom(1, { habitOf: () => habit })(due('Ann', choices))
    expect([by('first', some).type, by('idle', some).type, by('idle', abc).type]).toEqual(['a', 'none', 'a'])
    expect(() => by('first', [])).toThrow(new RangeError('nothing can be picked: no option has a weight'))
  })

  it('refuses weights by which nothing can be picked', () => {
    const weighed = (...weights: readonly number[]) =>
      due(
        CHANCE,
        weights.map((weight) => choice('a', weight)),
      )
    expect(() => pickerFrom(1)(weighed(0, 0))).toThrow('nothing can be picked: no option has a weight')
    expect(() => pickerFrom(1)(weighed(2, -1))).not.toThrow()
  })
})

describe('a picker for one decision', () => {
  it('draws by the seed and the number of the decision', () => {
    const numbered = (seed: number) =>
      Array.from({ length: 12 }, (_, number) => pickerAt(seed, number)(due('Ann', abc)).type).join('')
    expect([numbered(5), numbered(2 ** 31 - 1)]).toEqual(['bcbbabcccacc', 'cccabcbaccbb'])
  })
})
