import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option, refusedBy, wordedOption } from '../../src/core/kernel/offers/offer.js'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import { prohibition, rule, section } from '../../src/core/kernel/sections/clause.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { spoken, words } from '../../src/core/wording/option-text.js'
import { due, idsOf, linesOf, offered, type Tiny, tiny, tinyRules } from './tiny.js'

const table = section('table', '6', 'Table', {
  eat: rule('Everybody eats.'),
  hot: prohibition('Hot dishes are not eaten.'),
  empty: prohibition('Empty dishes are not eaten.'),
})
const DISHES = ['soup', 'bread', 'fish'] as const
const Meal = z.strictObject({ eaten: z.array(z.enum(DISHES)).readonly() })
type Meal = z.infer<typeof Meal>
type Eating = Context<Tiny, Meal>
type Dish = { readonly dish: Meal['eaten'][number] }
const mayNotLeave = forbid('may not leave', view({ eaten: flag }), (bar) => [bar(table.eat, { eaten: false })])
/** The soup is hot while the number of the game is odd. */
const dishes = {
  name: 'a dish',
  cites: [table.eat],
  seat: () => 'guest',
  from: () => DISHES.map((dish) => option('eat', { dish })),
  forbid: {
    table: forbid('may not eat', view({ hot: flag, empty: flag }), (bar) => [
      bar(table.hot, { hot: true }),
      bar(table.empty, { empty: true }),
    ]),
    view: {
      hot: ({ game }: Eating, { dish }: Dish) => dish === 'soup' && game.number % 2 === 1,
      empty: ({ data }: Eating, { dish }: Dish) => data.eaten.includes(dish),
    },
  },
}
const eating = (number: number, ...eaten: Meal['eaten']): Eating => ({ game: tiny(number), data: { eaten } })
const ask = asks<Eating>()
const must = ask.must(dishes)
const may = ask.may(option('leave'), dishes)
const upTo = ask.upTo(option('stop'), dishes, ({ data }) => data.eaten.length >= 2)
const toTheExtent = ask.toTheExtent(dishes)

describe('an offer', () => {
  it('offers the candidates that nothing refuses, in the order in which they are listed', () => {
    expect(must.list(eating(0, 'bread')).options).toEqual([
      option('eat', { dish: 'soup' }),
      option('eat', { dish: 'fish' }),
    ])
  })

  it('shows each refused candidate with the clauses and the fields of every row that refuses it', () => {
    expect(must.refused(eating(1, 'soup'))).toEqual([
      {
        option: { type: 'eat', dish: 'soup' },
        refusals: [
          { table: 'may not eat', row: 0, clauses: [table.hot], because: { hot: true } },
          { table: 'may not eat', row: 1, clauses: [table.empty], because: { empty: true } },
        ],
      },
    ])
  })

  it('without a table refuses nothing', () => {
    const { forbid: _, ...free } = dishes
    const all = ask.must(free)
    expect(all.list(eating(1)).options).toHaveLength(3)
    expect(all.refused(eating(1))).toEqual([])
  })

  it('names its kind, who decides, what it cites and the table that refuses', () => {
    expect([must, may, upTo, toTheExtent].map(({ kind }) => kind)).toEqual(['must', 'may', 'upTo', 'toTheExtent'])
    expect(may.seat(eating(0))).toBe('guest')
    expect(may.cites).toEqual([table.eat])
    expect(may.forbid?.name).toBe('may not eat')
  })
})

describe('declining', () => {
  it('is impossible where something must be done', () => {
    expect(must.list(eating(0))).not.toHaveProperty('decline')
    expect(toTheExtent.list(eating(0))).not.toHaveProperty('decline')
  })

  it('is always possible where something may be done', () => {
    expect(may.list(eating(0)).decline).toEqual({ type: 'leave' })
    expect(may.list(eating(1, 'bread', 'fish'))).toEqual({ options: [], decline: { type: 'leave' } })
  })

  it('is possible from the least number on where something is done up to a number of times', () => {
    expect(upTo.list(eating(0, 'soup'))).not.toHaveProperty('decline')
    expect(upTo.list(eating(0, 'soup', 'fish')).decline).toEqual({ type: 'stop' })
  })

  it('is refused by a table, with the clauses, while there is something to choose', () => {
    const full = { table: mayNotLeave, view: { eaten: ({ data }: Eating) => data.eaten.length > 0 } }
    const hungry = ask.may(option('leave'), dishes, full)
    const refusal = {
      option: { type: 'leave' },
      refusals: [{ table: 'may not leave', row: 0, clauses: [table.eat], because: { eaten: false } }],
    }
    expect(hungry.forbidDecline).toBe(mayNotLeave)
    expect(hungry.list(eating(0))).not.toHaveProperty('decline')
    expect(hungry.refused(eating(0))).toEqual([refusal])
    expect(hungry.list(eating(0, 'soup')).decline).toEqual({ type: 'leave' })
    expect(hungry.refused(eating(0, 'soup', 'bread')).map((refused) => refused.option.type)).toEqual(['eat', 'eat'])
    const poor = ask.may(option('leave'), { ...dishes, from: () => [] }, full)
    expect(poor.refused(eating(0))).toEqual([])
  })

  it('is not worded like a candidate when it is refused', () => {
    const told = ask.may(
      option('leave'),
      { ...dishes, says: (_, { dish }) => `the ${dish}` },
      { table: mayNotLeave, view: { eaten: () => false } },
    )
    expect(refusedBy(told, eating(1)).map(spoken)).toEqual(['eat the soup', 'leave'])
  })

  it('is possible at once where no least number is said', () => {
    expect(ask.upTo(option('stop'), dishes).list(eating(0)).decline).toEqual({ type: 'stop' })
  })
})

describe('chance', () => {
  const dice = ask.chance({
    name: 'a die',
    cites: [],
    from: () => [option('hit'), option('miss')],
    weight: (_, { type }) => (type === 'hit' ? 1 : 5),
  })

  it('is a seat of its own, and its options have whole weights beside them', () => {
    expect(dice.seat(eating(0))).toBe(CHANCE)
    expect(dice.list(eating(0))).toEqual({ options: [{ type: 'hit' }, { type: 'miss' }], weights: [1, 5] })
    expect(dice.refused(eating(0))).toEqual([])
  })

  it('says what comes of its options, where their fields are no sentence', () => {
    const drawn = ask.chance({
      name: 'a dish at random',
      cites: [],
      from: () => DISHES.map((dish) => option('draw', { dish })),
      says: (_, { dish }) => `the ${dish}`,
    })
    expect(drawn.list(eating(0)).options.map((dish) => spoken(wordedOption(drawn, eating(0), dish)))).toEqual([
      'draw the soup',
      'draw the bread',
      'draw the fish',
    ])
  })

  it('weighs all options alike where nothing else is said', () => {
    const coin = ask.chance({ name: 'a coin', cites: [], from: () => [option('head'), option('tail')] })
    expect(coin.list(eating(0)).weights).toEqual([1, 1])
    expect([coin.weighs, dice.weighs]).toEqual([undefined, true])
  })

  it('is open where there is something to draw, and tells what is always there only where nothing is looked at', () => {
    const none = ask.chance({ name: 'nothing', cites: [], from: (_: Eating) => [] as { readonly type: 'none' }[] })
    expect([dice, none].map((one) => [one.open(eating(0)), one.openBut([], eating(0))])).toEqual([
      [true, true],
      [false, false],
    ])
    expect([dice.always?.(), none.always]).toEqual([[{ type: 'hit' }, { type: 'miss' }], undefined])
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['about', 'says', 'seenBy']))
  })
})

const dinner = procedure('dinner', { results: [0, 1, 2, 3] as readonly number[] })
const tools = charting<Tiny, OptionOf<typeof may | typeof upTo>>().implementing(dinner, Meal)
/** A dinner that asks the same offer again and again. */
const dinnerWith = (asked: typeof must | typeof may | typeof upTo) =>
  tinyRules(
    call(dinner, null),
    tools.chart({
      context: ({ input: { game } }) => ({ game, data: { eaten: [] } }),
      initial: 'eats',
      states: {
        eats: {
          meta: { asks: asked },
          on: {
            eat: tools.go('eats', [], ({ context: { data }, event }) => ({
              data: { eaten: [...data.eaten, event.dish] },
            })),
            stop: 'full',
            leave: 'full',
            nothing: 'full',
          },
        },
        full: { type: 'final' },
      },
      output: ({ context: { data } }) => data.eaten.length,
    }),
  )
const eat = (dish: Meal['eaten'][number]) => option('eat', { dish })

describe('an offer in a chart', () => {
  it('that repeats to the extent possible ends by itself when nothing is left', () => {
    const rules = dinnerWith(toTheExtent)
    const one = rules.choose(rules.start(tiny(1)), eat('bread')).position
    const { position, trace } = rules.choose(one, eat('fish'))
    expect(rules.decide(position)).toEqual({ over: true, outcome: 2 })
    const [skipped] = linesOf(trace, 'skipped')
    expect(skipped?.asks).toBe('a dish')
    expect(skipped?.refused().map(({ refusals }) => refusals.flatMap(({ clauses }) => idsOf(clauses)))).toEqual([
      ['table.hot'],
      ['table.empty'],
      ['table.empty'],
    ])
  })

  it('that goes up to a number cannot be stopped before the least number, and can from there on', () => {
    const rules = dinnerWith(upTo)
    const start = rules.start(tiny(0))
    expect(offered(rules.decide(start))).toEqual([eat('soup'), eat('bread'), eat('fish')])
    const two = rules.choose(rules.choose(start, eat('soup')).position, eat('fish')).position
    expect(offered(rules.decide(two))).toEqual([eat('bread'), option('stop')])
    expect(rules.decide(rules.choose(two, option('stop')).position)).toEqual({ over: true, outcome: 2 })
  })

  it('tells which of its choices declines', () => {
    const rules = dinnerWith(may)
    expect(due(rules.decide(rules.start())).choices.map(({ declines }) => declines)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('asks nobody when only declining is left', () => {
    const rules = dinnerWith(may)
    const two = rules.choose(rules.choose(rules.start(), eat('soup')).position, eat('fish')).position
    expect(rules.decide(rules.choose(two, eat('bread')).position)).toEqual({ over: true, outcome: 3 })
  })
})

describe('an option in words', () => {
  it('is its type and its fields, quoted only where it would be unclear', () => {
    expect(words(option('take', { tree: 'tall', number: 2, from: 'top left', label: '7', fresh: true }))).toBe(
      'take tree=tall number=2 from="top left" label="7" fresh=true',
    )
    expect(words(option('give up'))).toBe('"give up"')
  })
})
