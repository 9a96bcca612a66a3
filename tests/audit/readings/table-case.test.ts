/** Cases of tables: what a table answers otherwise under another reading. */
import { describe, expect, it } from 'vitest'
import { question } from '../../../src/core/kernel/sections/question.js'
import { first, forbid, one } from '../../../src/core/kernel/tables/rule-table.js'
import { flag, range, view } from '../../../src/core/kernel/tables/table-view.js'
import { fieldOf, tableCaseOf } from '../../../src/lab/audit/readings/table-case.js'
import { book as orchard } from '../../kernel/orchard.js'
import { mill as clauses, book as mill, sunday } from '../mill-game.js'
import { pairOf } from './toy-witnesses.js'

const ofSunday = pairOf(mill, 'sunday')
const sidesOf = (table: ReturnType<typeof first> | ReturnType<typeof forbid>) =>
  tableCaseOf({ tables: [table as never] }, ofSunday)?.sides

describe('the first case that a table answers otherwise', () => {
  it('is what it is asked under both readings, with both answers', () => {
    expect(tableCaseOf(orchard, pairOf(orchard, 'eatingScores'))).toEqual({
      pair: pairOf(orchard, 'eatingScores'),
      table: 'what eating costs',
      sides: [
        { view: { reading: 'no' }, says: { answer: 1 } },
        { view: { reading: 'yes' }, says: { answer: 0 } },
      ],
    })
  })

  it('has other values only where the answers differ', () => {
    expect(tableCaseOf(mill, pairOf(mill, 'threeCoins'))?.sides).toEqual([
      { view: { coins: 2, threeCoins: 'no' }, says: { answer: 'good' } },
      { view: { coins: 2, threeCoins: 'yes' }, says: { answer: 'poor' } },
    ])
  })

  it('tells of a prohibition whether it allows something, or which clauses refuse it', () => {
    expect(tableCaseOf(mill, ofSunday)?.sides).toEqual([
      { view: { flour: true, sunday: 'no', full: true }, says: { answer: 'allowed' } },
      { view: { flour: true, sunday: 'yes', full: true }, says: { refused: { by: ['mill.sell'] } } },
    ])
  })

  it('names a clause once, however many rows it refuses by', () => {
    const twice = forbid('may not sell', view({ full: flag, sunday }), (bar) => [
      bar(clauses.sell, { sunday: 'yes' }),
      bar(clauses.sell, { full: true }),
      bar(clauses.stock, { sunday: 'yes' }),
    ])
    expect(sidesOf(twice)?.[1].says).toEqual({ refused: { by: ['mill.sell', 'mill.stock'] } })
  })

  it('is none where no table has the question as a field', () => {
    expect(tableCaseOf(mill, pairOf(mill, 'songs'))).toBeUndefined()
    expect(tableCaseOf({ tables: [] }, ofSunday)).toBeUndefined()
  })

  it('is none where the table answers the same under both', () => {
    const same = first('the day', view({ sunday }), (row) => [row(clauses.sell, {}, 'a day')])
    expect(sidesOf(same)).toBeUndefined()
  })
})

const three = question('three', {
  asks: 'Which of three?',
  clauses: [clauses.sell],
  readings: { no: 'No.', yes: 'Yes.', both: 'Both.' },
  usual: 'no',
  because: 'It is not said.',
})
const ofThree = pairOf({ questions: [three] }, 'three')

describe('a case that a table is not asked', () => {
  it('has a third reading', () => {
    const answers = first('the day', view({ three }), (row) => [
      row(clauses.sell, { three: 'both' }, 'both'),
      row(clauses.sell, {}, 'one'),
    ])
    expect(tableCaseOf({ tables: [answers] }, ofThree)).toBeUndefined()
  })

  it('has a combination that cannot occur under one of the readings', () => {
    const impossible = [
      { because: 'It is not said.', when: ({ full, sunday: reading }: Case) => !full && reading === 'yes' },
      { because: 'It is not said either.', when: () => false },
    ]
    const answers = first('the day', view({ full: flag, sunday }, impossible), (row) => [
      row(clauses.sell, { sunday: 'yes' }, 'yes'),
      row(clauses.sell, {}, 'no'),
    ])
    expect(sidesOf(answers)?.map((side) => side.view)).toEqual([
      { full: true, sunday: 'no' },
      { full: true, sunday: 'yes' },
    ])
  })

  it.each(['no', 'yes'] as const)('has no answer under the reading "%s"', (lacking) => {
    const answers = first('the day', view({ full: flag, sunday }), (row) => [
      row(clauses.sell, { full: true, sunday: 'no' }, 'no'),
      row(clauses.sell, { full: true, sunday: 'yes' }, 'yes'),
      row(clauses.sell, { full: false, sunday: lacking === 'no' ? 'yes' : 'no' }, 'once'),
    ])
    expect(sidesOf(answers)?.map((side) => side.view)).toEqual([
      { full: true, sunday: 'no' },
      { full: true, sunday: 'yes' },
    ])
  })

  it('is one of more than 200000', () => {
    const small = one('a large table', view({ number: range(1, 100_000), sunday }), (row) => [
      row(clauses.sell, {}, ({ sunday: reading }) => reading),
    ])
    const large = one('a larger table', view({ number: range(1, 66_667), three }), (row) => [
      row(clauses.sell, {}, ({ three: reading }) => reading),
    ])
    expect(tableCaseOf({ tables: [small] }, ofSunday)?.table).toBe('a large table')
    expect(tableCaseOf({ tables: [large] }, ofThree)).toBeUndefined()
  })
})

type Case = { readonly full: boolean; readonly sunday: string }

describe('the field of a table that holds a reading', () => {
  it('is the one with the question behind it', () => {
    const of = { view: view({ full: flag, day: sunday }) }
    expect(fieldOf(of, ofSunday)).toBe('day')
    expect(fieldOf(of, pairOf(mill, 'songs'))).toBeUndefined()
  })
})
