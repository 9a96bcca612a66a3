/** Examples as they are told to who reads: no keys, and nothing as it is written, which is for who audits. */
import { describe, expect, it } from 'vitest'
import { type Book, bookClauses } from '../../src/core/kernel/book/book.js'
import { plainText } from '../../src/site/draw/html-template.js'
import type { ShownExample, Sources } from '../../src/site/publish/book-sources.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { exampleBox } from '../../src/site/publish/pages/examples-page.js'
import { book as orchard } from '../kernel/orchard.js'

const book = orchard as unknown as Book
const clauses = new Map(bookClauses(book).map((clause) => [clause.id, clause]))
const sources = { book, short: 'or', places: bookTargets(book), clauses } as unknown as Sources

const boxOf = (written: ShownExample['written'], more: Partial<ShownExample> = {}): string => {
  const result = { name: 'It', file: 'a.yaml', passed: true, clauses: [] }
  return exampleBox(sources, { id: 'a/it', written: { name: 'It', ...written }, result, ...more }).html
}
describe('an example that is told', () => {
  const given = { procedure: 'eat', game: { baskets: { Ann: 1 } } }
  const when = [
    { seat: 'Ann', type: 'climb', tree: 'short' },
    { type: 'climb', tree: 'tall' },
  ]

  it('has its choices as they are said, those that are refused as well, and not what is given field by field', () => {
    const made = [{ seat: 'Ann', says: 'climb the short tree' }]
    const html = boxOf({ given, when, refused: { by: ['turns.onceEach'] } }, { made })
    expect(plainText(html)).toMatch(/Ann: climb the short tree climb tree tall Then it is refused by .*onceEach/)
    const [shown = '', audited = ''] = html.split('<div class="rw-audited">')
    expect(plainText(shown)).not.toMatch(/procedure|baskets|tree=/)
    expect(plainText(audited)).toMatch(/procedure eat .*climb tree=short/)
  })

  it('says who is asked then, what is possible and what is refused', () => {
    const due = {
      seat: 'Bob',
      only: [{ type: 'climb', tree: 'short' }],
      refuses: [{ option: { type: 'eat' }, by: [] }],
    }
    const [shown = ''] = boxOf(Object.fromEntries([['then', { due }]])).split('<div class="rw-audited">')
    expect(plainText(shown)).toBe('It passes Then Bob to choose; possible: climb tree short; refused: eat.')
  })

  it('says what a table is asked in sentences', () => {
    const table = book.tables.find(({ name }) => name === 'may not climb')
    const [shown = ''] = boxOf({ table: table?.name, view: { tree: 'tall' }, answer: 'refused' }).split(
      '<div class="rw-audited">',
    )
    expect(plainText(shown)).toContain('May not climb , where tree is tall: refused .')
  })

  it('names the question of which it shows another reading by what it asks', () => {
    const html = boxOf({ given, note: 'Another reading of eatingScores.' })
    expect(html).toContain(
      '“<a href="book:orchard/questions/eatingScores">Does a fruit that was eaten still count?</a>”',
    )
    expect(plainText(html)).not.toContain('eatingScores.')
  })

  it('is for auditors alone where it fails', () => {
    const failing = { result: { name: 'It', file: 'a.yaml', passed: false, clauses: [], message: 'not so' } }
    expect(boxOf({ given }, failing)).toMatch(/^<article class="rw-example rw-audited"/)
    expect(boxOf({ given })).toMatch(/^<article class="rw-example"/)
  })
})
