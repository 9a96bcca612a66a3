/** The places that a search looks at: around an opening, along a given play, and along a random play. */
import { describe, expect, it } from 'vitest'
import { type Place, surveyorOf } from '../../../src/core/explore/search-place.js'
import { pickerFrom } from '../../../src/core/explore/seat-strategies.js'
import { option } from '../../../src/core/kernel/offers/offer.js'
import type { Option } from '../../../src/core/kernel/offers/option.js'
import { lookAlong, lookAround, lookAt } from '../../../src/lab/audit/readings/places-to-look.js'
import { type Scan, type Scanned, scanOf } from '../../../src/lab/audit/readings/scan-position.js'
import { type Game, book as mill } from '../mill-game.js'
import { pairsNamed } from './toy-searches.js'

const opening = { game: mill.empty, call: mill.main }
const surveyor = surveyorOf(mill)
const noPairs = { pairs: pairsNamed(mill, 'songs'), enough: 1 }

/** A made-up place, which is known by its number. */
const placeOf = (number: number, stack: Place['position']['stack'] = []): Place<Game> => ({
  position: { game: { ...mill.empty, coins: number }, stack },
  openings: [],
})
const numberOf = ({ position }: Place<Game>) => position.game.coins

interface Looked {
  readonly place: Place<Game>
  readonly thorough: boolean | undefined
}

interface Watching {
  readonly scan: Scan<Game>
  readonly looked: Looked[]
  readonly begun: unknown[]
}

/** A scan that begins at place 1, that notes what it looks at, and that goes on as a test says. */
function watching(next: (place: Place<Game>) => Scanned<Game>, first: Place<Game> | undefined = placeOf(1)): Watching {
  const looked: Looked[] = []
  const begun: unknown[] = []
  const scan: Scan<Game> = {
    ...scanOf(surveyor, noPairs),
    begin: (from, thorough) => {
      begun.push([from, thorough])
      return { asked: new Set(['beginning']), ...(first && { place: first }) }
    },
    look: (place, thorough) => {
      looked.push({ place, thorough })
      return next(place)
    },
  }
  return { scan, looked, begun }
}

const none: Scanned<Game> = { next: [], asked: new Set() }
const onto = (...numbers: readonly (number | undefined)[]): Scanned<Game> => ({
  next: numbers.map((number) => (number === undefined ? undefined : placeOf(number))),
  asked: new Set(),
})
const numbersIn = ({ looked }: Watching) => looked.map(({ place }) => numberOf(place))

describe('around an opening', () => {
  const tree: Readonly<Record<number, readonly (number | undefined)[]>> = {
    1: [2, undefined, 3],
    2: [4, 3, 1],
    3: [5, 4],
    4: [6],
  }
  const along = (place: Place<Game>) => onto(...(tree[numberOf(place)] ?? []))

  it('the nearest places are looked at first, and each once', () => {
    const watched = watching(along)
    lookAround(watched.scan, opening, 100)
    expect(numbersIn(watched)).toEqual([1, 2, 3, 4, 5, 6])
    expect(watched.begun).toEqual([[opening, undefined]])
    expect(new Set(watched.looked.map(({ thorough }) => thorough))).toEqual(new Set([undefined]))
  })

  it('no more places are looked at than are wanted', () => {
    const watched = watching(along)
    lookAround(watched.scan, opening, 3)
    expect(numbersIn(watched)).toEqual([1, 2, 3])
  })

  it('places are different where the same game has other procedures running', () => {
    const watched = watching((place) =>
      place.position.stack.length > 0
        ? none
        : { next: [placeOf(1, [{ chart: 'day', state: 'evening', data: {} }])], asked: new Set() },
    )
    lookAround(watched.scan, opening, 100)
    expect(watched.looked.map(({ place }) => place.position.stack.length)).toEqual([0, 1])
  })

  it('nothing is looked at once no pair is wanted', () => {
    const watched = watching(() => onto(2, 3))
    const scan = { ...watched.scan, wanted: () => (watched.looked.length < 2 ? noPairs.pairs : []) }
    lookAround(scan, opening, 100)
    expect(numbersIn(watched)).toEqual([1, 2])
  })

  it('a place where the book fails leads nowhere, and the others are looked at', () => {
    const watched = watching((place) => {
      if (numberOf(place) === 2) throw new Error('fails')
      return along(place)
    })
    lookAround(watched.scan, opening, 100)
    expect(numbersIn(watched)).toEqual([1, 2, 3, 5, 4, 6])
  })

  it('the questions are gathered that were asked at the beginning and at each place', () => {
    const { scan } = watching((place) => ({ ...along(place), asked: new Set([`at ${numberOf(place)}`]) }))
    expect(lookAround(scan, opening, 2)).toEqual(new Set(['beginning', 'at 1', 'at 2']))
  })

  it('nothing is looked at where nothing begins', () => {
    const { scan, looked } = watching(() => none)
    const failing = { ...scan, begin: () => ({ asked: new Set(['beginning']) }) }
    expect(lookAround(failing, opening, 100)).toEqual(new Set(['beginning']))
    expect(looked).toEqual([])
  })
})

describe('along a play', () => {
  const choices = [option('2'), option('3')]
  const walking = {
    ...surveyor,
    after: (_: Place<Game>, { type }: Option) => {
      if (type === '9') throw new Error('nobody goes there')
      return placeOf(Number(type))
    },
  }

  it('each place is looked at thoroughly, also the last one', () => {
    const watched = watching(() => none)
    lookAt(walking, watched.scan, { opening, choices })
    expect(watched.begun).toEqual([[opening, true]])
    expect(watched.looked).toEqual([1, 2, 3].map((number) => ({ place: placeOf(number), thorough: true })))
  })

  it('the play ends with a choice that cannot be made', () => {
    const watched = watching(() => none)
    const [first, last] = choices
    lookAt(walking, watched.scan, {
      opening,
      choices: [first, option('9'), last].flatMap((one) => one ?? []),
    })
    expect(numbersIn(watched)).toEqual([1, 2])
  })

  it('the play goes on after a place where looking fails', () => {
    const watched = watching(() => {
      throw new Error('fails')
    })
    lookAt(walking, watched.scan, { opening, choices })
    expect(numbersIn(watched)).toEqual([1, 2, 3])
  })

  it('nothing is looked at where nothing begins', () => {
    const { scan, looked } = watching(() => none)
    lookAt(walking, { ...scan, begin: () => ({ asked: new Set() }) }, { opening, choices })
    expect(looked).toEqual([])
  })
})

describe('along a random play', () => {
  const game: Game = { ...mill.empty, flour: 1 }
  const noting = () => watching(scanOf(surveyor, noPairs).look, surveyor.begin({ game, call: mill.main }))
  const positionsIn = ({ looked }: Watching) => looked.map(({ place }) => place.position)

  /** The positions of the play that a seed picks. */
  function played(seed: number) {
    const pick = pickerFrom(seed)
    const positions: Place['position'][] = []
    for (let { position } = surveyor.begin({ game, call: mill.main }); ; ) {
      const decision = surveyor.rules.decide(position)
      if (decision.over) return positions
      positions.push(position)
      position = surveyor.rules.choose(position, pick(decision)).position
    }
  }

  it.each([1, 2, 3, 4, 5])('those are looked at that the seed %i picks, to the end of the game', (seed) => {
    const watched = noting()
    lookAlong(surveyor, watched.scan, game, seed, 100)
    expect(positionsIn(watched)).toEqual(played(seed))
    expect(watched.begun).toEqual([[{ game, call: mill.main }, undefined]])
  })

  it('the play is given up after so many decisions', () => {
    const watched = noting()
    const seed = [1, 2, 3, 4, 5].find((one) => played(one).length > 2) ?? 0
    lookAlong(surveyor, watched.scan, game, seed, 2)
    expect(positionsIn(watched)).toEqual(played(seed).slice(0, 2))
  })

  it('the play ends where looking fails', () => {
    const watched = watching(
      () => {
        throw new Error('fails')
      },
      surveyor.begin({ game, call: mill.main }),
    )
    lookAlong(surveyor, watched.scan, game, 1, 100)
    expect(watched.looked).toHaveLength(1)
  })

  it('nothing is looked at where nothing begins', () => {
    const { scan: other, looked } = watching(() => none)
    lookAlong(surveyor, { ...other, begin: () => ({ asked: new Set() }) }, game, 1, 100)
    expect(looked).toEqual([])
  })
})
