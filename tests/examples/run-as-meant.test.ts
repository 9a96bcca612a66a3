/** Choices and what their example says of them: several ways to one game, refusals on all of them, and undecided ones. */
import { describe, expect, test } from 'vitest'
import type { PlayExample } from '../../src/core/examples/example.js'
import { playChoices, runExample } from '../../src/core/examples/run-example.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { GaveUp, type Named } from '../../src/core/records/match-plays.js'
import { book as ladder } from '../kernel/ladder-game.js'
import { turns } from '../kernel/orchard.js'
import { Nothing, type Tiny, tiny, tinyRules } from '../kernel/tiny.js'

const walk = procedure('walk')
const { chart, go } = charting<Tiny, Option>().implementing(walk, Nothing)
const closed = forbid('is closed', view({ closed: flag }), (bar) => [bar(turns.bare, { closed: true })])
/** A state in which one of these must be chosen, of which some are closed. */
const asking = (name: string, types: readonly string[], shut: readonly string[] = []) =>
  asks<Context<Tiny, Nothing>>().must({
    name,
    cites: [],
    seat: () => 'walker',
    from: () => types.map((type) => option(type)),
    forbid: { table: closed, view: { closed: (_, { type }) => shut.includes(type) } },
  })
const adding = (to: string, amount: number) =>
  go(to, [], ({ context: { game } }) => ({ game: tiny(game.number + amount) }))

/** Runs an example of a walk that begins at a fork. */
function walked(states: object, named: readonly Named[], says: Partial<PlayExample<Tiny>> = {}) {
  const config = {
    context: ({ input }: { input: { game: Tiny } }) => ({ game: input.game, data: {} }),
    initial: 'fork',
  }
  const rules = tinyRules(
    call(walk, null),
    chart({ ...config, states: { ...states, end: { type: 'final' } } } as never),
  )
  const begun = { game: tiny(), procedure: 'walk', ...rules.begin(tiny(), 'walk', null) }
  const example = { kind: 'played', name: 'it', clauses: [], sections: [], begun, groups: [named], ...says }
  return runExample(
    rules,
    Object.assign(example, Object.fromEntries([['then', {}]]), { paths: new Map() }) as PlayExample<Tiny>,
  )
}

/** A home in which something must be chosen: who comes to another one stands elsewhere. */
const home = (name: string) => ({ meta: { asks: asking(name, ['sit', 'stand']) }, on: { sit: 'end', stand: 'end' } })
const homes = { 'one home': home('one home'), 'another home': home('another home') }
const gateTo = (to: unknown) => ({ meta: { asks: asking('a gate', ['in', 'out']) }, on: { in: to, out: 'end' } })
const road = (to: string) => ({ meta: { asks: asking('a road', ['on']) }, on: { on: to } })

describe('several ways to the same game', () => {
  test('are told by the shortest', () => {
    const fork = { meta: { asks: asking('a fork', ['left', 'right']) } }
    const gates = { 'one gate': gateTo('one home'), 'another gate': gateTo('another home'), road: road('one gate') }
    for (const [on, type] of [
      [{ left: 'road', right: 'another gate' }, 'right'],
      [{ left: 'another gate', right: 'road' }, 'left'],
    ] as const) {
      const { verdict, passed } = walked({ fork: { ...fork, on }, ...gates, ...homes }, [
        { seat: 'walker' },
        { type: 'in' },
      ])
      expect(passed).toBe(true)
      expect(verdict).toMatchObject({ is: 'legal', choices: [{ option: { type } }, { option: { type: 'in' } }] })
    }
  })

  test('are several where one of them leads to another game', () => {
    const fork = { meta: { asks: asking('a fork', ['left', 'right', 'up']) } }
    const on = { left: 'one home', right: 'another home', up: adding('one home', 1) }
    expect(walked({ fork: { ...fork, on }, ...homes }, [{ seat: 'walker' }]).verdict).toMatchObject({
      is: 'ambiguous',
      found: { length: 3 },
    })
  })
})

describe('a refusal at a forced step', () => {
  const fork = { meta: { asks: asking('a fork', ['left', 'right']) } }
  const closing = (to: string) => ({ meta: { asks: asking('a gate', ['in', 'out'], ['in']) }, on: { in: to, out: to } })
  const squares = { 'one square': gateTo('one home'), 'another square': gateTo('another home') }
  const named = [{ seat: 'walker' }, { type: 'in' }]

  test('is one only where it is on every way', () => {
    const on = { left: 'gate', right: 'other' }
    const shut = { gate: closing('one square'), ...squares, ...homes }
    const oneOpen = { fork: { ...fork, on }, ...shut, other: road('another square') }
    expect(walked(oneOpen, named, { refusedBy: [] }).passed).toBe(false)
    expect(
      walked({ ...oneOpen, other: closing('another square') }, named, { refusedBy: ['turns.bare'] }),
    ).toMatchObject({
      passed: true,
      verdict: { is: 'refused', unsaid: [{ type: 'in' }] },
    })
  })
})

describe('what cannot be told', () => {
  const failing = (error: Error) => {
    const fail = () => {
      throw error
    }
    return () =>
      playChoices(
        { decide: fail, choose: fail } as never,
        { begun: { position: { game: {}, stack: [] }, trace: [] }, groups: [[{ type: 'in' }]] } as never,
      )
  }

  test('is undecided where too little was named, and no failure of the book', () => {
    expect(failing(new GaveUp('too much'))()).toEqual([{ is: 'undecided', message: 'too much' }, []])
    expect(failing(new TypeError('no such thing'))).toThrow('no such thing')
  })
})

describe('an example of something in which nothing can be done', () => {
  test('says so, and others say nothing of it', () => {
    const rules = rulesOf(ladder)
    const runOf = (name: string) => {
      const begun = { game: ladder.empty, procedure: name, ...rules.begin(ladder.empty, name, null) }
      const example = { kind: 'played', name: 'it', clauses: [], sections: [], begun, groups: [] }
      return runExample(
        rules,
        Object.assign(example, Object.fromEntries([['then', {}]]), { paths: new Map() }) as never,
      ).verdict
    }
    expect(runOf('shopping')).toMatchObject({ is: 'legal', withoutChoice: { isNothing: true } })
    const fields = ['is', 'position', 'choices', 'over', 'procedure', 'due']
    expect([Object.keys(runOf('shopping')), Object.keys(runOf('climbing'))]).toEqual([
      [...fields, 'withoutChoice'],
      fields,
    ])
  })
})
