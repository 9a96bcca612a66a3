/** Drawings as SVG: what a reader can find in them, in words; no picture is compared. */
import { describe, expect, it } from 'vitest'
import { TINTS } from '../../src/core/pictures/board-picture.js'
import {
  boxes,
  changedPlaces,
  numbered,
  optionPlaces,
  type Shown,
  type Token,
} from '../../src/core/pictures/map-drawing.js'
import { drawGame } from '../../src/site/draw/draw-game.js'
import { changedIn, gameDrawn } from '../../src/site/draw/drawable-game.js'
import { drawingStyle } from '../../src/site/draw/style.js'
import { drawing, map, owl, shown } from '../kernel/drawn-orchard.js'
import { fruitBoard } from '../kernel/meadow-board.js'
import { book as toy } from '../kernel/orchard.js'

const game = { ...toy.empty, baskets: { Ann: 2, Bob: 0 } }
const other = { ...toy.empty, baskets: { Ann: 1, Bob: 1 } }
const svg = drawGame(drawing, shown(game)).html
const titles = (text: string) => [...text.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)
const places = (text: string) => [...text.matchAll(/data-place="([^"]*)"/g)].map(([, place]) => place)
const count = (text: string, part: string) => text.split(part).length - 1

describe('a drawing', () => {
  it('has every place and every box under its name, and tells in words what is there', () => {
    expect(new Set(places(svg))).toEqual(new Set(['Ann', 'Bob', 'gate', 'Owl', 'Owl: awake']))
    expect(titles(svg)).toEqual([
      'The orchard',
      'Ann: 2 × apple',
      'Bob',
      '2 × apple',
      'gate',
      'Tracks and boxes',
      'Owl: awake: owl',
      'owl',
    ])
  })

  it('writes how many there are on a piece, and joins by a line what has no edge together', () => {
    expect(svg).toContain('>2a</text>')
    expect(count(svg, 'class="rw-border"')).toBe(1)
    expect(svg).toContain('d="M0 0L100 0L100 100L0 100Z"')
  })

  it('takes its colours from the style sheet, which has every tint, light and dark', () => {
    expect(svg).not.toMatch(/(fill|stroke)=|#[0-9a-f]{3}/)
    for (const tint of TINTS) expect(drawingStyle).toMatch(new RegExp(`\\.rw-tint-${tint}\\{--rw-ground:light-dark\\(`))
  })

  it('rings what can be chosen and what changed, once each', () => {
    const ringed = drawGame(drawing, shown(game), { lit: ['Ann', 'gate'], changed: ['Ann', 'Owl: awake'] }).html
    expect(count(ringed, 'class="rw-ring lit"')).toBe(2)
    expect(count(ringed, 'class="rw-ring changed"')).toBe(2)
    expect(svg).not.toContain('class="rw-ring')
  })

  it('outlines a track that can be chosen as a whole', () => {
    const ringed = drawGame(drawing, shown(game), { lit: ['Owl'] }).html
    expect(ringed).toMatch(/<g data-place="Owl"><text[\s\S]*<rect class="rw-ring lit"[^>]*><\/g><\/svg>/)
    expect(count(ringed, 'class="rw-ring lit"')).toBe(1)
  })

  it('leaves out tracks that are not asked for, or that a game does not have', () => {
    expect(drawGame(drawing, shown(game), { tracks: new Set() }).html).not.toContain('Owl')
    expect(drawGame(drawing, { ...shown(game), tracks: {} }).html).not.toContain('Owl')
  })

  it('keeps what stands at the rim of the map on it', () => {
    const wide = { ...map, places: { gate: { at: [5, 190] as const, outline: 'box' as const } }, borders: [] }
    const box = /<rect class="rw-ground" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/.exec(
      drawGame({ map: wide, tracks: [] }, shown(game)).html,
    )
    const [x = -1, y = -1, width = 0, height = 0] = (box ?? []).slice(1).map(Number)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(200)
    expect(width).toBeGreaterThan(20)
  })

  it('draws a spot only where something stands on it', () => {
    const spotted = {
      ...map,
      places: { ...map.places, 'Ann | Bob': { at: [100, 50] as const, outline: 'spot' as const } },
    }
    const on = (pieces: readonly Token[]): Shown => ({ places: { 'Ann | Bob': { tokens: pieces } }, tracks: {} })
    expect(places(drawGame({ map: spotted, tracks: [] }, on([])).html)).not.toContain('Ann | Bob')
    expect(places(drawGame({ map: spotted, tracks: [] }, on([owl])).html)).toContain('Ann | Bob')
  })

  it('writes names as text, whatever they are', () => {
    const odd: Token = { ...owl, short: '<', name: 'less & less' }
    expect(drawGame(drawing, { tracks: { Owl: { awake: [odd] } } }).html).toContain('<title>less &amp; less</title>')
  })
})

describe('what an option is about', () => {
  it('is the places and boxes that it names', () => {
    expect(optionPlaces(drawing, { type: 'climb', space: 'Bob', box: 'awake', count: 2 } as never)).toEqual([
      'Bob',
      'Owl: awake',
    ])
  })

  it('is a track as a whole, unless the option tells which of its boxes', () => {
    const weeks = { name: 'Week', boxes: numbered(1, 4) }
    const tracks = [weeks, { ...weeks, name: 'Moon' }]
    const about = (fields: object) => optionPlaces({ map, tracks }, { type: 'move', ...fields } as never)
    expect(about({ track: 'Week', way: 'up' })).toEqual(['Week'])
    expect(about({ track: 'Week', space: 3 })).toEqual(['Week: 3'])
    expect(about({ number: 3 })).toEqual([])
  })

  it('is no box of which the name stands elsewhere too, unless the track is chosen by such options', () => {
    const purses = { name: 'Purses', boxes: boxes('Cid', 'Dan') }
    const guard = { name: 'Guard', boxes: boxes('Cid', 'Dan', 'nobody'), chosenBy: ['appoint'] }
    const about = (type: string, who: string) => optionPlaces({ map, tracks: [purses, guard] }, { type, who } as never)
    expect(about('appoint', 'Cid')).toEqual(['Guard: Cid'])
    expect(about('pay', 'Cid')).toEqual([])
    expect(about('pay', 'nobody')).toEqual([])
  })

  it('is a place of the map where a track has the same name', () => {
    const tracks = [{ name: 'Ann', boxes: boxes('well', 'ill') }]
    expect(optionPlaces({ map, tracks }, { type: 'climb', who: 'Ann' } as never)).toEqual(['Ann'])
    expect(optionPlaces({ tracks }, { type: 'climb', who: 'Ann' } as never)).toEqual(['Ann'])
  })
})

describe('what changed', () => {
  it('is every place of which something else is told', () => {
    expect(changedPlaces(shown(game), shown(other))).toEqual(['Ann', 'Bob'])
    expect(changedPlaces(shown(game), shown(game))).toEqual([])
  })
})

describe('a game of a book', () => {
  it('is drawn with its board, its map and its tracks, as far as the book has them', () => {
    const book = { board: fruitBoard, drawing, shown }
    const whole = gameDrawn(book, other, { changed: ['A1', 'Bob'] })?.html ?? ''
    expect(count(whole, '<svg class="rw-board"')).toBe(1)
    expect(count(whole, '<svg class="rw-map"')).toBe(1)
    expect(places(whole)).toContain('A1')
    expect(gameDrawn({}, other)).toBeUndefined()
    expect(changedIn(book, game, other)).toEqual(['B1', 'Ann', 'Bob'])
  })
})
