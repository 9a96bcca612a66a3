import { describe, expect, it } from 'vitest'
import { isApart, isHidden, namedOf, offeredIn, seenApart } from '../../src/core/explore/visible-differences.js'
import type { Decision, Over } from '../../src/core/kernel/plays/decision.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { book as market } from '../kernel/market.js'
import { type Game, book as orchard } from '../kernel/orchard.js'
import { due } from '../kernel/tiny.js'

const rules = rulesOf(orchard)
const start = rules.start()
const game = start.game

const shopping = rulesOf(market)
const inShop = due(shopping.decide(shopping.start()))

/** Lists the differences between two positions that differ only in the decision. */
const dueApart = (one: Decision | Over, other: Decision | Over) => {
  const [first, second] = [{ ...start }, { ...start }]
  return seenApart({ decide: (position) => (position === first ? one : other) }, first, second)
}

const withOutcome = (outcome: string): Position<Game> => ({ ...start, stack: [], outcome })
const differentStack: Position<Game> = {
  ...start,
  stack: start.stack.map((frame, at) => (at === 0 ? { ...frame, data: { picker: 'Bob', windy: true } } : frame)),
}

describe('what players see differ between two positions', () => {
  it('is nothing where only the readings differ', () => {
    const other = { ...start, game: { ...game, readings: { eatingScores: 'yes' } } }
    expect(seenApart(rules, start, other)).toEqual([])
    expect([isHidden(start, other), isApart(start, other)]).toEqual([false, false])
  })

  it('is the game, and what is offered in it', () => {
    const poorer = { ...start, game: { ...game, baskets: { Ann: 1, Bob: 0 } } }
    expect(seenApart({ decide: () => inShop }, start, poorer)).toEqual(['game'])
    expect([isHidden(start, poorer), isApart(start, poorer)]).toEqual([false, true])
    const bare = { ...start, game: { ...game, trees: { short: 0, middle: 2, tall: 2 } } }
    expect(seenApart(rules, start, bare)).toEqual(['game', 'due'])
  })

  it('is the outcome, which does not hide what procedures know', () => {
    expect(seenApart(rules, withOutcome('Ann'), withOutcome('Ann'))).toEqual([])
    expect(seenApart(rules, withOutcome('Ann'), withOutcome('Bob'))).toEqual(['outcome'])
    expect(isApart(withOutcome('Ann'), withOutcome('Bob'))).toBe(true)
    expect(isHidden(withOutcome('Ann'), withOutcome('Bob'))).toBe(false)
  })

  it('is not what a procedure knows and nobody sees yet', () => {
    expect(seenApart(rules, start, differentStack)).toEqual([])
    expect([isHidden(start, differentStack), isApart(start, differentStack)]).toEqual([true, true])
  })

  it('is what is due: who decides, what is asked, what is offered, or that the game is over', () => {
    const over: Over = { over: true, outcome: null }
    expect(dueApart(inShop, { ...inShop })).toEqual([])
    expect(dueApart(over, over)).toEqual([])
    expect(dueApart(inShop, over)).toEqual(['due'])
    expect(dueApart(over, inShop)).toEqual(['due'])
    expect(dueApart(inShop, { ...inShop, seat: 'Carl' })).toEqual(['due'])
    expect(dueApart(inShop, { ...inShop, asks: 'another question' })).toEqual(['due'])
    expect(dueApart(inShop, { ...inShop, choices: inShop.choices.slice(1) })).toEqual(['due'])
    expect(dueApart(inShop, { ...inShop, choices: inShop.choices.toReversed() })).toEqual([])
  })

  it('is what may be done at any time, too', () => {
    const noRights = { ...inShop, asides: { ...inShop.asides, choices: () => [] } }
    expect(dueApart(inShop, noRights)).toEqual(['due'])
    expect(offeredIn(inShop)).toEqual([...inShop.choices, ...inShop.asides.choices()])
    expect(offeredIn(inShop).map(namedOf)).toContainEqual({ seat: 'Ann', type: 'give', from: 'Ann' })
  })
})
