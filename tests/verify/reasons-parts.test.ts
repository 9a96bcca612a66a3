/** The reasons of a whole, held against parts that a test makes up. */
import { describe, expect, it } from 'vitest'
import type { Continuation, Inside, Offer, Refused } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Refusal } from '../../src/core/kernel/tables/forbid-table.js'
import { sameReasons, sameReasonsAt } from '../../src/core/verify/tables/refusal-reasons.js'
import { book, game, says } from '../kernel/ladder-game.js'

type Clauses = Refusal['clauses']
const because = {} as Refusal['because']
const refusal = (clauses: Clauses, further = true): Refusal => ({
  ...{ table: 'may not climb', row: 0, clauses, because },
  ...(further && { inside: [] }),
})

/** The faults in the reasons for an option whose parts are refused in the given way. */
function fault(told: readonly Refusal[], parts: readonly (readonly Refusal[])[], more: Partial<Offer<object>> = {}) {
  const coming = { isShut: false, parts: () => parts } as unknown as Continuation
  const inside: Inside = { of: () => coming }
  const refused: readonly Refused[] = [{ option: { type: 'climb' }, refusals: told }]
  const offer = { leads: () => ({}), declines: 'stop', refused: () => refused, ...more } as unknown as Offer<object>
  const held = (known?: readonly Refused[]) => {
    try {
      sameReasons('there', offer, { game }, inside, known)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  return { found: held(), given: held(refused), other: held([]) }
}

const [low, bare, price] = [says.low, says.bare, says.price]
const right = { found: undefined, given: undefined, other: undefined }
const wrong = (what: string) => ({ found: `there, climb: ${what}`, given: `there, climb: ${what}`, other: undefined })

describe('what is told of a whole', () => {
  it('names one clause at least of each part, and need not name all', () => {
    expect(fault([refusal([low])], [[refusal([low, bare])]])).toEqual(right)
    expect(fault([refusal([low])], [[refusal([bare]), refusal([low])]])).toEqual(right)
    expect(fault([refusal([low])], [[refusal([low])], [refusal([bare, price])]])).toEqual(
      wrong('the reason omits clauses that refuse a part of it: 1 ladders.bare, 1 ladders.price'),
    )
  })

  it('names nothing that refuses no part, and is told in what is refused or in what is found', () => {
    expect(fault([refusal([low, price])], [[refusal([low])]])).toEqual(
      wrong('1 ladders.price is named, but refuses nothing there'),
    )
  })

  it('is no matter of an option that leads nowhere, that declines, or that is refused by its own rows alone', () => {
    const untrue = [refusal([price])] as const
    expect(fault(untrue, [[refusal([low])]], { leads: () => undefined } as never)).toEqual(right)
    expect(fault(untrue, [[refusal([low])]], { leads: undefined } as never)).toEqual(right)
    expect(fault(untrue, [[refusal([low])]], { declines: 'climb' } as never)).toEqual(right)
    expect(fault([refusal([price], false)], [[refusal([low])]])).toEqual(right)
  })
})

describe('the reasons at a position', () => {
  it('are no matter where nothing is due, or nothing is asked', () => {
    const rules = rulesOf(book)
    const at = (chart: string, state: string) => () =>
      sameReasonsAt(rules, { game, stack: [{ chart, state, data: { tired: false } }] } as never)
    expect(() => sameReasonsAt(rules, { game, stack: [], outcome: null } as never)).not.toThrow()
    expect(at('resting', 'asleep')).not.toThrow()
    expect(at('resting', 'elsewhere')).not.toThrow()
    expect(at('elsewhere', 'asleep')).not.toThrow()
  })
})
