import { describe, expect, test } from 'vitest'
import type { PlayExample } from '../../src/core/examples/example.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import type { Named } from '../../src/core/records/match-plays.js'
import { turns } from '../kernel/orchard.js'
import { Nothing, type Tiny, tinyRules } from '../kernel/tiny.js'

const bridge = forbid('the bridge is closed', view({ left: flag }), (bar) => [bar(turns.bare, { left: true })])
const ask = asks<Context<Tiny, Nothing>>()
const ways = (name: string) => ({
  name,
  cites: [],
  seat: () => 'walker',
  from: () => [option('left'), option('right')],
})
const closed = ask.must({
  ...ways('the gate'),
  forbid: { table: bridge, view: { left: (_, { type }) => type === 'left' } },
})
const open = ask.must(ways('the fork'))
const walk = procedure('walk')
const walking = charting<Tiny, OptionOf<typeof open>>().implementing(walk, Nothing)
type States = Parameters<typeof walking.chart>[0]['states']
const rulesFor = (states: States) =>
  tinyRules(
    call(walk, null),
    walking.chart({ context: ({ input: { game } }) => ({ game, data: {} }), initial: 'gate', states }),
  )

/** Runs an example of a walk. */
function walked(states: States, named: readonly Named[], says: Partial<PlayExample<Tiny>>) {
  const rules = rulesFor(states)
  const position = rules.start()
  const begun = { game: position.game, procedure: 'walk', position, trace: [] }
  // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
  const example = { kind: 'played', name: 'it', clauses: [], sections: [], begun, groups: [named], then: {}, ...says }
  return runExample(rules, example as PlayExample<Tiny>)
}

describe('a refusal at the first of several forced steps', () => {
  const steps: States = {
    gate: { meta: { asks: closed }, on: { left: 'fork', right: 'fork' } },
    fork: { meta: { asks: open }, on: { left: 'end', right: 'end' } },
    end: { type: 'final' },
  }
  const left = [{ seat: 'walker', type: 'left' }]

  test('can be said, though the choice could be made further on', () => {
    const run = walked(steps, left, { refusedBy: ['turns.bare'] })
    expect(run.problems).toEqual([])
    expect(run.verdict).toMatchObject({ is: 'refused', choices: [], due: { asks: 'the gate' } })
    expect(walked(steps, left, {}).verdict).toMatchObject({ is: 'legal' })
  })

  test('is none by other clauses, nor where the step offers it', () => {
    expect(walked(steps, left, { refusedBy: ['turns.tall'] }).passed).toBe(false)
    const free: States = { ...steps, gate: { meta: { asks: open }, on: { left: 'fork', right: 'fork' } } }
    expect(walked(free, left, { refusedBy: [] }).passed).toBe(false)
  })
})

describe('two ways to the same game', () => {
  const parting: States = {
    gate: { meta: { asks: open }, on: { left: 'fork', right: 'bridge' } },
    fork: { meta: { asks: open }, on: { left: 'end', right: 'end' } },
    bridge: { meta: { asks: closed }, on: { left: 'end', right: 'end' } },
    end: { type: 'final' },
  }
  const anywhere = [{ seat: 'walker' }]

  test('are one where an example says nothing of what is due', () => {
    expect(walked(parting, anywhere, {}).verdict).toMatchObject({ is: 'legal' })
    // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
    expect(walked(parting, anywhere, { then: { due: { seat: 'walker' } } }).verdict).toMatchObject({ is: 'ambiguous' })
  })

  test('are one where the same is due', () => {
    const alike: States = { ...parting, bridge: { meta: { asks: open }, on: { left: 'end', right: 'end' } } }
    // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
    expect(walked(alike, anywhere, { then: { due: { asks: 'the fork' } } }).passed).toBe(true)
  })

  test('are two where the game differs', () => {
    const next = walking.go('fork', [], ({ context: { game } }) => ({ game: { ...game, number: 1 } }))
    const unlike: States = { ...parting, gate: { meta: { asks: open }, on: { left: next, right: 'fork' } } }
    expect(walked(unlike, anywhere, {}).verdict).toMatchObject({ is: 'ambiguous', found: { length: 2 } })
  })
})
