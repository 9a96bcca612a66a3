/** Whether a text tells two readings apart: two examples that hold, each under its reading alone. */
import { describe, expect, it } from 'vitest'
import type { RawExample } from '../../../src/core/examples/format/to-text.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import { asAskedExamples, asExamples } from '../../../src/lab/audit/readings/as-example.js'
import { faultIn, pairWitnesses, strays } from '../../../src/lab/audit/readings/check-witnesses.js'
import type { Kept } from '../../../src/lab/audit/readings/stored-witnesses.js'
import { tableCaseOf } from '../../../src/lab/audit/readings/table-case.js'
import { book as mill } from '../mill-game.js'
import { candidateOf, endingIn, fromEmpty, pairOf, witnessOf } from './toy-witnesses.js'

const rules = rulesOf(mill)
const doubleFlour = pairOf(mill, 'doubleFlour')
const sunday = pairOf(mill, 'sunday')

/** The two examples of a witness, and with something of each otherwise. */
const [grindingOnce = {}, grindingTwice = {}] = asExamples(
  rules,
  fromEmpty(witnessOf(mill, doubleFlour, candidateOf(mill, 'work', ['grind']))),
)
const grinding = [grindingOnce, grindingTwice]
const eachWith = (part: RawExample) => grinding.map((example) => ({ ...example, ...part }))
const faultOf = (examples: readonly RawExample[], pair = doubleFlour) =>
  faultIn(rules, pair, JSON.stringify({ book: 'mill', examples }))

describe('a play that tells readings apart', () => {
  it('has no fault', () => {
    expect(faultOf(grinding)).toBeUndefined()
  })

  it('is told by two examples', () => {
    expect(faultOf([grindingOnce])).toBe('expected two examples')
    expect(faultOf([...grinding, { ...grindingTwice, name: 'A third' }])).toBe('expected two examples')
    expect(faultIn(rules, doubleFlour, JSON.stringify({ book: 'mill', ...grindingOnce }))).toBe('expected two examples')
  })

  it('has one example under each reading, the usual one first', () => {
    const expected = 'expected one example under each of "no" and "yes"'
    expect(faultOf([grindingTwice, grindingOnce])).toBe(expected)
    expect(faultOf(eachWith({ given: { procedure: 'work' } }))).toBe(expected)
    expect(faultOf(eachWith({ given: { procedure: 'work', game: { coins: 1 } } }))).toBe(expected)
  })

  it('has the same beginning and the same choices in both', () => {
    const expected = 'the two have different starting positions'
    const richer = { procedure: 'work', game: { readings: { doubleFlour: 'yes' }, coins: 1 } }
    expect(faultOf([grindingOnce, { ...grindingTwice, given: richer }])).toBe(expected)
    const singing = { procedure: 'work', game: { readings: { doubleFlour: 'yes', songs: 'yes' } } }
    expect(faultOf([grindingOnce, { ...grindingTwice, given: singing }])).toBe(expected)
    expect(faultOf([grindingOnce, { ...grindingTwice, when: [{ type: 'stop' }] }])).toBe(expected)
  })

  it('holds under its readings', () => {
    expect(faultOf(eachWith(endingIn({ flour: 1 })))).toMatch(/flour/)
    expect(faultOf(eachWith(endingIn({ flour: 2 })))).toMatch(/flour/)
    expect(faultOf(eachWith(endingIn({ flour: 3, coins: 4 })))).toMatch(/flour.*; .*coins/)
  })

  it('does not hold under the other readings', () => {
    expect(faultOf(eachWith(endingIn({ grain: 1 })))).toBe('each also holds under the other reading')
    const [one = {}, other = {}] = eachWith(endingIn({ grain: 1 }))
    expect(faultOf([one, grindingTwice])).toBeUndefined()
    expect(faultOf([grindingOnce, other])).toBeUndefined()
  })

  it('can be read', () => {
    expect(faultIn(rules, doubleFlour, '{')).toMatch(/^cannot be read: witness:1:/)
    expect(faultOf(eachWith({ given: { procedure: 'dance' } }))).toMatch(/^cannot be read: witness:.*dance.*; witness:/)
  })
})

describe('a case of a table that tells readings apart', () => {
  const found = tableCaseOf(mill, sunday)
  if (found === undefined) throw new Error('the mill has lost its table')
  const [open = {}, closed = {}] = asAskedExamples(found)
  const elsewhere = { ...sunday, question: { ...sunday.question, elsewhere: 'In another mill.' } }

  it('has no fault where the question says that only other components tell them apart', () => {
    expect(faultOf([open, closed], elsewhere)).toBeUndefined()
    expect(faultOf([open, closed], sunday)).toMatch(/^only a table shows the difference between the readings/)
    const playsElsewhere = { ...doubleFlour, question: { ...doubleFlour.question, elsewhere: 'In another mill.' } }
    expect(faultOf(grinding, playsElsewhere)).toBe(
      'a play shows the difference between the readings; expected no `elsewhere` in the question',
    )
  })

  it('asks the table about the same under both, and gets what it says', () => {
    const besides = { ...closed, view: { flour: false, sunday: 'yes', full: true } }
    expect(faultOf([open, besides], elsewhere)).toBe('the two have different starting positions')
    expect(faultOf([{ ...open, answer: 'nothing' }, closed], elsewhere)).toMatch(/nothing/)
    const shut = { flour: false, full: true }
    const refused = { table: 'may not sell', refused: { by: ['mill.sell'] } }
    const same = ['no', 'yes'].map((reading) => ({
      ...{ name: reading, cites: ['mill.sell'] },
      ...refused,
      view: { ...shut, sunday: reading },
    }))
    expect(faultOf(same, elsewhere)).toBe('each also holds under the other reading')
  })

  it('is none of a table that does not have the question', () => {
    const other = {
      name: 'rest',
      cites: ['mill.rest'],
      table: 'may not rest',
      view: { worked: true },
      answer: 'allowed',
    }
    expect(faultOf([other, { ...other, name: 'rest again' }], elsewhere)).toBe(
      'expected one example under each of "no" and "yes"',
    )
  })
})

describe('the witnesses that a book keeps', () => {
  const kept: Kept = { question: 'doubleFlour', readings: ['no', 'yes'], examples: grinding }
  const broken: Kept = { question: 'sunday', readings: ['no', 'yes'], examples: [grindingOnce] }

  it('are one for each pair of readings, with what is wrong about it', () => {
    const [first, ...others] = pairWitnesses(mill, [broken, kept]).slice(1)
    expect(first).toStrictEqual({ pair: doubleFlour })
    expect(others.map(({ pair, fault }) => [pair.question.name, fault])).toEqual([
      ['sellingIsWork', 'no witness is stored'],
      ['threeCoins', 'no witness is stored'],
      ['songs', 'no witness is stored'],
      ['sunday', 'expected two examples'],
    ])
  })

  it('are strays where no question asks for them', () => {
    const gone = { ...kept, question: 'dances' }
    expect(strays(mill, [kept, gone, broken])).toEqual(['dances-no-yes'])
    expect(strays(mill, [kept, { ...kept, readings: ['no', 'maybe'] }])).toEqual(['doubleFlour-no-maybe'])
    expect(strays({ questions: [] }, [broken])).toEqual(['sunday-no-yes'])
  })
})
