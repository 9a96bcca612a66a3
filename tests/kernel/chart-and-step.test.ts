import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { type Context, charting } from '../../src/core/kernel/charts/chart.js'
import { calls, procedure } from '../../src/core/kernel/charts/procedure.js'
import { enter, send } from '../../src/core/kernel/charts/step.js'
import { asks, type OptionOf, option } from '../../src/core/kernel/offers/offer.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { one } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'
import { machineOf } from '../../src/core/verify/charts/xstate-machine.js'
import { climbChart, orchardChart, turnChart, turns } from './orchard.js'
import { Nothing, type Tiny, tiny } from './tiny.js'

const doors = section('doors', '2', 'Doors', {
  knock: rule('Who comes knocks.'),
  bell: rule('A bell rings first.'),
  open: rule('The door is opened to those who count.'),
  shut: rule('The door stays shut otherwise.'),
  walk: rule('Who is let in walks through the hall.'),
})
const known = one('who is known', view({ known: flag }), (row) => [row(doors.open, { known: true }, true)])
const knocking = asks<Context<Tiny, Nothing>>().must({
  name: 'how to come in',
  cites: [doors.knock],
  seat: () => 'guest',
  from: () => [option('knock'), option('ring'), option('say'), option('break')],
})
const visit = procedure('visit', { results: ['in', 'out'] })
const tools = charting<Tiny, OptionOf<typeof knocking>>().implementing(visit, Nothing)
const door = tools.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'outside',
  states: {
    outside: {
      meta: { asks: knocking, requirements: [doors.knock] },
      on: {
        knock: [
          tools.when('there is a number', ({ context }) => context.game.number > 0, tools.go('hall', [doors.open])),
          tools.go('street', [doors.shut]),
        ],
        ring: { meta: { requirements: [doors.bell] } },
        say: tools.when('nobody knows', () => known.ask({ known: false }), 'hall'),
      },
    },
    hall: {
      meta: { requirements: [doors.walk] },
      always: tools.go('room', [doors.walk, doors.open]),
    },
    room: { type: 'final', meta: { requirements: [doors.open] } },
    street: { type: 'final' },
  },
  output: ({ context }) => (context.game.number > 0 ? 'in' : 'out'),
})
const at = (number: number, event: OptionOf<typeof knocking>) =>
  send(door, 'outside', { game: tiny(number), data: {} }, event)

describe('the transitions of a chart', () => {
  it('have ids of where they come from, their event and where they go, with a number among alternatives', () => {
    expect(Object.values(door.states).flatMap(({ ways }) => ways.map(({ id }) => id))).toEqual([
      'outside --knock 1--> hall',
      'outside --knock 2--> street',
      'outside --ring--> outside',
      'outside --say--> hall',
      'hall --always--> room',
    ])
  })

  it('know whether they are guarded and which clauses they apply', () => {
    const [first, second] = door.states.outside?.ways ?? []
    expect(first).toMatchObject({ on: 'knock', from: 'outside', to: 'hall', guarded: true, requirements: [doors.open] })
    expect(second).toMatchObject({ guarded: false, requirements: [doors.shut] })
  })
})

describe('the states of a chart', () => {
  it('wait, call, pass through or are final', () => {
    expect(Object.values(door.states).map(({ name, does }) => [name, does])).toEqual([
      ['outside', 'waits'],
      ['hall', 'passes'],
      ['room', 'final'],
      ['street', 'final'],
    ])
    expect(turnChart.states.climbing?.does).toBe('calls')
  })

  it('show their offer, their call, their right and their seam', () => {
    expect(climbChart.states['next tree']).toMatchObject({ seam: true, asks: { name: 'a tree to climb' } })
    expect(turnChart.states.climbing?.meanwhile.map(({ asks }) => asks.name)).toEqual(['a fruit to eat'])
    expect(turnChart.states.climbing?.calls?.procedures.map(({ name }) => name)).toEqual(['climb'])
    expect(orchardChart.states.turn?.seam).toBe(false)
    expect(orchardChart.states.turn?.meanwhile).toEqual([])
  })

  it('are the same for the chart that a procedure names and for its machine', () => {
    expect(orchardChart.name).toBe('orchard')
    expect(orchardChart.initial).toBe('turn')
    expect(Object.keys(machineOf(orchardChart).states)).toEqual(Object.keys(orchardChart.states))
  })
})

describe('a step', () => {
  it('enters the initial state with its requirements', () => {
    expect(enter(door, tiny(4), null)).toMatchObject({
      state: 'outside',
      context: { game: tiny(4), data: {} },
      done: false,
      ways: [],
      entered: [{ state: 'outside', requirements: [doors.knock] }],
    })
  })

  it('takes the first transition whose guard holds, and goes on through states that pass', () => {
    const step = at(1, option('knock'))
    expect(step).toMatchObject({ state: 'room', done: true, output: 'in' })
    expect(step.ways.map(({ id, requirements }) => [id, requirements])).toEqual([
      ['outside --knock 1--> hall', [doors.open]],
      ['hall --always--> room', [doors.walk, doors.open]],
    ])
    expect(step.entered).toEqual([
      { state: 'hall', requirements: [doors.walk] },
      { state: 'room', requirements: [doors.open] },
    ])
  })

  it('takes a later alternative when the guard fails', () => {
    const step = at(0, option('knock'))
    expect(step).toMatchObject({ state: 'street', done: true, output: 'out' })
    expect(step.ways.map(({ id }) => id)).toEqual(['outside --knock 2--> street'])
  })

  it('tells of a transition that stays where it is, and enters nothing anew', () => {
    const step = at(1, option('ring'))
    expect(step).toMatchObject({ state: 'outside', done: false, entered: [] })
    expect(step.ways.map(({ requirements }) => requirements)).toEqual([[doors.bell]])
  })

  it('is taken from what is given and changes nothing of it', () => {
    const game = Object.freeze({ ...tiny(1), readings: Object.freeze({}) })
    const context = Object.freeze({ game, data: Object.freeze({}) })
    const [first, again] = [1, 2].map(() => send(door, 'outside', context, option('knock')))
    expect(again).toEqual(first)
    expect(first?.context.game).toBe(game)
  })

  it('is a defect where the state does not handle the event', () => {
    expect(() => at(1, option('break'))).toThrow(Defect)
    expect(() => at(1, option('break'))).toThrow('visit: the state "outside" does not handle the event "break"')
  })

  it('is a defect where a guard asks a table that has no answer, and the message shows the table', () => {
    expect(() => at(1, option('say'))).toThrow(Defect)
    expect(() => at(1, option('say'))).toThrow('who is known: no row answers {"known":false}')
  })

  it('is a defect where an effect breaks down, at the beginning or later', () => {
    const fails = tools.effect(() => {
      throw new RangeError('no such number')
    })
    const breaking = tools.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'outside',
      states: {
        outside: { always: tools.go('room', [], fails) },
        room: {
          meta: { calls: calls(visit, () => null) },
          on: { knock: tools.stay([], fails), returned: 'outside' },
        },
      },
    })
    expect(() => enter(breaking, tiny(), null)).toThrow(Defect)
    const later = () => send(breaking, 'room', { game: tiny(), data: {} }, option('knock'))
    expect(later).toThrow(Defect)
    expect(later).toThrow('visit: no such number')
  })

  it('is a defect where the chart runs in a circle', () => {
    const circling = tools.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'to',
      states: { to: { always: 'fro' }, fro: { always: 'to' } },
    })
    expect(() => enter(circling, tiny(), null)).toThrow(Defect)
  })
})

describe('a chart that calls', () => {
  it('receives what the call returned as an event', () => {
    const asked = procedure('asked', { results: [1, 2] as readonly number[] })
    const asking = charting<Tiny>().implementing(procedure('asking'), Nothing)
    const caller = asking.chart({
      context: ({ input: { game } }) => ({ game, data: {} }),
      initial: 'asks',
      states: {
        asks: {
          meta: { calls: calls(asked, () => null) },
          on: {
            returned: asking.go('told', [], ({ event }) => ({ game: tiny(Number(event.result)) })),
          },
        },
        told: { type: 'final' },
      },
    })
    const step = send(caller, 'asks', { game: tiny(), data: {} }, option('returned', { result: 2 }))
    expect(step).toMatchObject({ state: 'told', context: { game: tiny(2) }, done: true, output: null })
  })
})

describe('the orchard', () => {
  it('traces the clause of a transition that only passes the turn on', () => {
    const context = { game: tiny(), data: { picker: 'Ann', windy: false } }
    const step = send(orchardChart, 'wind', context, option('calm'))
    expect(step.ways.flatMap(({ requirements }) => requirements)).toEqual([turns.order])
    expect(step.context.data).toEqual({ picker: 'Bob', windy: false })
  })
})
