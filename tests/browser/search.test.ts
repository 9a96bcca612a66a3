/** The results of a page's search, requested as the page does: from the packed index, opened again. */
import { gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { exampleFiles } from '../../src/core/examples/folder.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { examplesFolder } from '../../src/core/home/book-home.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { INDEXED, MISSPELT } from '../../src/core/lookup/search-recipe.js'
import { isRecord } from '../../src/core/values/json.js'
import { excerpt, find, openIndex, pieces, shownHit } from '../../src/site/browser/search/index-search.js'
import { packIndex, unpackIndex } from '../../src/site/browser/search/packed-index.js'
import { outlineOf } from '../../src/site/publish/chapters.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { searchFiles, searchIndex, searchTexts, thingsOf } from '../../src/site/publish/search-index.js'

/** The names of the examples of a book, without running any. */
const examplesOf = ({ name }: Pick<Book, 'name'>) =>
  exampleFiles(examplesFolder({ name })).map((file) => {
    const source = readSource(file)
    const written = source.ok && isRecord(source.value.value) ? source.value.value.examples : []
    const names = Array.isArray(written) ? written.map((one) => String(one.name)) : []
    return {
      file,
      examples: names.map((name) => ({ id: '', written: {}, result: { name, file, passed: true, clauses: [] } })),
    }
  })

const findable = (book: Book) => ({
  book,
  places: bookTargets(book),
  outline: outlineOf(book.sections),
  examples: examplesOf(book),
})

const naming = (page: string) => page.replace('all-bridges-burning', 'abb')
const abb = findable(allBridgesBurning as unknown as Book)
const things = thingsOf(abb)
const called = { short: 'abb', title: 'All Bridges Burning' }
const book = openIndex(JSON.parse(JSON.stringify(searchIndex(things, called, naming))))
const texts = searchTexts(things)

const hits = (words: string) => find([book], words).map((hit) => shownHit(hit, texts))
const whole = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join('')
const titles = (words: string) => hits(words).map(({ title }) => whole(title))

describe('the search of a page', () => {
  it.each([
    ['Rally cost', ['rally.cost', 'moderatesRally.cost', 'rally.offsetCost']],
    ['how much does a Rally cost', ['rally.cost', 'moderatesRally.cost', 'rally.offsetCost']],
    ['tie', ['7.1 Ranking Wins and Breaking Ties', 'ranking.tieToModerates', 'ranking.tieToSenate']],
    ['ties', ['7.1 Ranking Wins and Breaking Ties', 'ranking.tieToModerates', 'ranking.tieToSenate']],
    ['Polarizaton', ['1.10 Polarization', 'polarization.victory']],
    ['3.2.1', ['3.2.1 Rally', 'rally.overview']],
    ['stacking', ['1.4.3 Stacking']],
    ['hame', ['setup.hameOpposition']],
  ] as const)('finds first what is meant by: %s', (words, first) => {
    expect(titles(words).slice(0, first.length)).toEqual(first)
  })

  it.each([
    ['victroy', 'victory'],
    ['retrete', 'retreat'],
    ['section 3.2.1', '3.2.1'],
  ])('finds what is badly misspelt, or referred to, as if it were not: %s', (words, meant) => {
    expect(titles(words).length).toBeGreaterThan(0)
    expect(titles(words).slice(0, 3)).toEqual(titles(meant).slice(0, 3))
  })

  it('widens nothing that is found as it was typed, nor short words', () => {
    expect(titles('tei')).toEqual([])
    const rally = find([book], 'rally victroy').flatMap((hit) => hit.hits)
    expect(new Set(rally.filter((word) => !/^victor/.test(word)))).toEqual(new Set(['rally']))
  })

  it('finds first what is printed at a place, in its order', () => {
    const other = thingsOf(findable(frontLine as unknown as Book))
    const index = openIndex(searchIndex(other, { short: 'fl', title: 'Front Line' }, naming))
    const found = find([index], 'page 3').map((hit) => whole(shownHit(hit, searchTexts(other)).title))
    const printed = other.flatMap(({ kind, title }) =>
      kind === 'section' && title.startsWith('page 3,') ? [title] : [],
    )
    expect(printed.length).toBeGreaterThan(8)
    expect(found.slice(0, printed.length)).toEqual(printed)
    expect(titles('3.2')[0]).toBe('3.2 Reds and Senate Commands')
  })

  it('finds who goes first, whatever a book calls that, behind what says it in these words', () => {
    const found = titles('who goes first')
    expect(found.slice(0, 3)).toEqual(titles('goes first somewhere').slice(0, 3))
    expect(found.slice(0, 6)).toContain('Faction Order')
    expect(new Set(found).size).toBe(found.length)
  })

  it('finds beginnings of words, and no middles', () => {
    expect(titles('polariz')).toEqual(expect.arrayContaining(['1.10 Polarization']))
    expect(titles('rization').filter((title) => title.includes('1.10'))).toEqual([])
    expect(hits('tie').flatMap(({ text }) => text.filter(({ hit }) => hit).map((one) => one.text))).not.toContain(
      'properties',
    )
  })

  it('finds what is thrown, whether one or several are asked for, and marks both', () => {
    expect(titles('how many dice').length).toBeGreaterThan(0)
    expect(titles('dice')).toEqual(titles('die'))
    expect(pieces('A die, two dice.', ['die']).flatMap(({ text, hit }) => (hit ? [text] : []))).toEqual(['die', 'dice'])
  })

  it('wants all words, and tells what has fewer only where nothing has all', () => {
    const all = find([book], 'rally cost')
    expect(new Set(all.map(({ words }) => words))).toEqual(new Set([2]))
    const fewer = find([book], 'rally cost zeppelin').map(({ words }) => words)
    expect(fewer.length).toBeGreaterThan(0)
    expect(new Set(fewer)).toEqual(new Set([2]))
    expect(titles('zeppelin')).toEqual([])
  })

  it('finds every kind of thing, each at an address of its own', () => {
    expect(new Set(things.map(({ kind }) => kind)).size).toBe(8)
    const addresses = things.map(({ at }) => `${at.page}#${at.anchor ?? ''}`)
    expect(addresses.length - new Set(addresses).size).toBe(0)
    expect(hits('rally cost')[0]?.address).toBe('abb/sections/rally.html#rally.cost')
    const [example] = hits('rally').filter(({ kind }) => kind === 'example')
    expect(example?.address).toMatch(/^abb\/examples\/[\w-]+\.html#example-[\w-]+$/)
  })

  it('marks what was found, and shows a long text around it', () => {
    expect(pieces('Two Rallies, one rally.', ['rally'])).toEqual([
      { text: 'Two ', hit: false },
      { text: 'Rallies', hit: true },
      { text: ', one ', hit: false },
      { text: 'rally', hit: true },
      { text: '.', hit: false },
    ])
    const long = `${'so many words '.repeat(20)}and then a rally ${'and so on '.repeat(30)}`
    expect(excerpt(long, ['rally'])).toMatch(/^… .*rally.* …$/)
    expect(excerpt(long, ['rally']).length).toBeLessThan(190)
    expect(excerpt(long, []).startsWith('so many')).toBe(true)
  })

  it('looks into several books at once', () => {
    const other = findable(frontLine as unknown as Book)
    const second = openIndex(searchIndex(thingsOf(other), { short: 'fl', title: 'Front Line' }, (page) => page))
    const shorts = new Set(find([book, second], 'game ends').map((hit) => hit.book.short))
    expect(shorts).toEqual(new Set(['abb', 'fl']))
  })
})

describe('the files of the search', () => {
  const files = searchFiles(abb, called, naming)

  it('are small: an index of at most 80 kB compressed, and the texts apart', () => {
    expect(Object.keys(files)).toEqual(['search-abb.js', 'search-abb-texts.js'])
    expect(gzipSync(files['search-abb.js'] ?? '').length).toBeLessThan(80_000)
    expect(gzipSync(files['search-abb-texts.js'] ?? '').length).toBeLessThan(110_000)
  })

  it('hand over what they hold, whatever stands in it', () => {
    const handed: unknown[] = []
    const odd = [{ ...(things[0] as (typeof things)[number]), title: `a 'quoted' back\\slash "name"` }]
    const text = JSON.stringify(searchTexts(odd))
    const script = `rwSearch.texts('abb','${text.replace(/[\\']/g, '\\$&')}')`
    new Function('rwSearch', script)({ texts: (_: string, json: string) => handed.push(JSON.parse(json)) })
    expect(handed).toEqual([searchTexts(odd)])
  })
})

describe('an index, packed', () => {
  it('answers as it did before, as long as each thing says a word once', () => {
    const index = new MiniSearch(INDEXED)
    const said = ['apple tree', 'pear tree', 'a ladder in the apple tree', 'orchard', 'ladders and apples']
    index.addAll(said.map((says, id) => ({ id, name: id % 2 ? 'even' : '', heading: 'Trees', says })))
    const again = MiniSearch.loadJS(unpackIndex(packIndex(index.toJSON())), INDEXED)
    for (const words of ['apple', 'tree', 'ladder apple', 'orchart', 'even', 'trees even pear', 'nothing']) {
      const told = (one: MiniSearch) => one.search(words, MISSPELT).map(({ id, terms }) => ({ id, terms }))
      expect(told(again)).toEqual(told(index))
    }
  })

  it('holds gaps of any width', () => {
    const index = new MiniSearch(INDEXED)
    index.addAll(
      Array.from({ length: 3000 }, (_, id) => ({
        id,
        name: id % 1100 === 7 ? 'rare' : 'common',
        heading: '',
        says: '',
      })),
    )
    const again = MiniSearch.loadJS(unpackIndex(packIndex(index.toJSON())), INDEXED)
    expect(again.search('rare').map(({ id }) => id)).toEqual([7, 1107, 2207])
    expect(again.search('common')).toHaveLength(2997)
  })
})
