import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { rulewright } from './shell.js'

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
    [['ask', 'fx', 'how far do tanks attack'], `expected the name of a book before a sentence: ${SHORT.join(', ')}\n`],
    [
      ['play', 'tql'],
      `"tql" is no book that is known here; expected one of ${SHORT.join(', ')}; did you mean "tal"?\n`,
    ],
  ])('stands in what is said of an unknown book: %j', async (words, says) => {
    expect((await rulewright(words, { books })).err).toBe(says)
  })
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
