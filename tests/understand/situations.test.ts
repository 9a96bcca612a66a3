/** Positions of which a sentence tells, and what a meaning accounts for together with them. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { presentIn } from '../../src/ask/current-quantities.js'
import type { Action } from '../../src/ask/meaning.js'
import { asFar, yesTo } from '../../src/ask/meaning.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { situationsIn, supposing, underSituation } from '../../src/ask/situations.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book, type Game } from '../kernel/orchard.js'

const rules = rulesOf<Game>(book)
const standing = { from: 'setup', game: book.empty }

/** Returns the first position that a sentence describes. */
function supposed(text: string) {
  const sentence = sentenceOf(text)
  const [situation] = situationsIn(book, sentence)
  if (situation === undefined) throw new Error('it tells of no position')
  return supposing(rules, standing, situation, sentence)
}

describe('a position of which a sentence tells', () => {
  it('is the one that is there, but for what is said of it', () => {
    expect(supposed('may Ann climb if Bob has 3 baskets')).toEqual({
      ok: false,
      problems: [expect.objectContaining({ path: expect.anything() })],
    })
    expect(supposed('may Ann climb if the tall trees are 1')).toEqual({
      ok: true,
      value: {
        from: 'setup',
        game: { ...book.empty, trees: { ...book.empty.trees, tall: 1 } },
        set: [{ path: ['trees', 'tall'], from: 2, to: 1, by: ['tall', 'trees', '1'] }],
      },
    })
  })

  it('is told by all words that say it', () => {
    const told = supposed('Ann climbs with 0 baskets')
    expect(told.ok && told.value.set).toEqual([
      { path: ['baskets', 'Ann'], from: 0, to: 0, by: ['Ann', '0', 'baskets'] },
    ])
  })

  it('may be that of a word', () => {
    expect(supposed('may Ann climb if the ladder is nobody')).toMatchObject({
      ok: true,
      value: { game: { ladder: 'nobody' }, set: [{ path: ['ladder'], from: 'Ann', to: 'nobody' }] },
    })
  })
})

/** Adds the words of the first described position to those that a meaning covers. */
function under(text: string, ...covered: readonly number[]) {
  const sentence = sentenceOf(text)
  const [situation = []] = situationsIn(book, sentence)
  const meaning = { covered: new Map(covered.map((at) => [at, 1] as const)), score: 2, sentence: 'Ann climbs' }
  const { covered: all, ...told } = underSituation(meaning as unknown as Action, sentence, situation)
  return { ...told, score: Math.round(told.score * 100) / 100, covered: [...all].toSorted(([a], [b]) => a - b) }
}

describe('a meaning under a position', () => {
  it('accounts for the words that tell of that, too', () => {
    expect(under('may Ann climb if the tall trees are 1', 1, 2)).toEqual({
      sentence: 'Ann climbs with 1 tall trees',
      unused: [],
      score: 5.15,
      covered: [1, 2, 5, 6, 8].map((at) => [at, 1]),
    })
    expect(under('may Ann climb with ladder nobody', 1)).toEqual({
      sentence: 'Ann climbs with nobody ladder',
      unused: ['climb'],
      score: 2 + 2 - 0.15,
      covered: [1, 4, 5].map((at) => [at, 1]),
    })
  })

  it('counts a word that is said beside, and that the meaning leaves', () => {
    expect(under('Ann climbs with 2 baskets', 1)).toMatchObject({
      score: 2 + 2 + 1.4 - 0.15,
      unused: [],
      covered: [0, 1, 3, 4].map((at) => [at, 1]),
    })
    // A sentence that begins with it tells of the position first.
    expect(under('if the tall trees are 1 may Ann climb', 7, 8)).toMatchObject({ score: 2 + 3 - 0.15 })
    expect(under('Ann climbs with 2 baskets', 0, 1)).toMatchObject({
      score: 2 + 2 - 0.15,
      sentence: 'Ann climbs with 2 Ann baskets',
    })
  })

  it('is told by more than two names without the first', () => {
    const schema = z.strictObject({ army: z.strictObject({ Vaasa: z.strictObject({ tank: z.int().min(0).max(9) }) }) })
    const sentence = sentenceOf('Ann moves with 3 tank')
    const [situation = []] = situationsIn({ schema: schema as never }, sentence)
    const meaning = { covered: new Map(), score: 0, sentence: 'Ann moves' } as unknown as Action
    expect(underSituation(meaning, sentence, situation).sentence).toBe('Ann moves with 3 tank Vaasa')
  })
})

describe('what is told of a meaning', () => {
  it('is restricted where words of it are left', () => {
    expect([asFar({ unused: [] }), yesTo({ unused: [] })]).toEqual(['', 'Yes'])
    expect(asFar({ unused: ['red'] })).toBe(', as far as this was understood')
    expect(yesTo({ unused: ['red', 'big'] })).toBe('Not decided: "red", "big" was not understood. The rest may be done')
  })
})

describe('what stands now', () => {
  const level = { name: 'level', clauses: [], domains: {}, count: () => 3 }
  const heights = { name: 'tower height', clauses: [], domains: {}, count: () => 4 }
  const height = { ...heights, name: 'height', count: () => 5 }
  const measured = {
    ...book,
    measures: [level, heights, height, { ...level, count: () => 9 }],
  } as unknown as Book<Game>
  const present = (text: string, at: typeof standing | undefined = standing) =>
    presentIn(rulesOf(measured), at, sentenceOf(text)).map(({ total, counts }) => [
      total.name,
      counts.map(({ value }) => value),
    ])

  it('is told to who asks for the most of it, or how many there are', () => {
    expect(present('what is the highest level')).toEqual([['level', [3]]])
    expect(present('what is the highest possible level in the game')).toEqual([['level', [3]]])
    expect(present('how many baskets')).toEqual([['baskets', [0, 0]]])
    expect(present('how high can the level go')).toEqual([])
  })

  it('and to nobody else, nor where nothing stands, or a word is left', () => {
    expect(present('what is the level')).toEqual([])
    expect(presentIn(rulesOf(measured), undefined, sentenceOf('what is the highest level'))).toEqual([])
    expect(present('what is the highest red level')).toEqual([])
    expect(present('what is the highest height')).toEqual([['height', [5]]])
  })
})
