/** 4.2: what forces are worth, against the rules written once more. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardComponents } from '#spec/talvisota/components/standard'
import { type Fight, USES } from '#spec/talvisota/fight'
import { emptyGame } from '#spec/talvisota/starting-game'
import { ENVIRONMENTS, FINNISH_SUPPORTS, SOVIET_STRATEGIES, SOVIET_SUPPORTS } from '#spec/talvisota/vocabulary'
import { worthOf } from '#spec/talvisota/worth'
import { finnishWorth, sovietWorth } from './worth-oracle.js'

const few = fc.nat(2)
const { readings } = emptyGame(standardComponents)
const anyFights: fc.Arbitrary<Fight> = fc.record({
  readings: fc.constant(readings),
  soviets: fc.record({
    strategy: fc.constantFrom(...SOVIET_STRATEGIES),
    units: fc.record({ FUS: few, ELI: few, MECA: few, TAN: few }),
    supports: fc.subarray([...SOVIET_SUPPORTS], { maxLength: 4 }),
  }),
  finns: fc.record({
    units: fc.record({ SCT: few, WD: few, SK: few, DIV: few, RES: few }),
    // Two of the supports are there twice.
    supports: fc.subarray([...FINNISH_SUPPORTS, 'A-T', 'EMB'] as const, { maxLength: 3 }),
    environments: fc.subarray([...ENVIRONMENTS], { maxLength: 2 }),
    entrenched: fc.boolean(),
  }),
  space: fc.record({ value: fc.nat(3), dotted: fc.boolean() }),
  uses: fc.record({
    MER: fc.constantFrom(...USES.MER),
    TIMO: fc.constantFrom(...USES.TIMO),
    MANN: fc.constantFrom(...USES.MANN),
  }),
})
/** Combats in which each support has an effect that it may have. */
const fights = anyFights.filter(
  ({ soviets: { strategy, supports }, uses }) =>
    (uses.MER !== 'artillery' || supports.includes('ART')) && (uses.TIMO !== 'bonus' || strategy === 'MAN'),
)

describe('4.2: what the forces of a combat are worth', () => {
  it('is what the rules come to when they are written once more', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const { Soviets, Finns } = worthOf(fight, standardComponents.units)
        expect({ Soviets, Finns }).toEqual({
          Soviets: sovietWorth(fight, standardComponents.units),
          Finns: finnishWorth(fight, standardComponents.units),
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('is never less than 1', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const { Soviets, Finns } = worthOf(fight, standardComponents.units)
        expect(Math.min(Soviets, Finns)).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })
})
