/** The words of steps of a chart alone, and the names of its paths. */
import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { World } from '../../src/core/kernel/book/book.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { byPlan, type Stepper } from '../../src/core/kernel/charts/step.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { type ChartPlace, chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import {
  chartsAlone,
  firstPaths,
  type NamedPath,
  partsOfName,
  pathsByWorld,
  pathsOfWorldNumbered,
  worldsOfChart,
} from '../../src/core/verify/charts/named-paths.js'
import { playPath } from '../../src/core/verify/charts/play-path.js'
import { stepWords } from '../../src/core/verify/charts/step-words.js'
import { book as auction, begun as dealtHands, laid } from '../kernel/auction.js'
import { day, book as market } from '../kernel/market.js'
import { climb, type Game, turn } from '../kernel/orchard.js'
import { late, sound } from './sound-book.js'

const climbing: World<Game> = { name: 'a', game: late, call: call(climb, { picker: 'Ann' }), reach: 'alone' }
const hungry: World<Game> = { ...climbing, name: 'b', call: call(turn, { picker: 'Bob' }) }
const placeOf = (world: World<never> | World<Game>, of = sound as never): ChartPlace => {
  const book = of as typeof sound
  const chart = book.charts.find(({ name }) => name === world.call.procedure.name)
  if (chart === undefined) throw new Error('no chart')
  return chartAlone(chart, world.game, world.call.args, collecting(book), world.asides).initial().place
}
const says = (world: World<Game>, option: object) => stepWords(sound, world)(placeOf(world), option as Option)

describe('the words of a step', () => {
  it('say who chooses what, or that nothing can be chosen', () => {
    expect(says(climbing, { type: 'climb', tree: 'tall' })).toBe('Ann: climb tree tall')
    expect(says(climbing, { type: 'stop' })).toBe('Ann: stop')
    expect(says(climbing, { type: 'nothing' })).toBe('nothing can be chosen')
  })

  it('say what a procedure comes to, and who interrupts it', () => {
    expect(says(hungry, { type: 'eat' })).toBe('Bob: eat')
    expect(says(hungry, { type: 'returned', result: 2 })).toBe('the procedure climb ends with 2')
    expect(says(hungry, { type: 'returned', result: null })).toBe('the procedure climb ends')
    expect(says(hungry, { type: 'returned' })).toBe('the procedure climb ends')
    expect(says(hungry, { type: 'returned', result: 'Ann' })).toBe('the procedure climb ends with Ann')
    expect(says(hungry, { type: 'climb', tree: 'tall' })).toBe('climb tree tall')
  })

  it('are those of the offer, but for a decline', () => {
    const world = { name: 'c', game: dealtHands, call: auction.main, reach: 'alone' as const }
    const place = { ...placeOf(world as never, auction as never), state: 'bid' }
    const words = stepWords(auction, world)
    expect(words(place, { type: 'bid', card: 'three' } as Option)).toBe('Ann: bid a three')
    expect(words(place, { type: 'pass' })).toBe('Ann: pass')
    expect(laid.declines).toBe('pass')
  })

  it('know of rights that may be used at any time where the world asks for them', () => {
    const giving = (asides: boolean) => {
      const world = {
        name: 'd',
        game: market.empty,
        call: call(day, null),
        reach: 'alone' as const,
        ...(asides && { asides: true as const }),
      }
      return stepWords(market, world)(placeOf(world as never, market as never), { type: 'give', from: 'Ann' } as Option)
    }
    expect([giving(true), giving(false)]).toEqual(['Ann: give from Ann', 'give from Ann'])
  })

  it('are plain where the chart or the state is unknown', () => {
    const nowhere = { ...climbing, call: call(procedure('dig'), null) }
    expect(stepWords(sound, nowhere)(placeOf(climbing), { type: 'dig', deep: true } as Option)).toBe('dig deep yes')
    const { called: _, ...place } = placeOf(hungry)
    expect(stepWords(sound, hungry)({ ...place, state: 'gone' }, { type: 'returned', result: 1 } as Option)).toBe(
      'the procedure  ends with 1',
    )
  })
})

describe('the names of paths', () => {
  const book = {
    ...sound,
    worlds: [climbing, hungry, { ...climbing, name: 'c' }, { ...climbing, reach: 'whole' as const }],
  }

  it('count the worlds of a chart, and the paths of each', () => {
    expect(chartsAlone(book)).toEqual(['turn', 'climb'])
    expect([worldsOfChart(book, 'climb'), worldsOfChart(book, 'eat')]).toEqual([2, 0])
    const worlds = [...pathsByWorld(book, 'climb', 1000)]
    expect(worlds.map(({ name, world }) => [name, world.name])).toEqual([
      ['climb 1', 'a'],
      ['climb 2', 'c'],
    ])
    const names = worlds.flatMap(({ paths }) => paths.map(({ name }) => name))
    expect(names.slice(0, 2)).toEqual(['climb 1.1', 'climb 1.2'])
    expect(new Set(names).size).toBe(names.length)
    const [first] = worlds[1]?.paths ?? []
    expect(first).toMatchObject({ name: 'climb 2.1', chart: 'climb', world: { name: 'c' } })
    expect(first?.steps()[0]).toEqual({ event: { type: 'climb', tree: 'short' }, says: 'Ann: climb tree short' })
  })

  it('lead back to their paths', () => {
    expect(pathsOfWorldNumbered(book, 'climb', 2, 1000)?.paths[0]?.name).toBe('climb 2.1')
    expect([0, 3].map((number) => pathsOfWorldNumbered(book, 'climb', number, 1000))).toEqual([undefined, undefined])
    expect(partsOfName(' Event 7 1.12 ')).toEqual({ chart: 'Event 7', world: 1, path: 12 })
    expect(['climb 1', '1.1', 'climb 1.x'].map(partsOfName)).toEqual([undefined, undefined, undefined])
  })

  it('are as many of the first as are wanted', () => {
    const all = [...pathsByWorld(book, 'climb', 1000)].flatMap(({ paths }) => paths.map(({ name }) => name))
    const half = all.length / 2
    const first = (wanted: number) => firstPaths(book, 'climb', 1000, wanted).map(({ name }) => name)
    for (const wanted of [1, half, half + 1, all.length + 5]) expect(first(wanted)).toEqual(all.slice(0, wanted))
  })
})

describe('a path that is played', () => {
  const path = (...events: readonly object[]): NamedPath<Game> => ({
    name: 'climb 1.1',
    chart: 'climb',
    world: climbing,
    steps: () => events.map((event) => ({ event: event as Option, says: 'a step' })),
  })
  const short = { type: 'climb', tree: 'short' }
  const play = (of: NamedPath<Game>, by?: Stepper) => playPath(sound, of, by)

  it('is told step by step, with the transitions and their clauses', () => {
    expect(play(path(short, { type: 'stop' }))).toEqual({
      passed: true,
      steps: [
        { says: 'begin', went: { state: 'next tree', transitions: [] } },
        {
          event: short,
          says: 'a step',
          went: {
            state: 'next tree',
            transitions: [{ id: 'next tree --climb--> next tree', from: 'next tree', to: 'next tree', clauses: [] }],
          },
        },
        {
          event: { type: 'stop' },
          says: 'a step',
          went: {
            state: 'done',
            transitions: [{ id: 'next tree --stop--> done', from: 'next tree', to: 'done', clauses: [] }],
          },
        },
      ],
    })
  })

  it('ends at a step that is not handled, or that one of both takes otherwise', () => {
    const unhandled = play(path({ type: 'dig' }, short))
    expect(unhandled.passed).toBe(false)
    expect(unhandled.steps).toHaveLength(2)
    expect(unhandled.steps[1]).toEqual({
      event: { type: 'dig' },
      says: 'a step',
      went: { refused: 'the state does not handle the event' },
    })
    const failing: Stepper = {
      ...byPlan,
      take: () => {
        throw new Error('no step')
      },
    }
    const { passed, steps } = play(path(short, short), failing)
    expect([passed, steps.length]).toEqual([false, 2])
    expect(steps[1]).toMatchObject({ went: { refused: 'no step' }, byXState: { state: 'next tree' } })
    const never: Stepper = {
      ...byPlan,
      enter: () => {
        throw new Error('no beginning')
      },
    }
    const begun = play(path(short), never)
    expect([begun.passed, begun.steps.length]).toEqual([false, 1])
    expect(begun.steps[0]).toMatchObject({
      says: 'begin',
      went: { refused: 'no beginning' },
      byXState: { state: 'next tree' },
    })
  })

  it('passes as far as there are steps, and needs a chart', () => {
    expect(play(path())).toMatchObject({ passed: true, steps: [{ says: 'begin' }] })
    expect(() => play({ ...path(), chart: 'dig' })).toThrow('no chart implements the procedure "dig"')
  })

  it('is refused by both where both throw, whatever they say', () => {
    const bad = { ...climbing, game: { ...late, trees: null } as unknown as Game & GameState }
    const { passed, steps } = play({ ...path(short), world: bad })
    expect(passed).toBe(false)
    const last = steps.at(-1)
    expect(last?.byXState).toBeUndefined()
    expect(last?.went).toHaveProperty('refused')
  })
})
