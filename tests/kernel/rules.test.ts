import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { NotOffered, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { view } from '../../src/core/kernel/tables/table-view.js'
import { lineOf } from '../../src/core/wording/step-lines.js'
import { type Game as Orchard, book as orchardBook, turns } from './orchard.js'
import { bookOf, due, idsOf, linesOf, Nothing, offered, type Tiny, tiny, tinyRules } from './tiny.js'

const rules = rulesOf(orchardBook)
const climb = (tree: 'short' | 'middle' | 'tall') => option('climb', { tree })
const played = (from: Position<Orchard>, ...options: readonly { readonly type: string }[]) =>
  options.reduce((position, chosen) => rules.choose(position, chosen).position, from)

describe('the beginning of a game', () => {
  it('runs through the calls until somebody must decide', () => {
    expect(rules.start().stack).toStrictEqual([
      { chart: 'orchard', state: 'turn', data: { picker: 'Ann', windy: false } },
      { chart: 'turn', state: 'climbing', data: { picker: 'Ann', eaten: false } },
      { chart: 'climb', state: 'next tree', data: { picker: 'Ann', climbed: [] } },
    ])
  })

  it('may be the beginning of one procedure alone', () => {
    const { position, trace } = rules.begin(orchardBook.empty, 'climb', { picker: 'Bob' })
    expect(position.stack).toHaveLength(1)
    expect(linesOf(trace, 'called').map(({ chart }) => chart)).toEqual(['climb'])
    expect(rules.decide(played(position, option('stop')))).toEqual({ over: true, outcome: 0 })
  })

  it('may be from a game of one’s own', () => {
    const game = { ...orchardBook.empty, ladder: 'Bob' as const }
    expect(offered(rules.decide(rules.start(game)))).not.toContainEqual(climb('tall'))
  })
})

describe('a decision', () => {
  it('says who decides what, where, by which clauses, with every option in a stable order', () => {
    const decision = due(rules.decide(rules.start()))
    expect(decision).toMatchObject({ seat: 'Ann', asks: 'a tree to climb', chart: 'climb', state: 'next tree' })
    expect(idsOf(decision.cites)).toEqual(['turns.twoTrees'])
    const offer = { seat: 'Ann', depth: 2, asks: 'a tree to climb', cites: [turns.twoTrees] }
    expect(decision.choices).toEqual([
      { option: climb('short'), ...offer, declines: false },
      { option: climb('middle'), ...offer, declines: false },
      { option: climb('tall'), ...offer, declines: false },
      { option: { type: 'stop' }, ...offer, declines: true },
    ])
  })

  it('shows the refused candidates of the offer and of every right that could be used', () => {
    const decision = due(rules.decide(rules.start({ ...orchardBook.empty, ladder: 'Bob' })))
    expect(decision.refused()).toEqual([
      {
        option: climb('tall'),
        seat: 'Ann',
        refusals: [{ table: 'may not climb', row: 3, clauses: [turns.tall], because: { tree: 'tall' } }],
      },
      {
        option: { type: 'eat' },
        seat: 'Ann',
        refusals: [{ table: 'may not eat', row: 0, clauses: [turns.hungry], because: { fruit: false } }],
      },
    ])
  })

  it('of chance has the weights beside its choices', () => {
    const decision = due(rules.decide(played(rules.start(), option('stop'))))
    expect(decision.seat).toBe('chance')
    expect(decision.choices.map(({ option: { type }, weight }) => [type, weight])).toEqual([
      ['blow', 1],
      ['calm', 5],
    ])
  })

  it('is not due any more when the game is over, which has its outcome', () => {
    const over = played(rules.start(), climb('short'), option('stop'), option('blow'))
    expect(over.stack).toEqual([])
    expect(rules.decide(over)).toEqual({ over: true, outcome: 'Ann' })
  })
})

describe('a choice', () => {
  it('changes what it leads to and not where it was made', () => {
    const start = rules.start()
    const before = JSON.stringify(start)
    const { position } = rules.choose(start, climb('tall'))
    expect(position.game).toMatchObject({ trees: { tall: 1 }, baskets: { Ann: 1 } })
    expect(JSON.stringify(start)).toBe(before)
  })

  it('may name its words in any order', () => {
    const turned = JSON.parse('{"tree":"short","type":"climb"}') as { readonly type: string }
    expect(rules.choose(rules.start(), turned).position.game.baskets.Ann).toBe(1)
  })

  it('leaves a trace of what was chosen, taken, called, returned and skipped, in that order', () => {
    const { trace } = rules.choose(played(rules.start(), climb('short'), option('eat'), climb('tall')), option('blow'))
    expect(trace.map(({ kind }) => kind)).toEqual(['chosen', 'taken', 'entered', 'decided', 'returned'])
    const { trace: last } = rules.choose(played(rules.start(), climb('short'), option('eat')), climb('tall'))
    expect(last.map(({ kind }) => kind).filter((kind) => kind !== 'taken' && kind !== 'entered')).toEqual([
      'chosen',
      'skipped',
      'returned',
      'returned',
    ])
  })

  it('is told to people in lines with the printed number and the id of each clause', () => {
    const { trace } = rules.choose(played(rules.start(), climb('short')), option('eat'))
    expect(trace.flatMap((line) => lineOf(line) ?? [])).toEqual([
      'Ann: eat',
      '  eat, done: 1 turns.eat',
      '  eat [what eating costs]: 1 turns.eat',
    ])
    const { trace: skipping } = rules.choose(played(rules.start(), climb('short'), option('eat')), climb('middle'))
    expect(skipping.flatMap((line) => lineOf(line) ?? [])[1]).toBe(
      [
        '  climb, nothing to choose: a tree to climb',
        '    climb tree=short: 1 turns.onceEach (climbed: true); 1 turns.twoTrees (number: 2)',
        '    climb tree=middle: 1 turns.onceEach (climbed: true); 1 turns.twoTrees (number: 2)',
        '    climb tree=tall: 1 turns.twoTrees (number: 2)',
      ].join('\n'),
    )
  })
})

describe('a choice that is not offered', () => {
  const refusedAt = (position: Position<Orchard>, chosen: { readonly type: string }) => {
    try {
      rules.choose(position, chosen)
    } catch (error) {
      if (error instanceof NotOffered) return error
      throw error
    }
    throw new Error('the choice was made')
  }

  it('is told in one line where a whole choice is handed over instead of its option', () => {
    const position = rules.start()
    const due = rules.decide(position)
    const [first] = due.over ? [] : due.choices
    const error = refusedAt(position, first as never)
    expect(error.message).toBe('a whole choice was given; expected its option: choose(position, choice.option)')
    expect(error.refused).toEqual([])
  })
  it('is refused with the clauses that refuse what was meant', () => {
    const error = refusedAt(played(rules.start(), climb('tall')), climb('tall'))
    expect(error.message).toBe('{"tree":"tall","type":"climb"} is not offered at "a tree to climb"')
    expect(error.refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => idsOf(clauses)))).toEqual([
      'turns.onceEach',
    ])
  })

  it('is refused without clauses when no words of the book mean it', () => {
    expect(refusedAt(rules.start(), option('fly')).refused).toEqual([])
    expect(refusedAt(rules.start(), option('climb')).refused).toEqual([])
  })

  it('is refused after the end of the game, which is no defect of the book', () => {
    const error = refusedAt(played(rules.start(), option('stop'), option('blow')), option('stop'))
    expect(error.message).toBe('{"type":"stop"} is not offered after the game')
    expect(error.decision).toEqual({ over: true, outcome: 'nobody' })
  })
})

const choice = asks<Context<Tiny, Nothing>>().must({
  name: 'which way',
  cites: [],
  seat: () => 'walker',
  from: () => [option('left'), option('right')],
})
const closed = asks<Context<Tiny, Nothing>>().must({
  name: 'a closed door',
  cites: [],
  seat: () => 'walker',
  from: () => [option('left')],
  forbid: { table: forbid('closed', view({}), (bar) => [bar(turns.bare, {})]), view: () => ({}) },
})
const walk = procedure('walk', { results: ['done'] })
const walking = charting<Tiny, OptionOf<typeof choice>>().implementing(walk, Nothing)
const chartWith = (...[states]: [Parameters<typeof walking.chart>[0]['states']]) =>
  walking.chart({ context: ({ input: { game } }) => ({ game, data: {} }), initial: 'way', states, output: 'done' })

describe('a book that breaks its promises', () => {
  it('is a defect where nothing is offered and the chart has no way on', () => {
    const stuck = tinyRules(
      call(walk, null),
      chartWith({ way: { meta: { asks: closed }, on: { left: 'end' } }, end: { type: 'final' } }),
    )
    expect(() => stuck.start()).toThrow(Defect)
    expect(() => stuck.start()).toThrow('walk: a dead end, nothing is offered in "way" (a closed door)')
  })

  it('is no dead end where the chart says what follows when nothing is offered', () => {
    const open = tinyRules(
      call(walk, null),
      chartWith({ way: { meta: { asks: closed }, on: { left: 'end', nothing: 'end' } }, end: { type: 'final' } }),
    )
    expect(open.decide(open.start())).toEqual({ over: true, outcome: 'done' })
  })

  it('is a defect where an option is offered that the state does not handle', () => {
    const deaf = tinyRules(
      call(walk, null),
      chartWith({ way: { meta: { asks: choice }, on: { left: 'end' } }, end: { type: 'final' } }),
    )
    expect(() => deaf.choose(deaf.start(), option('right'))).toThrow(Defect)
    expect(deaf.choose(deaf.start(), option('left')).position.outcome).toBe('done')
  })

  it('is a defect where no chart implements what is called', () => {
    const missing = procedure('missing')
    const caller = chartWith({
      way: { meta: { calls: calls(missing, () => null) }, on: { returned: 'end' } },
      end: { type: 'final' },
    })
    expect(() => tinyRules(call(walk, null), caller).start()).toThrow('no chart implements the procedure "missing"')
  })

  it('is a defect where a position stands in a state that the chart does not have', () => {
    const lost = rulesOf(bookOf(call(walk, null), [chartWith({ way: { meta: { asks: choice } } })]))
    const nowhere = { game: tiny(), stack: [{ chart: 'walk', state: 'nowhere', data: {} }] }
    expect(() => lost.decide(nowhere)).toThrow('walk: no state "nowhere"')
  })
})

describe('calls', () => {
  it('return their result to the frame below, through as many frames as end at once', () => {
    const inner = procedure('inner', {
      args: z.strictObject({ from: z.number() }),
      results: [1, 2] as readonly number[],
    })
    const middle = procedure('middle', {
      args: z.strictObject({ from: z.number() }),
      results: [2, 4] as readonly number[],
    })
    const data = z.strictObject({ from: z.int() })
    const doubling = charting<Tiny>().implementing(middle, data)
    const adding = charting<Tiny>().implementing(inner, data)
    const outer = charting<Tiny>().implementing(walk, Nothing)
    const counted = tinyRules(
      call(walk, null),
      outer.chart({
        context: ({ input: { game } }) => ({ game, data: {} }),
        initial: 'calls',
        states: {
          calls: {
            meta: { calls: calls(middle, ({ game }) => ({ from: game.number })) },
            on: {
              returned: outer.go('end', [], ({ event }) => ({ game: tiny(Number(event.result)) })),
            },
          },
          end: { type: 'final' },
        },
        output: 'done',
      }),
      doubling.chart({
        context: ({ input: { game, args } }) => ({ game, data: args }),
        initial: 'calls',
        states: {
          calls: {
            meta: { calls: calls(inner, (context) => ({ from: context.data.from })) },
            on: {
              returned: doubling.go('end', [], ({ event }) => ({ data: { from: Number(event.result) } })),
            },
          },
          end: { type: 'final' },
        },
        output: ({ context }) => context.data.from * 2,
      }),
      adding.chart({
        context: ({ input: { game, args } }) => ({ game, data: args }),
        initial: 'end',
        states: { end: { type: 'final' } },
        output: ({ context }) => context.data.from + 1,
      }),
    )
    const { position, trace } = counted.begin(tiny(4), 'walk', null)
    expect(position).toEqual({ game: tiny(10), stack: [], outcome: 'done' })
    expect(linesOf(trace, 'returned').map(({ chart, result }) => [chart, result])).toEqual([
      ['inner', 5],
      ['middle', 10],
      ['walk', 'done'],
    ])
  })
})

describe('rules without a trace', () => {
  it('come to the same positions, tell nothing, and still refuse with reasons', () => {
    const quiet = rulesOf(orchardBook, { trace: false })
    const { position, trace } = quiet.choose(quiet.start(), climb('short'))
    expect(trace).toEqual([])
    expect(position).toEqual(rules.choose(rules.start(), climb('short')).position)
    expect(() => quiet.choose(position, climb('short'))).toThrow(NotOffered)
  })
})
