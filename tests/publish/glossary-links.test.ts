/** Words of a glossary in the text of rules: linked where they are written as terms, and nowhere else. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { keptTerms } from '../../src/core/home/stored-terms.js'
import { type Book, bookClauses } from '../../src/core/kernel/book/book.js'
import type { Clause } from '../../src/core/kernel/sections/clause.js'
import type { Sources } from '../../src/site/publish/book-sources.js'
import { outlineOf, withSections } from '../../src/site/publish/chapters.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { isGlossary } from '../../src/site/publish/pages/glossary-page.js'
import { linkingIn } from '../../src/site/publish/pages/parts/glossary-links.js'
import { temporaryFolder } from '../temporary.js'

const GLOSSARY = { name: 'glossary', number: 'Index', title: 'Index' }
const word = (id: string, term: string) => ({ id, term, text: `What ${term} means.`, section: GLOSSARY }) as Clause
const words = [word('g.pass', 'Pass'), word('g.admin', 'Administration (Admin)'), word('g.die', 'die')]
const sources = {
  clauses: new Map(words.map((clause) => [clause.id, clause])),
  places: { clause: ({ id }: Clause) => ({ page: 'toy/glossary', anchor: id }) },
  outline: { numbered: new Map() },
} as unknown as Sources

/** The words of some texts of one section that are links. */
const linked = (...texts: readonly string[]) => {
  const linking = linkingIn(sources, 'turns')
  return texts.flatMap((text) =>
    [...linking(text).html.matchAll(/data-term="([^"]*)"[^>]*>([^<]*)</g)].map(([, id, said]) => `${id}: ${said}`),
  )
}

describe('a word of the glossary', () => {
  it('is linked where it is written with its capital, in one or several, by each of its forms', () => {
    expect(linked('A Faction may Pass.')).toEqual(['g.pass: Pass'])
    expect(linked('Two Passes end it.')).toEqual(['g.pass: Passes'])
    expect(linked('One Admin is flipped.')).toEqual(['g.admin: Admin'])
  })

  it('is an ordinary word in lower case, and within another word', () => {
    expect(linked('They pass by, and a die is cast.', 'Passage and Pass-port.', 'The administration of it.')).toEqual(
      [],
    )
  })

  it('is linked once in a section, and not in the glossary itself', () => {
    expect(linked('A Pass.', 'Another Pass.')).toEqual(['g.pass: Pass'])
    expect(linkingIn(sources, 'glossary')('A Pass.').html).not.toContain('data-term')
  })
})

describe('a word that a book names beside a glossary', () => {
  const named = { ...sources, terms: new Map(words.map((clause) => [clause.term ?? '', clause])) }
  const linkedIn = (text: string) =>
    [...linkingIn(named, 'turns')(text).html.matchAll(/data-term="([^"]*)"[^>]*>([^<]*)</g)].map(([, , said]) => said)

  it('is a word of the game without its capital, too, but not within another word', () => {
    expect(linkedIn('A die is cast, and others died.')).toEqual(['die'])
  })

  it('is linked beside another word of the same clause', () => {
    const [clause] = words
    const both = {
      ...sources,
      terms: new Map([
        ['Left', clause as Clause],
        ['Right', clause as Clause],
      ]),
    }
    expect(linkingIn(both, 'turns')('Left or Right.').html.match(/data-term="g\.pass"/g)).toHaveLength(2)
  })
})

describe.each(['land-and-freedom', 'talvisota', 'russian-civil-war'])('the words of %s', (name) => {
  it('are each linked in a section, and lead to a clause of the book', async () => {
    const book = (await books.find((one) => one.name === name)?.load()) as Book
    const terms = keptTerms(book)
    expect(terms.size).toBeGreaterThan(5)
    const clauses = new Map(bookClauses(book).map((clause) => [clause.id, clause]))
    const all = { clauses, terms, places: bookTargets(book), outline: outlineOf(book.sections) } as unknown as Sources
    const said = new Set<string>()
    for (const { head, clauses: inside } of all.outline.chapters.flatMap(withSections)) {
      const linking = linkingIn(all, head.name)
      for (const { text } of inside)
        for (const [, word = ''] of linking(text).html.matchAll(/data-term="[^"]*"[^>]*>([^<]*)</g)) said.add(word)
    }
    const formsOf = (word: string) => word.split(/[(),]/).map((form) => form.trim())
    const idle = [...terms.keys()].filter((word) =>
      formsOf(word).every((form) => form === '' || ![...said].some((one) => one.startsWith(form))),
    )
    expect(idle).toEqual([])
  })
})

describe('the file of words', () => {
  it('is refused where a word names no clause', async () => {
    const book = (await books.find((one) => one.name === 'talvisota')?.load()) as Book
    const file = join(temporaryFolder(), 'terms.json')
    writeFileSync(file, '{ "force": "generalPoints.forc" }')
    expect(() => keptTerms(book, file)).toThrow(`${file}: force: got "generalPoints.forc", expected the id of a clause`)
  })
})

describe('a glossary', () => {
  it('is a section of words, even if it says something besides', async () => {
    const book = (await books.find((one) => one.name === 'front-line')?.load()) as Book
    const nodes = outlineOf(book.sections).chapters.flatMap(withSections)
    expect(nodes.filter(isGlossary).map(({ head }) => head.name)).toEqual(['terms'])
    expect(nodes.find(({ head }) => head.name === 'terms')?.clauses.some(({ term }) => term === undefined)).toBe(true)
  })
})
