import { describe, expect, it } from 'vitest'
import { bookClauses } from '../../src/core/kernel/book/book.js'
import {
  cite,
  component,
  definition,
  example,
  exception,
  formula,
  headOf,
  informative,
  isSection,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  type Section,
  section,
  sectionClauses,
  subjectsOf,
  term,
  unmodelled,
} from '../../src/core/kernel/sections/clause.js'
import * as orchard from './orchard.js'

const bread = section(
  'bread',
  '4.1',
  'Bread',
  {
    bake: rule('Bread is baked.', { see: ['4.2'] }),
    slice: permission('A loaf may be sliced.'),
    burn: prohibition('Bread is not burnt.', { status: unmodelled('no oven yet') }),
  },
  { burn: 'Mistakes' },
)

describe('clauses', () => {
  it('have an id of the name of their section and their own key', () => {
    expect(sectionClauses(bread).map(({ id }) => id)).toEqual(['bread.bake', 'bread.slice', 'bread.burn'])
  })

  it('carry the number and the title of their section', () => {
    expect(bread.slice.section).toEqual({ name: 'bread', number: '4.1', title: 'Bread' })
  })

  it('keep the sections they refer to, and refer to none unless they say so', () => {
    expect(bread.bake.see).toEqual(['4.2'])
    expect(bread.slice.see).toEqual([])
  })

  it('are shown to people with the printed number before the id', () => {
    expect(cite(bread.burn)).toBe('4.1 bread.burn')
  })

  it('cannot be changed', () => {
    expect(() => Object.assign(bread.bake, { text: 'Bread is bought.' })).toThrow(TypeError)
    expect(() => Object.assign(bread, { buy: bread.bake })).toThrow(TypeError)
  })
})

describe('kinds of clauses', () => {
  it.each([
    ['rule', rule],
    ['permission', permission],
    ['prohibition', prohibition],
    ['definition', definition],
    ['formula', formula],
    ['exception', exception],
  ] as const)('expect a %s to be modelled', (kind, write) => {
    expect(write('Something.')).toEqual({ kind, text: 'Something.', see: [], disposition: { as: 'modelled' } })
  })

  it('leave what stands on a component to the component', () => {
    expect(component('Six baskets.').disposition).toEqual(leftToComponent('printed on a component'))
  })

  it('decide nothing by themselves when they are examples or notes', () => {
    expect([example('Ann bakes.'), note('Enjoy.')].map(({ disposition }) => disposition.as)).toEqual([
      'informative',
      'informative',
    ])
  })

  it('decide nothing by themselves when they are glossary entries, which keep their word and where it is governed', () => {
    expect(term('Loaf', 'A bread.', ['4.1'])).toMatchObject({
      kind: 'definition',
      term: 'Loaf',
      see: ['4.1'],
      disposition: { as: 'informative' },
    })
  })

  it('let an author say what becomes of a clause', () => {
    expect(bread.burn.disposition).toEqual({ as: 'unmodelled', reason: 'no oven yet' })
    expect(rule('Eat well.', { status: informative('advice') }).disposition).toEqual(informative('advice'))
  })
})

describe('sections', () => {
  it('know their head', () => {
    expect(headOf(bread)).toEqual({ name: 'bread', number: '4.1', title: 'Bread' })
  })

  it('know the subjects of their clauses, which say nothing about a clause', () => {
    expect([...subjectsOf(bread)]).toEqual([['bread.burn', 'Mistakes']])
    expect(bread.burn).not.toHaveProperty('subject')
    expect(subjectsOf(section('jam', '5', 'Jam', {})).size).toBe(0)
  })

  it('are told from objects that only look like one', () => {
    const lookAlike = { ...bread }
    expect(isSection(bread)).toBe(true)
    expect(isSection(lookAlike)).toBe(false)
    expect(isSection(null)).toBe(false)
    expect(() => headOf(lookAlike)).toThrow('not a value made by section()')
  })

  it('give a book its clauses in the order in which they are written', () => {
    const jam = section('jam', '5', 'Jam', { boil: rule('Jam is boiled.') })
    expect(bookClauses({ sections: [jam, bread] as readonly Section[] }).map(({ id }) => id)).toEqual([
      'jam.boil',
      'bread.bake',
      'bread.slice',
      'bread.burn',
    ])
  })

  it('of a book are named like the constants that hold them', () => {
    const exported: readonly (readonly [string, unknown])[] = Object.entries(orchard)
    const named = exported.flatMap(([name, value]) => (isSection(value) ? [[name, headOf(value).name]] : []))
    expect(named.toSorted()).toEqual([
      ['scoring', 'scoring'],
      ['turns', 'turns'],
    ])
  })
})
