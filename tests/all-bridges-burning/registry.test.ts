import { describe, expect, it } from 'vitest'
import { sections } from '#spec/all-bridges-burning/contents'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { headOf, sectionClauses } from '../../src/core/kernel/sections/clause.js'
import { registersItsClauses } from '../every-book/check-registry.js'
import { refusesByLimits } from '../every-book/refusals.js'

const numbers = sections.map((section) => headOf(section).number)

registersItsClauses(allBridgesBurning, cited)
refusesByLimits(allBridgesBurning)

describe('the headings of All Bridges Burning', () => {
  it('has the 130 headings from 1.0 to 8.7.1, Index and Setup, in the order of the print', () => {
    expect(numbers.filter((number) => /^\d/.test(number))).toHaveLength(130)
    expect(numbers.slice(0, 3)).toEqual(['1.0', '1.1', '1.2'])
    expect(numbers.slice(-3).toSorted()).toEqual(['8.7.1', 'Index', 'Setup'])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('numbers its headings without a gap', () => {
    const known = new Set(numbers)
    const before = (number: string) => {
      const parts = number.split('.').map(Number)
      const last = parts.at(-1) ?? 0
      if (last > 1) return [...parts.slice(0, -1), last - 1].join('.')
      if (parts.length > 2) return parts.slice(0, -1).join('.')
      return last === 1 ? `${parts[0]}.0` : undefined
    }
    const missing = numbers
      .filter((number) => /^\d/.test(number))
      .map(before)
      .filter((number) => number !== undefined && !known.has(number))
    expect(missing).toEqual([])
  })

  it('has clauses in every section of chapters 1 to 7 that says anything of its own', () => {
    const empty = sections
      .filter((section) => /^[1-7]/.test(headOf(section).number) && sectionClauses(section).length === 0)
      .map((section) => headOf(section).number)
    expect(empty).toEqual(['2.0', '3.0', '4.0', '4.2', '4.3', '6.4'])
  })
})
