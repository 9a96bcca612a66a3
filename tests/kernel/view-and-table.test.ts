import fc from 'fast-check'
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { formula as counted, prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { question, readingOf, usualReadings } from '../../src/core/kernel/sections/question.js'
import { computed, first, one, sum } from '../../src/core/kernel/tables/rule-table.js'
import { flag, misfits, product, questionOf, range, view, viewSize } from '../../src/core/kernel/tables/table-view.js'
import { withHits } from '../../src/core/kernel/watch/recorders.js'
import { climbing, eatingScores } from './orchard.js'

const post = section('post', '7', 'Post', {
  light: rule('A light parcel costs one.'),
  heavy: rule('A heavy parcel costs two.'),
  abroad: rule('Abroad costs three more.'),
  stamps: counted('Stamps are counted.'),
  never: prohibition('Nothing is free.'),
})
const parcel = view({ weight: ['light', 'heavy'], abroad: flag })

describe('views', () => {
  it('list every combination of their fields once, the first field slowest', () => {
    expect([...product(parcel)]).toEqual([
      { weight: 'light', abroad: false },
      { weight: 'light', abroad: true },
      { weight: 'heavy', abroad: false },
      { weight: 'heavy', abroad: true },
    ])
  })

  it('leave out the combinations that cannot occur', () => {
    const domestic = view({ weight: ['light', 'heavy'], abroad: flag }, [
      { because: 'Heavy parcels stay at home.', when: ({ weight, abroad }) => weight === 'heavy' && abroad },
    ])
    expect(viewSize(domestic)).toBe(4)
    expect([...product(domestic)]).toEqual([...product(parcel)].slice(0, 3))
  })

  it('without fields have one combination, and with an empty field none', () => {
    expect([...product(view({}))]).toEqual([{}])
    expect([...product(view({ weight: ['light'], number: range(2, 1) }))]).toEqual([])
  })

  it('have as many different combinations as their size says, and every one of them fits', () => {
    const domain = fc.oneof(
      fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 3 }),
      fc.constant(flag),
      fc.tuple(fc.integer({ min: -3, max: 0 }), fc.integer({ min: 0, max: 2 })).map(([from, to]) => range(from, to)),
    )
    const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), domain, { maxKeys: 4 })
    fc.assert(
      fc.property(fields, (of) => {
        const made = view(of)
        const all = [...product(made)]
        expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(viewSize(made))
        expect(all.flatMap((one) => misfits(made, one))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('take the readings of a question as a field, and lead back to the question', () => {
    const reading = view({ reading: eatingScores })
    expect([...product(reading)]).toEqual([{ reading: 'no' }, { reading: 'yes' }])
    expect(questionOf(reading.fields.reading)).toBe(eatingScores)
    expect(questionOf(flag)).toBeUndefined()
  })
})

describe('a value that should fit a view', () => {
  it('is told which fields are wrong, missing or not known', () => {
    expect(misfits(climbing, { tree: 'oak', climbed: false, number: 3, fruit: true, rope: 1 })).toEqual([
      'rope: not a field; expected one of tree, climbed, number, fruit, ladder',
      'tree: got "oak", expected short | middle | tall',
      'number: got 3, expected 0 | 1 | 2',
      'ladder: got undefined, expected false | true',
    ])
  })

  it('does not pass with a field that every object has', () => {
    expect(misfits(parcel, { weight: 'light', abroad: true, toString: 1 })).toEqual([
      'toString: not a field; expected one of weight, abroad',
    ])
  })

  it('is a record and nothing else', () => {
    for (const value of [null, [], 'light', 7, undefined])
      expect(misfits(parcel, value)).toEqual(['expected a record of fields'])
  })
})

describe('questions', () => {
  const asked = question('stampsOnCards', {
    asks: 'Do cards need stamps?',
    clauses: [post.stamps],
    readings: { yes: 'They do.', no: 'They do not.' },
    usual: 'no',
    because: 'Cards are light.',
  })

  it('have the names of their readings as a domain, as they are written', () => {
    expect(asked.domain).toEqual(['yes', 'no'])
  })

  it('are read as the game says, and in the usual way where it says nothing that they know', () => {
    expect(readingOf({ readings: { stampsOnCards: 'yes' } }, asked)).toBe('yes')
    expect(readingOf({ readings: {} }, asked)).toBe('no')
    expect(readingOf({ readings: usualReadings([asked]) }, asked)).toBe('no')
  })
})

describe('a table in which one row answers', () => {
  const price = one('price', parcel, (row) => [
    row(post.light, { weight: 'light', abroad: false }, 1),
    row(post.heavy, { weight: 'heavy', abroad: false }, 2),
    row([post.abroad, post.light], { weight: 'light', abroad: true }, ({ weight }) => weight.length),
  ])

  it('gives the answer of the row that matches, written or computed', () => {
    expect(price.ask({ weight: 'heavy', abroad: false })).toBe(2)
    expect(price.ask({ weight: 'light', abroad: true })).toBe(5)
  })

  it('is a defect where no row answers, and the message shows the view', () => {
    const nowhere = () => price.ask({ weight: 'heavy', abroad: true })
    expect(nowhere).toThrow(Defect)
    expect(nowhere).toThrow('price: no row answers {"weight":"heavy","abroad":true}')
  })

  it('is a defect where two rows answer, even with the same answer', () => {
    const twice = one('twice', parcel, (row) => [row(post.light, { weight: 'light' }, 1), row(post.never, {}, 1)])
    expect(() => twice.ask({ weight: 'light', abroad: false })).toThrow(Defect)
    expect(() => twice.ask({ weight: 'light', abroad: false })).toThrow('twice: 2 rows answer')
    expect(twice.ask({ weight: 'heavy', abroad: false })).toBe(1)
  })

  it('shows which answers are written as they are', () => {
    expect(price.rows.map((row) => ('constant' in row ? row.constant : 'computed'))).toEqual([1, 2, 'computed'])
  })
})

describe('a table in which the first row answers', () => {
  const price = first('price', parcel, (row) => [
    row(post.abroad, { abroad: true }, 'much'),
    row(post.heavy, { weight: 'heavy' }, 'more'),
  ])

  it('does not look at rows after the one that matches', () => {
    expect(price.ask({ weight: 'heavy', abroad: true })).toBe('much')
    expect(price.ask({ weight: 'heavy', abroad: false })).toBe('more')
  })

  it('is a defect where no row answers', () => {
    expect(() => price.ask({ weight: 'light', abroad: false })).toThrow(Defect)
  })
})

describe('a table that adds', () => {
  const price = sum('price', view({ weight: range(0, 3), abroad: flag }), (row) => [
    row(post.light, { weight: P.number.positive() }, ({ weight }) => weight),
    row(post.abroad, { abroad: true }, 3),
  ])

  it('adds the answers of all rows that match', () => {
    expect(price.ask({ weight: 2, abroad: true })).toBe(5)
    expect(price.ask({ weight: 2, abroad: false })).toBe(2)
  })

  it('comes to nothing where no row matches', () => {
    expect(price.ask({ weight: 0, abroad: false })).toBe(0)
  })

  it('leaves a hit for each row that was added: what it adds, because of which fields, to which sum', () => {
    const [, hits] = withHits(() => price.ask({ weight: 1, abroad: true }))
    expect(hits).toEqual([
      { table: 'price', row: 0, clauses: [post.light], adds: 1, because: { weight: 1 }, sum: {} },
      { table: 'price', row: 1, clauses: [post.abroad], adds: 3, because: { abroad: true }, sum: {} },
    ])
    expect(hits[0]?.sum).toBe(hits[1]?.sum)
    const [, again] = withHits(() => price.ask({ weight: 1, abroad: true }))
    expect(again[0]?.sum).not.toBe(hits[0]?.sum)
  })
})

describe('formulas', () => {
  const stamps = computed('stamps', [post.stamps], (prices: readonly number[], each: number) =>
    prices.reduce((total, price) => total + price / each, 0),
  )

  it('compute their answer and leave one hit with their clauses', () => {
    const [answer, hits] = withHits(() => stamps.compute([4, 2], 2))
    expect(answer).toBe(3)
    expect(hits).toEqual([{ table: 'stamps', row: 0, clauses: [post.stamps] }])
  })
})
