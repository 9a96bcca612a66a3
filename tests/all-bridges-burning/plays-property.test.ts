import { describe, expect, it } from 'vitest'
import type { Game } from '#spec/all-bridges-burning/game'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { seatingAt, seatingsIn } from '../../src/core/explore/automatic-seats.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { playsSoundly } from '../every-book/plays.js'
import { expectHolds } from '../expect-property.js'
import { commuting, picked, sound } from '../verify/plays-as-numbers.js'
import { worlds } from './worlds.js'

const rules = rulesOf(book, { trace: false })
/** Long enough for Setup and some cards. */
const CHOICES = 150
const setUp = book.bases?.setup ?? book.empty

playsSoundly(book, CHOICES, 6)

describe('every play of one card', () => {
  const seatings = Array.from({ length: seatingsIn(book) }, (_, number) => seatingAt(book, number))
  const cardFrom = (game: Game) => () => rules.begin(game, 'event card', null).position

  it('keeps the laws, with the game as Setup leaves it', () => {
    expectHolds(sound(rules, 30, cardFrom(setUp)), { numRuns: 40 })
  })

  it.each(seatings.map((seats) => ({ seats })))('keeps the laws where $seats are Non-players', ({ seats }) => {
    const game = book.automaton?.seated(setUp, seats) ?? setUp
    expectHolds(sound(rules, 30, cardFrom(game)), { numRuns: 2 })
  })
})

/** Picks whose order does not matter: several of the same kind, made one after the other. */
const UNORDERED = [
  'a random Russian Troop to remove',
  'a space for the Moderates, to Agitate, to lower Polarization, for a Network or a cube',
]

const begun = worlds
  .filter(({ call }) => call.procedure.name !== book.main.procedure.name)
  .map(
    ({ game, call }) =>
      () =>
        rules.begin(game, call.procedure.name, call.args).position,
  )

/** Lists the questions asked along a few plays. */
const askedFrom = (start: (typeof begun)[number]): readonly string[] =>
  [0, 1, 2].flatMap((number) =>
    picked(rules, start(), Array<number>(20).fill(number)).positions.flatMap((position) => {
      const due = rules.decide(position)
      return due.over ? [] : [due.asks]
    }),
  )

describe('picks whose order does not matter', () => {
  const asked = begun.map((start) => ({ start, asks: askedFrom(start) }))

  it('are met in the worlds', () => {
    const met = new Set(asked.flatMap(({ asks }) => asks))
    expect(UNORDERED.filter((asks) => !met.has(asks))).toEqual([])
  })

  it('come to the same position in either order', () => {
    for (const { start, asks } of asked)
      if (asks.some((name) => UNORDERED.includes(name)))
        expectHolds(
          commuting(rules, 20, (due) => UNORDERED.includes(due.asks), start),
          { numRuns: 10 },
        )
  })
})
