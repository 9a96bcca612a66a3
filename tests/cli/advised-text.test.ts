import { describe, expect, it } from 'vitest'
import { advisedText } from '../../src/cli/text/automated-decisions.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import type { PlayoutsReport } from '../../src/core/play/reports.js'

const many = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`line ${index}`, index + 1]))
const report = {
  advised: { ...many, idle: 0 },
  groups: { 'card 1': 3, 'card 2': 0 },
  leaning: {
    map: { decided: 4, facts: 3, standIns: 3 },
    deck: { decided: 2, facts: 3, standIns: 1 },
    rules: { decided: 1, facts: 2, standIns: 0 },
  },
} as unknown as PlayoutsReport
const text = advisedText(report, paintFor(false))

describe('how the book decided in random games', () => {
  it('is told by cards, also of those by which it never did', () => {
    expect(text).toMatch(/the book decided by +times\n card 1 +3\n card 2 +0/)
  })

  it('is told by the busiest priorities and by those that never decided', () => {
    expect(text).toMatch(/priority +decided\n line 13 +14/)
    expect(text).not.toContain('line 1 ')
    expect(text).toContain('and 2 more priorities; --json shows all')
    expect(text).toContain('1 priority never decided\n    idle')
  })

  it('is told by what it leant on, and how much of that stands in', () => {
    expect(text).toMatch(/map +4 +a stand-in/)
    expect(text).toMatch(/deck +2 +1 of 3 facts are stand-ins/)
    expect(text).toMatch(/rules +1 +known/)
  })

  it('is nothing where the book played no seat', () => {
    expect(advisedText({ ...report, advised: { idle: 0 } }, paintFor(false))).toBe('')
  })
})
