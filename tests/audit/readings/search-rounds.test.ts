/** Rounds of a search: which jobs follow one another, for which pairs, and what their results add up to. */
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../../src/core/explore/reading-pair.js'
import type { Candidate } from '../../../src/core/explore/reading-witness.js'
import { option } from '../../../src/core/kernel/offers/offer.js'
import { type Round, type Searched, searching } from '../../../src/lab/audit/readings/search-rounds.js'
import type { SearchJob, SearchJobResult } from '../../../src/lab/audit/readings/witness-search.js'
import { book, type Game } from '../mill-game.js'

type Result = SearchJobResult<Game>
/** The result of a job, as far as a test says it. */
type Answer = (job: SearchJob) => Partial<Result> | undefined

const [first, second] = pairsOf(book.questions)
const pairs = [first, second].flatMap((pair) => pair ?? [])
const nothing: Result = { asked: [], witnesses: [], near: [], games: [], openings: [] }
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

const candidate = (name: string): Candidate<Game> => ({ game: book.empty, call: book.main, choices: [option(name)] })
const witnessesNamed = (...names: readonly string[]) => names.map(candidate)
const way = (kind: string, root = kind) => ({ kind, roots: [candidate(root)] })

interface Sizes {
  readonly files?: number
  readonly worlds?: number
  readonly depths?: readonly number[]
  readonly plays?: number
  readonly enough?: number
}

interface Ran {
  readonly rounds: readonly Round<Game>[]
  readonly jobs: readonly SearchJob[]
  readonly end: Searched<Game>
}

/** Runs a whole search, whose jobs come to what a test says. */
function run({ files = 0, worlds = 0, depths = [], plays = 0, enough = 1 }: Sizes, answer: Answer = () => ({})): Ran {
  const search = searching<Game>({ worlds: upTo(worlds).flatMap(() => book.worlds) }, pairs, {
    seed: 1,
    bound: 1,
    enough,
    depths,
    plays,
    lines: { files },
  })
  const rounds: Round<Game>[] = []
  for (let next = search.next(); ; ) {
    if (next.done) return { rounds, jobs: rounds.flatMap(({ looks }) => looks), end: next.value }
    rounds.push(next.value)
    const results = next.value.looks.map((job) => {
      const came = answer(job)
      return came && { ...nothing, ...came }
    })
    next = search.next(results as readonly Result[])
  }
}

const jobsAt = ({ jobs }: Ran, stage: SearchJob['stage']) => jobs.filter((job) => job.stage === stage)
const namedIn = (candidates: readonly Candidate<Game>[] | undefined) =>
  candidates?.map(({ choices: [choice] }) => choice?.type)

describe('the rounds of a search that finds nothing', () => {
  const whole = () => run({ files: 70, worlds: 40, depths: [8, 200], plays: 20 })

  it('start sixteen jobs at most, and say how far each stage is', () => {
    expect(whole().rounds.map(({ gate, done, total, looks }) => [gate, done, total, looks.length])).toEqual([
      ['examples', 0, 70, 16],
      ['examples', 64, 70, 2],
      ['worlds to 8 places', 0, 40, 5],
      ['examples, played by the book', 0, 70, 16],
      ['examples, played by the book', 64, 70, 2],
      ['random plays', 0, 20, 16],
      ['random plays', 16, 20, 4],
      ['stirred games', 0, 1500, 16],
      ['stirred games', 480, 1500, 16],
      ['stirred games', 960, 1500, 16],
      ['stirred games', 1440, 1500, 2],
    ])
  })

  it('look at every file, world, play and stirred game once, in their order', () => {
    const ran = whole()
    const items = (stage: SearchJob['stage']) => jobsAt(ran, stage).flatMap((job) => job.items)
    expect(items('lines')).toEqual(upTo(70))
    expect(items('worlds')).toEqual(upTo(40))
    expect(items('seated')).toEqual(upTo(70))
    expect(items('plays')).toEqual(upTo(20))
    expect(items('stirred')).toEqual(upTo(1500))
  })

  it('put as many things into a job as its stage takes', () => {
    const ran = whole()
    const sizes = (stage: SearchJob['stage']) => [...new Set(jobsAt(ran, stage).map(({ items }) => items.length))]
    expect(sizes('lines')).toEqual([4, 2])
    expect(sizes('worlds')).toEqual([8])
    expect(sizes('seated')).toEqual([4, 2])
    expect(sizes('plays')).toEqual([1])
    expect(sizes('stirred')).toEqual([30])
  })

  it('are for all pairs, and only worlds have a depth', () => {
    const ran = whole()
    expect(ran.jobs.every((job) => `${job.pairs}` === '0,1')).toBe(true)
    expect(new Set(jobsAt(ran, 'worlds').map(({ depth }) => depth))).toEqual(new Set([8]))
    expect(new Set(ran.jobs.filter(({ stage }) => stage !== 'worlds').map(({ depth }) => depth))).toEqual(new Set([0]))
  })

  it('end with pairs that nobody asked for', () => {
    expect(whole().end).toEqual({
      sought: pairs.map((pair) => ({ pair, asked: false, witnesses: [], near: [] })),
      games: [],
    })
  })
})

describe('the worlds of a search', () => {
  const asking =
    (names: (world: number) => readonly string[]): Answer =>
    ({ stage, items }) => ({ asked: stage === 'worlds' ? items.map(names) : [] })
  const itemsTo = (ran: Ran, depth: number) =>
    jobsAt(ran, 'worlds').flatMap((job) => (job.depth === depth ? [job.items] : []))

  it('are looked at further, two to a job, where they asked for the reading of an open pair', () => {
    const ran = run(
      { worlds: 10, depths: [8, 200] },
      asking((world) => (world % 2 === 1 ? ['songs', 'doubleFlour'] : ['songs'])),
    )
    expect(itemsTo(ran, 8)).toEqual([upTo(8), [8, 9]])
    expect(itemsTo(ran, 200)).toEqual([[1, 3], [5, 7], [9]])
    expect(ran.rounds.find(({ gate }) => gate === 'worlds to 200 places')?.total).toBe(5)
  })

  it('are eight to a job up to a depth of twenty places, and two beyond', () => {
    const ran = run(
      { worlds: 8, depths: [20, 21] },
      asking(() => ['doubleFlour']),
    )
    expect(itemsTo(ran, 20)).toEqual([upTo(8)])
    expect(itemsTo(ran, 21)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ])
  })

  it('are not looked at further for a pair that has its witnesses', () => {
    const ran = run({ worlds: 2, depths: [8, 200] }, (job) => ({
      ...(job.stage === 'worlds' && { asked: [['stillGrinds'], ['doubleFlour']] }),
      ...(job.depth === 8 && { witnesses: [witnessesNamed('found')] }),
    }))
    expect(itemsTo(ran, 200)).toEqual([[1]])
    expect(ran.jobs.filter(({ depth }) => depth === 200).map((job) => job.pairs)).toEqual([[1]])
  })

  it('are looked at further where nothing is known of them', () => {
    const ran = run({ worlds: 3, depths: [8, 200] }, ({ depth }) => (depth === 8 ? undefined : {}))
    expect(itemsTo(ran, 200)).toEqual([[0, 1], [2]])
  })
})

describe('the pairs of a search', () => {
  it('are looked for in files and worlds until they have enough witnesses, and later only without any', () => {
    const sizes = { files: 130, worlds: 1, depths: [8], plays: 1, enough: 3 }
    const ran = run(sizes, ({ stage, items }) =>
      stage === 'lines' && items[0] === 0 ? { witnesses: [witnessesNamed('a', 'b')] } : {},
    )
    const pairsAt = (stage: SearchJob['stage']) => new Set(jobsAt(ran, stage).map((job) => `${job.pairs}`))
    expect(pairsAt('lines')).toEqual(new Set(['0,1']))
    expect(pairsAt('worlds')).toEqual(new Set(['0,1']))
    for (const stage of ['seated', 'plays', 'stirred'] as const) expect(pairsAt(stage)).toEqual(new Set(['1']))
  })

  it('are left out of the next round, not of the same one, once they have enough', () => {
    const ran = run({ files: 68 }, ({ stage, items }) =>
      stage === 'lines' && items[0] === 0 ? { witnesses: [[], witnessesNamed('a')] } : {},
    )
    const lines = jobsAt(ran, 'lines').map((job) => `${job.pairs}`)
    expect(lines).toEqual([...upTo(16).map(() => '0,1'), '0'])
  })

  it('end the search when all have enough', () => {
    const sizes = { files: 100, worlds: 3, depths: [8], plays: 3 }
    const ran = run(sizes, () => ({ witnesses: [witnessesNamed('a'), witnessesNamed('b')] }))
    expect(ran.rounds.map(({ gate, done }) => [gate, done])).toEqual([['examples', 0]])
    expect(ran.end.sought.map(({ witnesses }) => namedIn(witnesses))).toEqual([['a'], ['b']])
  })

  it('keep as many witnesses as are enough, the first ones', () => {
    const ran = run({ files: 12, enough: 3 }, ({ stage, items: [item] }) =>
      stage === 'lines' ? { witnesses: [witnessesNamed(`${item}`, `${item} again`)] } : {},
    )
    expect(ran.end.sought.map(({ witnesses }) => namedIn(witnesses))).toEqual([['0', '0 again', '4'], []])
  })

  it('take their results in the order of their numbers in the job', () => {
    const ran = run({ files: 1, plays: 1 }, ({ stage }) => {
      if (stage === 'lines') return { witnesses: [witnessesNamed('first')] }
      return stage === 'plays' ? { witnesses: [witnessesNamed('second')] } : {}
    })
    expect(ran.end.sought.map(({ witnesses }) => namedIn(witnesses))).toEqual([['first'], ['second']])
  })

  it('say whether their reading was asked for anywhere', () => {
    const ran = run({ files: 8 }, ({ items: [item] }) => (item === 4 ? { asked: [[], ['doubleFlour']] } : {}))
    expect(ran.end.sought.map(({ asked }) => asked)).toEqual([false, true])
  })
})

describe('the paths without effect', () => {
  const nearOf = (ran: Ran) => ran.end.sought.map(({ near }) => near.map((roots) => namedIn(roots)))

  it('are kept for four kinds of decision, the first of each kind', () => {
    const ran = run({ files: 8 }, ({ stage, items: [item] }) => {
      if (stage !== 'lines') return {}
      return { near: item === 0 ? [[way('a'), way('b')]] : [[way('b', 'late'), way('c'), way('d'), way('e')]] }
    })
    expect(nearOf(ran)).toEqual([[['a'], ['b'], ['c'], ['d']], []])
  })

  it('do not matter for a pair with a witness', () => {
    const ran = run({ files: 1 }, ({ stage }) =>
      stage === 'lines' ? { near: [[way('a')], [way('b')]], witnesses: [witnessesNamed('found')] } : {},
    )
    expect(nearOf(ran)).toEqual([[], [['b']]])
  })
})

describe('the games of a search', () => {
  const game = (coins: number): Game => ({ ...book.empty, coins })
  const opening = { game: game(4), call: book.main }
  const passed: Answer = ({ stage }) => {
    if (stage === 'lines') return { games: [game(1)], openings: [opening] }
    return stage === 'plays' ? { games: [game(2), game(3)] } : {}
  }
  const passing = () => run({ files: 1, plays: 1 }, passed)

  it('are given to the jobs that stir them, with the beginnings of procedures, as they were found before', () => {
    const ran = passing()
    const pools = ran.rounds.map((round) => [round.gate, round.pools])
    expect(pools).toEqual([
      ['examples', undefined],
      ['examples, played by the book', undefined],
      ['random plays', undefined],
      ...upTo(4).map(() => ['stirred games', { games: [game(1), game(2), game(3)], openings: [opening] }]),
    ])
    expect(ran.rounds.map((round) => 'pools' in round)).toEqual([false, false, false, true, true, true, true])
  })

  it('are told at the end', () => {
    expect(passing().end.games).toEqual([game(1), game(2), game(3)])
  })
})
