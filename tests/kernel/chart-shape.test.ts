import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { charting } from '../../src/core/kernel/charts/chart.js'
import { calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, option } from '../../src/core/kernel/offers/offer.js'

const walk = procedure('walk')
const Data = z.strictObject({})
const { chart, when } = charting<object, { readonly type: 'go' }>().implementing(walk, Data)
const way = asks<{ game: object; data: object }>().must({
  name: 'a way',
  cites: [],
  seat: () => 'walker',
  from: () => [option('go')],
})
const calling = calls(walk, () => null)

/** Makes a chart with one odd state. */
const withState = (odd: object) => () =>
  chart({
    context: ({ input }) => ({ game: input.game, data: {} }),
    initial: 'odd',
    states: { odd, done: { type: 'final' } },
    output: null,
  } as Parameters<typeof chart>[0])

describe('a chart is refused where a state', () => {
  it.each([
    [
      'waits and calls',
      { meta: { asks: way, calls: calling }, on: { go: 'done', returned: 'done' } },
      'waits and calls',
    ],
    [
      'waits and passes through',
      { meta: { asks: way }, on: { go: 'done' }, always: 'done' },
      'waits and passes through',
    ],
    ['does nothing', {}, 'does nothing'],
    ['guards its last way on', { always: when('never', () => false, 'done') }, 'guards its last way'],
    ['calls without hearing of the return', { meta: { calls: calling } }, 'does not handle "returned"'],
    ['invokes an actor', { meta: { asks: way }, on: { go: 'done' }, invoke: { src: 'actor' } }, 'has "invoke"'],
    ['waits for a time', { meta: { asks: way }, on: { go: 'done' }, after: { 100: 'done' } }, 'has "after"'],
    ['has states of its own', { initial: 'in', states: { in: {} } }, 'has "initial"'],
  ])('%s', (_, odd, message) => {
    expect(withState(odd)).toThrow(message)
  })

  it('and not where every state does one thing', () => {
    expect(withState({ meta: { asks: way }, on: { go: 'done' } })).not.toThrow()
  })
})
