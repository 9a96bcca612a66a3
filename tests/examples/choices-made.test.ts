/** Choices that were made, as they are told: by whom, about what, and what else could have been chosen. */
import { describe, expect, it } from 'vitest'
import {
  assumedIn,
  type ChoiceMade,
  endedLine,
  lineChoices,
  madeChoiceLine,
  madeChoices,
} from '../../src/core/examples/comparison/made-choices.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'

const chosen = (type: string, more: object = {}): Traced =>
  ({ kind: 'chosen', seat: 'Ann', option: option(type), ...more }) as Traced
const called: Traced = { kind: 'called', chart: 'turn', game: { readings: {} }, args: null }
const trace = [called, chosen('climb', { about: 'a tree' }), called, chosen('eat', { seenBy: ['Ann'] }), chosen('stop')]
const made = (more: Partial<ChoiceMade> = {}): ChoiceMade => ({
  option: option('eat'),
  seat: 'Ann',
  named: true,
  others: 0,
  ...more,
})

describe('the choices of a play', () => {
  it('are those of its trace, with which of them somebody named', () => {
    expect(madeChoices(trace, { named: [true, false], others: [0, 3] })).toEqual([
      { option: option('climb'), seat: 'Ann', about: 'a tree', named: true, others: 0 },
      { option: option('eat'), seat: 'Ann', named: false, others: 3 },
      { option: option('stop'), seat: 'Ann', named: false, others: 0 },
    ])
  })

  it('are found by the lines that tell of them', () => {
    const choices = madeChoices(trace, { named: [true, true, true], others: [0, 0, 0] })
    expect(trace.map(lineChoices(trace, choices))).toEqual([undefined, choices[0], undefined, choices[1], choices[2]])
  })

  it('are told with what was decided, and with what else there was where nobody named them', () => {
    expect(madeChoiceLine(made({ about: 'a fruit' }))).toBe('Ann: eat (a fruit)')
    expect([0, 1, 2].map((others) => madeChoiceLine(made({ named: false, others })))).toEqual([
      'Ann: eat (not named)',
      'Ann: eat (not named; 1 other option)',
      'Ann: eat (not named; 2 other options)',
    ])
  })

  it('were assumed where there was something else to choose', () => {
    const [forced, ofTwo, ofMany] = [0, 1, 5].map((others) => made({ named: false, others })) as [
      ChoiceMade,
      ChoiceMade,
      ChoiceMade,
    ]
    expect(assumedIn([forced, ofTwo, ofMany])).toEqual([ofTwo, ofMany])
  })

  it('may name an end where nothing is left to end', () => {
    expect(endedLine({ seat: 'Ann', type: 'stop' })).toBe('Ann: stop: nothing is left to end')
  })
})
