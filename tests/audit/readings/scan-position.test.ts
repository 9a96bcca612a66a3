/** Scans: what is looked at of a procedure that begins and of a place, what follows it, and what is kept. */
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../../src/core/explore/reading-pair.js'
import { type Surveyor, surveyorOf } from '../../../src/core/explore/search-place.js'
import { scanOf } from '../../../src/lab/audit/readings/scan-position.js'
import { book as orchard } from '../../kernel/orchard.js'
import { type Game, book as mill, work } from '../mill-game.js'
import { book as walk } from '../walk-game.js'
import { begins, foundOf, millScan, nearOf, still, turning } from './mill-scans.js'
import { pairNamed, placeAfter } from './toy-searches.js'

describe('a procedure that begins in a scan', () => {
  it('comes to a place, and tells the questions that were asked', () => {
    const { place, asked } = millScan().begin(still)
    expect(place?.position.stack.map(({ state }) => state)).toEqual(['work', 'working'])
    expect(asked).toEqual(new Set(['songs', 'stillGrinds']))
  })

  it('asks again when it begins again', () => {
    const scan = millScan()
    expect(scan.begin(still).asked).toEqual(scan.begin(still).asked)
  })

  it('comes to no place where the book fails', () => {
    const scan = millScan()
    const failing = { ...still, call: { ...still.call, procedure: { ...work, name: 'holiday' } } }
    expect(scan.begin(failing)).toStrictEqual({ asked: new Set() })
  })

  it('compares nothing where the book fails after it asked for a reading', () => {
    const surveyor = surveyorOf(mill)
    const scan = millScan(8, {
      ...surveyor,
      begin: (opening) => {
        surveyor.begin(opening)
        throw new Error('fails')
      },
    })
    expect(scan.begin(still).asked).toEqual(new Set(['songs', 'stillGrinds']))
    expect(nearOf(scan, 'songs')).toEqual([])
    expect(foundOf(scan, 'stillGrinds')).toEqual([])
  })

  it('is a witness by itself, where the readings differ before anybody decides', () => {
    const scan = scanOf(surveyorOf(walk), { pairs: pairsOf(walk.questions), enough: 1 })
    scan.begin({ game: walk.empty, call: walk.main })
    expect(scan.found(pairNamed(walk, 'packsBread'))).toMatchObject([{ choices: [], sights: ['game'] }])
    expect(scan.near(pairNamed(walk, 'arrivesHungry'))).toEqual([])
  })

  it('is kept where it asks for a reading and nothing comes of it', () => {
    const scan = millScan()
    const { place } = scan.begin(still)
    expect(scan.near(pairNamed(mill, 'songs'))).toEqual([{ kind: 'begins day', place, choices: [] }])
    expect(foundOf(scan, 'stillGrinds')).toEqual([['work', 'due']])
    expect(nearOf(scan, 'stillGrinds')).toEqual([])
  })

  it('is kept as it first came', () => {
    const scan = millScan()
    const { place } = scan.begin(still)
    scan.begin(turning)
    expect(scan.near(pairNamed(mill, 'songs'))).toEqual([{ kind: 'begins day', place, choices: [] }])
  })

  it('is kept where its game breaks an invariant, so that it cannot begin under both readings', () => {
    const scan = millScan()
    scan.begin(begins({ grain: 4, flour: 4, wheel: 'still' }))
    expect(foundOf(scan, 'stillGrinds')).toEqual([])
    expect(nearOf(scan, 'stillGrinds')).toEqual([['begins day']])
  })

  it('is not among the openings and games that were looked at', () => {
    const scan = millScan()
    scan.begin(still)
    expect(scan.games()).toEqual([])
    expect(scan.openings()).toEqual([])
  })
})

describe('a place of a scan', () => {
  const surveyor = surveyorOf(mill)
  const place = placeAfter(surveyor, still)

  it('is followed by one place for each option, in the order of the options', () => {
    const { next } = millScan().look(place)
    expect(next.map((one) => one?.made?.option.type)).toEqual(['sell', 'stop'])
    expect(next[0]?.position.game).toMatchObject({ flour: 2, coins: 3 })
    expect(next[0]?.made?.from.position).toEqual(place.position)
  })

  it('is followed by what free actions lead to as well', () => {
    const trees = surveyorOf(orchard)
    const scan = scanOf(trees, { pairs: pairsOf(orchard.questions), enough: 1 })
    const { next } = scan.look(placeAfter(trees, { game: orchard.empty, call: orchard.main }, 'climb'))
    expect(next.map((one) => one?.made?.option.type)).toEqual(['climb', 'climb', 'stop', 'eat'])
  })

  it('is followed by nothing where the book fails after an option', () => {
    const failing: Surveyor<Game> = {
      ...surveyor,
      after: (from, option) => {
        if (option.type === 'sell') throw new Error('nobody buys')
        return surveyor.after(from, option)
      },
    }
    expect(
      millScan(1, failing)
        .look(place)
        .next.map((one) => one?.made?.option.type),
    ).toEqual([undefined, 'stop'])
  })

  it('is followed by nothing where the game is over', () => {
    const scan = millScan()
    const over = placeAfter(surveyor, begins({ grain: 0 }))
    expect(scan.look(over)).toEqual({ next: [], asked: new Set() })
    expect(scan.games()).toEqual([over.position.game])
  })

  it('asks for the readings of what is offered and of what follows, each time that it is looked at', () => {
    const scan = millScan()
    const asked = new Set(['songs', 'stillGrinds', 'sellingIsWork', 'threeCoins'])
    expect(scan.look(place).asked).toEqual(asked)
    expect(scan.look(place).asked).toEqual(asked)
    expect(scan.asked).toEqual(asked)
  })

  it('counts all that was asked at any place, and where procedures begin', () => {
    const scan = millScan()
    scan.begin(still)
    expect(scan.asked).toEqual(new Set(['songs', 'stillGrinds']))
    scan.look(placeAfter(surveyor, turning))
    expect(scan.asked).toEqual(new Set(['songs', 'stillGrinds', 'doubleFlour', 'sellingIsWork', 'threeCoins']))
  })

  it('is kept with its game, and with the procedures that began there', () => {
    const scan = millScan()
    scan.look(place)
    scan.look(placeAfter(surveyor, still, 'sell'))
    expect(scan.games().map(({ flour }) => flour)).toEqual([3, 2])
    expect(scan.openings().map(({ call }) => call.procedure.name)).toEqual(['day', 'work'])
  })
})
