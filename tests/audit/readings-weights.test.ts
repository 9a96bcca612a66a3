/** How much questions matter: the plays that another reading changes, and what it does to results. */
import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import { pickerAt, pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { effectOf, errorOf } from '../../src/lab/audit/readings/reading-effect.js'
import { weightsOf } from '../../src/lab/audit/readings/reading-weights.js'
import { book as orchard } from '../kernel/orchard.js'
import { book as mill } from './mill-game.js'

const MEASURED = { plays: 30, seed: 1, bound: 500 }

/** Counts the meals in a random play of the orchard. */
function meals(seed: number): number {
  const rules = rulesOf(orchard)
  const pick = pickerFrom(seed)
  let position = rules.start()
  let eaten = 0
  for (;;) {
    const decision = rules.decide(position)
    if (decision.over) return eaten
    const option = pick(decision)
    if (option.type === 'eat') eaten += 1
    position = rules.choose(position, option).position
  }
}

describe('the weight of a question', () => {
  it('is the plays and decisions in which another reading changes something: in the orchard, the meals', () => {
    const counted = Array.from({ length: MEASURED.plays }, (_, at) => meals(MEASURED.seed + at + 1))
    const plays = counted.filter((eaten) => eaten > 0).length
    expect(plays).toBeGreaterThan(0)
    expect(weightsOf(orchard, MEASURED).weights.eatingScores).toMatchObject({
      asked: plays,
      plays,
      decisions: counted.reduce((total, eaten) => total + eaten, 0),
    })
  })

  it('is nothing where a reading is asked for in vain, and where it is never asked for', () => {
    const { weights } = weightsOf(mill, MEASURED)
    expect(weights.songs).toEqual({ asked: MEASURED.plays, plays: 0, decisions: 0 })
    expect(weights.sunday).toEqual({ asked: 0, plays: 0, decisions: 0 })
    expect(weights.doubleFlour?.plays).toBeGreaterThan(0)
  })

  it('counts a difference that players see only later', () => {
    const stocked = { ...mill, empty: { ...mill.empty, flour: 2 } }
    expect(weightsOf(stocked, MEASURED).weights.sellingIsWork?.decisions).toBeGreaterThan(0)
  })
})

describe('what another reading does to results', () => {
  const [pair] = pairsOf(mill.questions.filter(({ name }) => name === 'threeCoins'))
  const [vain] = pairsOf(mill.questions.filter(({ name }) => name === 'songs'))
  if (pair === undefined || vain === undefined) throw new Error('the mill has lost its questions')
  const rich = { ...mill, empty: { ...mill.empty, coins: 2 } }

  it('is told from the same seeds under both readings', () => {
    const effect = effectOf(rich, pair, MEASURED)
    const rules = rulesOf(rich)
    const coins = Array.from({ length: MEASURED.plays }, (_, at) => {
      let position = rules.start()
      for (let made = 0; ; made += 1) {
        const decision = rules.decide(position)
        if (decision.over) return position.game.coins
        position = rules.choose(position, pickerAt(MEASURED.seed + at + 1, made)(decision)).position
      }
    })
    const poor = coins.filter((number) => number < 3).length
    expect(poor).toBeGreaterThan(0)
    expect(effect).toMatchObject({ plays: MEASURED.plays, otherOutcomes: poor, otherWinners: poor })
    expect(effect.winners[0]).toEqual({ miller: MEASURED.plays })
    expect(effect.winners[1]?.nobody).toBe(poor)
  })

  it('is nothing where nothing comes of a reading', () => {
    expect(effectOf(rich, vain, MEASURED)).toMatchObject({ otherOutcomes: 0, otherWinners: 0 })
  })

  it('has a standard error: the deviation over the root of how many there are', () => {
    expect(errorOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.13809 / Math.sqrt(8), 4)
    expect(errorOf([3, 3, 3])).toBe(0)
    expect(errorOf([3])).toBe(0)
  })
})
