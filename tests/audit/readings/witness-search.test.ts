/** Jobs of a search: what each stage looks at. */
import { describe, expect, it } from 'vitest'
import { surveyorOf } from '../../../src/core/explore/search-place.js'
import { pickerFrom } from '../../../src/core/explore/seat-strategies.js'
import { mutateGame } from '../../../src/lab/audit/readings/mutate-game.js'
import type { Pools } from '../../../src/lab/audit/readings/witness-search.js'
import { type Game, book as mill } from '../mill-game.js'
import { automatic, line, linesOf, paid, sacksOf, seeking, withWorlds } from './mill-jobs.js'
import { begins, still, turning } from './mill-scans.js'

describe('a job of worlds', () => {
  it('tells what was asked at each world, also where there is none', () => {
    const { seek } = seeking(['songs', 'sunday'], { book: withWorlds(still, begins({ grain: 0 })) })
    const { asked } = seek('worlds', { items: [1, 0, 7], depth: 1 })
    expect(asked.map((names) => [...names].sort())).toEqual([
      ['songs', 'threeCoins'],
      ['sellingIsWork', 'songs', 'stillGrinds', 'threeCoins'],
      [],
    ])
  })

  it('looks at as many places of each world as its depth says', () => {
    const { seek } = seeking(['songs'], { book: withWorlds(turning, begins({ coins: 1 })) })
    expect(seek('worlds', { items: [0, 1], depth: 2 }).games.map(sacksOf)).toEqual(['1 1 2', '0 2 2', '2 0 1', '1 1 1'])
  })

  it('looks at no further world once all pairs have enough witnesses', () => {
    const { seek } = seeking(['stillGrinds'], { book: withWorlds(still, still) })
    const { asked, witnesses } = seek('worlds', { items: [0, 1], depth: 5 })
    expect(asked).toEqual([['songs', 'stillGrinds'], []])
    expect(witnesses.map((all) => all.length)).toEqual([1])
  })
})

describe('a job of plays in files', () => {
  it('looks at the places of each play of each file', () => {
    const files = linesOf(
      [line(turning, 'grind', 'sell'), line(begins({ coins: 1 }))],
      [],
      [line(begins({ grain: 3 }))],
    )
    const { seek, read } = seeking(['songs'], { lines: files })
    const { games, asked } = seek('lines', { items: [0, 2] })
    expect(read).toEqual([0, 2])
    expect(games.map(sacksOf)).toEqual(['1 1 2', '0 2 2', '0 1 3', '2 0 1', '3 0 0'])
    expect(asked.map((names) => [...names].sort())).toEqual([['doubleFlour', 'sellingIsWork', 'songs', 'threeCoins']])
  })

  it('leaves out the plays and files that come after enough witnesses', () => {
    const files = linesOf([line(still), line(begins({ coins: 1 }))], [line(turning)])
    const { seek, read } = seeking(['stillGrinds'], { lines: files })
    const { games } = seek('lines', { items: [0, 1] })
    expect(read).toEqual([0])
    expect(games.map(sacksOf)).toEqual(['1 3 2'])
  })

  it('goes on where there is a witness, and more are wanted', () => {
    const files = linesOf([line(still), line(turning)])
    const { seek } = seeking(['stillGrinds'], { lines: files, enough: 9 })
    expect(seek('lines').games.map(sacksOf)).toEqual(['1 3 2', '1 1 2'])
  })
})

describe('a job of plays with all seats played by the book', () => {
  const files = linesOf([line(turning), line(begins({ grain: 3 }))], [line(begins({ grain: 2 }))])

  it('looks around the beginning of each play, with the seats of the book', () => {
    const { seek, read } = seeking(['songs'], { lines: files, book: paid })
    const { games } = seek('seated', { items: [1] })
    expect(read).toEqual([1])
    expect(games.map(sacksOf)).toEqual(['2 0 4', '1 1 4', '2 0 4', '0 2 4', '1 0 4', '1 1 4'])
    expect(seek('seated', { items: [0] }).games.every(({ coins }) => coins === 4)).toBe(true)
  })

  it('looks at nothing where the book plays no seat, or cannot in that game', () => {
    expect(seeking(['songs'], { lines: files }).seek('seated').games).toEqual([])
    const failing = automatic(() => {
      throw new Error('no seats yet')
    })
    expect(seeking(['songs'], { lines: files, book: failing }).seek('seated').games).toEqual([])
  })

  it('looks at no further play once every pair has a witness', () => {
    const seated: Game[] = []
    const book = automatic((game) => {
      seated.push(game)
      return game
    })
    const { seek } = seeking(['stillGrinds'], { lines: linesOf([line(still), line(turning)]), book, enough: 3 })
    seek('seated')
    expect(seated).toEqual([still.game])
  })
})

describe('a job of random plays', () => {
  const surveyor = surveyorOf(mill)
  /** The games of the decisions that a seed comes through. */
  function played(game: Game, seed: number): readonly string[] {
    const pick = pickerFrom(seed)
    const games: string[] = []
    for (let { position } = surveyor.rules.begin(game, 'day', null); ; ) {
      const decision = surveyor.rules.decide(position)
      if (decision.over) return games
      games.push(sacksOf(position.game))
      position = surveyor.rules.choose(position, pick(decision)).position
    }
  }

  it.each([0, 1, 2, 3, 4, 5, 6])('plays the one of its number %i, from a seed of its own', (number) => {
    const { seek } = seeking(['songs'], { seed: 5 })
    expect(seek('plays', { items: [number] }).games.map(sacksOf)).toEqual(played(mill.empty, 6 + number))
  })

  it('plays again with all seats played by the book', () => {
    const { seek } = seeking(['songs'], { book: paid })
    const games = [...played(mill.empty, 3), ...played({ ...mill.empty, coins: 4 }, 3)]
    expect(seek('plays', { items: [2] }).games.map(sacksOf)).toEqual(games)
  })

  it('gives a play up after so many decisions', () => {
    const { seek } = seeking(['songs'], { bound: 1 })
    expect(seek('plays', { items: [0, 1, 2] }).games.map(sacksOf)).toEqual(['2 0 0', '2 0 0', '2 0 0'])
  })

  it('plays no further one once every pair has a witness', () => {
    const { seek } = seeking(['stillGrinds'], { book: { ...paid, empty: still.game }, enough: 3, bound: 1 })
    expect(seek('plays', { items: [0, 1] }).games.map(sacksOf)).toEqual(['1 3 2'])
  })
})

describe('a job of stirred games', () => {
  const openings = [begins({ grain: 1 }), begins({ grain: 2 }), begins({ grain: 3 })]
  const games = [begins({ coins: 3, flour: 1 }).game, begins({ coins: 4 }).game]
  const pools: Pools<Game> = { openings, games }

  it.each([0, 1, 2, 3, 4, 5])('looks around the one of its number %i, like a beginning that was found', (number) => {
    const { seek } = seeking(['songs'], { seed: 5 })
    const opening = openings[(number + 1) % 3]
    const stirred = opening && mutateGame(opening.game, games, 6 + number)
    expect(seek('stirred', { items: [number] }, pools).games[0]).toEqual(stirred)
  })

  it('looks at six places there', () => {
    const { seek } = seeking(['songs'])
    expect(seek('stirred', { items: [1] }, pools).games).toHaveLength(6)
  })

  it('looks at nothing in games that break an invariant', () => {
    const { seek } = seeking(['songs'])
    const heavy = { openings: [begins({ grain: 3 })], games: [begins({ grain: 3, flour: 4 }).game] }
    expect(seek('stirred', { items: [0, 1, 2, 3] }, heavy).games).toEqual([])
  })

  it('looks at nothing where no procedure was seen to begin', () => {
    const { seek } = seeking(['songs'])
    expect(seek('stirred', { items: [0, 1] }, { openings: [], games }).games).toEqual([])
    expect(seek('stirred', { items: [0, 1] }).games).toEqual([])
  })

  it('looks at no further game once every pair has a witness', () => {
    const { seek } = seeking(['stillGrinds'], { enough: 9 })
    const one = { openings: [still], games: [begins({ wheel: 'still' }).game] }
    const found = seek('stirred', { items: [0, 1, 2] }, one)
    expect(found.witnesses.map((all) => all.length)).toEqual([3])
    expect(found.games).toEqual(seek('stirred', { items: [0] }, one).games)
  })
})
