/** Where morale changes at once, the game ends with it: nobody is asked anything while a morale is at 0. */
import { describe, expect, it } from 'vitest'
import { SIDES } from '#spec/talvisota/vocabulary'
import { talvisota as book } from '../../machines/talvisota/book.js'
import { pickerFrom } from '../../src/explore/picker.js'
import { playing } from '../../src/explore/plays.js'
import { rulesOf } from '../../src/kernel/rules.js'
import { drawnReadings } from '../../src/verify/other-readings.js'

const rules = rulesOf(book, { trace: false })
const BOUND = 4000
const MANY = 150

/** A game in which little morale is left, under readings that are drawn. */
const nearTheEnd = (seed: number) => ({
  ...book.empty,
  readings: { ...drawnReadings(book, seed), moraleWhen: 'at once' },
  morale: { Soviets: 1 + (seed % 5), Finns: 3 + (seed % 4) },
})

/** What is asked in a game by chance after a morale has come to 0. */
function askedTooLate(seed: number): readonly string[] {
  const late: string[] = []
  const start = rules.start(nearTheEnd(seed))
  for (const { position, due } of playing(rules, { position: start, trace: [] }, pickerFrom(seed), BOUND))
    if (!due.over && SIDES.some((side) => position.game.morale[side] === 0)) late.push(`${seed}: ${due.asks}`)
  return late
}

describe('morale that changes at once', () => {
  it('ends the game wherever it comes to 0', () => {
    expect(Array.from({ length: MANY }, (_, index) => index + 1).flatMap(askedTooLate)).toEqual([])
  })
})
