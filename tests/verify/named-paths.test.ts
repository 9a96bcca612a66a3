/** Covering paths of charts alone, each as a test with a name; a chart that leads elsewhere makes one fail. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { planOf } from '../../src/core/kernel/charts/chart-plan.js'
import { byPlan, type Stepper } from '../../src/core/kernel/charts/step.js'
import { chartPaths } from '../../src/core/verify/charts/chart-paths.js'
import {
  chartsAlone,
  firstPaths,
  partsOfName,
  pathsByWorld,
  pathsOfWorldNumbered,
} from '../../src/core/verify/charts/named-paths.js'
import { playPath } from '../../src/core/verify/charts/play-path.js'
import { book as toy, turns } from '../kernel/orchard.js'
import { sound, verified } from './sound-book.js'

const BOUND = 1000
const pathsOf = (of: typeof sound, chart: string) => [...pathsByWorld(of, chart, BOUND)].flatMap(({ paths }) => paths)
const charts = chartsAlone(sound)

/** The paths of all charts of the orchard, as a table of tests. */
const all = charts.flatMap((chart) => pathsOf(sound, chart)).map((path) => [path.name, path] as const)

describe('each covering path of the orchard', () => {
  it.each(all)('%s is taken by XState as by the step that plays games', (_, path) => {
    const { passed, steps } = playPath(sound, path)
    expect(steps).toHaveLength(path.steps().length + 1)
    expect(passed).toBe(true)
  })

  it('is counted in the report of the book, and has a name of its own', () => {
    const counted = chartPaths(verified(sound)).map(({ chart, covering }) => [chart, covering])
    expect(counted).toEqual(charts.map((chart) => [chart, pathsOf(sound, chart).length]))
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(charts.length)
  })

  it('goes together with the others through every transition that the chart can take', () => {
    const taken = (chart: string) =>
      new Set(
        pathsOf(sound, chart).flatMap((path) =>
          playPath(sound, path).steps.flatMap(({ went }) =>
            'transitions' in went ? went.transitions.map(({ id }) => id) : [],
          ),
        ),
      )
    const ways = verified(sound).worlds.filter(({ reach }) => reach === 'alone')
    for (const chart of charts)
      expect(taken(chart).size).toBeGreaterThanOrEqual(
        Math.max(...ways.filter(({ procedure }) => procedure === chart).map(({ ways }) => ways)),
      )
  })
})

describe('the name of a path', () => {
  it('leads to its chart, its world and itself', () => {
    for (const [name, path] of all) {
      const { chart = '', world = 0, path: number = 0 } = partsOfName(name) ?? {}
      const again = pathsOfWorldNumbered(sound, chart, world, BOUND)?.paths[number - 1]
      expect([again?.name, again?.steps()]).toEqual([name, path.steps()])
    }
  })

  it('is read from behind, since charts have names of several words and numbers', () => {
    expect(partsOfName('Event 7 1.12')).toEqual({ chart: 'Event 7', world: 1, path: 12 })
    expect([partsOfName('climb'), partsOfName('climb 1'), partsOfName('1.1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is that of the first paths where only some are wanted', () => {
    for (const chart of charts)
      expect(firstPaths(sound, chart, BOUND, 3).map(({ name }) => name)).toEqual(
        pathsOf(sound, chart)
          .slice(0, 3)
          .map(({ name }) => name),
      )
  })
})

describe('a path is told in the words of the options', () => {
  it('with who chooses, and what a procedure ends with', () => {
    const said = charts
      .flatMap((chart) => pathsOf(sound, chart))
      .flatMap((path) => path.steps().map(({ says }) => says))
    expect(said).toContain('Ann: climb tree short')
    expect(said.filter((one) => one.startsWith('the procedure turn ends'))).not.toEqual([])
  })
})

describe('a path fails', () => {
  const [first] = pathsOf(sound, 'orchard').filter((path) => path.steps().some(({ event }) => event.type === 'calm'))

  /** The orchard with a plan in which calm leads elsewhere than its machine has it. */
  const changed = (): Book<never> => {
    const charts = sound.charts.map((chart) => (chart.name === 'orchard' ? withCalmTo(chart, 'counting') : chart))
    return { ...sound, charts } as never
  }
  const withCalmTo = (chart: Chart, target: string): Chart => {
    const { wind, ...states } = chart.config.states
    const on = { ...wind?.on, calm: { target } }
    return { ...chart, plan: planOf({ ...chart.config, states: { ...states, wind: { ...wind, on } } } as never) }
  }

  it('at the step that XState takes otherwise, and tells both', () => {
    if (first === undefined) throw new Error('expected a path on which the wind is calm')
    expect(playPath(sound, first).passed).toBe(true)
    const { passed, steps } = playPath(changed(), first as never)
    const last = steps.at(-1)
    expect(passed).toBe(false)
    expect(last?.event?.type).toBe('calm')
    expect(last?.went).toMatchObject({ state: 'over' })
    expect(last?.byXState).toMatchObject({ state: 'turn' })
  })

  it('where an event is not handled any more', () => {
    if (first === undefined) throw new Error('expected a path on which the wind is calm')
    const deaf: Stepper = { ...byPlan, take: () => undefined }
    const { passed, steps } = playPath(sound, first, deaf)
    expect([passed, steps.length]).toEqual([false, 2])
    expect(steps[1]?.went).toEqual({ refused: 'the state does not handle the event' })
  })

  it('at the step that the product takes otherwise, and goes no further', () => {
    const isCalm = (path: (typeof all)[number][1]) => path.steps().findIndex(({ event }) => event.type === 'calm')
    const longer = pathsOf(sound, 'orchard').find((path) => {
      const at = isCalm(path)
      return at > 0 && at < path.steps().length - 1
    })
    if (longer === undefined) throw new Error('expected a path that goes on after the wind is calm')
    const blowing: Stepper = {
      ...byPlan,
      take: (chart, state, context, event) =>
        byPlan.take(chart, state, context, event.type === 'calm' ? { type: 'blow' } : event),
    }
    const { passed, steps } = playPath(sound, longer, blowing)
    expect([passed, steps.length]).toEqual([false, isCalm(longer) + 2])
    expect(steps.at(-1)).toMatchObject({ went: { state: 'over' }, byXState: { state: 'turn' } })
    const [returned] = steps.filter(({ went }) => 'state' in went && went.state === 'wind')
    expect(returned?.went).toMatchObject({ transitions: [{ clauses: [turns.wind] }] })
  })

  const [climbs] = pathsOf(sound, 'climb').filter((path) => path.steps()[0]?.event.type === 'climb')
  const at = (game: object) => ({ ...climbs, world: { ...climbs?.world, game } }) as NonNullable<typeof climbs>

  it('where one of the two cannot go on, and tells why', () => {
    if (climbs === undefined) throw new Error('expected a path on which somebody climbs')
    const failing: Stepper = {
      ...byPlan,
      take: () => {
        throw new Error('the ladder breaks')
      },
    }
    const own = playPath(sound, climbs, failing)
    expect([own.passed, own.steps.length]).toEqual([false, 2])
    expect(own.steps[1]).toMatchObject({
      went: { refused: 'the ladder breaks' },
      byXState: { state: 'next tree' },
    })
    const entering: Stepper = { ...byPlan, enter: (chart, _, args) => byPlan.enter(chart, toy.empty, args) }
    const byXState = playPath(sound, at({ ...toy.empty, trees: null, baskets: null }), entering).steps
    expect(byXState[0]?.byXState).toMatchObject({ state: 'next tree' })
  })

  it('where one does not handle an event and the other cannot go on', () => {
    const deaf: Stepper = { ...byPlan, take: () => undefined }
    const broken = playPath(sound, at({ ...toy.empty, trees: null, baskets: null }), deaf)
    expect(broken.steps[1]).toMatchObject({
      went: { refused: 'the state does not handle the event' },
      byXState: { refused: expect.stringContaining('null') },
    })
    const failing: Stepper = {
      ...byPlan,
      take: () => {
        throw new Error('the ladder breaks')
      },
    }
    const dig = { ...at(toy.empty), steps: () => [{ event: { type: 'dig' }, says: 'Ann digs' }] }
    expect(playPath(sound, dig, failing).steps[1]).toMatchObject({
      went: { refused: 'the ladder breaks' },
      byXState: { refused: 'the state does not handle the event' },
    })
  })

  it('where both cannot go on', () => {
    const { passed, steps } = playPath(sound, at({ ...toy.empty, trees: null, baskets: null }))
    expect([passed, steps.length]).toEqual([false, 2])
    expect(steps[1]).toEqual({
      event: expect.anything(),
      says: expect.any(String),
      went: { refused: expect.stringContaining('null') },
    })
  })

  it('never where there is none: a book without worlds has no charts alone', () => {
    expect(chartsAlone(toy)).toEqual([])
  })
})
