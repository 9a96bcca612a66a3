/** Small parts of a report: titles of checks, and the number of patterns. */
import { expect, it } from 'vitest'
import type { Report } from '../../src/core/verify/report.js'
import { patternsHeld } from '../../src/core/verify/tables/table-patterns.js'
import { wordsOfCheck } from '../../src/core/verify/text/check-titles.js'

it('a check has a title and says what it proves; one that nobody knows has its name', () => {
  expect(wordsOfCheck('charts')).toEqual({
    title: 'charts alone',
    proves: 'Every path through every chart ends.',
  })
  expect(wordsOfCheck('weather')).toEqual({ title: 'weather', proves: '' })
})

it('patterns and comparisons are added up over all tables', () => {
  const tables = [
    { patterns: { patterns: 2, comparisons: 30 } },
    { patterns: { patterns: 3, comparisons: 400 } },
  ] as unknown as Report['tables']
  expect(patternsHeld({ tables })).toEqual({ patterns: 5, comparisons: 430 })
})
