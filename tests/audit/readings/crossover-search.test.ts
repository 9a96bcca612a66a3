/** Crossings: parts of other games are put into a game until two readings differ in it. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gameUnder } from '../../../src/core/explore/reading-pair.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import { canonical } from '../../../src/core/values/json.js'
import { crossWitness } from '../../../src/lab/audit/readings/crossover-search.js'
import { book as mill } from '../mill-game.js'
import { candidateOf, pairOf } from './toy-witnesses.js'

const doubleFlour = pairOf(mill, 'doubleFlour')
const stillGrinds = pairOf(mill, 'stillGrinds')
const rules = rulesOf(mill)
const empty = { ...mill.empty, grain: 0 }
const grinding = candidateOf(mill, 'work', ['grind'], empty)

describe('a crossing', () => {
  it('takes from another game what a candidate lacks', () => {
    const found = crossWitness(rules, doubleFlour, grinding, [empty, { ...empty, coins: 1 }, { ...empty, grain: 2 }])
    expect(found?.game).toEqual({ ...empty, grain: 2 })
    expect(found?.choices).toEqual(grinding.choices)
    expect(found?.pair).toBe(doubleFlour)
  })

  it('takes all that differs where no part of it is enough', () => {
    const crowded = { ...empty, coins: 9 }
    const other = { ...mill.empty, wheel: 'still' as const, coins: 1 }
    const found = crossWitness(rules, stillGrinds, { ...grinding, game: crowded }, [other])
    expect(found?.game).toEqual(gameUnder(other, stillGrinds.question, 'no'))
  })

  it('takes one field alone where more of the other game would break an invariant', () => {
    const found = crossWitness(rules, doubleFlour, grinding, [{ ...empty, grain: 1, coins: 9, flour: 4 }])
    expect(found?.game).toEqual({ ...empty, grain: 1 })
  })

  it('is none without other games, and none where no game has what is lacking', () => {
    expect(crossWitness(rules, doubleFlour, grinding, [])).toBeUndefined()
    expect(crossWitness(rules, doubleFlour, grinding, [{ ...empty, coins: 1, flour: 2 }])).toBeUndefined()
  })

  it('is looked for in 300 games, each of which is tried once', () => {
    const useless = Array.from({ length: 299 }, (_, at) => ({ ...empty, coins: 5 + at }))
    const useful = { ...empty, grain: 1 }
    const found = (others: readonly (typeof empty)[]) => crossWitness(rules, doubleFlour, grinding, others)?.game
    expect(found([...useless, ...useless, useful])).toEqual(useful)
    expect(found([...useless, { ...empty, coins: 4 }, useful])).toBeUndefined()
  })
})

/** A game of anything. */
type Anything = GameState & Readonly<Record<string, unknown>>

/** What of another game is put into a game, try by try, where nothing ever tells readings apart. */
function tried(game: Omit<Anything, 'readings'>, ...others: readonly Readonly<Record<string, unknown>>[]) {
  const seen: unknown[] = []
  const book = { ...mill, schema: z.any(), laws: [] } as unknown as Book<Anything>
  const begin = ({ readings, ...rest }: Anything): never => {
    seen.push(rest)
    throw new Error('nothing begins')
  }
  const readings = doubleFlour.question.name
  const candidate = { game: { ...game, readings: { other: 'kept' } }, call: grinding.call, choices: [] }
  const all = others.map((other) => ({ readings: { other: readings }, ...other }))
  expect(crossWitness({ ...rulesOf(book), begin }, doubleFlour, candidate, all)).toBeUndefined()
  return seen
}

const fields = (count: number, value: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, value]))

describe('the parts of another game', () => {
  it('are all of it, what is in one field, what is one field further in, and single places', () => {
    const seen = tried({ a: { b: { c: 0, d: 0 }, e: 0 }, f: 0 }, { a: { b: { c: 1, d: 1 }, e: 1 }, f: 1 })
    expect(seen.slice(0, 4)).toEqual([
      { a: { b: { c: 1, d: 1 }, e: 1 }, f: 1 },
      { a: { b: { c: 1, d: 1 }, e: 1 }, f: 0 },
      { a: { b: { c: 1, d: 1 }, e: 0 }, f: 0 },
      { a: { b: { c: 1, d: 0 }, e: 0 }, f: 0 },
    ])
    for (const single of [
      { a: { b: { c: 0, d: 1 }, e: 0 }, f: 0 },
      { a: { b: { c: 0, d: 0 }, e: 1 }, f: 0 },
      { a: { b: { c: 0, d: 0 }, e: 0 }, f: 1 },
    ])
      expect(seen).toContainEqual(single)
  })

  it('are tried in turn, so that none waits for the last of another game', () => {
    expect(
      tried({ a: 0, b: 0, c: 0 }, { a: 1, b: 1, c: 0 }, { a: 0, b: 0, c: 1 }, { a: 2, b: 2, c: 0 }).slice(0, 4),
    ).toEqual([
      { a: 1, b: 1, c: 0 },
      { a: 0, b: 0, c: 1 },
      { a: 2, b: 2, c: 0 },
      { a: 1, b: 0, c: 0 },
    ])
  })

  it('are any two places of it', () => {
    const seen = tried(fields(4, 0), fields(4, 1))
    const places = Object.keys(fields(4, 0))
    const pairs = places.flatMap((one) => places.filter((two) => one < two).map((two) => ({ [one]: 1, [two]: 1 })))
    expect(pairs).toHaveLength(6)
    for (const pair of pairs) expect(seen).toContainEqual({ ...fields(4, 0), ...pair })
  })

  it('are drawn where there are two places or more', () => {
    expect(tried(fields(1, 0), fields(1, 1))).toHaveLength(1)
    const [all, ...others] = tried(fields(2, 0), fields(2, 1))
    expect(all).toEqual(fields(2, 1))
    expect(others.filter((game) => canonical(game) === canonical(all))).not.toEqual([])
  })

  it('are 120 times two places at random of a game that differs in many', () => {
    const taken = tried(fields(170, 0), fields(170, 1)).map(
      (game) => Object.values(game as object).filter(Boolean).length,
    )
    const counted = (count: number) => taken.filter((one) => one === count).length
    expect([counted(170), counted(1), counted(2)]).toEqual([1, 170, 120])
    expect(taken).toHaveLength(291)
  })

  it('are none where the other game says the same, or less', () => {
    expect(tried({ a: 0 }, { a: 0 })).toEqual([{ a: 0 }])
    expect(tried({ a: 0, b: 0 }, { a: 1 })).toEqual([{ a: 1, b: 0 }])
  })
})
