/** Whole games by chance, of two players and of one: laws, rounds, spaces, and an end within eight turns. */
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#spec/talvisota/units'
import { GREATEST_FORCE, TURNS } from '#spec/talvisota/vocabulary'
import { talvisota as book } from '../../machines/talvisota/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'

const rules = rulesOf(book, { trace: false })
/** More decisions than any game has. */
const BOUND = 4000

/** Lists the problems in a random game. */
function faults(seed: number, solo: boolean): readonly string[] {
  const wrong = new Set<string>()
  const pick = pickerFrom(seed)
  const position = rules.start({ ...book.empty, solo })
  let ended = false
  for (const stop of playing(rules, { position, trace: [] }, pick, BOUND)) {
    const { game, stack } = stop.position
    for (const law of book.laws) for (const broken of law.broken(game)) wrong.add(`${law.name}: ${broken}`)
    if (game.turn > TURNS.length) wrong.add(`turn ${game.turn}`)
    for (const { units } of game.soviets.plans) if (sizeOf(units) > GREATEST_FORCE) wrong.add('a force above six')
    for (const { chart, data } of stack) {
      const { round = 0, conquered = 0 } = data as { round?: number; conquered?: number }
      if (chart === 'combat' && (round > 2 || conquered > 2)) wrong.add(`${round} rounds, ${conquered} spaces`)
    }
    ended = stop.due.over
  }
  return ended ? [...wrong] : [...wrong, 'no end']
}

const seeds = (number: number) => Array.from({ length: number }, (_, index) => index + 1)
const MANY = 40

describe('whole games of Talvisota', () => {
  it.each([false, true])('keep the laws and end within eight turns, solo: %s', (solo) => {
    expect(seeds(MANY).flatMap((seed) => faults(seed, solo).map((fault) => `${seed}: ${fault}`))).toEqual([])
  })
})
