import { describe, expect, it } from 'vitest'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import type { Book, World } from '../../src/core/kernel/book/book.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { doing, type Game as Ladder, book as ladder, game as ladderGame } from '../kernel/ladder-game.js'
import { book } from '../kernel/orchard.js'
import { type Compared, differenceIn, firstDifference, isBroken } from './compare-builds.js'
import { sizing } from './figures/chart-walks.js'
import { interned, written } from './figures/state-keys.js'
import { plainOf, runningByXState, type Step } from './figures/xstate-runner.js'
import { largestOf } from './largest-charts.js'
import type { Opened } from './open-build.js'
import type { Task } from './process-protocol.js'
import { drawing, oneOf, playGame } from './random-play.js'
import { groupReport } from './report.js'
import { comparedText, groupText, reportText, rounded } from './report-text.js'
import { inTurn } from './rounds.js'
import { median, rateOf, ratiosOf, sharesOf, spreadOf } from './sample-statistics.js'
import { digestOf, textOf } from './value-text.js'

const plain = paintFor(false)
const orchard = book as unknown as Book

describe('the arithmetic of samples', () => {
  it('takes the number in the middle, or halfway between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([10, 1, 3, 4])).toBe(3.5)
    expect(median([])).toBeNaN()
  })

  it('keeps the least and the greatest beside it', () => {
    expect(spreadOf([3, 10, 2])).toEqual({ minimum: 2, median: 3, maximum: 10 })
  })

  it('compares round by round, so that a slow moment falls on both', () => {
    expect(ratiosOf([20, 2, 30], [10, 1, 10])).toEqual([2, 2, 3])
    expect(median(ratiosOf([20, 2, 30], [10, 1, 10]))).toBe(2)
  })

  it('tells which share of its time something extra costs', () => {
    expect(sharesOf([75], [100])).toEqual([0.25])
  })

  it('counts by the second', () => {
    expect(rateOf(500, 250_000)).toBe(2000)
  })
})

describe('drawing', () => {
  it('draws the same from the same seed, and otherwise from another', () => {
    const drawn = (seed: number) => Array.from({ length: 8 }, drawing(seed).bind(undefined, 1000))
    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(7)).not.toEqual(drawn(8))
  })

  it('draws each of several things about as often as the next', () => {
    const draw = drawing(1)
    const tally = [0, 0, 0, 0]
    for (let number = 0; number < 4000; number += 1) {
      const place = oneOf([0, 1, 2, 3], draw)
      tally[place] = (tally[place] ?? 0) + 1
    }
    for (const often of tally) expect(Math.abs(often - 1000)).toBeLessThan(120)
  })

  it('plays a game to its end, the same one again from the same seed', () => {
    const rules = rulesOf(orchard)
    const played = (seed: number) => {
      const chosen: string[] = []
      const decisions = playGame(rules, orchard.empty, seed, (_, __, { option }) => void chosen.push(textOf(option)))
      expect(chosen).toHaveLength(decisions)
      return chosen
    }
    expect(played(3)).toEqual(played(3))
    expect(played(3)).not.toEqual(played(4))
  })
})

describe('texts', () => {
  it('are equal for equal values, whatever the order of keys', () => {
    expect(textOf({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}')
    expect(digestOf({ a: 1, b: 2 })).toBe(digestOf({ b: 2, a: 1 }))
    expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: 2 }))
  })

  it('name clauses and leave out functions', () => {
    const clause = { id: 'turns.order', section: '1', text: 'long' }
    expect(textOf({ cites: [clause], says: () => 'x' })).toBe('{"cites":["turns.order"]}')
  })
})

describe('keys', () => {
  const states = [
    { trees: { short: 1 }, ladder: 'Ann' },
    { ladder: 'Ann', trees: { short: 2 } },
    { trees: { short: 1 }, ladder: 'Bob' },
    { trees: { short: 1 }, ladder: 'Ann' },
  ]

  it('tell the same apart, whether they are interned or written out', () => {
    for (const keys of [interned(), written]) {
      const made = states.map(keys)
      expect(new Set(made).size).toBe(3)
      expect(made[0]).toBe(made[3])
    }
  })

  it('do not take a number for the slice that it stands for', () => {
    const keys = interned()
    expect(keys({ slice: {} })).not.toBe(keys({ slice: 0 }))
  })
})

describe('XState alone', () => {
  it('comes to the positions to which the rules come, interruptions included', () => {
    const rules = rulesOf(orchard)
    const steps: Step[] = []
    const running = runningByXState(orchard, rulesOf(orchard).inside, (step) => void steps.push(step))
    for (const seed of [1, 2, 3, 4, 5]) {
      let at = running.start(orchard.empty, orchard.main)
      playGame(rules, orchard.empty, seed, (_, __, { option }, { position: { game, stack } }) => {
        at = running.choose(at, option)
        expect(plainOf(at)).toEqual({ game, stack })
      })
    }
    expect(steps.length).toBeGreaterThan(50)
    expect(steps.map((step) => step().status)).not.toContain('error')
  })
})

describe('rounds', () => {
  it('go forwards and backwards by turns', () => {
    expect(inTurn(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
    expect(inTurn(['a', 'b', 'c'], 1)).toEqual(['c', 'b', 'a'])
  })

  it('explore the largest charts, as many as stay within a number and a sum', () => {
    const sizes = [
      ['a', 5],
      ['b', 50],
      ['c', 30],
      ['d', 20],
      ['e', 1],
    ] as const
    expect(largestOf(sizes, 3, 75)).toEqual(['b', 'd', 'a'])
    expect(largestOf(sizes, 2, 1000)).toEqual(['b', 'c'])
  })
})

describe('comparing', () => {
  const game = (options: readonly string[]) => ({ options, positions: ['p', 'q'], traces: ['t', 'u'] })

  it('finds the first decision that differs, also where one game is longer', () => {
    expect(firstDifference(['a', 'b'], ['a', 'b'])).toBe(0)
    expect(firstDifference(['a', 'b'], ['a', 'c'])).toBe(2)
    expect(firstDifference(['a'], ['a', 'c'])).toBe(2)
  })

  it('names the first game that differs, and how many do', () => {
    const these = [game(['a', 'b']), game(['a', 'x']), game(['y'])]
    const others = [game(['a', 'b']), game(['a', 'b']), game(['a'])]
    expect(differenceIn('options', these, others)).toEqual({ seed: 2, decision: 2, games: 2 })
    expect(differenceIn('traces', these, others)).toBeUndefined()
  })

  it('fails for options and positions, and where nothing could be compared, but not for traces', () => {
    const found: Compared = { title: 'orchard', games: 2, decisions: 9, digest: 'abc', differs: {} }
    const difference = { seed: 1, decision: 2, games: 1 }
    expect(isBroken(found)).toBe(false)
    expect(isBroken({ ...found, differs: { traces: difference } })).toBe(false)
    expect(isBroken({ ...found, differs: { options: difference } })).toBe(true)
    expect(isBroken({ ...found, differs: { positions: difference } })).toBe(true)
    expect(isBroken({ ...found, unable: 'the build has no book' })).toBe(true)
    expect(comparedText({ ...found, differs: { options: difference } }, plain)).toBe(
      ' ✗ orchard: 2 games, 9 decisions (abc): options differ in 1 game, first at decision 2 of seed 1; positions alike; traces alike',
    )
  })
})

describe('walking charts alone', () => {
  const world: World<Ladder> = { name: 'deeds', game: ladderGame, call: call(doing, { tired: false }), reach: 'alone' }
  const build: Opened = {
    module: async <M>(place: string) =>
      (await (place.endsWith('lookahead')
        ? import('../../src/core/kernel/offers/lazy-lookahead.js')
        : import('../../src/core/kernel/charts/step.js'))) as M,
    has: () => true,
    book: async () => ({ ...ladder, worlds: [world] }) as unknown as Book,
  }

  it('looks where candidates lead further in', async () => {
    const job = await sizing(build, { does: 'size', book: 'ladder' })
    expect(job().told).toEqual([['deeds', expect.any(Number)]])
  })

  it('fails where nobody can look there', async () => {
    const job = await sizing({ ...build, has: () => false }, { does: 'size', book: 'ladder' })
    expect(job).toThrow('leads further in')
  })
})

describe('printing', () => {
  const task: Task = { does: 'play', book: 'orchard', games: 1, trace: true, nonPlayers: false }
  const report = groupReport({
    group: { title: 'orchard: random legal play', counts: 'decisions' },
    samples: [
      { line: { label: 'before', build: 'before', task }, times: 40, rates: [100, 50, 200], games: [2, 1, 4] },
      {
        line: { label: 'now', build: 'now', task, beside: { line: 'before', as: 'ratio' } },
        times: 40,
        rates: [300, 100, 800],
        games: [6, 2, 16],
      },
      {
        line: { label: 'silent', build: 'now', task, beside: { line: 'now', as: 'share' } },
        times: 40,
        rates: [400, 125, 800],
        games: [8, 2.5, 16],
      },
    ],
    notes: ['other: left out, the build has no such thing'],
  })

  it('rounds to what means something', () => {
    expect([1234.56, 99.94, 9.876, 0.01234].map(rounded)).toEqual([1235, 100, 9.9, 0.012])
  })

  it('shows least, middle and greatest, the ratio and the share', () => {
    const text = groupText(report, plain)
    expect(text).toMatch(/before +50 +100 +200 +2/)
    expect(text).toMatch(/now +100 +300 +800 +6 +x 3\.00 \(2\.00 to 4\.00\) of before/)
    expect(text).toMatch(/silent .*the trace costs 20\.0 %/)
    expect(text).toContain('other: left out, the build has no such thing')
  })

  it('says where a line did something else than the first', () => {
    const counted = (label: string, times: number) => ({
      line: { label, build: 'now', task } as const,
      times,
      rates: [1],
      games: [],
    })
    const samples = [counted('before', 40), counted('now', 41)]
    const { notes } = groupReport({ group: { title: 'orchard', counts: 'states' }, samples, notes: [] })
    expect(notes).toEqual(['now: 41 states, where "before" has 40'])
  })

  it('says plainly that there is nothing to compare with', () => {
    const text = reportText(
      { node: 'v1', rounds: 3, base: { commit: 'abc', missing: 'this is a shallow clone' }, groups: [], behaviour: [] },
      plain,
    )
    expect(text).toContain('No "before": abc is not to be had, this is a shallow clone.')
  })
})
