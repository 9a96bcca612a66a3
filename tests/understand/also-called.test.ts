import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { tongueOf } from '../../src/ask/limiting-clauses.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { understand } from '../../src/ask/understand.js'
import { likenessOf } from '../../src/ask/word-stems.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { meantIn } from '../../src/core/lookup/also-called.js'
import { entriesIn } from '../../src/core/lookup/entries.js'
import { signedWordsIn } from '../../src/core/lookup/tokenize.js'

const rulesNamed = async (name: string) => {
  const listed = books.find((one) => one.name === name)
  if (listed === undefined) throw new Error(`${name} is no book`)
  return rulesOf((await listed.load()) as Book)
}

describe('words of players', () => {
  it.each(books.map(({ name }) => name))('stand for words that clauses of the book say: %s', async (name) => {
    const { book } = await rulesNamed(name)
    const said = new Set(entriesIn(book, 'clauses').flatMap(({ says }) => signedWordsIn(says)))
    const meant = meantIn(book)
    expect(meant.size).toBeGreaterThan(0)
    expect([...meant.values()].flat().filter((word) => !said.has(word))).toEqual([])
    expect([...meant].filter(([word, words]) => words.includes(word))).toEqual([])
  })

  it('are spelt as they should be, and are like the words that they stand for', async () => {
    const { book } = await rulesNamed('talvisota')
    const [said] = sentenceOf('infiltration', tongueOf(book)).words
    if (said === undefined) throw new Error('the sentence has a word')
    expect(said.spelt).toBe(true)
    expect(likenessOf(said, 'harassment')).toBeGreaterThan(0.5)
    expect(likenessOf({ ...said, meant: [] }, 'harassment')).toBe(0)
  })

  it('lead to the clause that says it in the words of the rules', async () => {
    const { book } = await rulesNamed('russian-civil-war')
    const first = (over: Book) => {
      const [meaning] = understand(rulesOf(over), 'can soviet infantry march into persia?', {
        is: 'anywhere',
      }).meanings
      return meaning?.is === 'statements' ? meaning.clauses[0]?.id : undefined
    }
    expect(first(book)).toBe('treaty.noSoviets')
    expect(first({ ...book, alsoCalled: {} })).not.toBe('treaty.noSoviets')
  })
})
