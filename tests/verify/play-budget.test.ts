import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { fewerPlays, playsWithin } from '../../src/core/verify/plays/play-budget.js'
import { verify } from '../../src/core/verify/verify.js'

const picking = section('picking', '1', 'Picking', {
  one: rule('A number is picked.'),
  even: prohibition('No odd number is picked.'),
})
type Game = { readonly readings: Readonly<Record<string, string>>; readonly made: number; readonly last: number }
const mayNotPick = forbid('may not pick', view({ odd: flag }), (bar) => [bar(picking.even, { odd: true })])

/** A book of one decision with so many candidates, or of one after the other until there are none; odd ones are refused. */
function bookOf(numbers: number | ((made: number, last: number) => number)): Book<Game> {
  const candidates = typeof numbers === 'number' ? (made: number) => (made === 0 ? numbers : 0) : numbers
  const game = procedure('pick', { results: ['over'] })
  const number = asks<Context<Game, null>>().must({
    name: 'a number',
    cites: [picking.one],
    seat: () => 'Ann',
    from: ({ game: { made, last } }) =>
      Array.from({ length: candidates(made, last) }, (_, at) => option('pick', { at })),
    forbid: { table: mayNotPick, view: { odd: (_, { at }) => at % 2 === 1 } },
  })
  const { chart, go } = charting<Game, OptionOf<typeof number>>().implementing(game, z.null())
  const picks = chart({
    context: ({ input: { game: of } }) => ({ game: of, data: null }),
    initial: 'pick',
    states: {
      pick: {
        meta: { asks: number },
        on: {
          pick: go('pick', [picking.one], ({ context: { game: of }, event }) => ({
            game: { ...of, made: of.made + 1, last: event.at },
          })),
          nothing: 'over',
        },
      },
      over: { type: 'final' },
    },
    output: () => 'over' as const,
  })
  const empty: Game = { readings: {}, made: 0, last: 0 }
  return {
    name: 'picking',
    title: 'Picking',
    edition: 'one',
    sections: [picking],
    seats: ['Ann'],
    schema: z.strictObject({ readings: z.record(z.string(), z.string()), made: z.int(), last: z.int() }),
    empty,
    charts: [picks],
    main: call(game, null),
    tables: [mayNotPick],
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

  it('is by the mean of the first decisions, up to twenty choices, as they are picked in the same play each time', () => {
    const later = (made: number) => (made <= 20 ? 200 : 2000)
    expect(playsWithin(bookOf(later), 1000)).toBe(800)
    expect(
      playsWithin(
        bookOf((made) => [100, 500][made] ?? 0),
        1000,
      ),
    ).toBe(533)
    const byLast = bookOf((made, last) => [10, 400 + 100 * last][made] ?? 0)
    expect([playsWithin(byLast, 1000), playsWithin({ ...byLast }, 1000)]).toEqual([316, 316])
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
