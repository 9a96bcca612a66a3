import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatingAt, seatingsIn } from '../../src/explore/beginnings.js'
import type { Book } from '../../src/kernel/book.js'
import type { GameState } from '../../src/kernel/question.js'
import { rulesOf } from '../../src/kernel/rules.js'
import { repeatable, sound } from '../verify/plays-as-numbers.js'
import { alikeIn } from './told-apart.js'

/** The book tries out much before it decides, so that such plays are slow. */
const SEATED_RUNS = 4

/** Random plays of a book, as lists of numbers that shrink: they keep the laws, find a way on, and can be repeated. */
export function playsSoundly<Game extends GameState>(book: Book<Game>, choices: number, runs: number): void {
  const rules = rulesOf(book)
  describe(`every play of ${book.title}`, () => {
    it('keeps the laws and finds a way on', () => {
      fc.assert(sound(rules, choices), { numRuns: runs })
    })

    it('comes to the same position when it is replayed', () => {
      fc.assert(repeatable(rules, choices), { numRuns: Math.ceil(runs / 2) })
    })

    it('offers no two options that read alike', () => {
      expect([1, 2, 3].flatMap((seed) => alikeIn(rules, seed, choices))).toEqual([])
    })

    const seatings = Array.from({ length: seatingsIn(book) }, (_, number) => seatingAt(book, number))
    it.each(seatings.map((seats) => ({ seats })))('keeps the laws where the book plays $seats', ({ seats }) => {
      const start = () => rules.start(book.automaton?.seated(book.empty, seats))
      fc.assert(sound(rules, choices, start), { numRuns: SEATED_RUNS })
      fc.assert(repeatable(rules, choices, start), { numRuns: 1 })
    })

    it('keeps the laws from every named beginning', () => {
      for (const game of Object.values(book.bases ?? {}))
        expect(
          book.laws.flatMap((law) => law.broken(game)),
          book.name,
        ).toEqual([])
    })
  })
}
