/** The search for the smallest witness of each pair, and what becomes of all that was found for a pair. */
import { describe, expect, it } from 'vitest'
import { option } from '../../../src/core/kernel/offers/offer.js'
import { searchedFor, smallestIn, witnessesOf } from '../../../src/lab/audit/readings/find-witnesses.js'
import type { FoundPair } from '../../../src/lab/audit/readings/found-witnesses.js'
import type { WitnessEffort } from '../../../src/lab/audit/readings/search-effort.js'
import type { Sought } from '../../../src/lab/audit/readings/search-rounds.js'
import { type Game, book as mill } from '../mill-game.js'
import { line, linesOf } from './mill-jobs.js'
import { begins, still } from './mill-scans.js'
import { pairNamed, pairsNamed, typesOf } from './toy-searches.js'

const candidate = (opening: ReturnType<typeof begins>, ...types: readonly string[]) => ({
  ...opening,
  choices: types.map((type) => option(type)),
})
const sought = (name: string, more: Partial<Sought<Game>> = {}): Sought<Game> => ({
  pair: pairNamed(mill, name),
  asked: true,
  witnesses: [],
  near: [],
  ...more,
})
/** The choices of the smallest witness, and the places where its game differs from that of the book. */
const smallOf = ({ small }: FoundPair<Game>) =>
  small && [typesOf(small.witness.choices), small.distance.changes.map(({ path, to }) => `${path}: ${to}`)]

/** Two coins, after which the day is good under one reading of three; with no grain and flour the day is over at once. */
const rich = candidate(begins({ coins: 2 }), 'stop')
const idle = candidate(begins({ coins: 2, grain: 0 }))
const handless = candidate(begins({ grain: 0, flour: 1, wheel: 'still' }))
const heavy = candidate(begins({ grain: 4, flour: 4, wheel: 'still' }))

describe('the smallest witness of a pair', () => {
  const smallest = (one: Sought<Game>, games: readonly Game[] = [], thorough?: boolean) =>
    smallOf(smallestIn(mill, games, thorough)(one))

  it('is as near to the game of the book as it can be', () => {
    const full = candidate(begins({ coins: 3, flour: 1, wheel: 'still', grain: 1 }), 'stop')
    expect(smallest(sought('stillGrinds', { witnesses: [full] }))).toEqual([[], ['wheel: still']])
  })

  it('is the one with the fewest choices of several', () => {
    const fewest = [[], ['grain: 0', 'coins: 2']]
    expect(smallest(sought('threeCoins', { witnesses: [rich] }))).toEqual([['stop'], ['coins: 2']])
    expect(smallest(sought('threeCoins', { witnesses: [rich, idle] }))).toEqual(fewest)
    expect(smallest(sought('threeCoins', { witnesses: [idle, rich] }))).toEqual(fewest)
  })

  it('is none of those that are no witnesses', () => {
    const poor = candidate(begins({}), 'stop')
    expect(smallest(sought('threeCoins', { witnesses: [poor, rich] }))).toEqual([['stop'], ['coins: 2']])
    expect(smallest(sought('threeCoins', { witnesses: [poor] }))).toBeUndefined()
  })

  it('has fewer choices in a game with parts of others, in a thorough search', () => {
    const one = sought('threeCoins', { witnesses: [rich] })
    const games = [begins({ grain: 0, flour: 1 }).game]
    expect(smallest(one, games)).toEqual([['stop'], ['coins: 2']])
    expect(smallest(one, games, true)).toEqual([[], ['grain: 0', 'coins: 2']])
    expect(smallest(one, [], true)).toEqual([['stop'], ['coins: 2']])
  })

  it('is on a path without effect, in a game with parts of others', () => {
    expect(smallest(sought('stillGrinds', { near: [[handless]] }))).toEqual([[], ['wheel: still']])
    const bare = { ...mill, empty: { ...mill.empty, grain: 0 } }
    expect(smallOf(smallestIn(bare, [])(sought('stillGrinds', { near: [[handless]] })))).toBeUndefined()
    expect(smallOf(smallestIn(bare, [still.game])(sought('stillGrinds', { near: [[handless]] })))).toEqual([
      [],
      ['grain: 1', 'wheel: still'],
    ])
  })

  it('is on the first such path that can begin under both readings', () => {
    expect(smallest(sought('stillGrinds', { near: [[heavy]] }))).toBeUndefined()
    expect(smallest(sought('stillGrinds', { near: [[heavy, handless]] }))).toEqual([[], ['wheel: still']])
    expect(smallest(sought('stillGrinds', { near: [[], [heavy], [handless]] }))).toEqual([[], ['wheel: still']])
  })

  it('is on no such path where there is another witness', () => {
    const both = sought('threeCoins', { witnesses: [rich], near: [[idle]] })
    expect(smallest(both)).toEqual([['stop'], ['coins: 2']])
  })
})

describe('the result for a pair', () => {
  it('is a case of a table where no play tells its readings apart', () => {
    const found = smallestIn(mill, [])(sought('threeCoins'))
    expect(found).toMatchObject({ asked: true, inTable: { table: 'a good day' } })
    expect(Object.keys(found)).toEqual(['pair', 'asked', 'inTable'])
  })

  it('has no case of a table where a play does', () => {
    const found = smallestIn(mill, [])(sought('threeCoins', { witnesses: [idle] }))
    expect(Object.keys(found)).toEqual(['pair', 'asked', 'small'])
  })

  it('says only whether the rules asked for the reading, where nothing tells its readings apart', () => {
    const pair = pairNamed(mill, 'songs')
    expect(smallestIn(mill, [])(sought('songs'))).toStrictEqual({ pair, asked: true })
    expect(smallestIn(mill, [])(sought('songs', { asked: false }))).toStrictEqual({ pair, asked: false })
  })
})

describe('a search', () => {
  const told: string[] = []
  const effort = (more: Partial<WitnessEffort<Game>>): WitnessEffort<Game> => ({
    seed: 1,
    plays: 0,
    bound: 20,
    depths: [],
    enough: 1,
    lines: linesOf([line(rich)]),
    ...more,
  })
  const telling = () => {
    told.length = 0
    return (stage: string, done: number, total: number) => void told.push(`${stage} ${done} of ${total}`)
  }

  it('goes from round to round, and says how far it is', () => {
    const end = searchedFor(
      mill,
      pairsNamed(mill, 'stillGrinds', 'threeCoins'),
      effort({ depths: [3], told: telling() }),
    )
    expect(told).toEqual(['examples 0 of 1', 'worlds to 3 places 0 of 1'])
    expect(end.sought.map(({ witnesses }) => witnesses.map(({ choices }) => typesOf(choices)))).toEqual([
      [[]],
      [['stop']],
    ])
    expect(end.games).toEqual([rich.game])
  })

  it('stirs the games that it came through', () => {
    const lines = linesOf([line(begins({ grain: 1 })), line(handless)])
    const end = searchedFor(mill, pairsNamed(mill, 'stillGrinds'), effort({ lines, told: telling() }))
    expect(told).toEqual(['examples 0 of 1', 'examples, played by the book 0 of 1', 'stirred games 0 of 1500'])
    expect(end.sought.map(({ witnesses }) => witnesses.length)).toEqual([1])
  })

  it('ends with the smallest witness of each pair, in the order of the pairs', () => {
    const pairs = pairsNamed(mill, 'threeCoins', 'stillGrinds')
    const lines = linesOf([line(rich), line(still)])
    const found = witnessesOf(mill, pairs, effort({ lines, told: telling() }))
    expect(told).toEqual(['examples 0 of 1', 'shrinking 0 of 2', 'shrinking 1 of 2'])
    expect(found.map(({ pair }) => pair)).toEqual(pairs)
    expect(found.map(smallOf)).toEqual([
      [['stop'], ['coins: 2']],
      [[], ['wheel: still']],
    ])
  })

  it('finds fewer choices where it is thorough, and needs nobody to listen', () => {
    const lines = linesOf([line(begins({ grain: 0, flour: 1 })), line(rich)])
    const pairs = pairsNamed(mill, 'threeCoins')
    expect(witnessesOf(mill, pairs, effort({ lines })).map(smallOf)).toEqual([[['stop'], ['coins: 2']]])
    const thorough = witnessesOf(mill, pairs, effort({ lines, thorough: true }))
    expect(thorough.map(smallOf)).toEqual([[[], ['grain: 0', 'coins: 2']]])
  })
})
