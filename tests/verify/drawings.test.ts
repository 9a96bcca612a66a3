/** The gate of drawings: an orchard that is drawn passes, and each thing that is drawn wrongly is found. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import type { MapForm, Shown, Token } from '../../src/core/pictures/map-drawing.js'
import { drawingGate } from '../../src/core/verify/drawings.js'
import { drawing, map, owl, shown } from '../kernel/drawn-orchard.js'
import { type Game, book as toy } from '../kernel/orchard.js'
import { bookOf, Nothing, type Tiny } from '../kernel/tiny.js'
import { botsIn, withBot } from './orchard-bot.js'

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
    expect(onMap({ corners })).toEqual(['nw: a corner that is not on the drawing'])
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
    expect(found({ ...drawn, shown: lost })).toEqual(['Owl: asleep: shown, but not on the drawing'])
  })

  it('finds pieces that share their words, or their look but for the colour', () => {
    expect(withOwl({ ...owl, short: 'x' })).toEqual(['Owl: awake: two pieces are both called "owl"'])
    expect(withOwl({ ...owl, name: 'crow', tint: 'blue' })).toEqual(['"crow" and "owl" differ at most in their colour'])
    expect(withOwl({ ...owl, name: 'owl asleep', idle: true })).toEqual([])
  })
})

describe('the games that are looked at', () => {
  it('are those with which the book can begin, and those of three random plays', () => {
    const late = { ...toy.empty, baskets: { Ann: 1, Bob: 0 } }
    const alone = drawingGate(drawn)?.checked ?? 0
    expect(alone).toBe(63)
    expect(drawingGate({ ...drawn, bases: { late, again: late } })?.checked).toBe(alone + 2)
  })

  it('are also those of a play in which the book plays a seat', () => {
    const seen = new Set<string>()
    const watching = {
      ...withBot,
      drawing,
      shown: (game: Game) => {
        for (const bot of botsIn(game)) seen.add(bot)
        return shown(game)
      },
    }
    drawingGate(watching)
    expect([...seen]).toEqual(['Ann', 'Bob'])
  })

  it('are a hundred and twenty of a play that never ends', () => {
    const more = asks<Context<Tiny, Nothing>>().must({
      name: 'more',
      cites: [],
      seat: () => 'Ann',
      from: () => [option('more')],
      forbid: { table: forbid('never', view({ any: flag }), () => []), view: { any: () => false } },
    })
    const going = charting<Tiny, OptionOf<typeof more>>().implementing(procedure('going'), Nothing)
    const chart = going.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'on',
      states: { on: { meta: { asks: more }, on: { more: 'on', nothing: 'over' } }, over: { type: 'final' } },
    })
    const endless = { ...bookOf(call(chart.procedure, null), [chart]), drawing: { tracks: [] } }
    expect(drawingGate({ ...endless, shown: () => ({ tracks: {} }) })?.checked).toBe(1 + 3 * 121)
  })

  it('need no map, nor any piece on it', () => {
    const { map: _, ...withoutMap } = drawing
    expect(found({ ...drawn, drawing: withoutMap, shown: () => ({ tracks: { Owl: { awake: [owl] } } }) })).toEqual([])
    expect(found({ ...drawn, drawing: withoutMap })).toEqual([
      'Ann: shown, but not on the drawing',
      'Bob: shown, but not on the drawing',
    ])
    const { shown: __, ...unseen } = drawn
    expect(drawingGate(unseen)).toBeUndefined()
    const { drawing: ___, ...undrawn } = drawn
    expect(drawingGate(undrawn)).toBeUndefined()
    const none = { ...drawn, empty: { ...toy.empty, trees: { short: 0, middle: 0, tall: 0 } } }
    expect(found({ ...none, shown: () => ({ tracks: {} }) })).toEqual([])
  })
})

describe('the places of a game', () => {
  const fixed = (garden: object, tokens: readonly Token[], change: Partial<MapForm> = {}) =>
    found({
      ...toy,
      empty: { ...toy.empty, garden: { Ann: garden } } as Game,
      shown: () => ({ places: { Ann: { tokens } }, tracks: {} }),
      drawing: { ...drawing, map: { ...map, fields: ['garden'], ...change } },
    } as Book<Game>)
  const LESS = ['Ann: not as much is drawn there as the game has']
  const apples = (count: number): Token => ({ short: 'a', name: 'apple', shape: 'disc', count })

  it('hold as much as their numbers, their lists and what is true in them count', () => {
    const garden = {
      apples: 2,
      tools: ['rake', 'ladder'],
      owned: true,
      wet: false,
      dry: false,
      name: 'north',
      deep: { pears: 1 },
    }
    expect(fixed(garden, [apples(6)])).toEqual([])
    expect(fixed(garden, [apples(5)])).toEqual(LESS)
    expect(fixed(garden, [apples(7)])).toEqual(LESS)
  })

  it('hold one piece where somebody is named, and none where nobody is', () => {
    expect(fixed('Bob' as never, [apples(1)], { nobody: 'none' })).toEqual([])
    expect(fixed('none' as never, [], { nobody: 'none' })).toEqual([])
    expect(fixed('none' as never, [apples(1)], { nobody: 'none' })).toEqual(LESS)
    expect(fixed('Bob' as never, [], { nobody: 'none' })).toEqual(LESS)
    expect(fixed('Bob' as never, [])).toEqual([])
    expect(fixed({ apples: 1 }, [apples(1)], { nobody: 'none' })).toEqual([])
    expect(fixed({ apples: 3 }, [apples(1)], { nobody: 'none' })).toEqual(LESS)
  })
})

describe('the borders of a map', () => {
  it('may lead to a box, which has no edge', () => {
    expect(onMap({ borders: [...map.borders, ['gate', 'Ann']] })).toEqual([])
  })

  it('have corners that are somewhere, even where a map names none', () => {
    const { corners: _, ...cornerless } = map
    expect(found({ ...drawn, drawing: { ...drawing, map: cornerless } })).toEqual(
      expect.arrayContaining(['nw: a corner that is not on the drawing', 'se: a corner that is not on the drawing']),
    )
  })
})
