import { describe, expect, it } from 'vitest'
import { candidatesOf, type Root, resumptionsOf, rootsOf } from '../../src/core/explore/play-root.js'
import { resumption, surveyorOf, wayTo } from '../../src/core/explore/search-place.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { STEPS, book as walk } from '../audit/walk-game.js'
import { book, climb, climbChart, eat, orchard, turn } from '../kernel/orchard.js'

const told: (readonly Traced[])[] = []
const { begin, after } = surveyorOf(book, (trace) => void told.push(trace))
const stop = { type: 'stop' }
const short = { type: 'climb', tree: 'short' }
const start = begin({ game: book.empty, call: call(orchard, null) })
const climbed = after(start, short)
const windy = after(climbed, stop)
const nextTurn = after(windy, { type: 'calm' })

/** The name of what begins, with its arguments and with what is chosen then. */
const named = (all: Iterable<Pick<Root, 'call' | 'choices'>>) =>
  [...all].map(({ call: { procedure, args }, choices }) =>
    [procedure.name, (args as { picker?: string } | null)?.picker ?? '-', ...choices.map(({ type }) => type)].join(' '),
  )

/** A place after so many turns in which nobody climbs. */
function turnsMade(turns: number) {
  let place = start
  for (let made = 0; made < turns; made += 1) place = after(after(place, stop), { type: 'calm' })
  return place
}

/** A place after so many steps of the walk. */
function walked(steps: number) {
  const survey = surveyorOf(walk)
  let place = survey.begin({ game: walk.empty, call: walk.main })
  for (let made = 0; made < steps; made += 1) place = survey.after(place, { type: 'step' })
  return place
}

describe('a place', () => {
  it('knows which procedures began in the last step, each in its game', () => {
    expect(start.openings).toEqual([
      { game: book.empty, call: call(orchard, null) },
      { game: book.empty, call: call(turn, { picker: 'Ann' }) },
      { game: book.empty, call: call(climb, { picker: 'Ann' }) },
    ])
    expect([climbed.openings, windy.openings]).toEqual([[], []])
    expect(nextTurn.openings.map(({ call: { args } }) => args)).toEqual([{ picker: 'Bob' }, { picker: 'Bob' }])
    expect(nextTurn.openings[0]?.game.baskets).toEqual({ Ann: 1, Bob: 0 })
  })

  it('knows the way that led there, and tells what happened in each step', () => {
    expect(wayTo(nextTurn)).toEqual([start, climbed, windy, nextTurn])
    expect(nextTurn.made).toEqual({ option: { type: 'calm' }, from: windy })
    expect(start.made).toBeUndefined()
    expect(told.length).toBeGreaterThanOrEqual(4)
    expect(told[0]?.filter(({ kind }) => kind === 'called')).toHaveLength(3)
  })

  it('begins in the middle of what runs, where that is given', () => {
    const { game, stack } = climbed.position
    const before = told.length
    expect(begin({ game, call: call(climb, { picker: 'Ann' }), stack })).toEqual({
      position: { game, stack },
      openings: [],
    })
    expect(told).toHaveLength(before)
  })

  it('is resumed by the innermost procedure that runs, and not where the game is over', () => {
    const { game, stack } = climbed.position
    expect(resumption(book, climbed.position)).toEqual({
      game,
      stack,
      call: { procedure: climbChart.procedure, args: null },
    })
    expect(resumption(book, { game, stack: [], outcome: 'Ann' })).toBeUndefined()
  })
})

describe('the roots of a way', () => {
  it('are what began on it, the last first, then what ran on it, in the games that it came to', () => {
    const roots = [...rootsOf(windy)]
    expect(named(roots)).toEqual([
      'climb Ann climb stop',
      'turn Ann climb stop',
      'orchard - climb stop',
      'orchard -',
      'climb Ann stop',
      'turn Ann stop',
      'orchard - stop',
      'climb Ann climb stop',
      'turn Ann climb stop',
      'orchard - climb stop',
    ])
    expect(roots.map(({ natural }) => natural)).toEqual([...Array(3).fill(true), ...Array(7).fill(false)])
    expect(roots[4]?.game).toBe(climbed.position.game)
    expect(roots[0]?.game).toBe(book.empty)
  })

  it('run with the arguments with which they began last, and are without what never began', () => {
    const roots = [...rootsOf(nextTurn)]
    expect(named(roots).slice(0, 2)).toEqual(['climb Bob', 'turn Bob'])
    expect(named(roots.filter(({ natural }) => !natural))).toEqual([
      'climb Bob',
      'turn Bob',
      'orchard -',
      'orchard - calm',
      'climb Ann stop calm',
      'turn Ann stop calm',
      'orchard - stop calm',
      'climb Ann climb stop calm',
      'turn Ann climb stop calm',
      'orchard - climb stop calm',
    ])
    const resumed = begin({ game: book.empty, call: call(eat, { picker: 'Ann' }), stack: start.position.stack })
    expect(named(rootsOf(resumed))).toEqual([])
  })

  it('have more choices at the end, where there are more', () => {
    expect(named(rootsOf(climbed, [stop, { type: 'blow' }])).slice(0, 1)).toEqual(['climb Ann climb stop blow'])
  })

  it('are looked for forty places back, and then at the very beginning', () => {
    const natural = (turns: number) => [...rootsOf(turnsMade(turns))].filter((root) => root.natural)
    expect(natural(20)).toHaveLength(3 + 2 * 20)
    expect(natural(20).at(-1)?.choices).toHaveLength(40)
    const far = natural(21)
    expect(far).toHaveLength(2 * 21 - 2 + 3)
    expect(named(far.slice(-1))[0]).toMatch(/^orchard - stop calm/)
    expect(far.at(-1)?.choices).toHaveLength(42)
    expect([...rootsOf(turnsMade(21))].at(-1)?.natural).toBe(true)
    const between = [...rootsOf(after(turnsMade(20), stop))].filter((root) => root.natural)
    expect(between.map(({ choices }) => choices.length).slice(-3)).toEqual([39, 39, 41])
    expect([...rootsOf(turnsMade(21))].filter((root) => !root.natural)).toHaveLength(21 * 3 + 20)
  })
})

describe('the candidates of a way', () => {
  const kindOf = <Game extends GameState>({
    stack,
    choices,
  }: {
    stack?: unknown
    choices: readonly Option[]
    game: Game
  }) => `${stack === undefined ? 'from the beginning' : 'resumed'}: ${choices.length}`

  it('are its roots, and then the places in the middle of it', () => {
    const all = [...candidatesOf(book, climbed)]
    expect(all.map(kindOf)).toEqual([
      ...[1, 1, 1, 0, 0, 0, 1, 1, 1].map((length) => `from the beginning: ${length}`),
      'resumed: 0',
      'resumed: 1',
    ])
    expect([...candidatesOf(book, climbed, [stop])].map(({ choices }) => choices.length)).toEqual([
      ...[2, 2, 2, 1, 1, 1, 2, 2, 2],
      ...[1, 2],
    ])
  })

  it('have long ways last', () => {
    const kinds = [...candidatesOf(walk, walked(21))].map(kindOf)
    expect(kinds.slice(0, 2)).toEqual(['from the beginning: 0', 'from the beginning: 1'])
    expect(kinds.indexOf('resumed: 0')).toBe(21)
    expect(kinds.slice(-2)).toEqual(Array(2).fill('from the beginning: 21'))
    expect(kinds).toHaveLength(22 * 2 + 1)
  })

  it('are resumed at the last forty places, the last one first', () => {
    const end = walked(STEPS - 1)
    const resumed = resumptionsOf(walk, end)
    expect(resumed.map(({ choices }) => choices.length)).toEqual(Array.from({ length: STEPS }, (_, at) => at))
    expect(resumptionsOf(walk, walked(STEPS))).toHaveLength(STEPS)
    expect(resumptionsOf(book, turnsMade(21)).map(({ choices }) => choices.length)).toEqual(
      Array.from({ length: 40 }, (_, at) => at),
    )
    expect(resumptionsOf(walk, end, [stop])[0]?.choices).toEqual([stop])
  })
})
