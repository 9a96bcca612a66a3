/** The words of clauses: what stands under a number, what a section speaks of, and the number that a clause states. */
import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { clausesAt, numberIn, speaksOf } from '../../src/core/wording/clause-words.js'

const harvest = section('harvest', '2.1', 'Harvest', {
  basket: rule('A basket holds 12 pears.'),
  ladder: rule('Whoever climbs takes a ladder.'),
})
const sale = section('sale', '2.2', 'Sale', { price: rule('A basket is sold for 3 coins, or for 5 in May.') })
const sections = [harvest, sale]

describe('the words of clauses', () => {
  it('stand under a printed number, and nowhere else', () => {
    expect(clausesAt(sections, '2.1').map(({ id }) => id)).toEqual(['harvest.basket', 'harvest.ladder'])
    expect(clausesAt(sections, '2')).toEqual([])
  })

  it('are looked for in the clauses of a section and in its title', () => {
    expect(speaksOf(sections, '2.1', /ladder/)).toBe(true)
    expect(speaksOf(sections, '2.1', /Harvest/)).toBe(true)
    expect(speaksOf(sections, '2.2', /ladder/)).toBe(false)
    expect(speaksOf(sections, '2.3', /./)).toBe(false)
  })

  it('state a number in figures, the first of several', () => {
    expect(numberIn(harvest.basket)).toBe(12)
    expect(numberIn(sale.price)).toBe(3)
    expect(() => numberIn(harvest.ladder)).toThrow('harvest.ladder: no number in figures')
  })
})
