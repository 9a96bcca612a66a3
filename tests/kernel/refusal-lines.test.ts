/** Refusals in words: in one line, in lines, and candidates with the same reasons together. */
import { describe, expect, it } from 'vitest'
import { prohibition, section } from '../../src/core/kernel/sections/clause.js'
import { byReason, isOwn, refusalLines, refusalsText } from '../../src/core/wording/refusal-lines.js'

const gate = section('gate', '9', 'Gate', {
  shut: prohibition('It is shut.'),
  wet: prohibition('It is wet.'),
})
type Refusal = Parameters<typeof refusalsText>[0][number]
type Inside = NonNullable<Refusal['inside']>

const refused = (clause: keyof typeof gate, inside?: Inside): Refusal =>
  ({ table: 'gate', row: 0, clauses: [gate[clause]], because: {}, ...(inside && { inside }) }) as Refusal
const shut = '9 gate.shut'

describe('refusals in words', () => {
  it('are those of rows, or say that nothing comes of it', () => {
    expect(refusalsText([refused('shut'), refused('wet')])).toBe(`${shut}; 9 gate.wet`)
    expect(refusalsText([refused('shut', [{ asks: 'a way' } as Inside[number], { procedure: 'walk' }])])).toBe(
      `it leads to no option; inside "a way": inside the beginning of walk: ${shut}`,
    )
    expect(refusalLines([])).toEqual(['it leads to no option'])
  })

  it('tell where they stand further in, each place once', () => {
    const walk = { procedure: 'walk', asks: 'a way' }
    const step = { procedure: 'walk', asks: 'a step' }
    expect(
      refusalLines([
        refused('wet'),
        refused('shut', [walk]),
        refused('wet', [walk]),
        refused('shut', [walk, step]),
        refused('wet', [{ asks: 'a boat' } as Inside[number]]),
      ]),
    ).toEqual([
      '9 gate.wet',
      '  inside walk (a way):',
      `    ${shut}`,
      '    9 gate.wet',
      '    inside walk (a step):',
      `      ${shut}`,
      '  inside "a boat":',
      '    9 gate.wet',
    ])
  })

  it('tell every place on the way where the first stands far in', () => {
    const places = ['a way', 'a step', 'a stone'].map((asks) => ({ procedure: 'walk', asks }))
    expect(refusalLines([refused('shut', places)])).toEqual([
      'it leads to no option',
      '  inside walk (a way):',
      '    inside walk (a step):',
      '      inside walk (a stone):',
      `        ${shut}`,
    ])
  })

  it('count the candidates that are refused so', () => {
    const counted = (more: object) =>
      refusalLines([refused('shut', [{ procedure: 'walk', asks: 'a way', ...more }])])[2]
    expect(counted({ times: 2, of: 3 })).toBe(`    ${shut}: refuses 2 of 3 choices`)
    expect(counted({ times: 2, of: 3, also: true })).toBe(`    ${shut}: also refuses 2 of 3 choices`)
    expect(counted({ times: 3, of: 3 })).toBe(`    ${shut}: refuses all 3 choices`)
    expect(counted({ times: 2, of: 2 })).toBe(`    ${shut}: refuses both choices`)
    expect(counted({ times: 1, of: 1 })).toBe(`    ${shut}: refuses the only choice`)
    expect(counted({ of: 0 })).toBe(`    there is nothing to choose from: ${shut}`)
    expect(counted({ of: 3 })).toBe(`    ${shut}`)
  })

  it('put candidates with the same reasons together', () => {
    const [one, two, three] = [['shut'], ['wet'], ['shut']].map(([clause], id) => ({
      id,
      refusals: [refused(clause as 'shut')],
    }))
    expect(byReason([one, two, three] as never[])).toEqual([
      { refused: [one, three], why: [shut] },
      { refused: [two], why: ['9 gate.wet'] },
    ])
  })

  it('are of the choice itself where no decision lies between', () => {
    expect([isOwn(refused('shut')), isOwn(refused('shut', [{ procedure: 'walk' }]))]).toEqual([true, true])
    expect(isOwn(refused('shut', [{ procedure: 'walk', asks: 'a way' }]))).toBe(false)
  })
})
