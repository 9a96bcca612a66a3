/** Choices that cannot be made: the point that is told, what refuses there, and what happened until then. */
import { describe, expect, it } from 'vitest'
import { explainBarred } from '../../src/core/examples/comparison/explain-barred.js'
import { playChoices } from '../../src/core/examples/run-example.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'
import type { Named } from '../../src/core/records/match-plays.js'
import { words } from '../../src/core/wording/option-text.js'
import type { Tiny } from '../kernel/tiny.js'
import { type Shelf, shoppingFor, shopRules, streetRules } from './shop.js'

const at = (place: number) => option('bread', { place })
const [milk, jam, tea, salt] = [option('milk'), option('jam'), option('tea'), option('salt')] as const
const bread = { type: 'bread' }

/** Tells of choices that cannot be made, in words. */
function toldOf(rules: Rules<Tiny>, ...groups: readonly (readonly Named[])[]) {
  const [verdict, trace] = playChoices(rules, shoppingFor(rules, ...groups))
  if (verdict.is !== 'refused') throw new Error(`the verdict is ${verdict.is}`)
  const { choices, refused, unsaid, due } = verdict
  return {
    choices: choices.map(({ option: one, named }) => `${words(one)}${named ? '' : ' (not named)'}`),
    refused: refused.map(({ option: one }) => words(one)),
    unsaid,
    due: due.over ? 'over' : due.asks,
    trace: trace.flatMap((line) =>
      line.kind === 'chosen' ? [words(line.option)] : line.kind === 'skipped' ? [line.asks] : [],
    ),
  }
}

describe('choices that cannot be made', () => {
  const street = (...shelves: readonly Shelf[]) => streetRules(...shelves)

  it('are told by what was passed over since the last choice, and by nothing before it', () => {
    const rules = street({ locked: [at(1)] }, { open: [milk, jam] }, { locked: [at(3), tea] }, { open: [salt, tea] })
    expect(toldOf(rules, [milk, bread])).toEqual({
      choices: ['milk'],
      refused: ['bread place=3'],
      unsaid: [bread],
      due: 'shelf 4',
      trace: ['shelf 1', 'milk', 'shelf 3'],
    })
  })

  it('are told by what was passed over since the last of several choices', () => {
    const rules = street(
      { open: [milk, jam] },
      { locked: [at(2)] },
      { open: [salt, tea] },
      { locked: [at(4)] },
      { open: [milk, jam] },
    )
    expect(toldOf(rules, [milk, salt, bread])).toMatchObject({ refused: ['bread place=4'], due: 'shelf 5' })
  })

  it('are told by what was passed over at the very beginning, where none was made', () => {
    const rules = street({ locked: [at(1), tea] }, { open: [milk, jam] })
    expect(toldOf(rules, [bread])).toMatchObject({ choices: [], refused: ['bread place=1'], trace: ['shelf 1'] })
  })

  it('are told by what comes next in each group, and not by what comes later', () => {
    const rules = street({ open: [milk, jam] }, { locked: [at(2), tea, salt, milk] }, { open: [jam, option('oil')] })
    expect(toldOf(rules, [milk, bread, salt], [tea])).toMatchObject({
      choices: ['milk'],
      refused: ['bread place=2', 'tea'],
      unsaid: [bread, salt, tea],
    })
  })

  it('are told at the last choice that was named, where nothing that was passed over was meant', () => {
    const rules = shopRules([milk, jam])
    expect(toldOf(rules, [milk, option('oil')])).toEqual({
      choices: ['milk'],
      refused: [],
      unsaid: [option('oil')],
      due: 'the shelf',
      trace: ['milk'],
    })
  })

  it('are told after what had to be declined, where that leads to a refusal', () => {
    const rules = street({ open: [milk, jam] }, { open: [salt] }, { locked: [at(3)], open: [tea, jam] })
    expect(toldOf(rules, [milk, bread])).toMatchObject({
      choices: ['milk', 'salt (not named)'],
      refused: ['bread place=3'],
      due: 'shelf 3',
    })
  })
})

describe('a search that found no way on', () => {
  const [oil, bread2, bread4] = [option('oil'), at(2), at(4)]
  const rules = streetRules(
    { open: [milk, jam] },
    { locked: [bread2, tea] },
    { open: [salt, tea] },
    { locked: [bread4, jam, tea, salt, milk] },
    { open: [oil] },
    { open: [milk, jam] },
  )
  /** Tells of it after milk and salt were named, and the oil that nobody named. */
  const refusedOf = (...groups: readonly (readonly Named[])[]) => {
    const { begun } = shoppingFor(rules)
    const named = [true, true, false]
    const unsaid = groups.flat().slice(2)
    const stuck = {
      position: begun.position,
      choices: [milk, salt, oil],
      named,
      others: [0, 0, 0],
      over: [],
      unsaid,
      refused: [],
    }
    const [{ refused, choices }] = explainBarred(rules, { begun, groups }, stuck)
    return { refused: refused.map(({ option: one }) => words(one)), choices: choices.length }
  }

  it('is told by what was passed over since the last choice that was named, after all that followed', () => {
    expect(refusedOf([milk, salt, bread])).toEqual({ refused: ['bread place=4'], choices: 3 })
  })

  it('is told by the next choice of each group, of those that are left', () => {
    expect(refusedOf([milk, salt, bread, tea])).toEqual({ refused: ['bread place=4'], choices: 3 })
    expect(refusedOf([milk, salt, bread], [tea, jam])).toEqual({ refused: ['bread place=4', 'tea'], choices: 3 })
  })

  it('is told as far as choices were named, where nothing that was passed over was meant', () => {
    expect(refusedOf([milk, salt, option('honey')])).toEqual({ refused: [], choices: 2 })
  })
})
