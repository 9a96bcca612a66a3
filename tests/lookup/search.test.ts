import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { ENTRY_KINDS, entriesIn } from '../../src/core/lookup/entries.js'
import { detailsOf } from '../../src/core/lookup/entry-details.js'
import { entryNamed, fitting } from '../../src/core/lookup/search.js'
import { insteadIn } from '../../src/core/lookup/suggest.js'
import { book as orchard } from '../kernel/orchard.js'

const names = (...[book, kind, words]: Parameters<typeof fitting>) =>
  fitting(book, kind, words).map(({ entry: { name } }) => name)

describe('searching a book by words', () => {
  it('finds an id by its words, the best first', () => {
    expect(names(allBridgesBurning, 'clauses', 'rally cost')[0]).toBe('rally.cost')
    expect(names(allBridgesBurning, 'tables', 'victory ties')[0]).toBe('Victory: ties')
  })

  it('finds words, not parts of words', () => {
    const found = names(allBridgesBurning, 'clauses', 'tie')
    expect(found.length).toBeGreaterThan(0)
    const texts = fitting(allBridgesBurning, 'clauses', 'tie').map(
      ({ entry: { says, name, clauses } }) => `${name} ${says} ${clauses[0]?.section.title}`,
    )
    expect(texts.filter((text) => !/\btie|Tie/.test(text))).toEqual([])
  })

  it('regards neither capitals, nor accents, nor the ending of a plural', () => {
    expect(names(orchard, 'clauses', 'FRUITS')).toEqual(names(orchard, 'clauses', 'fruit'))
    expect(names(allBridgesBurning, 'clauses', 'hame')).toEqual(names(allBridgesBurning, 'clauses', 'Häme'))
  })

  it('finds a number with its sign, or with any where none is typed', () => {
    expect(names(landAndFreedom, 'clauses', 'front -10')).toContain('defeat.atOnce')
    expect(names(landAndFreedom, 'clauses', 'front -10')).not.toContain('victory.atOnce')
    expect(names(landAndFreedom, 'clauses', 'front 10')).toEqual(
      expect.arrayContaining(['defeat.atOnce', 'victory.atOnce']),
    )
  })

  it('finds what says most of the words where nothing says all, and tells first what limits where a number is sought', () => {
    expect(names(allBridgesBurning, 'clauses', 'rally cost')).toContain('moderatesRally.cost')
    expect(names(allBridgesBurning, 'clauses', 'how much does a rally cost the landlord')[0]).toMatch(
      /ally\.(cost|offsetCost)$/,
    )
    expect(names(landAndFreedom, 'clauses', 'bid two cards')[0]).toBe('bid.upToThree')
    expect(names(landAndFreedom, 'clauses', 'the landlord')).toEqual([])
    const found = fitting(allBridgesBurning, 'clauses', 'rally cost landlord').map(({ words }) => words)
    expect(found).toEqual(found.toSorted((one, other) => other - one))
  })

  it('finds a clause by what is asked about it, where none says the words itself', () => {
    expect(names(frontLine, 'clauses', 'captured Industry')).toEqual(['build.ownIndustry'])
    const plain = { ...frontLine, questions: [] }
    expect(names(plain, 'clauses', 'captured Industry').length).toBeGreaterThan(1)
  })

  it('takes a word of any length', () => {
    expect(insteadIn(orchard, 'clauses', 'x'.repeat(100_000))).not.toContain('did you mean')
    expect(names(orchard, 'clauses', `fruit ${'x'.repeat(100_000)}`).length).toBeGreaterThan(0)
  })

  it('finds what stands in a section, by its number', () => {
    const found = names(allBridgesBurning, 'tables', '3.3.1')
    expect(found).toContain('Moderates Rally: the cost of the Command')
  })
})

describe('everything that a book declares', () => {
  it.each([allBridgesBurning, frontLine, russianCivilWar, orchard])(
    'can be told and found by its name: $title',
    (book) => {
      for (const kind of ENTRY_KINDS)
        for (const entry of entriesIn(book, kind)) {
          expect(entryNamed(book, kind, entry.name.toUpperCase())?.name.toUpperCase()).toBe(entry.name.toUpperCase())
          expect(JSON.parse(JSON.stringify(detailsOf(entry))).name).toBe(entry.name)
        }
    },
  )
})

describe('what somebody meant', () => {
  it('is told by spelling, else by what it means', () => {
    expect(insteadIn(allBridgesBurning, 'procedures', 'raly')).toBe('; did you mean "rally"?')
    expect(insteadIn(allBridgesBurning, 'tables', 'what a rally costs')).toContain(
      '"Moderates Rally: the cost of the Command"',
    )
    expect(insteadIn(allBridgesBurning, 'tables', 'qqqq')).toBe('')
  })
})
