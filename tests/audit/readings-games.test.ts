/** Games that a search keeps of the many that it comes through, and games that it changes at random. */
import { describe, expect, it } from 'vitest'
import type { Opening } from '../../src/core/explore/search-place.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { openingsPool, poolOf } from '../../src/lab/audit/readings/game-pool.js'
import { mutateGame } from '../../src/lab/audit/readings/mutate-game.js'

const upTo = (most: number, step = 1) => Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)

describe('a pool', () => {
  const kept = (number: number) => {
    const pool = poolOf<number>()
    for (const one of upTo(number - 1)) pool.add(one)
    return pool.items()
  }

  it('keeps everything at first, and then every second, every fourth', () => {
    expect(kept(0)).toEqual([])
    expect(kept(64)).toEqual(upTo(63))
    expect(kept(65)).toEqual(upTo(64, 2))
    expect(kept(68)).toEqual(upTo(66, 2))
    expect(kept(128)).toEqual(upTo(126, 2))
    expect(kept(200)).toEqual(upTo(196, 4))
  })

  it('of beginnings keeps those of each procedure apart', () => {
    const pool = openingsPool<GameState>()
    const opening = (name: string, at: number) =>
      ({ call: { procedure: { name } }, at }) as unknown as Opening<GameState>
    for (const at of upTo(64)) pool.add(opening('common', at))
    const rare = opening('rare', 0)
    pool.add(rare)
    expect(pool.items()).toHaveLength(34)
    expect(pool.items().at(-1)).toBe(rare)
  })
})

describe('a game that is stirred', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
  type Numbers = GameState & Readonly<Partial<Record<(typeof names)[number], number | string>>>
  const gameOf = (value: number | string, reading: string): Numbers => ({
    ...Object.fromEntries(names.map((name) => [name, value])),
    readings: { q: reading },
  })
  const game = gameOf(0, 'no')
  const stirring = (other: Numbers) => upTo(299).map((seed) => mutateGame(game, [other], seed))
  const changed = (one: Numbers) => names.filter((name) => one[name] !== game[name])

  it('is as others are in one to four places, or one more or one less than that, and never in its readings', () => {
    const all = stirring(gameOf(5, 'yes'))
    expect(new Set(all.map((one) => changed(one).length))).toEqual(new Set([1, 2, 3, 4]))
    expect(new Set(all.flatMap((one) => changed(one).map((name) => one[name])))).toEqual(new Set([4, 5, 6]))
    expect(all.every(({ readings }) => readings.q === 'no')).toBe(true)
    expect(new Set(all.flatMap(changed))).toEqual(new Set(names))
  })

  it('is half as often otherwise as it is as others are', () => {
    const values = stirring(gameOf(5, 'no')).flatMap((one) => changed(one).map((name) => one[name]))
    const share = (value: number) => values.filter((one) => one === value).length / values.length
    for (const [value, expected] of [
      [4, 0.25],
      [5, 0.5],
      [6, 0.25],
    ] as const)
      expect(Math.abs(share(value) - expected)).toBeLessThan(0.08)
  })

  it('takes what is no number as it is, and nothing that is not there', () => {
    expect(new Set(stirring(gameOf('x', 'no')).flatMap((one) => changed(one).map((name) => one[name])))).toEqual(
      new Set(['x']),
    )
    const { a: _, ...less } = game
    expect(stirring(less as Numbers).every((one) => one === game)).toBe(true)
  })

  it('is the same from the same seed, and stays as it is where there are no others', () => {
    const other = gameOf(5, 'no')
    expect(mutateGame(game, [other], 7)).toEqual(mutateGame(game, [other], 7))
    expect(mutateGame(game, [], 7)).toBe(game)
    const two = upTo(99).map((seed) => mutateGame(game, [gameOf('x', 'no'), gameOf('y', 'no')], seed))
    expect(new Set(two.flatMap((one) => changed(one).map((name) => one[name])))).toEqual(new Set(['x', 'y']))
  })
})
