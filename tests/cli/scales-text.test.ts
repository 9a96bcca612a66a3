/** Scales in a terminal: real numbers, what is printed on them, and what stands where. */
import { describe, expect, it } from 'vitest'
import { scalesText } from '../../src/cli/text/boards/tracks.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import type { Scale } from '../../src/core/pictures/numbered-scale.js'

const bell = { short: 'B', name: 'a bell rings' }
const water: Scale = { name: 'Water', from: 0, to: 4, at: 2, marks: [{ at: 4, sign: bell }] }
const fire: Scale = {
  name: 'Fire',
  from: 1,
  to: 4,
  at: 4,
  marks: [
    { at: 3, sign: bell, covered: true },
    { at: 4, sign: bell },
  ],
}
const text = (...scales: readonly Scale[]) => scalesText(scales, paintFor(false)).split('\n')

describe('scales in a terminal', () => {
  it('stand under their numbers, with what is printed on them, and brackets around where each stands', () => {
    expect(text(water, fire)).toEqual([
      '        0  1  2  3  4',
      ' Water  ·  · [●] ·  B   2',
      ' Fire      ·  ·  × [B]  4',
      ' B a bell rings, × covered',
    ])
  })

  it('tell signs and what is said beside, and number every other space where numbers are wide', () => {
    expect(text({ name: 'Tide', from: -10, to: -6, at: -9, signed: true, beside: 'low' })).toEqual([
      '      -10   -8    -6',
      ' Tide  · [●] ·  ·  ·   -9 low',
    ])
    expect(text({ name: 'Tide', from: 0, to: 2, at: 1, signed: true }).at(-1)).toBe(' Tide  · [●] ·   +1')
  })
})
