/** Morale changes at once, and the game ends with it: no decision comes while a morale is at 0. */
import { describe, expect, it } from 'vitest'
import { SIDES } from '#spec/talvisota/vocabulary'
import { talvisota as book } from '../../machines/talvisota/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { drawnReadings } from '../../src/core/verify/plays/reading-variants.js'

const rules = rulesOf(book, { trace: false })
const BOUND = 4000

/** The remaining morale: little on both sides, or so little on the Soviet side that it is lost in a combat. */
const LEFT = {
  'of both': { plays: 150, morale: (seed: number) => ({ Soviets: 1 + (seed % 5), Finns: 3 + (seed % 4) }) },
  'of the Soviets': { plays: 200, morale: (seed: number) => ({ Soviets: 1 + (seed % 2), Finns: 10 }) },
}
const SECONDS = 120

/** A game in which little morale is left, under readings that are drawn. */
const nearTheEnd = (seed: number, left: keyof typeof LEFT) => ({
  ...book.empty,
  readings: { ...drawnReadings(book, seed), moraleWhen: 'at once' },
  morale: LEFT[left].morale(seed),
})

/** Lists the decisions in a random game after a morale has reached 0. */
function askedTooLate(seed: number, left: keyof typeof LEFT): readonly string[] {
  const late: string[] = []
  const start = rules.start(nearTheEnd(seed, left))
  for (const { position, due } of playing(rules, { position: start, trace: [] }, pickerFrom(seed), BOUND))
    if (!due.over && SIDES.some((side) => position.game.morale[side] === 0)) late.push(`${seed}: ${due.asks}`)
  return late
}

describe('morale that changes at once', () => {
  it.each(Object.keys(LEFT) as (keyof typeof LEFT)[])(
    'ends the game wherever it comes to 0, where little is left %s',
    (left) => {
      const seeds = Array.from({ length: LEFT[left].plays }, (_, index) => index + 1)
      expect(seeds.flatMap((seed) => askedTooLate(seed, left))).toEqual([])
    },
    SECONDS * 1000,
  )
})
