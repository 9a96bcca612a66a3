import { describe, expect, it } from 'vitest'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { explain, type Named } from '../../src/core/records/match-plays.js'
import { replay } from '../../src/core/records/recorded-play.js'
import * as lighthouse from './lighthouse.js'
import { book, type Game, turns } from './orchard.js'
import { idsOf, linesOf, Nothing, type Tiny, tinyRules } from './tiny.js'

const rules = rulesOf(book)
const climb = (tree: string) => option('climb', { tree })
const from = (changes: Partial<Game> = {}): Position<Game> => rules.start({ ...book.empty, ...changes })
const legal = (named: readonly (readonly Named[])[], position = from()) => {
  const explained = explain(rules, position, named)
  if (explained.verdict !== 'legal') throw new Error(`expected a legal action, got: ${explained.verdict}`)
  return explained.found
}
const refused = (named: readonly (readonly Named[])[], position = from()) => {
  const explained = explain(rules, position, named)
  if (explained.verdict !== 'refused') throw new Error(`expected a refusal, got: ${explained.verdict}`)
  return explained.stuck
}
const refusingIds = ({ refused: candidates }: ReturnType<typeof refused>) =>
  candidates.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => idsOf(clauses)))

type Way = 'on' | 'left' | 'right' | 'stay'
const never = forbid('never', view({ left: flag }), (bar) => [bar(turns.bare, { left: true })])
/** An offer of ways, of which the left one may be barred. */
const way = (name: string, ...types: readonly Way[]) => ask.must({ ...ways(name, types) })
const barred = (name: string, ...types: readonly Way[]) =>
  ask.must({ ...ways(name, types), forbid: { table: never, view: { left: (_, { type }) => type === 'left' } } })
const ask = asks<Context<Tiny, Nothing>>()
const ways = (name: string, types: readonly Way[]) => ({
  name,
  cites: [],
  seat: () => 'walker',
  from: () => types.map((type) => option(type)),
})
const walk = procedure('walk')
const walking = charting<Tiny, OptionOf<ReturnType<typeof way>>>().implementing(walk, Nothing)
const walkOf = (states: Parameters<typeof walking.chart>[0]['states']) =>
  tinyRules(
    call(walk, null),
    walking.chart({ context: ({ input: { game } }) => ({ game, data: {} }), initial: 'gate', states }),
  )

describe('a legal action', () => {
  it('is found from as many words as make it plain', () => {
    expect(legal([[{ tree: 'tall' }]]).choices).toEqual([climb('tall')])
  })

  it('declines what nobody named, on the way to what somebody did', () => {
    expect(legal([[{ type: 'calm' }, { tree: 'middle', seat: 'Bob' }]]).choices).toEqual([
      option('stop'),
      option('calm'),
      climb('middle'),
    ])
  })

  it('ends with the last choice that was named, and has the trace of all', () => {
    const found = legal([[{ tree: 'tall' }, { type: 'eat' }]])
    expect(linesOf(found.trace, 'chosen').map((line) => line.option)).toEqual([climb('tall'), option('eat')])
    expect(replay(rules, from(), found.choices)).toMatchObject({ ok: true, position: found.position })
  })

  it('is one action when different plays come to the same position', () => {
    const seat = 'Ann'
    const found = legal([[{ tree: 'short', seat }], [{ tree: 'middle', seat }], [{ type: 'calm' }]])
    expect(found.position.game.baskets).toEqual({ Ann: 2, Bob: 0 })
  })

  it('may consist of nothing, which leads nowhere', () => {
    expect(legal([])).toMatchObject({ position: from(), choices: [] })
    expect(legal([[], []]).choices).toEqual([])
  })

  it('makes a choice that nobody named where there is only one, and none where there are several', () => {
    const walks = walkOf({
      gate: { meta: { asks: way('the gate', 'on') }, on: { on: 'fork' } },
      fork: { meta: { asks: way('the fork', 'left', 'right') }, on: { left: 'bridge', right: 'bridge' } },
      bridge: { meta: { asks: way('the bridge', 'on') }, on: { on: 'end' } },
      end: { type: 'final' },
    })
    expect(explain(walks, walks.start(), [[{ type: 'left' }]])).toMatchObject({
      verdict: 'legal',
      found: { choices: [{ type: 'on' }, { type: 'left' }] },
    })
    expect(explain(walks, walks.start(), [[{ type: 'on' }, { type: 'on' }]])).toMatchObject({
      verdict: 'refused',
      stuck: { choices: [{ type: 'on' }], decision: { asks: 'the fork' } },
    })
  })

  it('does not keep a named choice for later where it is the only one', () => {
    const walks = walkOf({
      gate: { meta: { asks: way('the gate', 'on') }, on: { on: 'bridge' } },
      bridge: { meta: { asks: way('the bridge', 'on') }, on: { on: 'end' } },
      end: { type: 'final' },
    })
    expect(explain(walks, walks.start(), [[{ type: 'on' }]])).toMatchObject({
      verdict: 'legal',
      found: { choices: [{ type: 'on' }], position: { stack: [{ state: 'bridge' }] } },
    })
  })
})

describe('groups of choices', () => {
  it('keep their own order', () => {
    expect(legal([[{ tree: 'short', seat: 'Ann' }, { type: 'calm' }]]).choices).toHaveLength(3)
    expect(refused([[{ type: 'calm' }, { tree: 'short', seat: 'Ann' }]]).unsaid).toEqual([
      { tree: 'short', seat: 'Ann' },
    ])
  })

  it('interleave as the rules allow', () => {
    const found = legal(
      [[{ tree: 'short' }, { tree: 'tall' }, { type: 'calm' }], [{ type: 'eat' }]],
      from({ baskets: { Ann: 0, Bob: 0 }, trees: { short: 1, middle: 0, tall: 1 } }),
    )
    expect(found.choices.map(({ type }) => type).toSorted()).toEqual(['calm', 'climb', 'climb', 'eat'])
    expect(found.position.game.baskets.Ann).toBe(1)
  })
})

describe('an ambiguous action', () => {
  it('is answered with every position that it may lead to', () => {
    const explained = explain(rules, from(), [[{ type: 'climb' }]])
    if (explained.verdict !== 'ambiguous') throw new Error(explained.verdict)
    expect(explained.found.map(({ choices }) => choices)).toEqual([
      [climb('short')],
      [climb('middle')],
      [climb('tall')],
    ])
  })

  it('is plain once it says whose choice it is', () => {
    const named = { tree: 'short' }
    expect(explain(rules, from(), [[named], [{ type: 'calm' }]]).verdict).toBe('ambiguous')
    expect(explain(rules, from(), [[{ ...named, seat: 'Ann' }], [{ type: 'calm' }]]).verdict).toBe('legal')
  })
})

describe('a refused action', () => {
  it('shows the clauses that refuse what was named, at the point where it is refused', () => {
    const stuck = refused([[{ tree: 'tall' }]], from({ ladder: 'nobody' }))
    expect(refusingIds(stuck)).toEqual(['turns.tall'])
    expect(stuck).toMatchObject({ choices: [], unsaid: [{ tree: 'tall' }], decision: { seat: 'Ann' } })
  })

  it('shows how far it came: the choices made and what was left to choose', () => {
    const stuck = refused([[{ tree: 'short' }, { tree: 'short', seat: 'Ann' }, { type: 'calm' }]])
    expect(stuck.choices).toEqual([climb('short')])
    expect(stuck.position.game.baskets.Ann).toBe(1)
    expect(stuck.unsaid).toEqual([{ tree: 'short', seat: 'Ann' }, { type: 'calm' }])
    expect(refusingIds(stuck)).toEqual(['turns.onceEach'])
  })

  it('is refused where it came furthest, and not where less of it was made', () => {
    const named = [{ type: 'climb', tree: 'short' }, { type: 'calm' }, { tree: 'tall', seat: 'Bob' }]
    const stuck = refused([named])
    expect(stuck.unsaid).toEqual([{ tree: 'tall', seat: 'Bob' }])
    expect(stuck.decision).toMatchObject({ seat: 'Bob', asks: 'a tree to climb' })
    expect(refusingIds(stuck)).toEqual(['turns.tall'])
  })

  it('is not shown at a point where less was made, though more was declined on the way there', () => {
    const gate = ask.may(option('stay'), ways('the gate', ['left']))
    const walks = walkOf({
      gate: { meta: { asks: gate }, on: { left: 'yard', stay: 'street' } },
      yard: { meta: { asks: way('the yard', 'on') }, on: { on: 'end' } },
      street: { meta: { asks: way('the street', 'on') }, on: { on: 'bridge' } },
      bridge: { meta: { asks: barred('the bridge', 'left', 'on') }, on: { on: 'end' } },
      end: { type: 'final' },
    })
    expect(explain(walks, walks.start(), [[{ type: 'left' }, { type: 'right' }]])).toMatchObject({
      verdict: 'refused',
      stuck: { choices: [{ type: 'left' }, { type: 'on' }], unsaid: [{ type: 'right' }], refused: [] },
    })
    expect(explain(walks, walks.start(), [[{ type: 'left' }, { type: 'on' }]]).verdict).toBe('legal')
  })

  it('is found out also where what nobody named goes round in circles', () => {
    const walks = walkOf({ gate: { meta: { asks: way('the gate', 'on') }, on: { on: 'gate' } } })
    expect(explain(walks, walks.start(), [[{ type: 'left' }]])).toMatchObject({
      verdict: 'refused',
      stuck: { choices: [], unsaid: [{ type: 'left' }] },
    })
  })

  it('shows what refuses the use of a right', () => {
    expect(refusingIds(refused([[{ type: 'eat' }]]))).toEqual(['turns.hungry'])
  })

  it('knows whose right it is that is refused', () => {
    const nightly = rulesOf(lighthouse.book)
    const explained = (seat: string) => explain(nightly, nightly.start(), [[{ type: 'pour', seat }]])
    expect(explained('mate')).toMatchObject({ stuck: { refused: [{ option: { type: 'pour' }, seat: 'mate' }] } })
    expect(explained('keeper')).toMatchObject({ verdict: 'refused', stuck: { refused: [] } })
  })

  it('shows the clauses also where nothing was left to offer, so that nobody was asked', () => {
    const stuck = refused([[{ tree: 'short' }, { type: 'eat' }, { tree: 'middle' }, { tree: 'tall', seat: 'Ann' }]])
    expect(stuck.decision?.asks).toBe('the wind')
    expect(refusingIds(stuck)).toEqual(['turns.twoTrees'])
  })

  it('is refused without clauses where it waits for chance, which nobody chooses unnamed', () => {
    const stuck = refused([[{ tree: 'tall', seat: 'Bob' }]])
    expect(stuck.choices).toEqual([option('stop')])
    expect(stuck.decision?.seat).toBe('chance')
    expect(stuck.refused).toEqual([])
  })

  it('has no decision to show when the game is over before all was said', () => {
    const stuck = refused([[{ type: 'blow' }, { type: 'calm' }]])
    expect(stuck.position.stack).toEqual([])
    expect(stuck).not.toHaveProperty('decision')
    expect(stuck.unsaid).toEqual([{ type: 'calm' }])
  })
})

describe('a search that is too wide', () => {
  it('gives up with an error instead of an answer that may be wrong', () => {
    const named = [[{ tree: 'short' }], [{ tree: 'middle' }], [{ type: 'calm' }]]
    expect(() => explain(rules, from(), named, 5)).toThrow('gave up after 5 positions; name more of the choices')
  })
})
