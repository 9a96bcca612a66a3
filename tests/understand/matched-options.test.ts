/** The options that the words of a sentence mean, and the words that each option covers. */
import { describe, expect, it } from 'vitest'
import { meantBy, spokenChoice } from '../../src/ask/matched-options.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Json } from '../../src/core/values/json.js'

interface Around {
  readonly before?: readonly number[]
  readonly asks?: string
  readonly says?: string
}

/** Finds how a sentence means an option of Ann. */
function meant(
  text: string,
  option: Option & Readonly<Record<string, Json>>,
  { before = [], asks = 'something', says }: Around = {},
) {
  const choice = { seat: 'Ann', option, ...(says !== undefined && { says: () => says }) }
  const covered = new Map(before.map((at) => [at, 1] as const))
  const found = meantBy(sentenceOf(text), covered, asks, choice)
  return (
    found && {
      covered: [...found.covered.keys()].toSorted((a, b) => a - b),
      byValues: found.byValues,
      gain: Math.round(found.gain * 100) / 100,
      named: found.named,
    }
  )
}

const tank = { type: 'move', unit: 'red tank' }

describe('an option is meant', () => {
  it('by its values, its type and its seat', () => {
    expect(meant('Ann moves the red tank', tank)).toEqual({
      covered: [0, 1, 3, 4],
      byValues: 2,
      gain: 4,
      named: { seat: 'Ann', ...tank },
    })
    expect(meant('move the tank', tank)).toEqual({
      covered: [0, 2],
      byValues: 1,
      gain: 1.9,
      named: { seat: 'Ann', ...tank },
    })
  })

  it('by its type alone, and not by its seat alone', () => {
    expect(meant('Ann moves', { type: 'move', far: false })).toEqual({
      covered: [0, 1],
      byValues: 0,
      gain: 2,
      named: { seat: 'Ann', type: 'move', far: false },
    })
    expect(meant('Ann attacks', tank)).toBeUndefined()
    expect(meant('nothing of it', tank)).toBeUndefined()
  })

  it('by what was not accounted for before', () => {
    expect(meant('Ann moves the red tank', tank, { before: [0, 3] })).toMatchObject({ covered: [1, 4], byValues: 1 })
    expect(meant('Ann moves', tank, { before: [1] })).toBeUndefined()
    expect(meant('move the red tank', tank, { before: [0, 2, 3] })).toBeUndefined()
    // Its fields are named only by what they say anew.
    expect(meant('move 3 coins', { type: 'move', coins: 3, unit: 'x' }, { before: [1] })?.named).toEqual({
      ...{ seat: 'Ann', type: 'move', coins: 3, unit: 'x' },
    })
  })

  it('by the fields that are said, with their names beside them', () => {
    const option = { type: 'pay', coins: 3, to: { town: 'Vaasa', lot: 7 }, fast: true, kept: false, note: null }
    expect(meant('pay 3 coins', option)).toEqual({
      ...{ covered: [0, 1, 2], byValues: 2, gain: 3 },
      named: { seat: 'Ann', type: 'pay', coins: 3 },
    })
    expect(meant('pay fast', option)?.named).toEqual({ seat: 'Ann', type: 'pay', fast: true })
    expect(meant('pay Vaasa lot 7', option)).toMatchObject({
      byValues: 2,
      named: { to: { town: 'Vaasa', lot: 7 } },
    })
    expect(meant('pay false kept', option)).toMatchObject({ byValues: 0, covered: [0] })
    expect(meant('type pay', option)).toMatchObject({ byValues: 0, covered: [1] })
    expect(meant('coins', option)).toBeUndefined()
  })

  it('by what it says itself', () => {
    expect(meant('with a bang', { type: 'shoot' }, { says: 'Bang!' })).toMatchObject({ covered: [2], byValues: 1 })
  })
})

describe('a direction', () => {
  it('counts for an option that says the same, and against one that says the opposite', () => {
    expect(meant('go from Vaasa', { type: 'go', from: 'Vaasa' })?.gain).toBe(2.2)
    expect(meant('go from Vaasa', { type: 'go', to: 'Vaasa' })?.gain).toBe(1.55)
    expect(meant('go into Vaasa', { type: 'go', to: 'Vaasa' })?.gain).toBe(2.2)
    expect(meant('go Vaasa', { type: 'go', to: 'Vaasa' })?.gain).toBe(2)
    expect(meant('go from Vaasa', { type: 'go', town: 'Vaasa' })?.gain).toBe(2)
  })

  it('may be that of what is asked', () => {
    const asks = 'a town to go to'
    expect(meant('go to Vaasa', { type: 'go', town: 'Vaasa' }, { asks })?.gain).toBe(2.2)
    expect(meant('go from Vaasa', { type: 'go', town: 'Vaasa' }, { asks })?.gain).toBe(1.55)
    expect(meant('go from Turku to Vaasa', { type: 'go', town: 'Vaasa' }, { asks })?.gain).toBe(2.2)
    expect(meant('go to Vaasa', { type: 'go', from: 'Vaasa' }, { asks })?.gain).toBe(1.55)
  })
})

describe('a choice in a sentence', () => {
  it('is told by its values, or by its type where it has none', () => {
    const choice = { seat: 'Ann', type: 'move', unit: 'tank', from: 'X', coins: 3, fast: true, slow: false, none: null }
    expect(spokenChoice(choice)).toBe('tank from X 3 coins fast')
    expect(spokenChoice({ type: 'move', place: { town: 'Vaasa', lot: 7 } })).toBe('Vaasa 7')
    expect(spokenChoice({ seat: 'Ann', type: 'stop' })).toBe('stop')
  })
})
