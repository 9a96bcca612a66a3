/** The changes of a game on its drawing, in a few words, and the meanings of letters on drawings. */
import { describe, expect, it } from 'vitest'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import type { Sign } from '../../src/core/pictures/board-picture.js'
import { boxes, numbered, type Shown, type Token } from '../../src/core/pictures/map-drawing.js'
import { changesTold } from '../../src/site/publish/pages/parts/changes-view.js'
import { drawnLegend } from '../../src/site/publish/pages/parts/drawn-legend.js'
import { boardLegend, gamesShown, legendOfAll } from '../../src/site/publish/pages/parts/figures.js'
import { drawing, shown } from '../kernel/drawn-orchard.js'
import { book as toy } from '../kernel/orchard.js'

const token = (name: string, count = 1): Token => ({ name, short: name.slice(0, 1), shape: 'disc', count })
const tracks = [
  { name: 'Week', boxes: numbered(-2, 2) },
  { name: 'Barn', boxes: boxes('loft', 'floor') },
]
const on = (week: Shown['tracks'][string], barn: Shown['tracks'][string] = {}): Shown => ({
  tracks: { Week: week, Barn: barn },
})
const now = token('now')

describe('what changed', () => {
  const places = ['Week: -1', 'Week: 1', 'Ann']

  it('is told as from where to where, where something went on its track', () => {
    expect(changesTold({ tracks }, on({ '-1': [now] }), on({ 1: [now] }), places)).toEqual(['Week -1 → 1', 'Ann'])
  })
  it('is told with what went, where that is several', () => {
    const two = (box: string, other: string) => on({ [box]: [now], [other]: [token('hen')] })
    expect(changesTold({ tracks }, two('-1', '1'), two('1', '2'), [...places, 'Week: 2'])).toEqual([
      'Week, now: -1 → 1',
      'Week, hen: 1 → 2',
      'Ann',
    ])
  })
  it('is told box by box, where a part of something went', () => {
    const hay = (loft: number, floor: number) => on({}, { loft: [token('hay', loft)], floor: [token('hay', floor)] })
    const boxesOf = ['Barn: loft', 'Barn: floor']
    expect(changesTold({ tracks }, hay(3, 1), hay(2, 2), boxesOf)).toEqual(boxesOf)
  })
})

describe('a legend', () => {
  const signs: readonly Sign[] = [
    { short: '3', name: 'number 3' },
    { short: '1', name: 'number 1' },
    { short: '★', name: 'centre' },
  ]
  const forms = [{ name: 'Barn', boxes: [{ name: 'upper loft', short: 'UL' }, { name: 'floor' }] }]
  const place = { signs, tokens: [{ ...token('hen'), short: 'hen' }, token('cow', 3)] }
  const all: Shown = { places: { Ann: place }, tracks: { Barn: { floor: [token('pig')] }, Week: { 1: [now] } } }

  it('tells the letters of signs, pieces and boxes, each once, and no word by itself', () => {
    expect(drawnLegend({ tracks: forms }, [{ shown: all }])).toEqual({
      marks: [
        { short: 'n', name: 'number n' },
        { short: '★', name: 'centre' },
      ],
      pieces: [
        { short: 'c', name: 'cow' },
        { short: 'n', name: 'now' },
        { short: 'p', name: 'pig' },
      ],
      boxes: [{ short: 'UL', name: 'upper loft' }],
    })
  })
  it('tells only what is drawn', () => {
    const told = drawnLegend({ tracks: forms }, [{ shown: all, tracks: new Set(['Week']), withoutMap: true }])
    expect(told).toEqual({ marks: [], pieces: [{ short: 'n', name: 'now' }], boxes: [] })
  })
  it('stands once over all pictures, where there are any', () => {
    const book = { ...toy, drawing, shown }
    const game = (ann: number) => ({ ...toy.empty, baskets: { Ann: ann, Bob: 0 } })
    const html = legendOfAll(book, [{ before: game(1), after: game(2) }, undefined])?.html ?? ''
    expect(html).toContain('What the signs on the pictures mean')
    expect(html).toContain('<span class="rw-board-key pieces rw-tint-red">a = apple</span>')
    expect(legendOfAll(book, [])).toBeUndefined()
    expect(boardLegend([], { marks: [], pieces: [], boxes: [] })).toBeUndefined()
  })
})

describe('a Front that moves', () => {
  it('is told in one breath', () => {
    const { empty } = landAndFreedom
    const at = (Madrid: number) => ({ ...empty, fronts: { ...empty.fronts, Madrid } })
    const html = gamesShown(landAndFreedom, { before: at(-1), after: at(1) })?.html ?? ''
    expect(html).toContain('<figcaption>After; changed: Madrid -1 → 1')
  })
})
