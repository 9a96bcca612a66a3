/** Findings about Talvisota: what each search comes to, and what it would come to over a sounder text. */
import { describe, expect, it } from 'vitest'
import { findings } from '#spec/talvisota/findings/all'
import type { Instance } from '../../src/core/kernel/book/finding.js'

/** By name: how many cases there are, how many of them show the finding, and the smallest of these. */
const FOUND: readonly (readonly [string, number, number, Instance])[] = [
  ['threeLost', 8, 1, { result: '3a' }],
  ['betterIsWorse', 168, 4, { column: 4, die: 6, defenders: 3 }],
  ['strongerLoseMore', 42, 7, { column: 0, die: 5 }],
  ['koivistoFallsShort', 1, 1, { told: 4, counted: 5 }],
  ['eliteInNoPlace', 4, 1, { unit: 'ELI' }],
]

describe('the findings about Talvisota', () => {
  it.each(FOUND)('%s', (name, among, cases, smallest) => {
    const found = findings.find((one) => one.name === name)?.witness()
    expect([found?.among, found?.cases.length, found?.cases[0]]).toEqual([among, cases, smallest])
  })

  it('are these', () => {
    expect(findings.map(({ name }) => name).toSorted()).toEqual(FOUND.map(([name]) => name).toSorted())
  })
})
