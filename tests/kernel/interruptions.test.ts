import { describe, expect, it } from 'vitest'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book, busyWatch, type Game, nights, pour, roundChart, sellingChart, watchChart } from './lighthouse.js'
import * as orchard from './orchard.js'
import { due, idsOf, linesOf, offered } from './tiny.js'

const rules = rulesOf(book)
const from = (changes: Partial<Game>) => rules.start({ ...book.empty, ...changes })
const played = (position: Position<Game>, ...options: readonly Option[]) =>
  options.reduce((at, chosen) => rules.choose(at, chosen).position, position)
const go = (door: 'cellar' | 'gallery') => option('go', { door })
const lamp = (name: 'east' | 'west') => option('lamp', { name })
const chartsOf = ({ stack }: Position<Game>) => stack.map(({ chart, meanwhile }) => (meanwhile ? `(${chart})` : chart))

describe('a right at a seam', () => {
  it('is offered after the own options, the right of the nearest frame first', () => {
    const decision = due(rules.decide(from({ cans: 1 })))
    expect(decision.choices.map(({ option: { type }, seat, declines }) => [type, seat, declines])).toEqual([
      ['go', 'keeper', false],
      ['go', 'keeper', false],
      ['rest', 'keeper', true],
      ['pour', 'mate', false],
      ['light', 'keeper', false],
    ])
  })

  it('is offered without its decline, for not using it needs no choice', () => {
    expect(offered(rules.decide(from({ cans: 1 })))).not.toContainEqual(option('spare'))
  })

  it('is refused with its own clauses beside those of the offer', () => {
    const refused = due(rules.decide(from({ oil: 0, cans: 1 }))).refused()
    expect(refused.map((one) => [one.option.type, ...one.refusals.flatMap(({ clauses }) => idsOf(clauses))])).toEqual([
      ['go', 'nights.dark'],
      ['go', 'nights.dark'],
      ['light', 'nights.dark'],
    ])
  })

  it('is not offered, nor refused, where a chart does not stand at a seam', () => {
    const doors = roundChart.states.doors
    if (doors === undefined) throw new Error('the round has no doors')
    const closed = { ...roundChart, states: { ...roundChart.states, doors: { ...doors, seam: false } } }
    const seamless = rulesOf({ ...book, charts: book.charts.map((chart) => (chart === roundChart ? closed : chart)) })
    const decision = due(seamless.decide(seamless.start()))
    expect(offered(decision)).toEqual([go('cellar'), go('gallery'), option('rest')])
    expect(decision.refused()).toEqual([])
  })

  it('is offered where the chart says that it stands at a seam now', () => {
    const doors = roundChart.states.doors
    if (doors === undefined) throw new Error('the round has no doors')
    const seam = ({ game }: { readonly game: Game }) => game.cans > 1
    const sometimes = { ...roundChart, states: { ...roundChart.states, doors: { ...doors, seam } } }
    const at = (cans: number) => {
      const charts = book.charts.map((chart) => (chart === roundChart ? sometimes : chart))
      const changed = rulesOf({ ...book, charts })
      return offered(changed.decide(changed.start({ ...book.empty, cans })))
    }
    expect(at(1)).not.toContainEqual(option('pour'))
    expect(at(2)).toContainEqual(option('pour'))
  })

  it('is not offered where the procedure that has it does not run', () => {
    const { position } = rules.begin({ ...book.empty, cans: 1 }, 'round', null)
    expect(offered(rules.decide(position))).toEqual([go('cellar'), go('gallery'), option('rest')])
  })
})

describe('a right of the frame directly outside', () => {
  it('runs its procedure and leaves the interrupted frame where it stood', () => {
    const before = from({ cans: 1 })
    const { position, trace } = rules.choose(before, option('pour'))
    expect(position).toEqual({ ...before, game: { ...book.empty, oil: 2, cans: 0 } })
    expect(trace.flatMap((line) => (line.kind === 'taken' ? [[line.chart, line.way]] : []))).toEqual([
      ['watch', 'round --pour--> round'],
      ['pouring', 'pouring --always--> full'],
    ])
    expect(linesOf(trace, 'chosen')).toEqual([{ kind: 'chosen', seat: 'mate', option: { type: 'pour' } }])
  })

  it('may make possible what was not possible before', () => {
    const dry = from({ oil: 0, cans: 1 })
    expect(offered(rules.decide(dry))).toEqual([option('pour'), option('nothing')])
    expect(offered(rules.decide(played(dry, option('pour'))))).toEqual([
      go('cellar'),
      go('gallery'),
      option('rest'),
      option('light'),
    ])
  })

  it('need not be used when nothing else is left', () => {
    const { position, trace } = rules.choose(from({ oil: 0, cans: 1 }), option('nothing'))
    expect(rules.decide(position)).toEqual({ over: true, outcome: null })
    expect(linesOf(trace, 'taken').map(({ way }) => way)).toContain('doors --nothing--> back')
  })
})

describe('two rights of one state', () => {
  const charts = [...book.charts.map((chart) => (chart === watchChart ? busyWatch() : chart)), sellingChart]
  const busy = rulesOf({ ...book, charts })
  const canned = busy.start({ ...book.empty, cans: 1 })

  it('are both offered, in the order in which they are written, before those further out', () => {
    expect(offered(busy.decide(canned)).map(({ type }) => type)).toEqual(['go', 'go', 'rest', 'pour', 'sell', 'light'])
  })

  it('are each carried out by their own procedure, and leave the interrupted frame where it stood', () => {
    const sold = busy.choose(canned, option('sell'))
    expect(sold.position).toEqual({ ...canned, game: { ...book.empty, cans: 0 } })
    expect(linesOf(sold.trace, 'called').map(({ chart }) => chart)).toEqual(['selling'])
    const poured = busy.choose(canned, option('pour'))
    expect(poured.position).toEqual({ ...canned, game: { ...book.empty, oil: 2, cans: 0 } })
  })

  it('are each refused by their own clauses', () => {
    const refused = due(busy.decide(busy.start())).refused()
    expect(refused.map((one) => [one.option.type, ...one.refusals.flatMap(({ clauses }) => idsOf(clauses))])).toEqual([
      ['pour', 'nights.can'],
      ['sell', 'nights.can'],
    ])
  })

  it('must have different names, for by its name a right is found', () => {
    expect(() => busyWatch(pour)).toThrow('watch: the state "round" has two rights called "a can to pour"')
  })
})

describe('a right of a frame further out', () => {
  it('is used through the frames between, and only the frame that has it notes it', () => {
    const before = from({ oil: 2 })
    expect(chartsOf(before)).toEqual(['night', 'watch', 'round'])
    const { position } = rules.choose(before, option('light'))
    expect(chartsOf(position)).toEqual(['night', 'watch', 'round', '(lighting)'])
    expect(position.stack.slice(1, 3)).toEqual(before.stack.slice(1))
    expect(position.stack[0]?.data).toEqual({ lit: true })
  })

  it('goes back to the interrupted frame, which is asked again', () => {
    const seen = played(from({ oil: 2 }), go('cellar'))
    const lit = played(seen, option('light'), lamp('west'))
    expect(lit.game).toMatchObject({ oil: 1, lit: ['west'] })
    expect(lit.stack.at(-1)).toEqual(seen.stack.at(-1))
    expect(offered(rules.decide(lit))).toEqual([go('gallery'), option('rest')])
  })

  it('is used up for the whole night', () => {
    const lit = played(from({ oil: 2 }), option('light'), lamp('west'))
    const refused = due(rules.decide(lit)).refused()
    expect(refused.slice(-1)).toEqual([
      {
        option: { type: 'light' },
        seat: 'keeper',
        refusals: [{ table: 'may not light', row: 0, clauses: [nights.light], because: { used: true } }],
      },
    ])
  })

  it('ends what it interrupted when that has nothing left to offer', () => {
    const { position, trace } = rules.choose(played(from({ oil: 1 }), option('light')), lamp('east'))
    expect(rules.decide(position)).toEqual({ over: true, outcome: null })
    const [skipped] = linesOf(trace, 'skipped')
    expect(skipped).toMatchObject({ chart: 'round', state: 'doors', asks: 'a door to go through' })
    expect(linesOf(trace, 'returned').map(({ chart }) => chart)).toEqual(['lighting', 'round', 'watch', 'night'])
  })
})

describe('a procedure that interrupts', () => {
  it('may be interrupted itself, and each goes back to what it interrupted', () => {
    const lighting = played(from({ oil: 1, cans: 1 }), option('light'))
    expect(offered(rules.decide(lighting))).toEqual([lamp('east'), lamp('west'), option('pour')])
    const poured = played(lighting, option('pour'))
    expect(chartsOf(poured)).toEqual(['night', 'watch', 'round', '(lighting)'])
    expect(poured.game).toMatchObject({ oil: 2, cans: 0 })
    expect(chartsOf(played(poured, lamp('east')))).toEqual(['night', 'watch', 'round'])
  })
})

describe('the orchard', () => {
  it('lets a picker eat between trees, once in a turn, and pick on', () => {
    const picking = rulesOf(orchard.book)
    const one = picking.choose(picking.start(), option('climb', { tree: 'short' })).position
    const fed = picking.choose(one, option('eat')).position
    expect(fed.game.baskets.Ann).toBe(0)
    expect(fed.stack[1]?.data).toEqual({ picker: 'Ann', eaten: true })
    const refused = due(picking.decide(fed)).refused().at(-1)
    expect(refused?.refusals.flatMap(({ clauses }) => idsOf(clauses))).toEqual(['turns.hungry', 'turns.eat'])
  })
})
