import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { plainText } from '../../src/site/draw/html-template.js'
import type { ShownExample, Sources } from '../../src/site/publish/book-sources.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { readingsShown } from '../../src/site/publish/pages/parts/question-examples.js'
import { eatingScores, book as orchard } from '../kernel/orchard.js'

const book = orchard as unknown as Book
const places = bookTargets(book)

const example = (name: string, words: ShownExample['written']): ShownExample => ({
  id: `eating/${name}`,
  written: { name, ...words },
  result: { name, file: 'examples/eating.yaml', passed: true, clauses: [] },
})

const given = (ladder: string, readings?: Readonly<Record<string, string>>) => ({
  given: { procedure: 'eat', game: { ladder, ...(readings && { readings }) } },
})

const shown = (...examples: readonly ShownExample[]) => {
  const sources = { book, places, clauses: new Map(), examples: [{ file: 'examples/eating.yaml', examples }] }
  return readingsShown(sources as unknown as Sources, eatingScores)
}
const textOf = (...examples: readonly ShownExample[]) => plainText(shown(...examples).html)

const other = example('Eating scores', given('Ann', { eatingScores: 'yes' }))

describe('the examples of a question', () => {
  it('show each reading in an example that is under it', () => {
    const usual = example('Eating does not score', given('Bob', { eatingScores: 'no' }))
    expect(textOf(other, usual)).toMatch(/no Eating does not score .*yes Eating scores/)
  })

  it('take for the usual reading one in which the same is given, and no reading is named', () => {
    const [usual, foreign] = [example('Only picking scores', given('Ann')), example('Bob climbs', given('Bob'))]
    const text = textOf(foreign, other, usual)
    expect(text).toContain('Only picking scores')
    expect(text).not.toContain('Bob climbs')
  })

  it('take for the usual reading one whose note speaks of the question', () => {
    const noted = { ...given('Bob'), note: 'The usual reading of eatingScores.' }
    expect(textOf(other, example('Bob eats for nothing', noted))).toContain('Bob eats for nothing')
    const foreign = { ...given('Bob'), note: 'Not about eatingScoresTwice.' }
    expect(textOf(other, example('Bob eats', foreign))).not.toContain('Bob eats')
  })

  it('show the shortest, and lead to the others', () => {
    const longer = example('Eating scores, too, if Bob looks on', { ...other.written, note: 'Bob only looks on.' })
    const html = shown(longer, other).html
    expect(html.match(/<article/g)).toHaveLength(1)
    expect(html).toContain('id="example-eating-scores"')
    expect(html).toContain('Also: <a href="book:orchard/examples/eating#example-eating-scores-too-if-bob-looks-on">')
  })

  it('say so where a reading has none', () => {
    expect(textOf(other)).toContain('no has no example of its own')
  })
})
