/** Offers as they are asked: what is judged in one go, what is looked at only once, and what is not looked at at all. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Context } from '../../src/core/kernel/charts/chart.js'
import { asks, option, wordedOption } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { first, forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { withHits, withViews } from '../../src/core/kernel/watch/recorders.js'
import { deed, book as ladder, game as ladderGame } from './ladder-game.js'
import { type Tiny, tiny } from './tiny.js'

const table = section('table', '6', 'Table', {
  eat: rule('Everybody eats.'),
  hot: prohibition('Hot dishes are not eaten.'),
  full: prohibition('Who is full eats nothing.'),
})
const DISHES = ['soup', 'bread', 'fish'] as const
const Meal = z.strictObject({ hot: z.array(z.enum(DISHES)).readonly() })
type Eating = Context<Tiny, z.infer<typeof Meal>>
type Dish = { readonly dish: (typeof DISHES)[number] }

const mayNotEat = forbid('may not eat', view({ hot: flag, full: flag }), (bar) => [
  bar(table.hot, { hot: true }),
  bar(table.full, { full: true }),
])
const mayNotLeave = forbid('may not leave', view({ hungry: flag }), (bar) => [bar(table.eat, { hungry: true })])
const looks = { full: 0, from: 0 }
const dishes = {
  name: 'a dish',
  cites: [table.eat],
  seat: () => 'guest',
  from: () => {
    looks.from += 1
    return DISHES.map((dish) => option('eat', { dish }))
  },
  forbid: {
    table: mayNotEat,
    view: {
      hot: ({ data }: Eating, { dish }: Dish) => data.hot.includes(dish),
      full: ({ game }: Eating) => {
        looks.full += 1
        return game.number > 2
      },
    },
  },
}
const eating = (number: number, ...hot: Dish['dish'][]): Eating => ({ game: tiny(number), data: { hot } })
const ask = asks<Eating>()
const must = ask.must(dishes)
const hungry = ask.may(option('leave'), dishes, {
  table: mayNotLeave,
  view: { hungry: ({ game }: Eating) => game.number === 0 },
})
const ofOne = ask.may(
  option('leave'),
  { ...dishes, from: () => [option('eat', { dish: 'soup' })] },
  {
    table: mayNotLeave,
    view: { hungry: () => true },
  },
)

describe('an offer that is judged', () => {
  const contexts = [eating(0), eating(0, 'soup'), eating(1, ...DISHES), eating(0, ...DISHES), eating(3)]
  it.each([
    ['something must be chosen', must],
    ['something may be chosen', ask.may(option('leave'), dishes)],
    ['a table refuses to decline', hungry],
    ['a table refuses to decline while one thing is left', ofOne],
  ])('lists and refuses what it lists and refuses else, where %s', (_, offer) => {
    for (const context of contexts)
      expect(offer.judged(context)).toEqual({ listed: offer.list(context), refused: offer.refused(context) })
  })

  it('refuses a decline only while there is something to choose', () => {
    const refusedIn = (context: Eating) => hungry.judged(context).refused.map(({ option: { type } }) => type)
    expect(refusedIn(eating(0, 'soup', 'fish'))).toEqual(['eat', 'eat', 'leave'])
    expect(refusedIn(eating(0, ...DISHES))).toEqual(['eat', 'eat', 'eat'])
    expect(ofOne.judged(eating(0)).refused.map(({ option: { type } }) => type)).toEqual(['leave'])
  })
})

describe('an offer of which one field is found otherwise', () => {
  it('finds the field of a candidate for each candidate', () => {
    const cold = must.finding?.('hot', (hot) => hot !== true)
    expect(cold?.list(eating(0, 'soup', 'fish')).options).toEqual([
      option('eat', { dish: 'soup' }),
      option('eat', { dish: 'fish' }),
    ])
  })

  it('still finds a field of the context once for all candidates', () => {
    const full = must.finding?.('full', (value) => value)
    looks.full = 0
    expect(full?.list(eating(1)).options).toHaveLength(3)
    expect(looks.full).toBe(1)
  })

  it('leads where it led', () => {
    const inside = rulesOf(ladder).inside
    const context = { game: { ...ladderGame, trees: { short: 1, middle: 0, tall: 0 } }, data: { tired: false } }
    const [field] = deed.finds ?? []
    const same = deed.finding?.(String(field), (value) => value)
    expect(same?.list(context as never, inside)).toEqual(deed.list(context as never, inside))
  })
})

describe('the candidates of an offer', () => {
  it('are made once where they look at nothing', () => {
    const fresh = ask.must(dishes)
    looks.from = 0
    const [one, other] = [fresh.list(eating(0)).options[0], fresh.list(eating(1)).options[0]]
    expect(one).toBe(other)
    expect(fresh.always?.()).toHaveLength(3)
    expect(looks.from).toBe(1)
  })

  it('are not always there where they look at the context', () => {
    const counted = ask.must({
      ...dishes,
      from: ({ game }: Eating) => DISHES.slice(game.number).map((dish) => option('eat', { dish })),
    })
    expect(counted.always).toBeUndefined()
    expect(counted.list(eating(2)).options).toEqual([option('eat', { dish: 'fish' })])
  })

  it('are heard with the rows that made them, by whoever hears which rows decide', () => {
    const courses = first('courses', view({ late: flag }), (row) => [row(table.eat, {}, 3)])
    const upTo = (many: number) => DISHES.slice(0, many).map((dish) => option('eat', { dish }))
    const served = ask.must({ ...dishes, from: ({ game }: Eating) => upTo(courses.ask({ late: game.number > 5 })) })
    const context = eating(0, 'soup')
    const heard = () => withHits(() => served.refused(context))[1].map(({ table: name }) => name)
    expect(heard()).toEqual(['courses', 'may not eat'])
    expect(heard()).toEqual(['courses', 'may not eat'])
  })
})

describe('an offer that knows sooner whether it is open', () => {
  const closed = ask.must({ ...dishes, soon: () => false })
  it('looks at no candidate for that, unless somebody listens', () => {
    expect(must.open(eating(0))).toBe(true)
    expect(closed.open(eating(0))).toBe(false)
    const listened = withViews(
      () => undefined,
      () => closed.open(eating(0)),
    )
    expect(listened).toBe(true)
  })
})

describe('an offer', () => {
  it('has nothing that was not written', () => {
    const fields = ['kind', 'name', 'cites', 'seat', 'list', 'open', 'openBut', 'refused', 'judged']
    const { forbid: _, ...free } = dishes
    expect(Object.keys(ask.must(free))).toEqual([...fields, 'always'])
    const coin = ask.chance({ name: 'a coin', cites: [], from: (_: Eating) => [option('head')] })
    expect(Object.keys(coin)).toEqual(fields)
    expect(wordedOption(must, eating(0), option('eat'))).toEqual({ option: { type: 'eat' } })
  })

  it('has all that was written', () => {
    const told = {
      ...dishes,
      about: () => 'the first course',
      says: (_: Eating, { dish }: Dish) => `the ${dish}`,
      leads: () => undefined,
      sealed: true as const,
    }
    const offer = ask.may(option('leave'), told as never)
    const soup = option('eat', { dish: 'soup' as const })
    expect([offer.about?.(eating(0)), offer.says?.(eating(0), soup as never), offer.seenBy?.(eating(0))]).toEqual([
      'the first course',
      'the soup',
      ['guest'],
    ])
    const context = { game: ladderGame, data: { tired: false } }
    expect(deed.leads?.(context as never, option('do', { what: 'climb' }) as never)).toMatchObject({
      procedure: { name: 'climbing' },
    })
    expect(offer.leads?.(eating(0), soup as never)).toBeUndefined()
  })

  it('of chance is open where a single thing can come of it', () => {
    const only = ask.chance({ name: 'a wheel', cites: [], from: (_: Eating) => [option('stops')] })
    expect([only.open(eating(0)), only.openBut([], eating(0))]).toEqual([true, true])
  })
})
