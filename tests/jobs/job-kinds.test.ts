/** Every kind of work comes to the same in two threads as in one, which find the book as it is built. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import { examplesFolder } from '../../src/core/home/book-home.js'
import { bookAround } from '../../src/core/home/locate-books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'
import type { SomeGames } from '../../src/core/play/random-plays.js'
import { playedBoth } from '../../src/core/verify/plays/random-plays.js'
import { verify } from '../../src/core/verify/verify.js'
import { census, rulesCounting } from '../../src/fleet/census.js'
import { allBy, by, threadsFor, type Workers } from '../../src/fleet/choose-threads.js'
import { behaviour, comparedBy, recordedBy } from '../../src/fleet/compare-behaviour.js'
import { conformance, judgedBy } from '../../src/fleet/conformance.js'
import { pagesOf } from '../../src/fleet/pages.js'
import { type HowMany, playouts, playoutsInThreads } from '../../src/fleet/random-plays.js'
import { effectBy, weightsBy } from '../../src/fleet/reading-weights.js'
import type { Threads } from '../../src/fleet/threads.js'
import { vectorsBy } from '../../src/fleet/vectors.js'
import { witnessesBy } from '../../src/fleet/witnesses.js'
import { liveBehaviour } from '../../src/lab/audit/behaviour/active-rules.js'
import type { Bundle } from '../../src/lab/audit/behaviour/behaviour-bundle.js'
import { roadsThrough } from '../../src/lab/audit/behaviour/play-paths.js'
import { behaviourReport } from '../../src/lab/audit/behaviour/report.js'
import { savedBehaviour } from '../../src/lab/audit/behaviour/stored-bundle.js'
import { kindsCounted, type PlainCounting } from '../../src/lab/conformance/census/report.js'
import { plainSuite, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { USUALLY } from '../../src/lab/conformance/vectors/default-extent.js'
import { filesOf } from '../../src/lab/conformance/vectors/files/folder.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { keptEdges } from '../../src/lab/stored/stored-cases.js'
import { HANG_LIMIT } from '../hang-limit.js'

const book = await books.find(({ name }) => name === 'russian-civil-war')?.load()
if (book === undefined) throw new Error('expected a book')
const two = threadsFor(bookAround(packageRoot), 2)

/** Returns the results of a work as text, from this process and from threads. */
async function bothWays(work: (hands: Workers) => Promise<unknown>): Promise<readonly [string, string]> {
  const text = async (hands: Workers) => JSON.stringify(await work(hands), undefined, 1)
  return [await text(undefined), await text(two)]
}

/** The first position on the way of first choices in which several kinds of actions can be counted. */
function severalKinds(rules: Rules, counting: PlainCounting) {
  for (let position = rules.start(); ; ) {
    const kinds = kindsCounted(rules, position, counting)
    if (kinds.length > 1) return { position, kinds }
    const due = rules.decide(position)
    const [first] = due.over ? [] : due.choices
    if (first === undefined) throw new Error('expected a position with several kinds of actions')
    position = rules.choose(position, first.option).position
  }
}

describe('work in threads comes to what it comes to here', () => {
  const plays = { plays: 5, seed: 3, bound: 300 }
  const [pair] = pairsOf(book.questions)

  it('has threads', () => {
    expect(two).toMatchObject({ jobs: 2 })
  })

  it('where questions are measured', async () => {
    const [here, threads] = await bothWays((hands) => weightsBy(book, plays, { hands }))
    expect(here).toContain('"plays": 5')
    expect(JSON.parse(here)).not.toMatchObject({ decisions: 0 })
    expect(threads).toBe(here)
  })

  it('where plays are compared under two readings', async () => {
    if (pair === undefined) throw new Error('expected a question')
    const [here, threads] = await bothWays((hands) => effectBy(book, pair, plays, { hands }))
    expect(here).toContain('"plays": 5')
    expect(threads).toBe(here)
  })

  it('where games are played for as many decisions as are asked for, and these are the first games of many', async () => {
    const common = { seed: 2, bound: 500, asides: 0, refusals: 1, readings: [], drawn: true }
    const games = (howMany: HowMany) => async (hands: Workers) => {
      const all: SomeGames['played'][] = []
      const work = { book, kind: playouts, common }
      const take = ({ played }: SomeGames) => void all.push(played)
      const many = await by(hands, work, (doing) => playoutsInThreads(doing, howMany, { take }))
      return { many, whole: all.reduce(playedBoth) }
    }
    const [here, threads] = await bothWays(games({ decisions: 6000 }))
    expect(threads).toBe(here)
    const { many, whole } = JSON.parse(here)
    expect(whole.decisions).toBeGreaterThanOrEqual(6000)
    expect(whole.decisions).toBeLessThan(6600)
    expect(JSON.parse(JSON.stringify(await games({ games: many })(undefined)))).toEqual({ many, whole })
  })

  describe('where implementations are judged', () => {
    const few = { ...USUALLY, random: 0, places: 1, examples: examplesFolder(book), plays: [], counted: false }
    const made = vectorsOf({ ...book, worlds: book.worlds.slice(0, 2) }, { ...few, madeBy: 'a test' })
    const suite = suiteOf({ ...made, cases: made.cases.slice(0, 60) })
    const template = [process.execPath, join(packageRoot, 'docs', 'adapters', 'template.mjs')]
    const judging = { timeout: HANG_LIMIT, limit: 1 }

    it('comes to the same', async () => {
      const implementations = { template, twice: template }
      const [here, threads] = await bothWays((hands) => judgedBy(book, suite, { ...judging, implementations }, hands))
      const [first, second] = JSON.parse(here)
      expect(first.cases).toHaveLength(60)
      expect(second).toEqual(first)
      expect(threads).toBe(here)
    })

    it('starts nothing that a job names, and whoever does it does not know', async () => {
      const work = { book, kind: conformance, common: { suite: plainSuite(suite), timeout: 1000 } }
      const part = { implementation: template.join(' '), from: 0, to: 1 }
      for (const [implementation, hands] of [
        [template.join(' '), undefined],
        ['constructor', undefined],
        ['other', two],
      ] as const)
        await expect(
          allBy(hands, { ...work, own: { implementations: { template } } }, [{ ...part, implementation }]),
        ).rejects.toThrow(`no implementation is called "${implementation}" here`)
    })
  })

  it('where vectors are made, of a play that somebody kept and at edges as well', async () => {
    const few = { ...USUALLY, games: 1, random: 1, places: 4, edges: keptEdges(book).slice(0, 70), madeBy: 'a test' }
    const plays = [{ book: book.name, choices: [] }]
    const of = { ...book, worlds: book.worlds.slice(0, 6) }
    const [here, threads] = await bothWays(async (hands) => filesOf(await vectorsBy(of, { ...few, plays }, hands)))
    for (const origin of ['example', 'edge', 'play', 'game', 'census', 'row'])
      expect(here).toContain(`"origin\\":\\"${origin}`)
    expect(threads).toBe(here)
  })

  it('where a position is counted, kind by kind', async () => {
    const counting = { bound: 300, turn: true, began: book.main.procedure.name, divide: true }
    const rules = rulesCounting(book, counting)
    const { position, kinds } = severalKinds(rules, counting)
    const common = { position, ...counting }
    const [here, threads] = await bothWays((hands) => allBy(hands, { book, kind: census, common }, kinds))
    expect(kinds.length).toBeGreaterThan(1)
    expect(here).toContain('"actions"')
    expect(threads).toBe(here)
  })

  it('where the pages of books are made, of more than there are threads', async () => {
    const report = verify(book, { plays: 1 })
    const shelf = ['rcw', 'second', 'third'].map((short) => ({ short, title: book.title }))
    const frame = { look: { title: 'Rules' }, shelf }
    const common = { report, changes: [], frame, isPlayable: false, isWatched: true }
    const filesBy = async (hands: Threads | undefined) => {
      const all = shelf.map(({ short }) => ({ book, hands, common: { ...common, short } }))
      const made = await pagesOf(all)
      // The runner of tests has findings in another order than the program, and so has what the search loads.
      const files = all.flatMap((one) => [...(made.get(one)?.part.files ?? [])])
      // Pages show the text of short functions, in which the bundle writes other quotes than the compiler.
      return JSON.stringify(files.filter(([file]) => file.endsWith('.html'))).replaceAll('&#39;', '&quot;')
    }
    const here = await filesBy(undefined)
    expect(here).toContain('third/index.html')
    expect(await filesBy(two)).toBe(here)
  })

  it('where witnesses are searched for, and made small', async () => {
    const effort = { ...plays, depths: [2], enough: 3, thorough: true }
    const pairs = pairsOf(book.questions).slice(0, 6)
    const [here, threads] = await bothWays((hands) => witnessesBy(book, pairs, effort, hands))
    expect(here).toContain('"example"')
    expect(threads).toBe(here)
  })

  describe('where behaviour is recorded, and compared', () => {
    const now = liveBehaviour(book, 'now')
    const roads = roadsThrough(
      { ...book, worlds: book.worlds.slice(0, 4) },
      { plays: 1, seed: 4, bound: 12, around: 2 },
    )
    const told = () => undefined
    /** Alters a recorded behaviour, as if some options had been missing and games had ended differently. */
    const altered = (bundle: Bundle): Bundle => ({
      ...bundle,
      about: { ...bundle.about, version: 'before' },
      probes: Object.fromEntries(
        Object.entries(bundle.probes).map(([name, probe], at) => {
          const { due, outcome } = probe
          if (at % 4 > 0 || due === undefined || 'fault' in due || due.over || outcome !== undefined)
            return [name, probe]
          return [name, { ...probe, due: { ...due, offered: due.offered.slice(1) } }]
        }),
      ),
    })

    it('comes to the same', async () => {
      const [here, threads] = await bothWays((hands) => recordedBy(book, now, roads, { hands, told }))
      expect(threads).toBe(here)
      const bundle = altered(JSON.parse(here))
      const sides = { base: savedBehaviour(bundle), now }
      const question = { sides, book, roads: { base: bundle.roads, now: roads }, limit: 2 }
      const sources = { base: { bundle }, olders: {} }
      const [report, inThreads] = await bothWays(async (hands) =>
        behaviourReport(await comparedBy(question, sources, { hands, told })),
      )
      const { same, differences, more } = JSON.parse(report)
      expect([same, differences.length]).toEqual([false, 2])
      expect(more).toBeGreaterThan(0)
      expect(inThreads).toBe(report)
    })

    it('takes no older state that a job names, and whoever does it does not know', async () => {
      const common = { version: 'now', base: { commit: '../elsewhere', version: 'before' } }
      for (const hands of [undefined, two])
        await expect(allBy(hands, { book, kind: behaviour, common }, [{ does: 'ask', table: 'any' }])).rejects.toThrow(
          'no older state ../elsewhere is at hand here',
        )
    })
  })
})
