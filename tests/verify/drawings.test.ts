/** The gate of drawings: an orchard that is drawn passes, and each thing that is drawn wrongly is found. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/kernel/book.js'
import type { MapForm, Shown, Token } from '../../src/kernel/drawing.js'
import { drawingGate } from '../../src/verify/drawings.js'
import { drawing, map, owl, shown } from '../kernel/drawn-orchard.js'
import { type Game, book as toy } from '../kernel/orchard.js'

const drawn: Book<Game> = { ...toy, drawing, shown }
const found = (book: Book<Game>) => drawingGate(book)?.findings.map(({ what }) => what)
const onMap = (change: Partial<MapForm>) => found({ ...drawn, drawing: { ...drawing, map: { ...map, ...change } } })
const withOwl = (token: Token) =>
  found({ ...drawn, shown: (game) => ({ ...shown(game), tracks: { Owl: { awake: [owl, token] } } }) })

describe('the gate of drawings', () => {
  it('is not there for a book that draws nothing', () => {
    expect(drawingGate(toy)).toBeUndefined()
  })

  it('passes a drawing that shows every piece of every game that is reached', () => {
    const gate = drawingGate(drawn)
    expect(gate?.findings).toEqual([])
    expect(gate?.checked).toBeGreaterThan(10)
  })

  it('finds a place of the game that is not on the map', () => {
    const { Bob: _, ...places } = map.places
    expect(onMap({ places, borders: [] })).toContain('Bob: a place of the game, but not on the map')
  })

  it('finds a border that is drawn nowhere, and an edge that is none', () => {
    const apart = { ...map.places, Bob: { at: [150, 40] as const, outline: ['ne', 'se', 's'] } }
    expect(onMap({ places: apart })).toEqual(['Ann | Bob: a border, but the two have no edge together'])
    expect(onMap({ borders: [['Bob', 'gate']] })).toEqual(['Ann | Bob: drawn side by side, but no border'])
    expect(onMap({ borders: [...map.borders, ['Bob', 'sea']] })).toEqual(['sea: has a border, but no place on the map'])
  })

  it('finds a corner that is nowhere', () => {
    const { nw: _, ...corners } = map.corners ?? {}
    expect(onMap({ corners })).toEqual(['nw: a corner that is nowhere'])
  })

  it('finds a piece that is left out, on the map of a game that random plays reach', () => {
    const short = (game: Game): Shown => ({ ...shown(game), places: { Ann: { tokens: [] }, Bob: { tokens: [] } } })
    expect(found({ ...drawn, shown: short })).toContain('Ann: not as much is drawn there as the game has')
  })

  it('counts nothing twice where the map says what counts again', () => {
    const empty = { ...toy.empty, garden: { Ann: { apples: 2, ripe: 1 } } }
    const garden = { ...toy, empty, shown: () => shown({ ...toy.empty, baskets: { Ann: 2, Bob: 0 } }) }
    const withAgain = (again: readonly string[]) =>
      found({ ...garden, drawing: { ...drawing, map: { ...map, fields: ['garden'], again } } })
    expect(withAgain(['ripe'])).toEqual([])
    expect(withAgain([])).toEqual(['Ann: not as much is drawn there as the game has'])
  })

  it('finds a field that holds no places', () => {
    expect(onMap({ fields: ['hedge'] })).toEqual(['hedge: no field of the game that holds places'])
  })

  it('finds what is shown nowhere on the drawing', () => {
    const lost = (game: Game): Shown => ({ ...shown(game), tracks: { Owl: { asleep: [owl] } } })
    expect(found({ ...drawn, shown: lost })).toEqual(['Owl: asleep: shown, but nowhere on the drawing'])
  })

  it('finds pieces that share their words, or their look but for the colour', () => {
    expect(withOwl({ ...owl, short: 'x' })).toEqual(['Owl: awake: two pieces are both called "owl"'])
    expect(withOwl({ ...owl, name: 'crow', tint: 'blue' })).toEqual([
      '"crow" and "owl" are told apart by their colour alone, if at all',
    ])
    expect(withOwl({ ...owl, name: 'owl asleep', idle: true })).toEqual([])
  })
})
