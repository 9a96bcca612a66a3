/** The positions in which a sentence is asked: one that is given, the games of a book, or one that the sentence tells of. */
import { describe, expect, it } from 'vitest'
import { understand } from '../../src/ask/understand.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { book, type Game, scoring } from '../kernel/orchard.js'
import { measured } from '../kernel/orchard-measures.js'
import { tiny } from '../kernel/tiny.js'
import { bookNamed } from './named-book.js'
import { askingBy } from './understood.js'

const { meaningsIn, understoodIn } = askingBy(understand)
const orchard = { ...measured, seats: ['Ann', 'Bob'] }
const rules = rulesOf<Game>(orchard)

/** The position in which a procedure of Ann has begun. */
function underWay(procedure: string, game = book.empty) {
  const { position } = rules.begin(game, procedure, { picker: 'Ann' })
  return { is: 'given', at: { from: 'file', game, position, procedure } } as const
}

/** A position in which nothing goes on. */
const idle = { ...underWay('turn'), at: { ...underWay('turn').at, position: { ...rules.start(), stack: [] } } }

describe('in a given position', () => {
  it('choices go on, numbers are counted, and fields stand', () => {
    expect(meaningsIn(orchard, 'climb the short tree', underWay('turn'))).toEqual(['action: short'])
    expect(meaningsIn(orchard, 'climb the short tree', underWay('climb'))).toEqual(['action: short'])
    const fruits = { ...book.empty, baskets: { Ann: 0, Bob: 3 } }
    expect(understoodIn(orchard, 'what is Points of Bob', underWay('turn', fruits)).meanings).toMatchObject([
      { is: 'quantity', standing: { from: 'file', game: fruits }, counts: [{ value: 3 }] },
    ])
    expect(meaningsIn(orchard, 'how many baskets does Bob have', underWay('turn'))[0]).toMatch(/^quantity: /)
  })

  it('something may begin where nothing goes on', () => {
    expect(meaningsIn(orchard, 'Ann climbs the short tree', idle)).toEqual(['action: Ann climb short'])
    expect(understoodIn(orchard, 'Ann climbs the short tree', idle).meanings[0]).toMatchObject({
      standing: { from: 'file', game: book.empty },
    })
    expect(meaningsIn(orchard, 'Ann climbs the short tree')).toEqual(['action: Ann climb short'])
  })

  it('its numbers stand beside the clauses', () => {
    const limit = bookNamed({
      measures: [['tank limit', { of: ['Ann', 'Bob'] }]],
      clauses: ['A tank has at most two.'],
    })
    const at = { from: 'file', game: tiny(5), position: { game: tiny(5), stack: [] }, procedure: 'climb' }
    const { present } = understoodIn(limit, 'what is the tank limit', { is: 'given', at })
    expect(present).toMatchObject([{ standing: { from: 'file', game: { number: 5 } } }])
    const bases = { early: tiny(1), late: tiny(2) }
    expect(understoodIn({ ...limit, bases }, 'what is the tank limit').present).toMatchObject([
      { standing: { from: 'early', game: { number: 1 } } },
    ])
  })
})

describe('a sentence that tells of a position', () => {
  const tall = { ...book.empty, trees: { ...book.empty.trees, tall: 0 } }

  it('is answered there', () => {
    const text = 'Ann climbs tall if the trees tall are 0'
    const given = understoodIn(orchard, text, underWay('turn'))
    expect(given.meanings).toMatchObject([
      {
        sentence: 'tall with 0 tall trees',
        standing: { from: 'file', game: tall, set: [{ path: ['trees', 'tall'], to: 0 }] },
      },
    ])
    expect(given).not.toHaveProperty('impossible')
    expect(understoodIn(orchard, text, idle).meanings).toMatchObject([
      { sentence: 'Ann climb tall with 0 tall trees', standing: { from: 'file', set: [{ to: 0 }] } },
    ])
    const anywhere = understoodIn(orchard, text)
    expect(anywhere.meanings).toMatchObject([
      { sentence: 'Ann climb tall with 0 tall trees', standing: { game: tall } },
    ])
    expect(anywhere).not.toHaveProperty('impossible')
  })

  it('is told why that cannot be', () => {
    const text = 'Ann climbs tall if the trees tall are 9'
    for (const where of [underWay('turn'), { is: 'anywhere' } as const]) {
      const { meanings, impossible = [] } = understoodIn(orchard, text, where)
      expect(meanings).toHaveLength(1)
      expect(impossible).toEqual([expect.stringContaining('fruits')])
    }
  })
})

describe('among the games of a book', () => {
  const climb = bookNamed({ procedures: ['climb'] })
  const first = (text: string, bases: NonNullable<typeof climb.bases>, more: Partial<typeof climb> = {}) =>
    understoodIn({ ...climb, ...more, bases }, text).meanings[0]

  it('a deed is one of the first, unless it may not begin there', () => {
    expect(first('Ann climbs', { setup: tiny(1), late: tiny(2) })).toMatchObject({ standing: { from: 'setup' } })
    expect(first('Ann climbs', { setup: tiny(1), late: tiny(9) })).toMatchObject({
      standing: { from: 'setup' },
      shut: [],
    })
    const late = first('Ann climbs', { setup: tiny(9), late: tiny(1) })
    expect(late).toMatchObject({ standing: { from: 'late' }, shut: [] })
    expect(late?.score).toBeCloseTo(2 + 1.2 - 0.05, 10)
    const last = first('Ann climbs', { setup: tiny(9), late: tiny(9), last: tiny(1) })
    expect(last?.score).toBeCloseTo(2 + 1.2 - 0.1, 10)
  })

  it('a deed is one of the others only where something is left of it, or shut', () => {
    const bases = { setup: { ...book.empty, ladder: 'nobody' }, late: book.empty } as const
    const over = { ...orchard, bases }
    const from = (text: string) =>
      understoodIn(over, text).meanings.map((one) => 'standing' in one && one.standing.from)
    expect(from('Ann climbs the tall tree')).toEqual(['setup'])
    expect(from('Ann climbs the tall tree by helicopter')).toEqual(['late'])
    expect(from('Ann climbs the short tree by helicopter')).toEqual(['setup'])
    const trees = measure('tall tree', [scoring.fruit], {}, () => 1).over()
    const counted = { ...over, measures: [trees] }
    expect(understoodIn(counted, 'Ann climbs the tall tree').meanings).toMatchObject([{ standing: { from: 'setup' } }])
  })

  it('a number that says all does not hide a deed that is worth more', () => {
    const { measures = [] } = bookNamed({ measures: [['Ann climb']] })
    expect(first('Ann climbs', { setup: tiny(9), late: tiny(1) }, { measures })).toMatchObject({
      is: 'action',
      shut: [],
    })
  })
})
