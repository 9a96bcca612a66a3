/**
 * Properties of plays, on toy books; and that each property finds a defect that is put in, and shrinks the play that shows it.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { charting } from '../../src/core/kernel/charts/chart.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { retell } from '../../src/core/play/replay.js'
import { parsePlay } from '../../src/core/records/recorded-play.js'
import { playsSoundly } from '../every-book/plays.js'
import { expectHolds } from '../expect-property.js'
import { book as market } from '../kernel/market.js'
import * as orchard from '../kernel/orchard.js'
import { withBot } from './orchard-bot.js'
import { commuting, repeatable, sound } from './plays-as-numbers.js'

const RUNS = { numRuns: 60 }

describe('every play', () => {
  it.each([
    ['orchard', orchard.book as unknown as Book],
    ['market', market as unknown as Book],
  ])('of the %s keeps the laws, and comes to the same position again', (_, book) => {
    expectHolds(sound(rulesOf(book), 40), RUNS)
    expectHolds(repeatable(rulesOf(book), 40), RUNS)
  })

  it('of the market buys in any order', () => {
    expectHolds(
      commuting(rulesOf(market), 10, ({ asks }) => asks === 'a fruit to buy'),
      RUNS,
    )
  })
})

// A toy whose seats the book can play: from every seating, as the plays of the books are tried.
playsSoundly(withBot, 40, 20)

/** The orchard in which whoever eats gains a fruit. */
const growing = charting<orchard.Game>().implementing(orchard.eat, z.strictObject({}))
const broken: Book<orchard.Game> = {
  ...orchard.book,
  charts: orchard.book.charts.map((chart) =>
    chart.name === 'eat'
      ? growing.chart({
          context: ({ input: { game } }) => ({ game, data: {} }),
          initial: 'grows',
          states: {
            grows: {
              always: growing.go('done', [], ({ context: { game } }) => ({
                game: { ...game, baskets: { ...game.baskets, Ann: game.baskets.Ann + 1 } },
              })),
            },
            done: { type: 'final' },
          },
        })
      : chart,
  ),
}

/** Returns the failure of a property: the message, and the play file after it. */
function foundBy(property: ReturnType<typeof sound>) {
  const { failed, errorInstance } = fc.check(property, { seed: 7, numRuns: 300 })
  const [wrong = '', ...lines] = (errorInstance as Error).message.split('\n')
  const parsed = parsePlay(lines.join('\n'))
  if (!failed || !parsed.ok) throw new Error('nothing was found, or what was found cannot be read')
  return { wrong, choices: parsed.value.choices }
}

describe('a defect that is put in', () => {
  it('is found, shrunk to the few choices that show it, and printed as a play that shows it again', () => {
    const { wrong, choices } = foundBy(sound(rulesOf(broken), 40))
    expect(wrong).toBe('7 fruits; there are six (2 scoring.stock)')
    expect(choices.length).toBeLessThanOrEqual(3)
    expect(choices.at(-1)).toEqual({ type: 'eat' })
    const rules = rulesOf(broken)
    expect(retell(rules, rules.start(), choices)).toMatchObject({
      at: choices.length - 1,
      fault: { why: 'law' },
    })
  })

  it('is found where the order of two choices matters', () => {
    const { wrong, choices } = foundBy(commuting(rulesOf(orchard.book), 40, ({ asks }) => asks === 'a tree to climb'))
    expect(wrong).toBe('the order matters')
    expect(choices).toEqual([
      { type: 'climb', tree: 'short' },
      { type: 'climb', tree: 'middle' },
    ])
  })

  it('is found where a play does not come to the same position again', () => {
    let started = 0
    const rules = rulesOf(orchard.book)
    const fickle = {
      ...rules,
      start: () => rules.start({ ...orchard.book.empty, ladder: started++ % 2 ? 'Ann' : 'Bob' }),
    }
    const { choices } = foundBy(repeatable(fickle, 40))
    expect(choices).toEqual([])
  })
})
