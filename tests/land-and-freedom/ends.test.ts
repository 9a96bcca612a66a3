import { describe, expect, it } from 'vitest'
import type { BoardText } from '#spec/land-and-freedom/components/board'
import { governmentFromOne } from '#spec/land-and-freedom/components/stand-in-tracks'
import { standardComponents } from '#spec/land-and-freedom/components/standard'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { assemble } from '../../machines/land-and-freedom/assemble.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Json } from '../../src/core/values/json.js'
import { expectHolds } from '../expect-property.js'
import { sound } from '../verify/plays-as-numbers.js'

const { tracks, board } = standardComponents
const otherWayRound: BoardText = { ...board, seats: board.seats.toReversed() }
const ENDS = [
  { end: 0, over: tracks },
  { end: 1, over: governmentFromOne },
]
const SEATINGS = [
  { seats: 'as they sit', over: board },
  { seats: 'the other way round', over: otherWayRound },
]

/** Under this reading the Government goes as far as its track does. */
const TO_ITS_BOTTOM = { governmentBottom: 'yes' }

const gone = (book: typeof landAndFreedom, government: number, readings: Game['readings'] = {}): number => {
  const rules = rulesOf(book)
  const args = { faction: 'Communists', track: 'Government', way: 'down', number: 3, ofCard: true } as const
  const game: Game = {
    ...book.empty,
    readings: { ...book.empty.readings, ...readings },
    medallions: [],
    tracks: { ...book.empty.tracks, Government: government, 'Soviet Support': 8 },
  }
  return rules.begin(game, 'a track moves', args).position.game.tracks.Government
}

describe('page 9, Tracks and Triggers: both ends that the Government may have', () => {
  it.each(ENDS)(
    'goes to $end and no further, or to 1 as it is usually read, and long plays keep the laws',
    ({ end, over }) => {
      const book = assemble({ ...standardComponents, tracks: over })
      expect(gone(book, 2, TO_ITS_BOTTOM)).toBe(end)
      expect(gone(book, 2)).toBe(1)
      expectHolds(sound(rulesOf(book), 600), { numRuns: 3 })
    },
  )

  it.each(ENDS)('turns off the Morale Bonus at 0 only, where it ends at $end', ({ end, over }) => {
    const rules = rulesOf(assemble({ ...standardComponents, tracks: over }))
    const args = { faction: 'Communists', track: 'Government', way: 'down', number: 1, ofCard: true } as const
    const { empty } = rules.book
    const game: Game = {
      ...empty,
      readings: { ...empty.readings, ...TO_ITS_BOTTOM },
      bonuses: { ...empty.bonuses, Morale: 'on' },
      tracks: { ...empty.tracks, Government: 1, 'Soviet Support': 8 },
    }
    expect(rules.begin(game, 'a track moves', args).position.game.bonuses.Morale).toBe(end === 0 ? 'off' : 'on')
  })
})

describe('page 5, Turn Sequence: both seatings', () => {
  it.each(SEATINGS)('are played soundly by players and by Non-players, $seats', ({ over }) => {
    const book = assemble({ ...standardComponents, board: over })
    const rules = rulesOf(book)
    expectHolds(sound(rules, 200), { numRuns: 3 })
    const start = () => rules.start(book.automaton?.seated(book.empty, ['Communists', 'Moderates']))
    expectHolds(sound(rules, 200, start), { numRuns: 2 })
  })

  it('go round the other way: what is clockwise at one table is counter-clockwise at the other', () => {
    const game = landAndFreedom.empty
    expect(turnOrder(board, { ...game, year: 1 })).toEqual(turnOrder(otherWayRound, { ...game, year: 2 }))
    expect(turnOrder(board, { ...game, year: 1 })).not.toEqual(turnOrder(otherWayRound, { ...game, year: 1 }))
  })
})

describe('page 4, Winning and Losing: what the winner is', () => {
  const rules = rulesOf(landAndFreedom)
  const won = (moderates: Game['players']['Moderates']['role']): Json => {
    const { empty } = landAndFreedom
    const game: Game = {
      ...empty,
      year: 3,
      turn: 4,
      fronts: { Madrid: 1, Northern: 1, Aragon: 1, Southern: 0 },
      glory: { Anarchists: 0, Communists: 1, Moderates: 3 },
      players: { ...empty.players, Moderates: { ...empty.players.Moderates, role: moderates } },
    }
    const stack = [{ chart: 'game', state: 'who has won', data: { winner: 'nobody', year: 3 } }]
    const at: Position<Game> = { game, stack }
    return rules.choose(at, { type: 'wins', faction: 'Moderates' } as never).position.outcome ?? null
  }
  const roleIn = (outcome: Json): string | undefined => landAndFreedom.results?.(outcome).role

  it('is told where Non-players take part, and not where all are players', () => {
    expect(roleIn(won('Non-player'))).toBe('Non-player')
    expect(roleIn(won('player'))).toBeUndefined()
  })

  it('is no role of anybody where the war is lost', () => {
    expect(
      roleIn({ war: 'lost', winner: 'nobody', glory: { Anarchists: 0, Communists: 0, Moderates: 0 } }),
    ).toBeUndefined()
  })
})
