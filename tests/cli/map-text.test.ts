/** Maps in a terminal: places where they lie, what stands there in words, and dotted lines between neighbours. */
import { describe, expect, it } from 'vitest'
import { isOfPoints, mapText } from '../../src/cli/text/boards/map.js'
import { gameText } from '../../src/cli/text/boards/text-picture.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { MapForm } from '../../src/core/pictures/map-drawing.js'
import { drawing, map as gardens, owl, shown } from '../kernel/drawn-orchard.js'
import { book as orchard } from '../kernel/orchard.js'

const plain = paintFor(false)
const map: MapForm = {
  title: 'The lanes',
  size: [300, 300],
  places: {
    well: { at: [150, 30], outline: 'box' },
    barn: { at: [30, 270], outline: 'disc' },
    mill: { at: [299, 270], outline: 'box' },
  },
  borders: [['well', 'barn']],
  fields: [],
}
const text = mapText(map, { well: { signs: [{ short: '★', name: 'a star' }], tokens: [{ ...owl, count: 3 }] } }, plain)
const rowOf = (name: string) => text.split('\n').findIndex((line) => line.includes(name))

describe('a map in a terminal', () => {
  it('has every place where it lies, with its signs and what stands there under its name', () => {
    expect(rowOf('well')).toBeLessThan(rowOf('barn'))
    expect(rowOf('barn')).toBe(rowOf('mill'))
    expect(text.indexOf('barn')).toBeLessThan(text.indexOf('mill'))
    expect(
      text
        .split('\n')
        .slice(rowOf('well') + 1, rowOf('well') + 3)
        .map((line) => line.replaceAll('·', '').trim()),
    ).toEqual(['★', '3o'])
  })

  it('joins neighbours by dots, and no others', () => {
    expect(text).toContain('·')
    expect(mapText({ ...map, borders: [] }, {}, plain)).not.toContain('·')
  })

  it('says what the letters mean', () => {
    expect(text).toContain('o = owl, ★ = a star')
  })

  it('keeps a name at the rim whole', () => {
    expect(text).toContain('mill')
  })

  it('is drawn in a game only where places are points', () => {
    const lanes = { ...map, fields: ['baskets'] }
    const drawn = (form: MapForm) =>
      gameText(
        rulesOf({ ...orchard, drawing: { ...drawing, map: form }, shown }),
        { game: orchard.empty, stack: [] },
        plain,
      )
    expect(isOfPoints(gardens)).toBe(false)
    expect(drawn(lanes)).toContain('The lanes')
    expect(drawn(gardens)).not.toContain('The orchard\n')
  })
})
