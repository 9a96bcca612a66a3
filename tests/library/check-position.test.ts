import { describe, expect, test } from 'vitest'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { checkPosition } from '../../src/core/play/check-position.js'
import { whyNot } from '../../src/core/play/why-not.js'
import { problemLine } from '../../src/core/records/recorded-play.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from '../examples/example-files.js'
import { book } from '../kernel/orchard.js'

const files = folder()
const rules = rulesOf(book)
const start = rules.start()
const top = start.stack.at(-1) ?? { chart: '', state: '', data: null }

const wrongIn = (json: unknown): readonly string[] => {
  const read = checkPosition(rules, json)
  return read.ok ? [] : read.problems.map(problemLine)
}

describe('a position from outside', () => {
  test('is read as it was: bare, as a text, and as `ask` prints it', async () => {
    const { out } = await rulewright(['ask', 'orchard', files.write('start.yaml', 'given: {}\n'), '--json'])
    for (const json of [start, JSON.stringify(start)])
      expect(checkPosition(rules, json)).toEqual({ ok: true, value: start })
    const printed = checkPosition(rules, out)
    expect(printed.ok && rules.decide(printed.value).over).toBe(false)
    expect(out).toContain('"hash"')
  })

  test('is told from what is none', () => {
    const expected = 'expected a position with `game` and `stack`, or what `rulewright ask --json` prints'
    for (const json of [3, null, [], {}, { position: 'here' }, { game: start.game }])
      expect(wrongIn(json)[0]).toContain(expected)
    expect(wrongIn('{"game": }')).toEqual(['line 1, column 10: expected JSON'])
    expect(wrongIn(JSON.parse('{"__proto__": {}}'))).toEqual(['has the unknown field "__proto__"'])
  })

  test.each([
    ['another book', { book: 'chess', position: start }, 'book: got "chess", expected "orchard"'],
    [
      'a field',
      { ...start, game: { ...start.game, ladder: 'Eve' } },
      'game.ladder: got "Eve"; expected one of Ann, Bob',
    ],
    ['a field around', { ...start, more: 1 }, 'more: "more" is unknown here'],
    [
      'a law',
      { ...start, game: { ...start.game, baskets: { Ann: 7, Bob: 0 } } },
      'game: 13 fruits; there are six (2 scoring.stock)',
    ],
    ['a reading', { ...start, game: { ...start.game, readings: { eatingScores: 'maybe' } } }, 'eatingScores'],
    ['a chart', { ...start, stack: [{ ...top, chart: 'chess' }] }, 'stack.0.chart: got "chess"'],
    ['a state', { ...start, stack: [...start.stack.slice(0, -1), { ...top, state: 'done' }] }, 'got "done"'],
    ['data', { ...start, stack: [...start.stack.slice(0, -1), { ...top, data: { picker: 'Eve' } }] }, 'data.picker'],
    ['an end without an outcome', { ...start, stack: [] }, 'outcome: is missing'],
    ['an outcome before the end', { ...start, outcome: 'Ann' }, 'outcome: something is on the stack'],
    [
      'nothing to choose',
      { ...start, game: { ...start.game, trees: { short: 0, middle: 0, tall: 0 } } },
      'there is nothing to choose at "a tree to climb"',
    ],
  ])('is wrong in %s, and tells where', (_, json, message) => {
    expect(wrongIn(json).join('\n')).toContain(message)
  })
})

describe('why not', () => {
  const due = rules.decide(start)

  test('tells the sections that refuse an option, and what made them', () => {
    const bare = rules.decide({ ...start, game: { ...start.game, trees: { short: 0, middle: 2, tall: 2 } } })
    expect(whyNot(bare, { type: 'climb', tree: 'short' })).toEqual(['climb tree short: 1 turns.bare (fruit: false)'])
  })

  test('tells nothing of what is offered, and that nothing like the rest can be meant', () => {
    expect(whyNot(due, { type: 'climb', tree: 'short' })).toEqual([])
    const whole: Option = { type: 'fly' }
    expect(whyNot(due, whole)).toEqual(['nothing like this can be meant at "a tree to climb"'])
    expect(whyNot({ over: true, outcome: 'Ann' }, { type: 'climb' })).toEqual(['the game is over'])
  })
})
