/** Worlds as enumerated: their figures, what is wrong with them, and the paths that cover them. */
import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Book, World } from '../../src/core/kernel/book/book.js'
import { planOf } from '../../src/core/kernel/charts/chart-plan.js'
import { call, procedure } from '../../src/core/kernel/charts/procedure.js'
import { byPlan } from '../../src/core/kernel/charts/step.js'
import { coveredIn, enumerate, testPaths } from '../../src/core/verify/charts/worlds.js'
import type { Court } from '../../src/core/verify/laws/laws.js'
import { climb, type Game, orchard, turn } from '../kernel/orchard.js'
import { late, playedWith, playing, sound, wind } from './sound-book.js'

/** A court that notes what it is shown. */
function noting(hears = true) {
  const games: string[] = []
  const paths: string[] = []
  const court: Court<Game> = {
    game: (_, { where, witness }) => void games.push(`${where}: ${JSON.stringify(witness())}`),
    path: (of, along, { where, witness }) =>
      void paths.push(
        `${of}, ${along.map(({ baskets }) => baskets.Ann).join('-')}, ${where}: ${JSON.stringify(witness())}`,
      ),
    hears: () => hears,
    reports: () => [],
    findings: () => [],
    held: () => ({ laws: [], beginnings: [] }),
    add: () => undefined,
  }
  return { court, games, paths }
}

const few: Game = { ...late, trees: { short: 1, middle: 0, tall: 0 } }
const climbing: World<Game> = { name: 'a climb', game: few, call: call(climb, { picker: 'Ann' }), reach: 'alone' }
const watch = collecting(sound)
const enumerated = (world: World<Game>, book: Book<Game> = sound, bound = 1000, court = noting().court) =>
  enumerate({ book, watch, court, bound }, world)

const CLIMB = 'climb: next tree --climb--> next tree'
const STOP = 'climb: next tree --stop--> done'
const NOTHING = 'climb: next tree --nothing--> done'

describe('a world of a chart alone', () => {
  it('is told with its figures, its charts and its pairs of transitions', () => {
    expect(enumerated(climbing)).toEqual({
      report: {
        name: 'a climb',
        reach: 'alone',
        procedure: 'climb',
        states: 4,
        edges: 3,
        finals: 2,
        ways: 3,
        pairs: 1,
        paths: 2,
        longestPath: 2,
        bound: 1000,
        cut: false,
        deadEnds: 0,
        cannotFinish: 0,
        machine: { states: 4, edges: 3 },
      },
      findings: [],
      notes: [],
      charts: ['climb'],
      pairs: new Set([`${CLIMB}\n${NOTHING}`]),
    })
    expect(STOP).toContain('stop')
  })

  it('shows the court every game with a shortest path to it, and the paths of procedures that have laws', () => {
    const { court, games, paths } = noting()
    enumerated(climbing, sound, 1000, court)
    expect(games).toEqual([
      'world "a climb", climb, next tree: {"path":[]}',
      'world "a climb", climb, next tree: {"path":[{"type":"climb","tree":"short"}]}',
      'world "a climb", climb, done: {"path":[{"type":"stop"}]}',
      'world "a climb", climb, done: {"path":[{"type":"climb","tree":"short"},{"type":"nothing"}]}',
    ])
    expect(paths).toEqual([
      'climb, 0-0-1-1, world "a climb": {"path":[{"type":"climb","tree":"short"},{"type":"nothing"}]}',
      'climb, 0-0-0, world "a climb": {"path":[{"type":"stop"}]}',
    ])
    const deaf = noting(false)
    enumerated(climbing, sound, 1000, deaf.court)
    expect([deaf.games.length, deaf.paths]).toEqual([4, []])
  })

  it('is cut at its bound, and says so', () => {
    const { report, findings } = enumerated(climbing, sound, 1)
    expect(report).toMatchObject({ bound: 1, cut: true, states: 3, finals: 1, cannotFinish: 0 })
    expect(findings).toContainEqual({
      what: 'not wholly enumerated: the bound of 1 states left 1 unseen',
      where: 'world:a climb',
      clauses: [],
    })
  })

  it('is walked by XState unless somebody else takes the steps, and a difference is found', () => {
    const plain = enumerate({ book: sound, watch, court: noting().court, bound: 1000, steps: byPlan }, climbing)
    expect(plain.report.machine).toBeUndefined()
    const charts = sound.charts.map((chart) => {
      if (chart.name !== 'climb') return chart
      const { 'next tree': next, ...states } = chart.config.states
      const astray = { ...states, 'next tree': { ...next, on: { ...next?.on, stop: 'next tree' } } }
      return { ...chart, plan: planOf({ ...chart.config, states: astray } as never) }
    })
    const { findings } = enumerated(climbing, { ...sound, charts })
    expect(findings.filter(({ what }) => what.startsWith('XState'))).toMatchObject([{ where: 'world:a climb' }])
  })

  it('is not there where no chart implements what is called', () => {
    const nowhere = { ...climbing, call: call(procedure('dig'), null) }
    const { court, games } = noting()
    expect(enumerated(nowhere, sound, 9, court)).toEqual({
      report: expect.objectContaining({
        procedure: 'dig',
        states: 0,
        paths: 0,
        longestPath: 0,
        bound: 9,
        cut: false,
        ways: 0,
        cannotFinish: 0,
      }),
      findings: [{ what: 'no chart implements the procedure "dig"', where: 'world:a climb', clauses: [] }],
      notes: [],
      charts: [],
      pairs: new Set(),
    })
    expect(games).toEqual([])
    expect(coveredIn(sound, nowhere, 9).paths).toEqual([])
    expect(coveredIn(sound, nowhere, 9).graph.places).toEqual([])
  })

  it('has test paths, as lists of events', () => {
    expect(testPaths(sound, climbing, 1000)).toEqual([
      [{ type: 'climb', tree: 'short' }, { type: 'nothing' }],
      [{ type: 'stop' }],
    ])
  })
})

describe('what is wrong with a world', () => {
  const whole: World<Game> = { name: 'whole', game: few, call: call(orchard, null), reach: 'whole' }
  const alone: World<Game> = { ...whole, name: 'alone', reach: 'alone' }
  const told = (of: Book<Game>, world: World<Game>) => {
    const { findings, notes, report } = enumerated(world, of)
    return {
      findings: findings.map(({ what, witness }) => `${what}: ${JSON.stringify(witness)}`),
      notes: notes.map(({ what, witness }) => `${what}: ${JSON.stringify(witness)}`),
      figures: [report.deadEnds, report.cannotFinish],
    }
  }

  it('is nothing in a whole book that is sound', () => {
    expect(told(sound, whole)).toEqual({ findings: [], notes: [], figures: [0, 0] })
    expect(enumerated(whole).report.machine).toBeUndefined()
    expect([...enumerated(whole).charts].sort()).toEqual(['climb', 'eat', 'orchard', 'turn'])
  })

  it('is a dead end, those with the same message once, by the way to the nearest', () => {
    const storm = playedWith({
      counting: {
        always: playing.go('over', [], () => {
          throw new Error('the count is lost')
        }),
      },
    } as never)
    const { findings, figures } = told(storm, alone)
    expect(findings[0]).toBe(
      'orchard: the count is lost (2 times): {"path":[{"type":"returned","result":null},{"type":"blow"}]}',
    )
    expect(figures[0]).toBe(2)
  })

  it('is a dead end that is met once, as it is', () => {
    const calm = playedWith({
      wind: {
        always: playing.go('over', [], () => {
          throw new Error('no wind')
        }),
      },
    } as never)
    expect(told(calm, alone).findings[0]).toBe('orchard: no wind: {"path":[{"type":"returned","result":null}]}')
  })

  it('is that one cannot finish from several states', () => {
    const gusts = playedWith({
      wind: { meta: { asks: wind }, on: { blow: 'gale', calm: 'wind' } },
      gale: { meta: { asks: wind }, on: { blow: 'wind', calm: 'gale' } },
    } as never)
    expect(told(gusts, alone).findings.map((one) => one.replace(/:.*/, ''))).toEqual([
      '2 states cannot finish, the nearest in orchard, wind',
    ])
  })

  it('is that one cannot finish, which is only noted where something that is called may change it', () => {
    const endless = playedWith({
      wind: {
        meta: { asks: wind },
        on: { blow: 'wind', calm: 'wind' },
      },
    } as never)
    const { findings, notes } = told(endless, alone)
    expect(findings.map((one) => one.replace(/:.*/, ''))).toEqual([
      '1 state cannot finish, the nearest in orchard, wind',
    ])
    expect(notes.map((one) => one.replace(/:.*/, ''))).toEqual([
      '1 state cannot finish unless what they call changes the game, the nearest in orchard, turn',
    ])
  })

  it('is looked for with the rights that may be used at any time, where the world asks for them', () => {
    const turning: World<Game> = {
      name: 'turn',
      game: { ...few, baskets: { Ann: 1, Bob: 0 } },
      call: call(turn, { picker: 'Ann' }),
      reach: 'alone',
    }
    expect(enumerated(turning).report.edges).toBe(enumerated({ ...turning, asides: true }).report.edges)
  })
})
