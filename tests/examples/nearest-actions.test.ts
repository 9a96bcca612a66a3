/** Legal actions that are nearest to one that is not: their order, their number, and the lines about them. */
import { describe, expect, it } from 'vitest'
import { alternatives } from '../../src/core/examples/comparison/legal-alternatives.js'
import { alternativeLines } from '../../src/core/examples/comparison/messages.js'
import { playChoices } from '../../src/core/examples/run-example.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Named } from '../../src/core/records/match-plays.js'
import { guidedIn, shop, shoppingFor, shopRules } from './shop.js'

const amounts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => option('take', { amount: from + index }))
const amountOf = (candidate: Option | undefined) => Number((candidate as { readonly amount?: number })?.amount ?? -1)
const take = (amount: number) => option('take', { amount })
const linesFor = (...given: Parameters<typeof guidedIn>) => alternativeLines(guidedIn(...given).alternatives)

describe('the nearest actions', () => {
  it('are those whose numbers are nearest, and five at most', () => {
    const few = shopRules(amounts(0, 9), (_, candidate) => amountOf(candidate) > 5)
    expect(linesFor(few, [take(7)])).toEqual([
      'take amount=5 instead of: take amount=7',
      'take amount=4 instead of: take amount=7',
      'take amount=3 instead of: take amount=7',
      'take amount=2 instead of: take amount=7',
      'take amount=1 instead of: take amount=7',
    ])
  })

  it('differ less in a number than in a word, in one word less than by a choice that is left out, and most in two', () => {
    const paints = [
      option('paint', { color: 'blue', size: 'big', coats: [1] }),
      option('paint', { color: 'blue', size: 'small', coats: [2] }),
      option('paint', { color: 'red', size: 'small', coats: [1] }),
      option('paint', { color: 'red', size: 'big', coats: [1], layers: 3 }),
      option('paint', { color: 'red', size: 'big', coats: [1], layers: 1 }),
      option('sing'),
    ]
    const rules = shopRules(paints, (_, candidate) => Object(candidate).layers === 3)
    const wanted = { type: 'paint', color: 'red', size: 'big', coats: [1], layers: 3 }
    expect(linesFor(rules, [wanted])).toEqual([
      'paint color=red size=big coats=[1] layers=1 instead of: paint color=red size=big coats=[1] layers=3',
      'without: paint color=red size=big coats=[1] layers=3',
      'paint color=blue size=big coats=[1] instead of: paint color=red size=big coats=[1] layers=3',
      'paint color=red size=small coats=[1] instead of: paint color=red size=big coats=[1] layers=3',
      'paint color=blue size=small coats=[2] instead of: paint color=red size=big coats=[1] layers=3',
    ])
  })

  it('are looked for among sixty', () => {
    const onlyAfter = (amount: number) => (chosen: readonly Option[], candidate: Option) =>
      candidate.type === 'pay' && amountOf(chosen[0]) !== amount
    const shelf = [...amounts(1, 100), option('pay')]
    const named = [take(100), option('pay')]
    expect(linesFor(shopRules(shelf, onlyAfter(40)), named)).toEqual(['take amount=40 instead of: take amount=100'])
    expect(linesFor(shopRules(shelf, onlyAfter(39)), named)).toEqual([])
  })

  it('change what was chosen before the refusal as well as what is refused, in all groups', () => {
    const rules = shopRules(
      [take(1), take(2), option('pay'), option('sing'), option('leave')],
      (chosen, candidate) => ['pay', 'leave'].includes(candidate.type) && chosen.some((one) => amountOf(one) === 2),
    )
    const named: readonly (readonly Named[])[] = [
      [take(2), { type: 'pay', seat: 'Ann' }],
      [option('sing'), option('leave')],
    ]
    const { alternatives } = guidedIn(rules, ...named)
    expect(alternativeLines(alternatives)).toEqual([
      'take amount=1 instead of: take amount=2',
      'without: take amount=2',
      'without: Ann: pay',
    ])
    expect(alternatives.map((one) => Object.keys(one))).toEqual([
      ['named', 'by', 'choices'],
      ['named', 'choices'],
      ['named', 'choices'],
    ])
  })

  it('are of the kind that was named, or of any kind where none was, and keep whose choice it is', () => {
    const shelf = [
      option('take', { tree: 'short' }),
      option('climb', { tree: 'short' }),
      option('take', { tree: 'tall' }),
    ]
    const rules = shopRules(shelf, (_, { type, ...rest }) => type === 'take' && Object(rest).tree === 'tall')
    expect(linesFor(rules, [{ type: 'take', tree: 'tall', seat: 'Ann' }])).toEqual([
      'take tree=short instead of: Ann: take tree=tall',
      'without: Ann: take tree=tall',
    ])
    expect(linesFor(rules, [{ tree: 'tall' }])).toEqual([
      'take tree=short instead of: tree=tall',
      'climb tree=short instead of: tree=tall',
      'stop instead of: tree=tall',
      'without: tree=tall',
    ])
    expect(linesFor(rules, [{ type: 'take', tree: 'tall', seat: 'Bob' }])).toEqual(['without: Bob: take tree=tall'])
  })

  it('tell a text from a number', () => {
    const rules = shopRules(
      [option('take', { amount: 'many' }), take(3)],
      (_, candidate) => Object(candidate).amount === 'many',
    )
    expect(linesFor(rules, [{ type: 'take', amount: 'many' }])[0]).toBe('take amount=3 instead of: take amount=many')
  })

  it('are as near as they are to what was chosen, where less was named', () => {
    const painted = (amount: number, color: string) => option('take', { amount, color })
    const shelf = [
      painted(1, 'red'),
      painted(2, 'blue'),
      painted(5, 'red'),
      option('sing', { amount: 3 }),
      option('pay'),
    ]
    const rules = shopRules(shelf, (chosen, { type }) => type === 'pay' && amountOf(chosen[0]) < 2)
    expect(linesFor(rules, [{ amount: 1 }, option('pay')])).toEqual([
      'take amount=5 color=red instead of: amount=1',
      'take amount=2 color=blue instead of: amount=1',
      'without: pay',
    ])
  })

  it('are looked for where each choice was made, and each choice by itself though two read the same', () => {
    const rules = shopRules([take(1), take(2), option('pay')], (chosen, candidate) => {
      if (candidate.type === 'take') return chosen.length === 0 && amountOf(candidate) === 2
      return chosen.reduce((sum, one) => sum + amountOf(one), 0) !== 4
    })
    const named = [take(1), take(1), take(1), option('pay')].map((one) => ({ ...one }))
    const { alternatives } = guidedIn(rules, named)
    expect(alternatives.map((one) => [one.by, named.indexOf(one.named as (typeof named)[number])])).toEqual([
      [take(2), 2],
      [take(2), 1],
      [undefined, 3],
    ])
  })

  it('leave alone what reads the same and is still to be chosen in another group', () => {
    const rules = shopRules(
      [take(1), take(2), option('pay')],
      (chosen, { type }) => type === 'pay' && !chosen.some((one) => amountOf(one) === 2),
    )
    const groups = [[option('pay'), { ...take(1) }], [{ ...take(1) }]] as const
    const { alternatives } = guidedIn(rules, ...groups)
    expect(alternatives.map(({ by, named }) => [by, groups.flat().indexOf(named as never)])).toEqual([
      [take(2), 2],
      [undefined, 0],
    ])
  })

  it('leave alone what nobody named', () => {
    const rules = shopRules(
      [take(1), take(2), option('pay')],
      (chosen, { type }) => type === 'pay' && amountOf(chosen[0]) !== 2,
    )
    const action = shoppingFor(rules, [take(1), option('pay')])
    const [verdict] = playChoices(rules, action)
    if (verdict.is !== 'refused') throw new Error('the choices can be made')
    const unnamed = { ...verdict, choices: verdict.choices.map((one) => ({ ...one, named: false })) }
    expect(alternativeLines(alternatives(rules, action, verdict))).toEqual([
      'take amount=2 instead of: take amount=1',
      'without: pay',
    ])
    expect(alternativeLines(alternatives(rules, action, unnamed))).toEqual(['without: pay'])
  })

  it('are none beyond the end', () => {
    const rules = shopRules([take(1)])
    expect(linesFor(rules, [option('stop'), take(1)])).toEqual(['without: stop', 'without: take amount=1'])
  })
})

describe('what stands against an action', () => {
  it('is every candidate that was meant, choice by choice, as far as one comes without those before', () => {
    const rules = shopRules([take(1), take(2), take(3), option('pay')], (_, candidate) => amountOf(candidate) > 1)
    const { objections } = guidedIn(
      rules,
      [{ type: 'take', amount: 2 }],
      [{ type: 'pay' }, { type: 'take', amount: 3 }],
    )
    const refusals = [{ table: 'is locked away', row: 0, clauses: [shop.closed], because: { locked: true } }]
    expect(objections).toEqual([
      { named: { type: 'take', amount: 2 }, refused: [{ option: take(2), seat: 'Ann', refusals }] },
      { named: { type: 'take', amount: 3 }, refused: [{ option: take(3), seat: 'Ann', refusals }] },
    ])
  })

  it('is nothing where no clause refuses what was meant', () => {
    expect(guidedIn(shopRules([take(1)]), [option('fly')]).objections).toEqual([])
  })
})
