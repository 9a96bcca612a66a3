/**
 * The search: rules come first, the program last, and what has no name not at all.
 */
import {
  DeclarationReflection,
  type DocumentReflection,
  FileRegistry,
  IndexEvent,
  ProjectReflection,
  ReflectionKind,
} from 'typedoc'
import { beforeAll, describe, expect, it } from 'vitest'
import { html } from '../../src/site/draw/html-template.js'
import { page } from '../../src/site/publish/page.js'
import { addPage, type Documents } from '../../src/site/typedoc/documents.js'
import { rankSearch, WEIGHTS } from '../../src/site/typedoc/search.js'

const documents: Documents = { pages: new Map(), entries: new Map() }
let index: IndexEvent

const toy = page({
  id: 'toy/index',
  name: 'Toy',
  body: html`<p>everything</p>`,
  children: [
    page({
      id: 'toy/trees',
      name: '1.10 Trees',
      rank: 'section',
      body: html`<p>the body of the section</p>`,
      entries: [
        { anchor: 'trees.tall', text: 'A tree can be tall.', words: 'trees.tall tall', rank: 'clause' },
        { anchor: 'trees.word', text: 'Tree', words: 'what bears fruit', rank: 'term' },
        { anchor: 'state-tree', text: 'next tree', words: 'climb' },
      ],
    }),
    page({ id: 'toy/about', name: 'About', body: html`<p>head</p>`, markdown: 'Where the text is **silent**.' }),
  ],
})

beforeAll(() => {
  const project = new ProjectReflection('toy', new FileRegistry())
  addPage(project, project, toy, () => undefined, documents)
  const variable = new DeclarationReflection('trees', ReflectionKind.Variable, project)
  const literal = new DeclarationReflection('__type', ReflectionKind.TypeLiteral, variable)
  const inside = new DeclarationReflection('trees', ReflectionKind.Property, literal)
  const found = [...documents.entries.keys()] as readonly DocumentReflection[]
  index = new IndexEvent([literal, variable, inside, ...documents.pages.keys(), ...found])
  rankSearch(index, documents)
})

const fieldsOf = (name: string) => index.searchFields[index.searchResults.findIndex((found) => found.name === name)]

describe('the search', () => {
  it('does not find the types of object literals, nor what is inside them', () => {
    expect(index.searchResults.map(({ name }) => name)).not.toContain('__type')
    expect(index.searchResults.filter(({ name }) => name === 'trees')).toHaveLength(1)
    expect(index.searchFields).toHaveLength(index.searchResults.length)
  })

  it('looks for titles, words of the glossary, clauses and places in fields of their own', () => {
    expect(fieldsOf('1.10 Trees')).toMatchObject({ section: '1.10 Trees', text: expect.stringContaining('the body') })
    expect(fieldsOf('Tree')).toMatchObject({ term: 'Tree', words: 'what bears fruit' })
    expect(fieldsOf('A tree can be tall.')).toMatchObject({ clause: 'A tree can be tall.', words: 'trees.tall tall' })
    expect(fieldsOf('next tree')).toMatchObject({ place: 'next tree' })
    expect(fieldsOf('About')).toMatchObject({ page: 'About', text: expect.stringContaining('silent') })
  })

  it('leaves the names and comments of the program in theirs, and nothing else', () => {
    expect(fieldsOf('trees')).toEqual({})
    expect(fieldsOf('1.10 Trees')).toMatchObject({ name: '', comment: '', document: '' })
    expect(fieldsOf('Tree')).toMatchObject({ name: '', comment: '', document: '' })
  })

  it('weighs sections before glossary, clauses, pages and places, and the program last', () => {
    const { section, term, clause, page: other, place, words, text, name, comment } = WEIGHTS
    const ranks = [section, term, clause, other, place, words, text, name, comment]
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(index.searchFieldWeights).toMatchObject(WEIGHTS)
  })
})
