import { describe, expect, it } from 'vitest'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { call, calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { forbid } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { explain, type Named } from '../../src/core/records/match-plays.js'
import { book, turns } from './orchard.js'
import { Nothing, type Tiny, tinyRules } from './tiny.js'

const rules = rulesOf(book)
const ended = (named: readonly Named[]) => {
  const explained = explain(rules, rules.start(), [named])
  if (explained.verdict !== 'legal') throw new Error(`expected a legal action, got: ${explained.verdict}`)
  const { choices, named: flags, over } = explained.found
  return { made: choices.map(({ type }, index) => (flags[index] ? type : `(${type})`)).join(' '), over }
}
const stop = { seat: 'Ann', type: 'stop' }
const climb = (tree: string, seat = 'Ann') => ({ seat, type: 'climb', tree })

describe('stop', () => {
  it('is the option of that name, where there is one', () => {
    expect(ended([climb('short'), stop])).toEqual({ made: 'climb stop', over: [] })
  })

  it('declines what is declined by another name', () => {
    expect(ended([climb('short'), climb('tall'), stop])).toEqual({ made: 'climb climb nothing', over: [] })
  })

  it('says nothing of what has ended by itself', () => {
    const all = [climb('short'), climb('tall'), { type: 'eat' }, stop, { type: 'calm' }]
    expect(ended(all)).toEqual({ made: 'climb climb eat calm', over: [stop] })
  })

  it('is said once of each thing that has ended', () => {
    const all = [climb('short'), climb('tall'), { type: 'eat' }, stop, stop, stop, stop, stop]
    expect(explain(rules, rules.start(), [all]).verdict).toBe('refused')
  })

  it('is said by whoever has chosen something', () => {
    const by = (seat: string) => [climb('short'), climb('tall'), { type: 'eat' }, { seat, type: 'stop' }]
    expect(explain(rules, rules.start(), [by('Bob')]).verdict).toBe('refused')
    expect(explain(rules, rules.start(), [[{ seat: 'Bob', type: 'stop' }, climb('short')]]).verdict).toBe('refused')
  })

  it('does not end what begins anew after something has ended', () => {
    const all = [climb('short'), climb('tall'), { type: 'eat' }, { type: 'calm' }, climb('short', 'Bob')]
    expect(ended([...all.slice(0, 3), stop, ...all.slice(3)]).made).toBe('climb climb eat calm climb')
  })
})

describe('a whole game', () => {
  const shut = forbid('shut', view({ it: flag }), (bar) => [bar(turns.bare, { it: true })])
  const round = procedure('round')
  const turn = procedure('turn')
  const offer = asks<Context<Tiny, Nothing>>().may(option('pass'), {
    name: 'what to do',
    cites: [],
    seat: () => 'walker',
    from: () => [option('act'), option('wait')],
    forbid: { table: shut, view: { it: ({ game }, { type }) => type === 'act' && game.number === 0 } },
  })
  const taking = charting<Tiny, OptionOf<typeof offer>>().implementing(turn, Nothing)
  const going = charting<Tiny>().implementing(round, Nothing)
  const next = taking.go('done', [], ({ context: { game } }) => ({ game: { ...game, number: game.number + 1 } }))
  const walks = tinyRules(
    call(round, null),
    going.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'first',
      states: {
        first: { meta: { calls: calls(turn, () => null) }, on: { returned: 'second' } },
        second: { meta: { calls: calls(turn, () => null) }, on: { returned: 'done' } },
        done: { type: 'final' },
      },
    }),
    taking.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'doing',
      states: { doing: { meta: { asks: offer }, on: { act: next, wait: next, pass: next } }, done: { type: 'final' } },
    }),
  )
  const inGame = (named: Named) => explain(walks, walks.start(), [[named]])

  it('is not passed through to choose in one turn what can be chosen in another', () => {
    expect(inGame({ seat: 'walker', type: 'wait' })).toMatchObject({ verdict: 'legal', found: { named: [true] } })
  })

  it('tells of what is refused in a turn, though another would allow it', () => {
    expect(inGame({ seat: 'walker', type: 'act' })).toMatchObject({ verdict: 'refused', stuck: { choices: [] } })
  })

  it('may be over when somebody declines by the name that a book has for it', () => {
    const pass = { seat: 'walker', type: 'pass' }
    const waits = [
      { seat: 'walker', type: 'wait' },
      { seat: 'walker', type: 'wait' },
    ]
    expect(explain(walks, walks.start(), [[...waits, pass]])).toMatchObject({
      verdict: 'legal',
      found: { over: [pass] },
    })
    expect(explain(walks, walks.start(), [[...waits, { seat: 'rider', type: 'pass' }]]).verdict).toBe('refused')
    expect(explain(walks, walks.start(), [[...waits, { seat: 'walker', type: 'wait' }]]).verdict).toBe('refused')
  })

  it('wants to know whose choice it is, where it could be made in several turns', () => {
    expect(inGame({ type: 'wait' }).verdict).toBe('ambiguous')
  })

  it('means the turn in which it is said, and no later one, by stop as by its own name', () => {
    for (const type of ['pass', 'stop']) expect(inGame({ seat: 'walker', type }).verdict).toBe('legal')
  })
})
