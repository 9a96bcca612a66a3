import { describe, expect, it } from 'vitest'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { cellText, pairText, pieceText } from '#spec/all-bridges-burning/wording'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { pickerAt } from '../../src/core/explore/seat-strategies.js'
import { offersOf } from '../../src/core/kernel/charts/chart.js'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { decisionText, spoken } from '../../src/core/wording/option-text.js'

const rules = rulesOf(allBridgesBurning, { trace: false })
const habits = { habitOf: () => 'random' as const }

/** The decisions of the Factions in some random games. */
function* decisions(games: number) {
  for (let seed = 1; seed <= games; seed += 1) {
    let position = rules.start()
    for (let number = 0; ; number += 1) {
      const decision = rules.decide(position)
      if (decision.over) break
      if (decision.seat !== CHANCE) yield decision
      position = rules.choose(position, pickerAt(seed, number, habits)(decision)).position
    }
  }
}

const seen = [...decisions(10)]

/** The first decision that asks so and leaves a choice, in as many games as it takes. */
function firstAsking(words: string) {
  for (const decision of decisions(100)) if (decision.asks === words && decision.choices.length > 1) return decision
  return undefined
}

describe('pieces in words', () => {
  it('1.4.1 an Inactive Cell of the Moderates is called Underground', () => {
    expect(cellText('Inactive with News', 'moderates')).toBe('Underground Cell with News')
    expect(pieceText('reds', 'Inactive')).toBe('an Inactive Cell of the Reds')
    expect(pieceText('germany', 'Troop')).toBe('a Troop of Germany')
  })

  it('two Cells of a kind are a number, two of different kinds are named both', () => {
    expect(pairText('Active', 'Active', 'reds')).toBe('2 Active Cells')
    expect(pairText('Active', 'Inactive with News', 'moderates')).toBe(
      'an Active Cell and an Underground Cell with News',
    )
  })
})

describe('a decision', () => {
  it('names its space, where it is about a space that was selected before', () => {
    const inASpace = seen.filter((decision) =>
      / in the space| into the space|^Engagement|^the Defender/.test(decision.asks),
    )
    expect(new Set(inASpace.map(({ asks }) => asks)).size).toBeGreaterThan(4)
    for (const decision of inASpace) {
      const { about = '' } = decision
      expect(
        SPACES.some((space) => about.includes(space)),
        decisionText(decision),
      ).toBe(true)
    }
  })

  it('offers no option in which a word stands for nothing', () => {
    const options = new Set(seen.flatMap(({ choices }) => choices.map(spoken)))
    expect(options.size).toBeGreaterThan(300)
    expect([...options].filter((words) => /none|undefined|active=|NaN/.test(words))).toEqual([])
  })

  it('is never about an unfinished sentence', () => {
    const abouts = allBridgesBurning.charts.flatMap(({ states }) =>
      Object.values(states).flatMap((state) => offersOf(state).filter(({ about }) => about !== undefined)),
    )
    expect(abouts.length).toBeGreaterThan(30)
    expect(seen.flatMap(({ about = 'x' }) => (/undefined|^$|^ | $/.test(about) ? [about] : []))).toEqual([])
  })
})

describe('3.2.4 a battle', () => {
  const offered = firstAsking('Engagement or Retreat')

  it('lets the Attacker engage the Defenders or retreat them to a space', () => {
    const [first, second] = offered?.choices.map(spoken) ?? []
    expect(first).toBe(`engage the Defenders in ${offered?.about}`)
    expect(second).toMatch(/^retreat them to /)
  })
})
