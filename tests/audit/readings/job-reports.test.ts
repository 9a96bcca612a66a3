/** Jobs of a search: what they report of all that they looked at. */
import { describe, expect, it } from 'vitest'
import { surveyorOf } from '../../../src/core/explore/search-place.js'
import type { NearWay } from '../../../src/lab/audit/readings/witness-search.js'
import { type Game, book as mill } from '../mill-game.js'
import { line, linesOf, seeking, withWorlds } from './mill-jobs.js'
import { begins, still, turning, works } from './mill-scans.js'
import { placeAfter, typesOf } from './toy-searches.js'

const rootsOf = ({ kind, roots }: NearWay<Game>) => [
  kind,
  ...roots.map(({ call, choices }) => [call.procedure.name, ...typesOf(choices)]),
]

describe('what a job reports', () => {
  it('is for the pairs of its numbers, in their order', () => {
    const { seek } = seeking(['doubleFlour', 'songs', 'threeCoins'], { book: withWorlds(turning) })
    const { witnesses } = seek('worlds', { depth: 1, pairs: [2, 9, 0] })
    expect(witnesses.map((all) => all.map(({ choices }) => typesOf(choices)))).toEqual([[['stop']], [['grind']]])
  })

  it('are witnesses as they begin, with no more of them', () => {
    const { seek } = seeking(['doubleFlour'], { book: withWorlds(turning) })
    const [[witness] = []] = seek('worlds', { depth: 1 }).witnesses
    expect(Object.keys(witness ?? {})).toEqual(['game', 'call', 'choices'])
    expect(witness).toMatchObject({ game: turning.game, call: { procedure: { name: 'work' }, args: null } })
  })

  it('are witnesses in the middle of what runs, where they begin there', () => {
    const going = { ...works, stack: placeAfter(surveyorOf(mill), still).position.stack }
    const { seek } = seeking(['stillGrinds'], { lines: linesOf([line(going)]) })
    expect(seek('lines').witnesses).toEqual([[{ ...going, choices: [] }]])
  })

  it('are two beginnings of each procedure, and eight games at most, spread over all', () => {
    const worlds = Array.from({ length: 5 }, (_, coins) => begins({ grain: 4, coins }))
    const { seek } = seeking(['songs'], { book: withWorlds(...worlds) })
    const found = seek('worlds', { items: [0, 1, 2, 3, 4], depth: 5 })
    expect(found.openings.map(({ game, call }) => [call.procedure.name, game.coins])).toEqual([
      ['day', 0],
      ['day', 3],
      ['work', 0],
      ['work', 3],
    ])
    const games = worlds.flatMap((_, item) => seek('worlds', { items: [item], depth: 5 }).games)
    expect(games).toHaveLength(25)
    expect(found.games).toEqual(games.filter((_, at) => at % 4 === 0))
  })

  it('are paths to where a pair without a witness was asked for, from two beginnings', () => {
    const { seek } = seeking(['songs', 'doubleFlour'], { book: withWorlds(turning) })
    const [songs, flour] = seek('worlds', { depth: 1 }).near
    expect(songs?.map(rootsOf)).toEqual([
      ['begins day', ['work'], ['day']],
      ['work/working', ['work'], ['day']],
      ['work/working/grind', ['work', 'grind'], ['day', 'grind']],
      ['work/working/sell', ['work', 'sell'], ['day', 'sell']],
    ])
    expect(flour).toEqual([])
  })

  it('are no such paths where the pair has a witness', () => {
    const { seek } = seeking(['threeCoins'], { book: withWorlds(still), enough: 3 })
    const { near, witnesses } = seek('worlds', { depth: 5 })
    expect(witnesses.map((all) => all.length)).toEqual([1])
    expect(near).toEqual([[]])
  })

  it('are only paths whose beginning is possible under both readings', () => {
    const heavy = begins({ grain: 4, flour: 1 })
    const { seek } = seeking(['songs'], { lines: linesOf([line(heavy, 'sell')]) })
    const [songs] = seek('lines').near
    expect(songs?.map(rootsOf)).toEqual([
      ['begins day'],
      ['work/working'],
      ['work/working/grind'],
      ['work/working/sell'],
    ])
  })
})
