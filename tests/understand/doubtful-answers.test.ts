/** A test for clauses that answer the question, or only come close to it. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isDoubtful } from '../../src/ask/doubtful-answers.js'
import type { Quantity, Statements } from '../../src/ask/meaning.js'
import { sentenceOf } from '../../src/ask/sentence.js'

const schema = z.strictObject({ level: z.int().min(0).max(9), depth: z.int().min(0).max(20) })

/** The answer: by default only clauses with the words at these places. */
interface Told extends Partial<Omit<Statements, 'clauses' | 'covered'>> {
  readonly says?: readonly string[]
  readonly present?: readonly string[]
}

function doubtful(text: string, places: readonly number[], { says = ['It is so.'], present = [], ...more }: Told = {}) {
  const meaning = {
    ...{ unused: [], isOpen: false, isClear: true, ...more },
    clauses: says.map((one) => ({ text: one })),
    covered: new Map(places.map((at) => [at, 1] as const)),
  } as unknown as Statements
  const now = present.map((name) => ({ fields: [[name]] }) as unknown as Quantity)
  return isDoubtful({ schema: schema as never }, sentenceOf(text), { meaning, present: now })
}

describe('clauses are only near', () => {
  it('to a question for yes or no, and where they leave a word, or are not clearly those', () => {
    expect(doubtful('tanks attack guns', [0, 1, 2])).toBe(false)
    expect(doubtful('may tanks attack guns', [1, 2, 3])).toBe(true)
    expect(doubtful('tanks attack guns', [0, 1, 2], { unused: ['guns'] })).toBe(true)
    expect(doubtful('tanks attack guns', [0, 1, 2], { isClear: false })).toBe(true)
  })

  it('where they leave what is wanted', () => {
    expect(doubtful('what is the price of guns', [5])).toBe(true)
    expect(doubtful('which tanks attack the most expensive guns of the lowest', [1, 2, 5, 6])).toBe(true)
    expect(doubtful('what is the price of guns', [3, 5])).toBe(false)
    // What is asked of something stands in the clause that speaks of both.
    expect(doubtful('what is the price of guns', [3])).toBe(true)
    expect(doubtful('what is the price of guns if tanks attack', [3, 5])).toBe(false)
  })

  it('where they say little of it, unless it is left open', () => {
    expect(doubtful('red tanks attack blue guns', [0, 1])).toBe(true)
    expect(doubtful('red tanks attack guns', [0, 1])).toBe(false)
    expect(doubtful('red tanks attack blue guns', [0, 1], { isOpen: true })).toBe(false)
    expect(doubtful('tanks attack if blue guns attack them', [0])).toBe(false)
  })

  it('where they do not say how many there are', () => {
    const asked = 'how many turns are there'
    expect(doubtful(asked, [2], { says: ['Turns are taken.'] })).toBe(true)
    expect(doubtful(asked, [2], { says: ['Turns are taken.', 'The game has eight turns.'] })).toBe(false)
    expect(doubtful('how many turns', [2], { says: ['Turns are taken.'] })).toBe(false)
  })

  it('where they do not say how far a number is kept', () => {
    const asked = 'what is the highest level'
    expect(doubtful(asked, [3, 4], { present: ['level'] })).toBe(true)
    expect(doubtful(asked, [3, 4], { present: ['level'], says: ['It is so.', 'It goes up to 9.'] })).toBe(false)
    expect(doubtful(asked, [3, 4], { present: ['lost'] })).toBe(false)
    expect(doubtful(asked, [3, 4], { present: ['level', 'depth'], says: ['It goes up to 9.'] })).toBe(true)
    expect(doubtful('the level', [1], { present: ['level'] })).toBe(false)
  })
})
