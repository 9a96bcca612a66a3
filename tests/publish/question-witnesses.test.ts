import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { witnessName } from '../../src/lab/audit/readings/stored-witnesses.js'
import { plainText } from '../../src/site/draw/html-template.js'
import type { ExampleFile, Sources } from '../../src/site/publish/book-sources.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { witnessesShown } from '../../src/site/publish/pages/parts/question-witnesses.js'
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
  const sources = { book, places: bookTargets(book), clauses: new Map(), witnesses }
  return witnessesShown(sources as unknown as Sources, eatingScores).html
}

describe('the smallest case of a question', () => {
  it('is drawn under each of two readings, with the file that keeps it', () => {
    const html = shown({ file, examples: [example('Eating is free', 2), example('Eating costs a fruit', 1)] })
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(plainText(html)).toMatch(/^no or yes ?Eating is free .*Eating costs a fruit .*eatingScores-no-yes/s)
  })

  it('is not that of another question, and the page says so where no witness is stored', () => {
    const html = shown({ file: 'spec/orchard/witnesses.jsonl:1 eating-no-yes', examples: [example('Eating', 2)] })
    expect(html).not.toContain('<article')
    expect(plainText(html)).toContain('No stored case shows it.')
  })

  it('says how to find what the readings do to results', () => {
    expect(plainText(shown())).toContain('rulewright questions orchard eatingScores --compare')
  })
})
