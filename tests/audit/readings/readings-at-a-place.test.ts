/** The readings at a place: how they are told apart there, and what is kept of those that are not. */
import { describe, expect, it } from 'vitest'
import { type Pair, pairsOf } from '../../../src/core/explore/reading-pair.js'
import { type Surveyor, surveyorOf } from '../../../src/core/explore/search-place.js'
import { scanOf } from '../../../src/lab/audit/readings/scan-position.js'
import { book as orchard } from '../../kernel/orchard.js'
import { type Game, book as mill } from '../mill-game.js'
import { begins, foundOf, millScan, nearOf, still, turning, works } from './mill-scans.js'
import { pairNamed, pairsNamed, placeAfter } from './toy-searches.js'

const namesOf = (pairs: readonly Pair[]) => pairs.map(({ question }) => question.name)

describe('the readings at a place', () => {
  const surveyor = surveyorOf(mill)

  it('are told apart by what is offered there', () => {
    const scan = millScan()
    scan.look(placeAfter(surveyor, still))
    expect(foundOf(scan, 'stillGrinds')).toContainEqual(['work', 'due'])
  })

  it('are told apart by what an option does', () => {
    const scan = millScan()
    scan.look(placeAfter(surveyor, turning))
    expect(foundOf(scan, 'doubleFlour')).toEqual([['work', 'grind', 'game']])
  })

  it('are told apart by an outcome', () => {
    const scan = millScan()
    scan.look(placeAfter(surveyor, turning))
    expect(foundOf(scan, 'threeCoins')).toEqual([['day', 'stop', 'outcome']])
  })

  it('are told apart by what a procedure knows, once players see it', () => {
    const scan = millScan()
    scan.look(placeAfter(surveyor, turning))
    expect(foundOf(scan, 'sellingIsWork')).toEqual([['work', 'sell', 'stop', 'outcome']])
  })

  it('are told apart from the place itself where the book fails when a choice is made again', () => {
    const made = new Set<string>()
    const failing: Surveyor<Game> = {
      ...surveyor,
      after: (from, option) => {
        if (made.has(option.type)) throw new Error('only once')
        made.add(option.type)
        return surveyor.after(from, option)
      },
    }
    const scan = millScan(8, failing)
    scan.look(placeAfter(surveyor, turning))
    expect(foundOf(scan, 'doubleFlour')).toEqual([['work', 'grind', 'game']])
    expect(foundOf(scan, 'sellingIsWork')).toEqual([['work', 'sell', 'stop', 'outcome']])
  })

  it('are compared only for the pairs that are looked for', () => {
    const scan = scanOf(surveyor, { pairs: pairsNamed(mill, 'doubleFlour', 'songs'), enough: 1 })
    scan.look(placeAfter(surveyor, turning))
    expect(foundOf(scan, 'threeCoins')).toEqual([])
    expect(nearOf(scan, 'stillGrinds')).toEqual([])
    expect(foundOf(scan, 'doubleFlour')).toHaveLength(1)
  })

  it('leave the choices to where they were asked for in vain, at most four, each to another kind of decision', () => {
    const scan = millScan()
    const { place } = scan.begin(turning)
    if (place === undefined) throw new Error('the day does not begin')
    scan.look(place)
    scan.look(placeAfter(surveyor, turning, 'grind'))
    expect(nearOf(scan, 'songs')).toEqual([
      ['begins day'],
      ['work/working'],
      ['work/working/grind', 'grind'],
      ['work/working/sell', 'sell'],
    ])
    expect(scan.near(pairNamed(mill, 'songs')).map((near) => near.place.position)).toEqual(
      Array.from({ length: 4 }, () => place.position),
    )
  })

  it('leave the choice after which one of them fails', () => {
    const scan = millScan()
    scan.look(placeAfter(surveyor, begins({ grain: 0, flour: 4 })))
    expect(foundOf(scan, 'sunday')).toContainEqual(['work', 'due', 'outcome'])
    expect(nearOf(scan, 'sunday')).toContainEqual(['work/working/sell', 'sell'])
  })
})

describe('the beginning of a witness', () => {
  const surveyor = surveyorOf(orchard)
  const pairs = pairsOf(orchard.questions)
  const eaten = pairNamed(orchard, 'eatingScores')
  const full = { ...orchard.empty, trees: { short: 1, middle: 2, tall: 2 }, baskets: { Ann: 2, Bob: 0 } }

  it('is a procedure that begins with the last choice, if the readings differ in it', () => {
    const scan = scanOf(surveyor, { pairs, enough: 1 })
    scan.look(placeAfter(surveyor, { game: orchard.empty, call: orchard.main }, 'climb'))
    expect(scan.found(eaten)).toMatchObject([{ call: { procedure: { name: 'eat' } }, choices: [], sights: ['game'] }])
  })

  it('is no later game in which the same choice could be made once more', () => {
    const scan = scanOf(surveyor, { pairs, enough: 1 })
    // One fruit too many, until it is eaten.
    const { next } = scan.look(placeAfter(surveyor, { game: full, call: orchard.main }))
    expect(next.at(-1)?.position.game.baskets.Ann).toBe(1)
    expect(scan.found(eaten)).toEqual([])
  })
})

describe('the pairs of a scan', () => {
  const surveyor = surveyorOf(mill)

  it('are open without a witness, and wanted while they have not enough', () => {
    const scan = scanOf(surveyor, { pairs: pairsNamed(mill, 'stillGrinds', 'songs'), enough: 2 })
    expect(namesOf(scan.open())).toEqual(['stillGrinds', 'songs'])
    expect(namesOf(scan.wanted())).toEqual(['stillGrinds', 'songs'])
    scan.begin(works)
    expect(namesOf(scan.open())).toEqual(['songs'])
    expect(namesOf(scan.wanted())).toEqual(['stillGrinds', 'songs'])
    scan.look(placeAfter(surveyor, works))
    expect(namesOf(scan.wanted())).toEqual(['songs'])
    expect(foundOf(scan, 'stillGrinds')).toHaveLength(2)
  })

  it('are told apart once at each kind of decision', () => {
    const scan = millScan()
    scan.begin(works)
    scan.begin(works)
    expect(foundOf(scan, 'stillGrinds')).toEqual([['work', 'due']])
  })

  it('are known by their names and readings', () => {
    const scan = millScan()
    scan.begin(works)
    const { question, readings } = pairNamed(mill, 'stillGrinds')
    expect(scan.found({ question, readings })).toHaveLength(1)
    expect(scan.found({ question, readings: [readings[1], readings[0]] })).toEqual([])
    expect(scan.near({ question, readings: [readings[1], readings[0]] })).toEqual([])
  })
})
