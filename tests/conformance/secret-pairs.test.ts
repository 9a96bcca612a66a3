import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Engine, engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import type { PairCase } from '../../src/lab/conformance/format/case.js'
import type { Reply } from '../../src/lab/conformance/format/messages.js'
import { verdictOnPair } from '../../src/lab/conformance/runner/pair-answers.js'
import { runOf, runSuite } from '../../src/lab/conformance/runner/run.js'
import { plainSuite, requestsFor, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { filesOf, writeVectors } from '../../src/lab/conformance/vectors/files/folder.js'
import { readVectors } from '../../src/lab/conformance/vectors/files/read.js'
import { gameFrom } from '../../src/lab/conformance/vectors/game-cache.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { HANG_LIMIT } from '../hang-limit.js'
import { auctionWith, book, type Game, laid, secrets } from '../kernel/auction.js'
import { temporaryFolder } from '../temporary.js'
import { relayed } from './broken/relay-engine.js'

const made = (of: Book<Game>) =>
  vectorsOf(of, {
    ...{ places: 40, patience: 4, random: 2, seed: 1, bound: 200, games: 1 },
    ...{ examples: temporaryFolder(), plays: [], madeBy: 'a test' },
  })
const vectors = made(book)
const suite = suiteOf(vectors)
const pairs = vectors.cases.filter((one): one is PairCase => one.asks === 'pair')

const right = engineOf(book)

const other = { Ann: 'Bob', Bob: 'Ann' } as const
/** The auction by somebody who lets nobody bid more than a pass against a hand in which something lies. */
const peeking = (at: (game: Game, whose: 'Ann' | 'Bob') => boolean): Engine => {
  const bids: typeof laid = {
    ...laid,
    list: (context, inside) => {
      const { options, ...rest } = laid.list(context, inside)
      return { ...rest, options: at(context.game, other[context.data.due]) ? options.slice(0, 1) : options }
    },
  }
  return engineOf({ ...book, charts: [auctionWith({ bids })] }, { name: 'peeks' })
}

/** Runs an implementation over all cases, or over pairs alone. */
async function run(engine: Engine, cases = vectors.cases) {
  const { command, close } = await relayed(engine)
  const sides = [{ command, book: book.name, edition: book.edition, timeout: HANG_LIMIT }]
  try {
    return runOf(suite, cases, await runSuite(suite, cases, { sides, jobs: 1, settled: () => undefined }))
  } finally {
    close()
  }
}

describe('pairs of positions that a seat cannot tell apart', () => {
  it('are made for every seat, by what others were dealt and by what they laid', () => {
    expect(pairs.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        'auction: Ann, a card to bid, where others chose unseen: a card that is dealt',
        'auction: Bob, a card to bid, where others chose unseen: a card to bid',
      ]),
    )
    for (const { clauses } of pairs) expect(clauses).toEqual(['auction.hidden', 'auction.sealed'])
  })

  it('look the same to the seat, and are not the same', () => {
    expect(pairs.length).toBeGreaterThan(3)
    for (const asked of pairs) {
      const [one, two] = requestsFor(suite, asked).map((request) => {
        const reply = right({ ...request, type: 'case' })
        if (reply.type !== 'result') throw new Error(JSON.stringify(reply))
        return gameFrom<Game>(reply.game, {})
      }) as [Game, Game]
      expect(two).not.toEqual(one)
      expect(secrets.seenBy(two, asked.seat)).toEqual(secrets.seenBy(one, asked.seat))
    }
  })

  it('are put by two requests of the same candidates, which say nothing of each other', () => {
    const [asked] = pairs as [PairCase]
    expect(requestsFor(suite, asked).map(({ id, type }) => [id, type])).toEqual([
      [asked.id, 'judge'],
      [`${asked.id}/other`, 'judge'],
    ])
    expect(asked.candidates.every(({ seat }) => seat === asked.seat)).toBe(true)
  })

  it('are the same bytes whenever they are made, and are read as they were written', () => {
    expect(filesOf(made(book))).toEqual(filesOf(vectors))
    const folder = temporaryFolder()
    writeVectors(folder, vectors)
    const read = readVectors(folder)
    expect(read.ok && read.value.cases.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(vectors.cases)
    expect(plainSuite(suite).positions.size).toBe(vectors.positions.size)
  })

  it('are none in a book without secrets', () => {
    const { secrets: _, ...open } = book
    expect(made(open).cases.filter(({ asks }) => asks === 'pair')).toEqual([])
  })

  it('are none where the rules themselves give something away, which is for verify to tell', () => {
    const bids: typeof laid = {
      ...laid,
      list: (context, inside) => {
        const { options, ...rest } = laid.list(context, inside)
        return { ...rest, options: context.game.hands.Bob.includes('two') ? options.slice(0, 1) : options }
      },
    }
    const leaking = made({ ...book, charts: [auctionWith({ bids })] })
    expect(leaking.cases.filter(({ asks }) => asks === 'pair').length).toBeLessThan(pairs.length)
  })
})

describe('an implementation', () => {
  it('that keeps the secrets passes them, and all other cases', async () => {
    const { totals } = await run(right)
    expect(totals).toEqual({ passed: vectors.cases.length, failed: 0, skipped: 0, errored: 0 })
  })

  it.each([
    ['looks into the hand of another', peeking((game, whose) => game.hands[whose].includes('three'))],
    ['looks at a bid that lies face down', peeking((game, whose) => game.bids[whose] === 'two')],
  ])('that %s is blamed, by the clauses that keep it secret', async (_, engine) => {
    const { cases, suspects } = await run(engine, pairs)
    const failed = cases.filter(({ status }) => status === 'failed')
    expect(failed.length).toBeGreaterThan(0)
    expect(failed[0]?.says).toMatch(
      /^gives (\w+) different options in two positions that \1 cannot tell apart: only one of them allows \{.*"type":"bid"\}$/,
    )
    expect(suspects.map(({ clause }) => clause)).toEqual(['auction.hidden', 'auction.sealed'])
  })

  it('that is wrong in both positions alike is no matter of pairs', async () => {
    const generous: Engine = (request) => {
      const reply = right(request)
      return reply.type === 'judged' ? { ...reply, legal: reply.legal.map(() => true) } : reply
    }
    const { totals } = await run(generous, pairs)
    expect(totals).toMatchObject({ passed: pairs.length, failed: 0 })
  })

  it('that cannot judge, or refuses the way to one of the two, is told so', () => {
    const [asked] = pairs as [PairCase]
    const judged = (legal: boolean): Reply => ({
      type: 'judged',
      id: asked.id,
      legal: asked.candidates.map(() => legal),
    })
    const verdict = (one: Reply | undefined, two: Reply | undefined) => verdictOnPair(asked, [one, two])
    expect(verdict(judged(true), { type: 'skipped', id: asked.id, reason: 'no hands here' })).toMatchObject({
      status: 'skipped',
      says: 'no hands here',
    })
    expect(verdict({ type: 'errored', id: asked.id, message: 'oh' }, judged(true)).status).toBe('errored')
    expect(verdict(judged(true), undefined).status).toBe('errored')
    expect(verdict(judged(true), { type: 'refused', id: asked.id, at: 0 }).says).toContain('refuses the way to one of')
    expect(verdict(judged(true), judged(true)).status).toBe('passed')
    expect(verdict(judged(true), judged(false))).toMatchObject({
      status: 'failed',
      says: expect.stringContaining('choose nothing in one of two positions'),
      wrong: asked.candidates.map((_, at) => at),
    })
  })
})
