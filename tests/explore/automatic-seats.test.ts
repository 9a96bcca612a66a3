import { describe, expect, it } from 'vitest'
import { gamesToPlay, playedByTheBook, seatingAt, seatingsIn } from '../../src/core/explore/automatic-seats.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import { type Game, book as orchard } from '../kernel/orchard.js'
import { withBot } from '../verify/orchard-bot.js'

const { automaton } = withBot
const three: Book<Game> = { ...withBot, seats: ['Ann', 'Bob', 'Carl'] }
const most = (count: number): Book<Game> => ({
  ...three,
  ...(automaton && { automaton: { ...automaton, most: count } }),
})
const seatings = (book: Book<Game>) =>
  Array.from({ length: seatingsIn(book) }, (_, number) => seatingAt(book, number).join(' '))

describe('the seats that a book plays', () => {
  it('are every set of them, all first', () => {
    expect(seatings(three)).toEqual(['Ann Bob Carl', 'Bob Carl', 'Ann Carl', 'Carl', 'Ann Bob', 'Bob', 'Ann'])
  })

  it('are at most as many as it can play at once', () => {
    expect(seatings(most(2))).toEqual(['Bob Carl', 'Ann Carl', 'Carl', 'Ann Bob', 'Bob', 'Ann'])
    expect(seatings(most(1))).toEqual(['Carl', 'Bob', 'Ann'])
  })

  it('begin anew after the last set, and are none before the first', () => {
    const numbers = [-1, 0, 6, 7, 15]
    expect(numbers.map((number) => seatingAt(three, number).join(' '))).toEqual([
      '',
      'Ann Bob Carl',
      'Ann',
      'Ann Bob Carl',
      'Bob Carl',
    ])
  })

  it('are none where the book plays none, or names none', () => {
    const { automaton: _, ...playingNone } = three
    const { seats: __, ...namingNone } = withBot
    expect([seatingsIn(playingNone), seatingsIn(namingNone)]).toEqual([0, 0])
    expect([seatingAt(playingNone, 0), seatingAt(namingNone, 3)]).toEqual([[], []])
  })
})

describe('the games from which whole games are played', () => {
  it('are the empty one, and one in which the book plays all seats that it can', () => {
    expect(gamesToPlay(withBot)).toEqual([withBot.empty, { ...withBot.empty, bots: ['Ann', 'Bob'] }])
    expect(gamesToPlay(most(1))).toEqual([three.empty, { ...three.empty, bots: ['Carl'] }])
    expect(gamesToPlay(orchard)).toEqual([orchard.empty])
  })

  it('have nobody play for chance', () => {
    const withChance = { ...withBot, seats: ['Ann', CHANCE] }
    expect(playedByTheBook(withChance, withBot.empty)).toEqual({ ...withBot.empty, bots: ['Ann'] })
    expect(playedByTheBook({ ...withBot, seats: [CHANCE] }, withBot.empty)).toBeUndefined()
    expect(playedByTheBook(orchard, orchard.empty)).toBeUndefined()
  })
})
