/** Charts as XState JSON walk like the charts themselves, read by XState from the file. */
import { describe, expect, it } from 'vitest'
import { createMachine, initialTransition, transition } from 'xstate'
import { books } from '../../machines/books.js'
import { xstateOf, xstateText } from '../../src/lab/interchange/charts/xstate.js'
import { climbChart, turnChart } from '../kernel/orchard.js'
import { type Walk, walksOf } from './chart-walks.js'

interface Written {
  readonly states: Readonly<
    Record<
      string,
      { readonly on?: object; readonly always?: readonly { readonly guard?: { readonly type: string } }[] }
    >
  >
}

/** The words of all guards of a file. */
const guardsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"guard": \{\s*"type": ("(?:[^"\\]|\\.)*")/g)].map(([, type = '']) => JSON.parse(type) as string)

/** Lists the places where a file and a walk disagree. */
function astray(text: string, walks: readonly Walk[]): readonly string[] {
  let flags = new Set<string>()
  const guards = Object.fromEntries(
    guardsIn(text).map((type) => [type, (_: unknown, { way }: { way: string }) => flags.has(way)]),
  )
  const machine = createMachine({ ...(JSON.parse(text) as object), options: { maxIterations: 1000 } } as never).provide(
    { guards } as never,
  )
  return walks.flatMap((walk) => {
    flags = new Set(walk[0]?.flags)
    let [snapshot] = initialTransition(machine)
    return walk.flatMap(({ event, flags: set, state }) => {
      flags = new Set(set)
      if (event !== '') [snapshot] = transition(machine, snapshot, { type: event })
      return snapshot.value === state ? [] : [`${event}: ${JSON.stringify(snapshot.value)}, not ${state}`]
    })
  })
}

const MANY = 15

describe.each(books.map(({ name, load }) => ({ name, load })))('the charts of $name as XState JSON', ({ load }) => {
  it('walk like the charts', async () => {
    const book = await load()
    const { files, entries } = xstateOf(book)
    expect(files.size).toBe(book.charts.length)
    for (const [at, chart] of book.charts.entries()) {
      const walks = walksOf(chart, MANY, at)
      expect(walks.flat().length).toBeGreaterThan(MANY / 2)
      expect(astray(files.get(entries[at]?.file ?? '') ?? '', walks).slice(0, 3), chart.name).toEqual([])
    }
  })
})

describe('what is compared', () => {
  const text = xstateText(climbChart)

  it('is seen: a target that is another one', () => {
    const walks = walksOf(climbChart, 20, 1)
    expect(astray(text, walks)).toEqual([])
    expect(astray(text.replace('"target": "done"', '"target": "next tree"'), walks).length).toBeGreaterThan(0)
  })

  it('holds clauses, what is asked and what is called', () => {
    const { states } = JSON.parse(xstateText(turnChart)) as Written
    expect(states.climbing).toMatchObject({ meta: { asks: ['a fruit to eat'], calls: ['climb'] } })
    expect(JSON.parse(text)).toMatchObject({ states: { 'next tree': { meta: { asks: ['a tree to climb'] } } } })
  })
})
