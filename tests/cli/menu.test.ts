import { expect, test } from 'vitest'
import { groupOptions, menuText } from '../../src/cli/playing/menu.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import type { Choice } from '../../src/core/kernel/plays/rules.js'

const due = { seat: 'Ann', asks: 'where to' }

test('a title says a word once, where the type of an option and its only field have the same name', () => {
  const choices = ['north', 'south'].map(
    (to): Choice => ({ option: option('to', { to }), ...due, cites: [], declines: false }),
  )
  expect(menuText(groupOptions(choices), due, paintFor(false))).toMatch(/^ {2}to\n +1 north +2 south\n$/)
})

test('a number says what it counts', () => {
  const choices = [0, 1].map(
    (amount): Choice => ({ option: option('spend', { amount }), ...due, cites: [], declines: false }),
  )
  expect(menuText(groupOptions(choices), due, paintFor(false))).toMatch(/^ {2}spend\n +1 amount 0 +2 amount 1\n$/)
})
