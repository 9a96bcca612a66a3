/** Rules that meet within one turn: each two of them need an answer. */
import { describe, expect, it } from 'vitest'
import type { Meeting } from '../../src/core/kernel/book/meeting-rules.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { differing, liesWithin, turnedBack } from '../../src/core/verify/meetings/differing-fields.js'
import { meetingsGate } from '../../src/core/verify/meetings/meetings-check.js'
import { type Met, metIn } from '../../src/core/verify/meetings/meetings-in-plays.js'
import { book as orchard, turns } from '../kernel/orchard.js'

const met = () => metIn(rulesOf(orchard), { plays: 4, seed: 1, bound: 100 })
const found = (meetings: readonly Meeting[], all: readonly Met[] = met()) =>
  meetingsGate({ ...orchard, meetings }, all).findings.map(({ what }) => what)

describe('fields of a game', () => {
  const [before, after] = [
    { trees: { short: 1, tall: 2 }, baskets: { Ann: 0 }, list: [1] },
    { trees: { short: 1, tall: 1 }, baskets: { Ann: 3 }, list: [1, 2] },
  ]
  const fields = differing(before, after, new Set(['Ann', 'tall']))

  it('are called by their paths, with a star for a name', () => {
    expect([...fields.values()]).toEqual(['trees.*', 'baskets.*', 'list'])
  })

  it('are turned back one by one', () => {
    const [tree] = [...fields.keys()]
    expect(turnedBack(after, before, [tree ?? ''])).toEqual({ ...after, trees: before.trees })
    expect(turnedBack(before, before, [tree ?? ''])).toBeUndefined()
  })

  it('lie within each other by whole names', () => {
    expect([liesWithin('trees.*', 'trees'), liesWithin('treesToo', 'trees')]).toEqual([true, false])
  })
})

describe('rules that meet', () => {
  it('are two charts that write a field, and a chart that writes what another one asks', () => {
    expect(met()).toEqual([
      { field: 'baskets.*', writer: 'climb', other: { chart: 'eat' } },
      { field: 'baskets.*', writer: 'eat', other: { table: 'may not eat' } },
    ])
  })

  it('need an answer, told once for all who write', () => {
    const two: readonly Met[] = ['climb', 'eat'].map((writer) => ({
      field: 'trees.*',
      writer,
      other: { chart: 'wind' },
    }))
    expect(found([], two)).toEqual([
      'in one turn trees.* is written by "climb", "eat" and by "wind"; no answer says which of them is first',
    ])
  })

  it('are answered for fields within the one that is named, and for no others', () => {
    const one: readonly Met[] = [{ field: 'trees.*', writer: 'climb', other: { table: 'may not climb' } }]
    const answer = { fields: ['trees'], written: ['climb'], asked: ['may not climb'], clauses: [turns.bare] }
    expect(found([answer], one)).toEqual([])
    expect(found([{ ...answer, fields: ['baskets'] }], one)).toHaveLength(1)
    expect(found([{ ...answer, asked: ['may not eat'] }], one)).toHaveLength(1)
  })

  it('have answers that speak of what there is, and that say something', () => {
    expect(found([{ fields: ['trees'], written: ['climb', 'dig'], asked: ['may not dig'] }], [])).toEqual([
      'no chart is called "dig"',
      'no table is called "may not dig"',
      'the answer is missing; expected clauses, questions or a note',
    ])
  })

  it('are noted where an answer names some that did not meet', () => {
    const answer = { fields: ['trees'], written: ['climb'], note: 'fruit is counted when a tree is climbed' }
    const { notes, findings } = meetingsGate({ ...orchard, meetings: [answer] }, [])
    expect([findings, notes?.map(({ what }) => what)]).toEqual([
      [],
      ['no rules that this answer names met in the plays'],
    ])
  })
})
