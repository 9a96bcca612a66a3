import { describe, expect, it } from 'vitest'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { procedure } from '../../src/core/kernel/charts/procedure.js'
import { enter, send } from '../../src/core/kernel/charts/step.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { computed, first, forbid, one } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { nothingHeard, withHits, withJournal, withViews } from '../../src/core/kernel/watch/recorders.js'
import { inJournal, recordHit } from '../../src/core/kernel/watch/watch.js'
import { Nothing, type Tiny, tiny } from './tiny.js'

const ears = section('ears', '3', 'Ears', {
  even: rule('An even number is polite.'),
  add: rule('One is added.'),
  three: rule('Three is too much.'),
  begin: rule('It begins with one.'),
})
const isEven = first('is it even', view({ even: flag }), (row) => [
  row(ears.even, { even: true }, true),
  row([], {}, false),
])
const added = computed('added', [ears.add], (number: number) => number + 1)
const begun = one('where it begins', view({}), (row) => [row(ears.begin, {}, 1)])

const count = asks<Context<Tiny, Nothing>>().may(option('stop'), {
  name: 'whether to count',
  cites: [ears.add],
  seat: () => 'ann',
  from: () => [option('count'), option('knock')],
  forbid: {
    table: forbid('may not count', view({ three: flag }), (bar) => [bar(ears.three, { three: true })]),
    view: { three: ({ game }) => game.number === 3 },
  },
})
const tools = charting<Tiny, OptionOf<typeof count>>().implementing(procedure('counting'), Nothing)
const counting = tools.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'begins',
  states: {
    begins: {
      always: tools.go('counts', [], () => ({ game: tiny(begun.ask({})) })),
    },
    counts: {
      meta: { asks: count },
      on: {
        count: tools.stay([], ({ context: { game } }) => ({ game: tiny(added.compute(game.number)) })),
        knock: [
          tools.when('it is even', ({ context }) => isEven.ask({ even: context.game.number % 2 === 0 }), 'open'),
          'shut',
        ],
        stop: 'shut',
      },
    },
    open: { type: 'final' },
    shut: { type: 'final' },
  },
})
const counts = (number: number, event: OptionOf<typeof count>) =>
  send(counting, 'counts', { game: tiny(number), data: {} }, event)

describe('what a step hears', () => {
  it('is each row that an effect asked, once', () => {
    expect(counts(1, option('count')).hits).toEqual([{ table: 'added', row: 0, clauses: [ears.add] }])
  })

  it('is each row that the effects of the beginning asked', () => {
    expect(enter(counting, tiny(), null).hits).toEqual([{ table: 'where it begins', row: 0, clauses: [ears.begin] }])
  })

  it('is each row of a guard that holds', () => {
    const step = counts(2, option('knock'))
    expect(step.state).toBe('open')
    expect(step.hits).toEqual([{ table: 'is it even', row: 0, clauses: [ears.even] }])
  })

  it('is the row of a guard that fails too, once, since it decides as well', () => {
    const step = counts(1, option('knock'))
    expect(step.state).toBe('shut')
    expect(step.hits.map(({ table, row }) => [table, row])).toEqual([['is it even', 1]])
  })

  it('is no row of an offer, whether it is listed or refused', () => {
    const context = { game: tiny(3), data: {} }
    const [listed, hits] = withJournal(() => [count.list(context).options, count.refused(context).length])
    expect(listed).toEqual([[], 2])
    expect(hits).toEqual([])
  })

  it('is no row that somebody asks between steps', () => {
    const [, hits] = withJournal(() => isEven.ask({ even: true }))
    expect(hits).toEqual([])
  })
})

describe('a question from outside', () => {
  const sound = { table: 'a table', row: 0, clauses: [] }

  it('is answered together with the rows that answer', () => {
    expect(withHits(() => isEven.ask({ even: true }))).toEqual([
      true,
      [{ table: 'is it even', row: 0, clauses: [ears.even] }],
    ])
  })

  it('is not entered in the journal of a step that runs meanwhile', () => {
    const [[, outside], hits] = withJournal(() => withHits(() => recordHit(sound)))
    expect(outside).toEqual([sound])
    expect(hits).toEqual([])
  })

  it('hears on after a part of it was overheard for a step', () => {
    const [, hits] = withHits(() => {
      inJournal(() => recordHit({ ...sound, row: 1 }))(undefined)
      recordHit(sound)
    })
    expect(hits).toEqual([sound])
  })

  it('leaves the one who listens alone afterwards, also when it fails', () => {
    const [, hits] = withJournal(() =>
      inJournal(() => {
        expect(() =>
          withHits(() => {
            throw new Error('no answer')
          }),
        ).toThrow('no answer')
        recordHit(sound)
      })(undefined),
    )
    expect(hits).toEqual([sound])
  })
})

describe('a listener to views', () => {
  const told = (piece: () => unknown) => {
    const views: [string, object, boolean][] = []
    withViews((...said) => void views.push(said), piece)
    return views
  }

  it('hears what effects and guards ask as from within', () => {
    expect(told(() => counts(1, option('knock')))).toContainEqual(['is it even', { even: false }, true])
  })

  it('hears what offers ask as from around', () => {
    const context = { game: tiny(3), data: {} }
    expect(told(() => count.list(context))).toEqual([
      ['may not count', { three: true }, false],
      ['may not count', { three: true }, false],
    ])
  })

  it('that need not hear anything twice hears a view that is kept once, and whatever is new', () => {
    const context = { game: tiny(3), data: {} }
    const before = nothingHeard()
    const views: object[] = []
    const listing = (piece: () => unknown) => withViews((_, seen) => void views.push(seen), piece, before)
    listing(() => count.list(context))
    listing(() => count.refused({ ...context }))
    expect(views).toEqual([{ three: true }])
    listing(() => count.list({ ...context, game: tiny(1) }))
    expect(views).toEqual([{ three: true }, { three: false }])
  })

  it('hears from within what it has heard from around', () => {
    const context = { game: tiny(3), data: {} }
    const within: boolean[] = []
    const listen = (_: string, __: object, inside: boolean) => void within.push(inside)
    withViews(listen, () => [count.refused(context), withHits(() => count.refused(context))], nothingHeard())
    expect(within).toEqual([false, true])
  })

  it('hears the rows that decide, however often the same is asked', () => {
    const told = () =>
      withHits(() => count.refused({ game: tiny(3), data: {} }))[1].map(({ table, row }) => [table, row])
    expect(told()).toEqual([
      ['may not count', 0],
      ['may not count', 0],
    ])
    expect(told()).toEqual(told())
  })

  it('hears nothing any more afterwards', () => {
    const views = told(() => undefined)
    isEven.ask({ even: true })
    expect(views).toEqual([])
  })
})
