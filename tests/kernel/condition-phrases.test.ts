/**
 * Fields that say what they are, and the words in which a refusal is told.
 */
import { P } from 'ts-pattern'
import { describe, expect, it } from 'vitest'
import { phraseOf, reasonsOf } from '../../src/core/kernel/tables/condition-phrases.js'
import { first, forbid, sum } from '../../src/core/kernel/tables/rule-table.js'
import {
  among,
  comesTo,
  compared,
  domainOf,
  flag,
  product,
  questionOf,
  range,
  view,
  wordsOf,
} from '../../src/core/kernel/tables/table-view.js'
import { rowIfThen, rowSentence } from '../../src/core/lookup/row-sentences.js'
import { eatingScores, TREES, turns } from './orchard.js'

const picking = view({
  tree: among(TREES, 'the tree'),
  fruits: range(0, 3, 'fruits on the tree'),
  climbed: flag('the tree has been climbed'),
  ladder: flag('a ladder stands there', 'no ladder stands there'),
  eatingScores,
  windy: flag,
})
const mayNotPick = forbid('may not pick', picking, (bar, lift) => [
  bar(turns.onceEach, { climbed: true }),
  bar(turns.tall, { tree: 'tall', ladder: false, climbed: false }),
  bar(turns.bare, { fruits: P.number.lt(2), windy: true }),
  bar(turns.eat, { eatingScores: 'yes' }),
  lift(turns.ladder, { tree: P.union('tall', 'middle'), ladder: true }, [turns.tall]),
])

describe('a field with words', () => {
  it('holds the same as without them', () => {
    expect(domainOf(picking.fields.fruits)).toEqual(range(0, 3))
    expect(domainOf(picking.fields.climbed)).toEqual(domainOf(flag))
    expect(domainOf(picking.fields.tree)).toBe(TREES)
    expect([...product(picking)]).toHaveLength(3 * 4 * 2 * 2 * 2 * 2)
  })

  it('says what it is; a question says what it asks, and a plain list nothing', () => {
    expect(wordsOf(picking.fields.tree)).toBe('the tree')
    expect(wordsOf(eatingScores)).toBe('Does a fruit that was eaten still count?')
    expect(wordsOf(flag)).toBeUndefined()
    expect(wordsOf(TREES)).toBeUndefined()
    expect(questionOf(picking.fields.tree)).toBeUndefined()
  })

  it('says what comes to something, where the book distinguishes nothing further, and where it does', () => {
    const plain = comesTo('where the tree can be climbed')
    const further = comesTo('where the tree can be climbed', { high: [turns.tall] })
    expect([domainOf(plain), wordsOf(plain)]).toEqual([['open', 'nowhere'], 'where the tree can be climbed'])
    expect([domainOf(further), further.but]).toEqual([['open', 'high', 'nowhere'], { high: [turns.tall] }])
    expect(phraseOf('climbing', further, 'nowhere')).toBe('where the tree can be climbed: nowhere')
    expect(wordsOf(comesTo())).toBeUndefined()
    expect(wordsOf(comesTo({ high: [turns.tall] }))).toBeUndefined()
  })

  it('is said with its value', () => {
    const { tree, fruits, climbed, ladder, windy } = picking.fields
    expect(phraseOf('tree', tree, 'tall')).toBe('the tree: tall')
    expect(phraseOf('fruits', fruits, 2)).toBe('fruits on the tree: 2')
    expect(phraseOf('climbed', climbed, true)).toBe('the tree has been climbed')
    expect(phraseOf('climbed', climbed, false)).toBe('not so: the tree has been climbed')
    expect(phraseOf('ladder', ladder, false)).toBe('no ladder stands there')
    expect(phraseOf('windy', windy, true)).toBe('windy: true')
    expect(phraseOf('eatingScores', eatingScores, 'no')).toBe('as the text is read: A fruit that was eaten is gone')
  })
})

describe('a refusal', () => {
  const seen = { tree: 'tall', fruits: 1, climbed: false, ladder: false, eatingScores: 'no', windy: true } as const

  it('is plain data, and told in the words of the fields', () => {
    const refusals = mayNotPick.ask(seen)
    expect(refusals.map(({ because }) => because)).toEqual([
      { tree: 'tall', ladder: false, climbed: false },
      { fruits: 1, windy: true },
    ])
    expect(refusals.map(({ because }) => reasonsOf(because))).toEqual([
      ['the tree: tall', 'no ladder stands there', 'not so: the tree has been climbed'],
      ['fruits on the tree: 1', 'windy: true'],
    ])
  })

  it('is told by names where nobody knows the fields any more', () => {
    expect(reasonsOf({ climbed: true })).toEqual(['climbed: true'])
  })
})

describe('a row as a sentence', () => {
  it('says what it asks with the words of the fields', () => {
    expect(mayNotPick.rows.map((row) => rowSentence(mayNotPick, row))).toEqual([
      'Refused, where the tree has been climbed.',
      'Refused, where the tree is tall, and it is not so that the tree has been climbed, and no ladder stands there.',
      'Refused, where the number of fruits on the tree is 1 or less, and windy holds.',
      'Refused, where the text is read as “A fruit that was eaten stays in the basket”.',
      'Allowed all the same, where the tree is not short, and a ladder stands there.',
    ])
  })

  it('says what it asks first, and what comes of it as the main part', () => {
    expect(mayNotPick.rows.map((row) => rowIfThen(mayNotPick, row))).toEqual([
      'If the tree has been climbed, it is refused.',
      'If the tree is tall, and it is not so that the tree has been climbed, and no ladder stands there, it is refused.',
      'If the number of fruits on the tree is 1 or less, and windy holds, it is refused.',
      'If the text is read as “A fruit that was eaten stays in the basket”, it is refused.',
      'If the tree is not short, and a ladder stands there, it is allowed all the same.',
    ])
  })

  it('has its answer, what it adds, and what holds in every other case', () => {
    const asked = view({
      meant: among(['it', 'not', 'near', 'far', 'both'], 'what the card means, by the text'),
      apples: range(0, 3, 'the apples of the tree'),
    })
    const answered = first('whether it goes', asked, (row) => [
      row(turns.tall, { meant: 'not' }, 'nowhere'),
      row(turns.bare, { meant: P.not(P.union('near', 'far')), apples: P.number.gte(2) }, true),
      row(turns.eat, {}, 3),
    ])
    expect(answered.rows.map((row) => rowIfThen(answered, row))).toEqual([
      'If what the card means, by the text, is “not”, the answer is nowhere.',
      'If what the card means, by the text, is neither near nor far, and the apples of the tree are 2 or more, the answer is yes.',
      'In every other case, the answer is 3.',
    ])
    const added = sum('what it is worth', asked, (row) => [row(turns.bare, { apples: 0 }, 0), row(turns.eat, {}, 2)])
    expect(added.rows.map((row) => rowIfThen(added, row))).toEqual([
      'If the apples of the tree are 0, nothing is added.',
      'In every case, 2 is added.',
    ])
  })
})

describe('two numbers', () => {
  it('compare in three ways', () => {
    expect([compared(1, 2), compared(2, 2), compared(3, 2)]).toEqual(['less', 'as much', 'more'])
  })
})
