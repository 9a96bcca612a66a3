/** Contrasts: situations that differ from a case in one thing that a decision reads. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Book, law } from '../../src/core/kernel/book/book.js'
import { changedAt } from '../../src/lab/conformance/contrasts/changed-game.js'
import { contrastsOf } from '../../src/lab/conformance/contrasts/contrasting-situations.js'
import { placesIn } from '../../src/lab/conformance/contrasts/other-values.js'
import { recordedGame } from '../../src/lab/conformance/contrasts/recorded-game.js'
import { suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { ferry, shortSighted } from './ferry.js'
import { failing, optionsOfToy, orchard, vectorsOfOrchard } from './orchards.js'

describe('contrasts', () => {
  const options = { ...optionsOfToy(), examples: '/nowhere' }
  const without = vectorsOf(ferry, options)
  const contrasts = contrastsOf(ferry, suiteOf(without))
  const withThem = vectorsOf(ferry, { ...options, edges: contrasts })

  it('differ from a case in one place that was read, each in another', () => {
    const told = contrasts.map(({ shows }) => shows.replace(/^.*, at /, ''))
    expect(told.toSorted()).toEqual(['/river/far', '/river/middle', '/river/near'])
  })

  it('fail an implementation that forgets one of the places, which passes all other cases', () => {
    expect(failing(shortSighted, without)).toEqual([])
    expect(failing(shortSighted, withThem)).toHaveLength(1)
    expect(failing(ferry, withThem)).toEqual([])
  })

  it('are the same each time, and none when a decision reads nothing that can be otherwise', () => {
    expect(contrastsOf(ferry, suiteOf(without))).toEqual(contrasts)
    const results = { ...without, cases: without.cases.filter(({ asks }) => asks === 'census') }
    expect(contrastsOf(ferry, suiteOf(results))).toEqual([])
  })

  it('tell a place by what it is to the option', () => {
    const found = contrastsOf(orchard, suiteOf(vectorsOfOrchard())).map(({ shows }) => shows)
    expect(found).toContain(
      'contrast: a tree to climb, by /trees/*: climb, refused by table:may not climb/3, at /trees/<tree>',
    )
  })
})

describe('a game that records what is read', () => {
  const game = { river: { near: 'open', far: 'frozen' }, log: ['a', 'b'], day: 1 }

  it('is equal to the game, and tells the places that were read', () => {
    const recorded = recordedGame(game)
    expect(recorded.read()).toEqual([])
    expect(recorded.game.river.far).toBe('frozen')
    expect(recorded.game.log.at(-1)).toBe('b')
    expect(recorded.read()).toEqual([['river', 'far'], ['log']])
    expect(recorded.game).toEqual(game)
    expect(recorded.read()).toHaveLength(placesIn(game).length)
  })

  it('records what is copied', () => {
    const recorded = recordedGame(game)
    expect({ ...recorded.game.river, near: 'frozen' }).toEqual({ near: 'frozen', far: 'frozen' })
    expect(recorded.read()).toEqual([
      ['river', 'near'],
      ['river', 'far'],
    ])
  })
})

describe('a game with another value at one place', () => {
  const full = { ...orchard.empty, trees: { short: 2, middle: 2, tall: 2 }, baskets: { Ann: 0, Bob: 0 } }

  it('keeps everything else', () => {
    const changed = changedAt(orchard, { game: full, read: [] }, ['trees', 'tall'], 1)
    expect(changed).toEqual({ ...full, trees: { ...full.trees, tall: 1 } })
  })

  const purse = z.strictObject({ coins: z.int().min(0) })
  const Purses = z.strictObject({ readings: z.record(z.string(), z.string()), purses: z.record(z.string(), purse) })
  type Purses = z.infer<typeof Purses>
  const fourCoins = law<Purses>(
    'four coins',
    [],
    ({ purses }) => (Object.values(purses).reduce((sum, { coins }) => sum + coins, 0) === 4 ? [] : ['other than four']),
    () => [],
  )
  const minting = { ...orchard, schema: Purses, laws: [fourCoins] } as unknown as Book<Purses>
  const shared: Purses = { readings: {}, purses: { Ann: { coins: 1 }, Bob: { coins: 1 }, Cid: { coins: 2 } } }

  it('balances a number by one that was not read, where a law keeps their sum', () => {
    const read = [
      ['purses', 'Ann', 'coins'],
      ['purses', 'Bob', 'coins'],
    ]
    const changed = changedAt(minting, { game: shared, read }, ['purses', 'Ann', 'coins'], 3)
    expect(changed?.purses).toEqual({ Ann: { coins: 3 }, Bob: { coins: 1 }, Cid: { coins: 0 } })
  })

  it('is not there where nothing can balance it', () => {
    const places = { game: shared, read: placesIn(shared).map(([path]) => path) }
    expect(changedAt(minting, places, ['purses', 'Ann', 'coins'], 3)).toBeUndefined()
    expect(changedAt(minting, { game: shared, read: [] }, ['purses', 'Ann', 'coins'], 9)).toBeUndefined()
  })
})
