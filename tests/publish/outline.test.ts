import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/kernel/clause.js'
import { type Node, outlineOf, titleOf, whereOf } from '../../src/publish/outline.js'

/** The outline of sections with these numbers, as nested lists. */
function outlined(...numbers: readonly string[]) {
  const sections = numbers.map((number, index) => section(`s${index}`, number, number, { all: rule('It holds.') }))
  const nested = ({ head, children }: Node): unknown =>
    children.length > 0 ? [head.number, ...children.map(nested)] : head.number
  return outlineOf(sections).chapters.map(nested)
}

describe('the outline of a book', () => {
  it('puts numbers under the nearest number that there is', () => {
    expect(outlined('1.0', '1.1', '1.2.1', '10.1', '2.1', '2.1.3')).toEqual([
      ['1.0', '1.1', '1.2.1'],
      '10.1',
      ['2.1', '2.1.3'],
    ])
  })
  it('puts parts under the heading that is printed before their comma, where it is a section', () => {
    expect(outlined('The end', 'The end, a tie', 'page 3, para 1', 'page 3, para 2')).toEqual([
      ['The end', 'The end, a tie'],
      'page 3, para 1',
      'page 3, para 2',
    ])
  })
})

describe('a section', () => {
  const head = (number: string, title: string) => ({ name: 'it', number, title })
  it('is called by its number and its title', () => {
    expect(titleOf(head('2.1', 'The tie'))).toBe('2.1 The tie')
    expect(titleOf(head('2.0', 'The end'))).toBe('2 The end')
  })
  it('has a colon behind a place that is no number, and a name that is its title is said once', () => {
    expect(titleOf(head('page 3, para 4', 'The tie'))).toBe('page 3, para 4: The tie')
    expect(titleOf(head('The tie', 'The tie'))).toBe('The tie')
  })
  it('stands in a numbered section, or where its name says', () => {
    expect(whereOf({ number: '2.1' })).toBe('section 2.1')
    expect(whereOf({ number: 'page 3, para 4' })).toBe('page 3, para 4')
  })
})
