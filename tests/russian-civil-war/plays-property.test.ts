/**
 * Properties of whole plays. A play that breaks one is shrunk and printed as a play file.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questions } from '#spec/russian-civil-war/contents'
import type { Game } from '#spec/russian-civil-war/game'
import { russianCivilWar as book } from '../../machines/russian-civil-war/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { playsSoundly } from '../every-book/plays.js'
import { expectHolds } from '../expect-property.js'
import { picked, picks, sound } from '../verify/plays-as-numbers.js'

const rules = rulesOf(book, { trace: false })
/** More choices than any play has. */
const CHOICES = 250

/** Readings of all questions, as numbers pick them. */
const readings = fc
  .array(fc.nat(2), { minLength: questions.length, maxLength: questions.length })
  .map((numbers) =>
    Object.fromEntries(
      questions.map(({ name, domain, usual }, index) => [name, domain[(numbers[index] ?? 0) % domain.length] ?? usual]),
    ),
  )

playsSoundly(book, CHOICES, 15)

describe('every play under any readings', () => {
  it('keeps the laws', () => {
    fc.assert(
      fc.property(readings, fc.nat(999), (chosen, first) => {
        const start = () => rules.start({ ...book.empty, readings: chosen })
        expectHolds(sound(rules, CHOICES, start), { numRuns: 2, seed: first })
      }),
      { numRuns: 25 },
    )
  })

  it('keeps the laws of paths', () => {
    const laws = book.pathLaws.filter(({ procedures }) => procedures.includes(book.main.procedure.name))
    expect(laws.length).toBeGreaterThan(1)
    fc.assert(
      fc.property(readings, picks(CHOICES), (chosen, numbers) => {
        const { positions } = picked(rules, rules.start({ ...book.empty, readings: chosen }), numbers)
        const games = positions.map(({ game }) => game)
        expect(laws.flatMap((law) => law.broken(games))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('comes to its end after round 6 at the latest', () => {
    fc.assert(
      fc.property(picks(CHOICES), (numbers) => {
        const padded = [...numbers, ...Array<number>(CHOICES).fill(0)]
        const { positions, fault } = picked(rules, rules.start(), padded)
        const last = positions.at(-1)
        expect(fault).toBeUndefined()
        expect(last?.stack).toEqual([])
        expect(last?.game.round).toBeLessThanOrEqual(6)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the money', () => {
  const ipcs = ({ treasury }: Game) => Object.values(treasury).reduce((sum, held) => sum + held, 0)

  it('imperialTreasury.kept: nothing but the 9 IPCs of the Soviets is made by the Revolution', () => {
    for (const base of ['Russia beaten', 'Moscow contested', 'conditions met'])
      fc.assert(
        fc.property(picks(40), (numbers) => {
          const game = book.bases?.[base] ?? book.empty
          const from = rules.begin(game, 'revolution phase', null).position
          const { positions } = picked(rules, from, [...numbers, ...Array<number>(40).fill(0)])
          const last = positions.at(-1)
          expect(last?.stack).toEqual([])
          expect(last && ipcs(last.game)).toBe(ipcs(game) + 9)
        }),
        { numRuns: 15 },
      )
  })
})
