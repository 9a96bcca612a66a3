import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { formulaText, termLabel } from '../../src/core/wording/sum-formula.js'

const walls = section('walls', '7', 'Walls', {
  base: rule('A wall counts one.'),
  redTower: rule('For a red wall a Tower adds one, and a second Tower two.'),
  ladders2: rule('Each of two ladders takes one away.'),
})
const moats = section('moats', '8', 'Moats', { wide: rule('A wide moat adds one.') })

describe('a formula', () => {
  it('has the value first, then the terms with their signs and words', () => {
    const terms = [
      { amount: 1, label: 'base' },
      { amount: 0, label: 'towers' },
      { amount: -0, label: 'ladders' },
      { amount: -2, label: 'fire', times: 2 },
    ]
    expect(formulaText(-3, terms)).toBe('-3 = 1 (base) + 0 (towers) - 0 (ladders) - 2 × 2 (fire)')
    expect(formulaText(-2, terms.slice(3))).toBe('-2 = -2 × 2 (fire)')
  })

  it('is the value alone without terms', () => {
    expect(formulaText('none', [])).toBe('none')
    expect(formulaText(null, [])).toBe('null')
  })
})

describe('the words of a term', () => {
  it('come from its clauses, without what a field says already', () => {
    expect(termLabel([walls.base], {})).toBe('base')
    expect(termLabel([walls.redTower], { side: 'red' })).toBe('Tower')
    expect(termLabel([walls.redTower], { side: 'white' })).toBe('red Tower')
    expect(termLabel([walls.ladders2, moats.wide], {})).toBe('ladders 2')
  })
})
