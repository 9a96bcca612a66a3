/** Changes between two states of a book. Every kind of edit is reported in its section, and nothing else is. */
import { describe, expect, it } from 'vitest'
import { paintFor } from '../../../src/cli/text/layout/output-layout.js'
import { changesMarkdown, changesText } from '../../../src/cli/text/reports/changes.js'
import { type ExampleState, stateOf, stateSchema } from '../../../src/lab/audit/changes/book-state.js'
import { changesBetween } from '../../../src/lab/audit/changes/compare.js'
import { changesSchema } from '../../../src/lab/audit/changes/report.js'
import { auditAgainst } from '../../../src/lab/audit/editions/audit-copy.js'
import { changed, gardens } from '../behaviour/gardens.js'
import { edited, orchard, RULES } from '../editions/orchard-rules.js'
import { autumn, spring } from './seasons.js'

const eaten: ExampleState = { name: 'Ann eats a fruit', cites: ['turns.eat'] }
const rung: ExampleState = { name: 'The bells are rung', cites: ['scoring.neighbours'] }
const before = { name: 'v1', state: stateOf(spring, [eaten]) }
const now = { name: 'v2', state: stateOf(autumn, [rung]) }
const report = changesBetween(before, now)
const text = changesText(report, paintFor(false)).replaceAll(/\s+/g, ' ')
const markdown = changesMarkdown(report)

describe('what changed between two states', () => {
  it('is data, as its schema says, and so is a state', () => {
    expect(changesSchema.parse(report)).toEqual(report)
    expect(stateSchema.parse(JSON.parse(JSON.stringify(now.state)))).toEqual(now.state)
  })

  it('is nothing between a state and itself', () => {
    expect(changesBetween(now, now)).toMatchObject({ same: true, sections: [] })
    expect(changesText(changesBetween(now, now), paintFor(false))).toContain('Nothing changed.')
  })

  it.each([
    [
      'a clause that is reworded, word by word',
      'Reworded (turns.twoTrees): A picker climbs at most [-two-] {+three+} trees in a turn.',
    ],
    ['a new one', 'New, a note (scoring.neighbours): Bells are rung at the end.'],
    ['one that moved', 'Moved here from 1 (scoring.wind): After a turn the wind blows'],
    ['what it was called', 'Called turns.ladder before (turns.byLadder)'],
    ['another kind', 'Is a permission, and was an exception (turns.byLadder)'],
    ['another standing', 'Now decides nothing (nobody would); before it decides something (turns.bare)'],
    ['another heading', 'The section was 2 Scoring before'],
    [
      'a ruling',
      'Ruled: Does a fruit that was eaten still count? “yes”, by the gardener on 2026-03-31 (over the gate)',
    ],
    ['another usual reading', 'Does a fruit that was eaten still count? Default: “yes”; before: “no”'],
    ['a new question', 'A new question (whoRings): Who rings the bells?'],
    [
      'a row that is written otherwise',
      'A row is gone: “points”: Basket, where basket is 1 or more. A row is new: “points”: 2 × basket, where',
    ],
    ['an example', 'An example is gone: Ann eats a fruit'],
    ['another one', 'An example is new: The bells are rung'],
  ])('tells %s', (_, says) => {
    expect(text).toContain(says)
  })

  it('tells what is gone, where nothing is like it', () => {
    const { sections, counts } = changesBetween(now, before)
    expect(counts).toMatchObject({ gone: 1, new: 0 })
    expect(sections.flatMap(({ lines }) => lines).find(({ change }) => change === 'gone')).toMatchObject({
      clause: 'scoring.neighbours',
      says: 'Taken out',
    })
  })

  it('is no row that another compiler only writes otherwise', () => {
    const written = (expression: string) => {
      const [table, ...tables] = spring.tables
      const answer = Object.assign(() => 0, { toString: () => `(view) => ${expression}` })
      const rows = [{ ...table?.rows[0], constant: undefined, answer }]
      return { name: expression, state: stateOf({ ...spring, tables: [{ ...table, rows } as never, ...tables] }, []) }
    }
    const one = written(`({ Ann: 'short' })[tree]`)
    expect(changesBetween(one, written(`({\n\tAnn: "short" })[tree]`)).same).toBe(true)
    expect(changesBetween(one, written(`({ Ann: 'tall' })[tree]`)).same).toBe(false)
  })

  it('stands under the sections of the newer state, rules first', () => {
    expect(report.sections.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Turns', '3 Points'])
    for (const { lines } of report.sections) {
      const topics = lines.map(({ topic }) => topic)
      expect(topics[0]).toBe('rule')
      expect(topics.lastIndexOf('rule')).toBe(topics.filter((topic) => topic === 'rule').length - 1)
    }
    expect(report.counts).toMatchObject({ new: 1, gone: 0, reworded: 2, moved: 1, status: 1 })
  })

  it('is a page of Markdown', () => {
    expect(markdown).toMatch(/^# Orchard: what changed from v1 \(a toy\) to v2 \(another toy\)\n/)
    expect(markdown).toContain('- **Reworded** (`scoring.fruit`): Each fruit is worth ~~one point.~~ **two points.**')
  })

  it('tells what it means in play, beside the clauses', () => {
    const { sections } = changesBetween(before, now, { behaviour: changed(gardens.plain, gardens.withoutLadder) })
    const played = sections.flatMap(({ number, lines }) =>
      lines.filter(({ topic }) => topic === 'play').map(({ says }) => `${number}: ${says}`),
    )
    expect(played.join('\n')).toMatch(/^1: In play \(\w+\): no longer offered: climb tree=tall; .* before, refused/)
  })

  it('tells where the print changed, and which clauses are as they were although it did', () => {
    const audit = auditAgainst(orchard, RULES, edited(['worth one point', 'worth two points']))
    if (!audit.usable) throw new Error('the copy is none of this book')
    const same = { name: 'v1', state: stateOf(orchard, []) }
    const lines = changesBetween(same, same, { printed: audit.report }).sections.flatMap((one) => one.lines)
    expect(lines.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^In print: 1 of \d+ passages are not as they were$/),
      expect.stringMatching(
        /^To look at: \d of \d clauses restate a passage that changed, and are as they were: scoring\./,
      ),
    ])
  })
})
