/** Scales on pages: a ring where something stands, and where it stood, for those that an example moves. */
import { describe, expect, it } from 'vitest'
import { scalesSvg } from '../../src/draw/scales-svg.js'
import type { Scale } from '../../src/kernel/scale.js'
import { scaleFigure, scalesMoved } from '../../src/publish/pages/scales.js'

const bell = { short: 'B', name: 'a bell rings' }
const water: Scale = {
  name: 'Water',
  from: 0,
  to: 4,
  at: 2,
  marks: [{ at: 4, sign: bell }],
  parts: [{ from: 0, to: 1, tint: 'blue' }],
}
const fire: Scale = { name: 'Fire', from: -1, to: 1, at: 1, signed: true, beside: 'hot' }
const times = (text: string, what: string) => text.split(what).length - 1

describe('scales as SVG', () => {
  it('have a space for each number, tell in words where they stand, and a ring there', () => {
    const { html } = scalesSvg([water, fire], 'Elements')
    expect(times(html, '<rect')).toBe(8)
    expect(times(html, 'tint-blue')).toBe(2)
    expect(html).toContain('<desc>Water 2. Fire +1, hot.</desc>')
    expect(times(html, 'class="stands"')).toBe(2)
    expect(times(html, 'class="was"')).toBe(0)
  })

  it('show where something stood before', () => {
    const { html } = scalesSvg([water], 'Water', new Map([['Water', 0]]))
    expect(html).toContain('<circle class="was" cx="14"')
    expect(html).toContain('<circle class="stands" cx="70"')
  })
})

describe('scales on pages', () => {
  it('stand with what their signs mean', () => {
    expect(scaleFigure({ title: 'Elements', columns: [], rows: [], scales: [water] }).html).toContain(
      '<figcaption>Elements: B a bell rings</figcaption>',
    )
  })

  it('are those alone that an example moves', () => {
    const moved = scalesMoved({ before: [water, fire], after: [{ ...water, at: 3 }, fire] })?.html ?? ''
    expect(moved).toContain('Moved: Water;')
    expect(moved).not.toContain('Fire')
    expect(scalesMoved({ before: [water], after: [water] })).toBeUndefined()
    expect(scalesMoved({ before: [water] })).toBeUndefined()
  })
})
