import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type AskedQuestion, type Judgement, judged, questions } from './judge-answers.js'

/** Judges the answers to all questions on a book. */
async function judgedIn(name: string): Promise<readonly (readonly [Judgement, AskedQuestion])[]> {
  const listed = books.find((one) => one.name === name)
  if (listed === undefined) throw new Error(`${name} is no book`)
  const rules = rulesOf((await listed.load()) as Book)
  return questions.filter(({ book }) => book === name).map((one) => [judged(rules, one), one])
}

/** The minimum number of questions on each book answered right in the first line. */
const RIGHT: Readonly<Record<string, number>> = {
  'all-bridges-burning': 27,
  'land-and-freedom': 20,
  'front-line': 17,
  talvisota: 21,
  'russian-civil-war': 10,
}

describe('questions of people who have never seen how they are understood', () => {
  it('are many, on every book', () => {
    expect(questions.length).toBeGreaterThanOrEqual(100)
    expect([...new Set(questions.map(({ book }) => book))].toSorted()).toEqual(Object.keys(RIGHT).toSorted())
  })

  it.each(Object.entries(RIGHT))(
    'are never answered wrong without a doubt, and often right at once: %s',
    async (book, right) => {
      const all = await judgedIn(book)
      expect(all.filter(([judgement]) => judgement === 'wrong').map(([, { asks }]) => asks)).toEqual([])
      expect(all.filter(([judgement]) => judgement === 'right').length).toBeGreaterThanOrEqual(right)
    },
  )
})
