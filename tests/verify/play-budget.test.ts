import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/kernel/book.js'
import { type Context, charting } from '../../src/kernel/chart.js'
import { rule, section } from '../../src/kernel/clause.js'
import { asks, type OptionOf, option } from '../../src/kernel/offer.js'
import { call, procedure } from '../../src/kernel/procedure.js'
import { fewerPlays, playsWithin } from '../../src/verify/play-budget.js'
import { verify } from '../../src/verify/verify.js'

const picking = section('picking', '1', 'Picking', { one: rule('A number is picked.') })
type Game = { readonly readings: Readonly<Record<string, string>> }

/** A book of one decision with so many options. */
function bookOf(numbers: number): Book<Game> {
  const game = procedure('pick', { results: ['over'] })
  const number = asks<Context<Game, null>>().must({
    name: 'a number',
    cites: [picking.one],
    seat: () => 'Ann',
    from: () => Array.from({ length: numbers }, (_, at) => option('pick', { at })),
  })
  const { chart, go } = charting<Game, OptionOf<typeof number>>().implementing(game, z.null())
  const picks = chart({
    context: ({ input: { game: of } }) => ({ game: of, data: null }),
    initial: 'pick',
    states: { pick: { meta: { asks: number }, on: { pick: go('over', [picking.one]) } }, over: { type: 'final' } },
    output: () => 'over' as const,
  })
  const empty: Game = { readings: {} }
  return {
    name: 'picking',
    title: 'Picking',
    edition: 'one',
    sections: [picking],
    seats: ['Ann'],
    schema: z.strictObject({ readings: z.record(z.string(), z.string()) }),
    empty,
    charts: [picks],
    main: call(game, null),
    tables: [],
    formulas: [],
    laws: [],
    pathLaws: [],
    worlds: [],
    questions: [],
    facts: [],
  }
}

describe('the number of random plays', () => {
  it('is what is asked for where a decision has few candidates', () => {
    const book = bookOf(160)
    expect([playsWithin(book, 30), playsWithin(book, 500)]).toEqual([30, 500])
    expect(fewerPlays(book, 30)).toEqual([])
  })

  it('is smaller by as much as a decision has more candidates, and never below three', () => {
    expect([200, 1000, 5000].map((candidates) => playsWithin(bookOf(candidates), 30))).toEqual([24, 4, 3])
    expect(playsWithin(bookOf(1000), 2)).toBe(2)
  })

  it('is what is asked for where the book cannot be played', () => {
    expect(playsWithin({ ...bookOf(1000), charts: [] }, 30)).toBe(30)
  })

  it('is told in the report, with the reason', () => {
    const { plays, gates } = verify(bookOf(1000), { plays: 30 })
    expect(plays.plays).toBe(4)
    expect(gates.find(({ name }) => name === 'plays')?.notes).toMatchObject([
      { what: '4 random plays instead of 30, since a decision has about 1000 candidates; ask for more with --plays' },
    ])
  })
})
