import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { chaptersOf, type Node, outlineOf, titleOf, whereOf } from '../../src/site/publish/chapters.js'

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

describe('the chapters of a book', () => {
  const called = (...heads: readonly (readonly [number: string, title: string])[]) =>
    chaptersOf(
      outlineOf(heads.map(([number, title], at) => section(`s${at}`, number, title, { all: rule('It holds.') }))),
    ).map(({ title, where, nodes }) => [title, where, nodes.map(({ head }) => head.number)])

  it('are called by the headings that are printed on a page, with the page beside them', () => {
    expect(
      called(
        ['page 7, Morale, para 1', 'Morale'],
        ['page 7, Morale, para 2', 'Icons'],
        ['page 7, Hero Points, para 1', 'Hero Points'],
        ['page 8, Appendix 3, 2a', 'Event'],
        ['page 8, Appendix 3, 2b', 'Front bonus'],
        ['page 9, Appendix 3, 3', 'Strength'],
        ['page 9, Appendix 3, 4', 'Attacks'],
        ['page 10, Clearing, para 1', 'Tokens'],
        ['page 10, Clearing, para 2', 'Markers'],
      ).map(([title, where]) => [title, where]),
    ).toEqual([
      ['Morale, Hero Points', 'page 7'],
      ['Appendix 3: Event, …', 'page 8'],
      ['Appendix 3: Strength, …', 'page 9'],
      ['Clearing', 'page 10'],
    ])
  })

  it('are called by the titles in them where no heading is printed, as many as have room', () => {
    expect(called(['page 3, para 1', 'Tanks'], ['page 3, para 2', 'Guns'])[0]?.slice(0, 2)).toEqual([
      'Tanks, Guns',
      'page 3',
    ])
    expect(called(['6.1', 'General points'], ['6.2', 'What is seen'], ['6.3', 'x'.repeat(60)])[0]?.[0]).toBe(
      '6 General points, What is seen, …',
    )
  })

  it('have the paragraphs of a page as they are counted, and everything else as the book has it', () => {
    expect(
      called(
        ['page 3, para 11', 'A'],
        ['page 3, Terms', 'B'],
        ['page 3, para 9', 'C'],
        ['2.10', 'D'],
        ['2.9', 'E'],
      ).map(([, , numbers]) => numbers),
    ).toEqual([
      ['page 3, para 9', 'page 3, Terms', 'page 3, para 11'],
      ['2.10', '2.9'],
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
    expect(titleOf(head('page 8, The tie, para 1', 'The tie'))).toBe('page 8, para 1: The tie')
  })
  it('stands in a numbered section, or where its name says', () => {
    expect(whereOf({ number: '2.1' })).toBe('section 2.1')
    expect(whereOf({ number: 'page 3, para 4' })).toBe('page 3, para 4')
  })
})
