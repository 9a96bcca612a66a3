import { describe, expect, it } from 'vitest'
import { paintFor } from '../../../src/cli/text/layout/output-layout.js'
import { behaviourMarkdown, behaviourText } from '../../../src/cli/text/reports/behaviour.js'
import { bookWords } from '../../../src/cli/text/reports/behaviour-words.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import { behaviourSchema } from '../../../src/lab/audit/behaviour/report.js'
import { changed, gardens, orchard, reread } from './gardens.js'

const { plain, withoutLadder, twoFruits, eatingScores, fewFruits } = gardens
const { rareTable, plainMeals, dearMeals, withoutMeals, withoutStopping, strongWind } = gardens
/** The baskets as a table of words. */
const sketch = (game: GameState) => {
  const { baskets } = game as GameState & { readonly baskets: Readonly<Record<string, number>> }
  return [{ title: 'Baskets', columns: ['', 'fruits'], rows: Object.entries(baskets) }]
}
const inShort = (report: ReturnType<typeof changed>) =>
  report.differences.map(({ kind, about, clauses }) => [kind, about, clauses.map(({ id }) => id).join()])

/** A climb that leaves nothing but the tall tree ends the turn where that cannot be climbed. */
const lastTree = ['result', 'climb', expect.stringContaining('turns.tall')]

describe('what changed in behaviour', () => {
  it('is nothing between a book and itself, at work or recorded', () => {
    const report = changed(orchard, orchard)
    expect(report).toMatchObject({ same: true, differences: [], more: 0, bases: [] })
    expect(report.positions).toBeGreaterThan(40)
    expect(changed(orchard, orchard, reread(orchard))).toMatchObject({ same: true, positions: report.positions })
  })

  it('is an option that is refused now, with the clause that refuses it, where a row was taken out', () => {
    const report = changed(plain, withoutLadder)
    expect(inShort(report)).toEqual([['withdrawn', 'climb', 'turns.tall'], lastTree])
    expect(report.differences[0]).toMatchObject({
      given: { from: 'empty', game: {}, differences: 0 },
      choices: [],
      option: { type: 'climb', tree: 'tall' },
      before: 'offered',
      now: 'refused',
      rows: [{ table: 'may not climb', clauses: [{ id: 'turns.ladder' }] }],
    })
  })

  it('is an option that is offered now, with the clause that refused it, the other way round', () => {
    const report = changed(withoutLadder, plain)
    expect(inShort(report)).toEqual([['offered', 'climb', 'turns.tall'], lastTree])
    expect(report.differences[0]).toMatchObject({ choices: [], before: 'refused', now: 'offered' })
  })

  it('is another result, field by field, where a number was changed', () => {
    const [first, ...others] = changed(plain, twoFruits).differences
    expect(others).toEqual([])
    expect(first).toMatchObject({
      kind: 'result',
      choices: [],
      given: { differences: 0 },
      changes: [{ field: 'game.baskets.Ann', before: 1, now: 2 }],
    })
    expect(first?.clauses.map(({ id }) => id)).toContain('scoring.fruit')
  })

  it('is the row that says so, and nothing else, where a row has another number', () => {
    const [first, ...others] = changed(plainMeals, dearMeals).differences
    expect(first).toMatchObject({
      kind: 'result',
      option: { type: 'eat' },
      changes: [{ field: 'game.baskets.Ann', before: 0, now: -1 }],
      clauses: [{ id: 'turns.eat', number: '1' }],
      rows: [{ table: 'what eating costs', clauses: [{ id: 'turns.eat', number: '1' }] }],
    })
    expect(others).toEqual([])
  })

  it('is what a table answers, too, where no position comes to that: the first case, and how many', () => {
    const report = changed(plain, rareTable)
    expect(report).toMatchObject({ same: false, differences: [] })
    expect(report.tables).toMatchObject([
      {
        table: 'points',
        cases: 1,
        of: 7,
        view: { basket: 6 },
        before: '6',
        now: '7',
        clauses: [{ id: 'scoring.fruit' }],
      },
    ])
    expect(behaviourText(report, paintFor(false))).toContain(
      'the table "points" answers 1 of 7 cases otherwise: basket: 6: 6 -> 7 (2 scoring.fruit)',
    )
    expect(changed(plain, withoutLadder).tables).toMatchObject([
      {
        table: 'may not climb',
        before: 'not refused',
        now: 'refused by turns.tall',
        clauses: [{ id: 'turns.ladder' }],
      },
    ])
  })

  it('is that nothing can be eaten any more, with the clause that allowed it, where that right was dropped', () => {
    const report = changed(orchard, withoutMeals)
    expect(inShort(report)).toContainEqual(['withdrawn', 'eat', 'turns.eat'])
    expect(report.differences.find(({ kind }) => kind === 'withdrawn')).toMatchObject({
      option: { type: 'eat' },
      before: 'offered',
      now: 'not offered',
    })
  })

  it('is that the rules fail, where the way of a choice was dropped', () => {
    const report = changed(plain, withoutStopping)
    expect(inShort(report)).toEqual([['fault', 'stop', '']])
    expect(report.differences[0]).toMatchObject({ choices: [], option: { type: 'stop' }, before: 'goes on' })
    expect(report.differences[0]?.now).toContain('does not handle the event "stop"')
  })

  it('is other odds, with both of them, where chance has other weights', () => {
    const report = changed(orchard, strongWind)
    expect(inShort(report)).toEqual([['odds', 'the wind', 'turns.wind']])
    expect(report.differences[0]).toMatchObject({ before: 'blow 1 in 6, calm 5 in 6', now: 'blow 1 in 3, calm 2 in 3' })
  })

  it('is what another reading does, where that is the usual one now', () => {
    const report = changed(orchard, eatingScores)
    expect(report.bases).toEqual([
      { base: 'empty', changes: [{ field: 'readings.eatingScores', before: 'no', now: 'yes' }] },
    ])
    expect(inShort(report)).toEqual([['result', 'eat', 'turns.eat']])
    expect(report.differences[0]).toMatchObject({ option: { type: 'eat' }, given: { differences: 0 } })
    expect(report.differences[0]?.choices).toHaveLength(1)
  })

  it('is a game that breaks a law now, with its field and clause', () => {
    const report = changed(orchard, fewFruits)
    expect(inShort(report)).toEqual([['accepted', 'game', 'scoring.stock']])
    expect(report.differences[0]?.now).toBe('not accepted: Ann has too many (2 scoring.stock)')
  })

  it('is not drowned by a question that is new', () => {
    const older = { ...orchard, empty: { ...orchard.empty, readings: {} }, questions: [] } as Book
    const report = changed(older, orchard)
    expect(report).toMatchObject({ same: true, fields: { dropped: [], added: ['readings.eatingScores'] } })
    expect(changed(orchard, older)).toMatchObject({ same: true, fields: { dropped: ['readings.eatingScores'] } })
  })

  it('is found in the same places over a bundle', () => {
    const [first] = inShort(changed(plain, withoutLadder, reread(plain)))
    expect(first).toEqual(['withdrawn', 'climb', 'turns.tall'])
  })

  it('is told as JSON, text and Markdown', () => {
    const report = changed(plain, withoutLadder)
    expect(behaviourSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
    const text = behaviourText(report, paintFor(false))
    for (const line of [
      '1. no longer offered: climb',
      'position  empty; ',
      'action    climb tree=tall',
      '1 turns.tall',
    ])
      expect(text).toContain(line)
    expect(behaviourMarkdown(report)).toContain('## 1. no longer offered: climb')
  })

  it('names places and readings as the book does', () => {
    const report = changed(orchard, eatingScores)
    expect(behaviourText(report, paintFor(false), bookWords(orchard))).toContain(
      'the game "empty" is another: "Does a fruit that was eaten still count?" is answered "yes" by\n default, and was "no"',
    )
    const { laid } = bookWords({ ...orchard, sketch })
    const given = { of: 'now', from: 'empty', procedure: 'climb', args: null, differences: 2 } as const
    const game = { baskets: { Ann: 3 }, readings: { eatingScores: 'yes' } }
    expect(laid({ ...given, game })).toEqual(['Ann, fruits: 3', 'eatingScores read as "yes"'])
    // The game of the older state may have other fields, and a base may be gone.
    for (const other of [{ of: 'base' }, { from: 'gone' }] as const)
      expect(laid({ ...given, ...other, game })).toEqual(['baskets.Ann: 3', 'eatingScores read as "yes"'])
  })
})
