/** Scans: which readings are compared at a place, what is found there, and what is kept of a comparison without effect. */
import { describe, expect, it } from 'vitest'
import { type Scan, scanOf } from '../../../src/audit/readings/scan-position.js'
import { pairsOf } from '../../../src/explore/reading-pair.js'
import { type Surveyor, surveyorOf } from '../../../src/explore/search-place.js'
import type { GameState } from '../../../src/kernel/question.js'
import { book as orchard } from '../../kernel/orchard.js'
import { type Game, book as mill, work } from '../mill-game.js'
import { book as walk } from '../walk-game.js'
import { pairNamed, pairsNamed, placeAfter, typesOf } from './toy-searches.js'

const begins = (game: Partial<Game>) => ({ game: { ...mill.empty, ...game }, call: mill.main })
const still = begins({ grain: 1, flour: 3, coins: 2, wheel: 'still' })
const turning = begins({ grain: 1, flour: 1, coins: 2 })
const works = { ...still, call: { procedure: work, args: null } }

const millScan = (enough = 8, surveyor: Surveyor<Game> = surveyorOf(mill)) =>
  scanOf(surveyor, { pairs: pairsOf(mill.questions), enough })

const nearOf = (scan: Scan<Game>, name: string) =>
  scan.near(pairNamed(mill, name)).map(({ kind, choices }) => [kind, ...typesOf(choices)])
const foundOf = (scan: Scan<Game>, name: string) =>
  scan
    .found(pairNamed(mill, name))
    .map(({ call, choices, sights }) => [call.procedure.name, ...typesOf(choices), ...sights])
const namesOf = (pairs: ReturnType<Scan<GameState>['open']>) => pairs.map(({ question }) => question.name)

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
    expect(scan.begin(failing)).toEqual({ asked: new Set() })
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
    scan.look(place)
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
