import { describe, expect, it } from 'vitest'
import { seatingAt, seatingsIn } from '../../src/core/explore/automatic-seats.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { expectHolds } from '../expect-property.js'
import { repeatable } from '../verify/plays-as-numbers.js'
import { alikeIn } from './distinct-options.js'

/**
 * Tests random plays of a book, as lists of numbers that shrink: each is legal and keeps the laws when it is played again, and comes
 * to the same position. Whole games are played by the verification.
 */
export function playsSoundly<Game extends GameState>(book: Book<Game>, choices: number, runs: number): void {
  const rules = rulesOf(book, { trace: false })
  describe(`every play of ${book.title}`, () => {
    it('keeps the laws and comes to the same position when it is replayed', () => {
      expectHolds(repeatable(rules, choices), { numRuns: runs })
    })

    it('offers no two options that read alike', () => {
      expect([1, 2, 3].flatMap((seed) => alikeIn(rules, seed, choices))).toEqual([])
    })

    const seatings = Array.from({ length: seatingsIn(book) }, (_, number) => seatingAt(book, number))
    it.each(seatings.map((seats) => ({ seats })))('is the same again where the book plays $seats', ({ seats }) => {
      const start = () => rules.start(book.automaton?.seated(book.empty, seats))
      expectHolds(repeatable(rules, choices, start), { numRuns: 1 })
    })

    it('keeps the laws from every named beginning, or from the one that there is', () => {
      for (const game of Object.values(book.bases ?? { empty: book.empty }))
        expect(
          book.laws.flatMap((law) => law.broken(game)),
          book.name,
        ).toEqual([])
    })
  })
}
