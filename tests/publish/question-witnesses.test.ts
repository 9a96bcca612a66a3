import { describe, expect, it } from 'vitest'
import { witnessName } from '../../src/audit/readings/kept.js'
import { plainText } from '../../src/draw/html.js'
import { pairsOf } from '../../src/explore/pair.js'
import type { Book } from '../../src/kernel/book.js'
import { witnessesShown } from '../../src/publish/pages/question-witnesses.js'
import { placesOf } from '../../src/publish/places.js'
import type { ExampleFile, Sources } from '../../src/publish/sources.js'
import { eatingScores, book as orchard } from '../kernel/orchard.js'

const book = orchard as unknown as Book
const [pair] = pairsOf([eatingScores])
if (pair === undefined) throw new Error('the orchard has lost its question')
const file = `spec/orchard/witnesses.jsonl:1 ${witnessName(pair)}`

const example = (name: string, baskets: number) => ({
  id: 'eating',
  written: { name, given: { procedure: 'eat', game: { baskets: { Ann: baskets } } } },
  result: { name, file, passed: true, clauses: [] },
})

const shown = (...witnesses: readonly ExampleFile[]) => {
  const sources = { book, places: placesOf(book), clauses: new Map(), witnesses }
  return witnessesShown(sources as unknown as Sources, eatingScores).html
}

describe('the smallest case of a question', () => {
  it('is drawn under each of two readings, with the file that keeps it', () => {
    const html = shown({ file, examples: [example('Eating is free', 2), example('Eating costs a fruit', 1)] })
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(plainText(html)).toMatch(/^no or yes ?Eating is free .*Eating costs a fruit .*eatingScores-no-yes/s)
  })

  it('is not that of another question, and the page says so where none is kept', () => {
    const html = shown({ file: 'spec/orchard/witnesses.jsonl:1 eating-no-yes', examples: [example('Eating', 2)] })
    expect(html).not.toContain('<article')
    expect(plainText(html)).toContain('No case is kept that shows it.')
  })

  it('says how to find what the readings do to results', () => {
    expect(plainText(shown())).toContain('rulewright readings orchard eatingScores --compare')
  })
})
