import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { bookWithTitle } from '../../src/cli/books/book-titles.js'
import { asListed } from '../../src/core/kernel/book/listed-book.js'
import { book as orchard } from '../kernel/orchard.js'
import { rulewright } from './call-rulewright.js'

const EXPECTED_TITLE = `expected the name of a book, before anything else: ${books.map(({ name, short }) => `${name} (${short})`).join(', ')}; did you mean "front-line"?\n`

const SHORT = books.map(({ name, short }) => `${name} (${short})`)

describe('the short name of a book', () => {
  test('stands behind its name where books are listed', async () => {
    const { out } = await rulewright(['books'], { books })
    expect(out.split('\n').filter((line) => /^\S/.test(line))).toEqual(
      books.map(({ title }, index) => expect.stringMatching(`^${escaped(`${SHORT[index]}  ${title}, `)}`)),
    )
    const listed = JSON.parse((await rulewright(['books', '--json'], { books })).out)
    expect(listed.map((one: { short: string }) => one.short)).toEqual(books.map(({ short }) => short))
  })
  test.each([
    [
      ['ask', 'fx', 'how far do tanks attack'],
      `expected the name of a book before a sentence: ${SHORT.join(', ')}; did you mean "fl"?\n`,
    ],
    [
      ['ask', 'frontlin', 'how far do tanks attack'],
      `expected the name of a book before a sentence: ${SHORT.join(', ')}; did you mean "front-line"?\n`,
    ],
    [['find', 'clauses', 'Frot Line'], EXPECTED_TITLE],
    [['play', 'tql'], `"tql" is not a known book; expected one of ${SHORT.join(', ')}; did you mean "tal"?\n`],
  ])('stands in what is said of an unknown book: %j', async (words, says) => {
    expect((await rulewright(words, { books })).err).toBe(says)
  })
})

describe('the title of a book', () => {
  test.each([['Front Line'], ['front line'], ['FRONT-LINE']])('means it, in quotes: %s', async (title) => {
    expect((await rulewright(['ask', title, 'how far do tanks attack'], { books })).out).toMatch(/^2: Range, Tank/)
  })
  test('means it without quotes, and by its last part', async () => {
    expect((await rulewright(['ask', 'Front', 'Line', 'how', 'far', 'do', 'tanks', 'attack'], { books })).code).toBe(0)
    expect((await rulewright(['find', 'measures', 'Russian Civil War'], { books })).out).toContain('Income')
    expect((await rulewright(['find', 'measures', 'a&a 1914: russian civil war'], { books })).out).toContain('Income')
  })
  test('means none if two books have it', () => {
    const listed = (name: string) => ({ ...asListed(orchard), name, title: 'The Orchard' })
    expect(bookWithTitle([listed('one'), listed('two')], 'the orchard')).toBeUndefined()
    expect(bookWithTitle([listed('one')], 'the orchard')?.name).toBe('one')
    expect(bookWithTitle([listed('one')], '?')).toBeUndefined()
  })
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
