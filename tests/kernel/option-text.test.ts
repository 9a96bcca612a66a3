import { expect, it } from 'vitest'
import { option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { decisionText, spoken } from '../../src/core/wording/option-text.js'
import { lineOf } from '../../src/core/wording/step-lines.js'
import { book } from './dinner.js'
import { book as orchard } from './orchard.js'
import { due, linesOf } from './tiny.js'

const rules = rulesOf(book)
const bread = option('take', { dish: 'bread' })

it('a decision says what it is about now, and so does every choice of it', () => {
  const first = due(rules.decide(rules.start()))
  expect(decisionText(first)).toBe('a dish (the first course)')
  expect(first.choices.map(({ about }) => about)).toEqual(['the first course', 'the first course'])
  const { position } = rules.choose(rules.choose(rules.start(), bread).position, option('praise'))
  expect(decisionText(due(rules.decide(position)))).toBe('a dish (the second course)')
})

it('an option says what it comes to in words that follow its type, and so does a refused one', () => {
  const decision = due(rules.decide(rules.start()))
  expect(decision.choices.map(spoken)[0]).toBe('take the bread of yesterday, as the first course')
  expect(decision.refused().map(spoken)).toEqual(['take the soup, hot from the stove, as the first course'])
})

it('what declines has no words but its own', () => {
  const { choices } = due(rules.decide(rules.choose(rules.start(), bread).position))
  expect(choices.map(spoken)).toEqual(['praise the cook', 'say nothing'])
})

it('a trace tells what was decided, and what was skipped, about what', () => {
  const one = rules.choose(rules.choose(rules.start(), bread).position, option('say nothing'))
  expect(one.trace.map(lineOf)[0]).toBe('guest: "say nothing" (the first course)')
  const { trace } = rules.choose(one.position, bread)
  expect(linesOf(trace, 'chosen')).toEqual([
    { kind: 'chosen', seat: 'guest', option: bread, about: 'the second course' },
  ])
  expect(linesOf(trace, 'skipped').map(lineOf)).toEqual([
    '  dinner, nothing to choose: praise of the cook (the second course)',
  ])
})

it('a decision that says nothing of the kind is asked by its name alone, and its options are their own words', () => {
  const decision = due(rulesOf(orchard).decide(rulesOf(orchard).start()))
  expect(decision).not.toHaveProperty('about')
  expect(decisionText(decision)).toBe('a tree to climb')
  expect(decision.choices.map(spoken)[0]).toBe('climb tree short')
})
