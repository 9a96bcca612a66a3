import { describe, expect, it } from 'vitest'
import { pickerAt, pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { parseSeats } from '../../src/core/play/seats.js'
import { chooseOption, currentPosition, sittingAt, undoChoice } from '../../src/core/play/session.js'
import { book as market } from '../kernel/market.js'
import { book as orchard } from '../kernel/orchard.js'
import { due } from '../kernel/tiny.js'

const rules = rulesOf(orchard)
const start = due(rules.decide(rules.start()))

describe('a picker', () => {
  it('picks any option, the first, or the one that declines', () => {
    const many = Array.from({ length: 60 }, (_, seed) => pickerFrom(seed)(start).type)
    expect(new Set(many)).toEqual(new Set(['climb', 'stop']))
    expect(pickerFrom(1, { habitOf: () => 'first' })(start)).toEqual({ type: 'climb', tree: 'short' })
    expect(pickerFrom(1, { habitOf: () => 'idle' })(start)).toEqual({ type: 'stop' })
  })

  it('lets chance decide by its weights, whatever the habit', () => {
    const wind = due(rules.decide(rules.choose(rules.start(), { type: 'stop' }).position))
    const blown = Array.from({ length: 600 }, (_, number) => pickerAt(7, number, { habitOf: () => 'first' })(wind))
    const times = blown.filter(({ type }) => type === 'blow').length
    expect(times).toBeGreaterThan(70)
    expect(times).toBeLessThan(130)
  })

  it('uses rights that may be used at any time only where it is asked to', () => {
    const play = rulesOf(market)
    const shopping = due(play.decide(play.start()))
    const picked = (asides: number) =>
      new Set(Array.from({ length: 60 }, (_, seed) => pickerFrom(seed, { asides })(shopping).type))
    expect(picked(0)).toEqual(new Set(['buy', 'stop']))
    expect(picked(2)).toEqual(new Set(['buy', 'stop', 'praise', 'give']))
  })

  it('refuses weights that are none', () => {
    const weighed = (weight: number) => ({
      ...start,
      seat: 'chance',
      choices: start.choices.map((choice) => ({ ...choice, weight })),
    })
    expect(() => pickerFrom(1)(weighed(0))).toThrow('no option has a weight')
  })
})

describe('seats', () => {
  it('are taken by name, the others as one says, and chance by nobody', () => {
    const read = parseSeats('Ann=you, others=idle', ['Ann', 'Bob', 'Carl'])
    if (!read.ok) throw new Error(read.message)
    expect(['Ann', 'Bob', 'Carl', 'chance'].map(read.seating.at)).toEqual(['you', 'idle', 'idle', 'random'])
    const typed = parseSeats('bob=you, OTHERS=idle', ['Ann', 'Bob'])
    expect(typed.ok && ['Ann', 'Bob'].map(typed.seating.at)).toEqual(['idle', 'you'])
    expect(parseSeats('Anm=you', ['Ann', 'Bob'])).toEqual({
      ok: false,
      message: '"Anm" is not a seat; expected one of Ann, Bob, others, chance; did you mean "Ann"?',
    })
    expect(parseSeats('Ann=you,ann=random', ['Ann', 'Bob'])).toEqual({
      ok: false,
      message: 'Ann: is said twice, expected it once',
    })
    const usual = parseSeats(undefined, undefined)
    expect(usual.ok && usual.seating.at('anybody')).toBe('you')
  })
})

describe('a sitting', () => {
  it('goes back to before the last choice of somebody who sits there', () => {
    const sitting = [{ type: 'stop' }, { type: 'calm' }, { type: 'stop' }].reduce(
      chooseOption,
      sittingAt(rules, rules.start()),
    )
    const before = undoChoice(sitting, ({ seat }) => seat === 'Ann')
    expect(before?.choices).toEqual([])
    expect(before && currentPosition(before)).toEqual(rules.start())
    expect(undoChoice(sitting, ({ seat }) => seat === 'Carl')).toBeUndefined()
  })
})
