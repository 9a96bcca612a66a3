import { expect, test } from 'vitest'
import { playGames, sumOf } from '../../src/core/play/random-plays.js'
import { sound } from '../verify/sound-book.js'

test('games are played and put together without the worlds of their book: nobody reads its examples', () => {
  const book = Object.defineProperty({ ...sound }, 'worlds', {
    get: () => {
      throw new Error('read')
    },
  })
  const how = { seed: 1, bound: 1000, asides: 0, refusals: 1 }
  const sum = sumOf(book)
  for (const number of [1, 2])
    sum.add(playGames(book, { ...how, habitOf: () => 'random' }, { from: number, to: number }))
  const { report, findings } = sum.whole({ ...how, games: 2, seats: {}, seconds: 1 })
  expect(report).toMatchObject({ games: 2, finished: 2 })
  expect(findings).toEqual([])
})
