/** Findings about the Russian Civil War: what each search comes to. */
import { describe, expect, it } from 'vitest'
import { findings } from '#spec/russian-civil-war/findings/all'
import type { Instance } from '../../src/core/kernel/book/finding.js'

/** By name: how many cases there are, how many of them show the finding, and the smallest of these. */
const FOUND: readonly (readonly [string, number, number, Instance])[] = [
  ['nameOfTatarstan', 2, 1, { printed: 'Tartarstan' }],
  ['tatarstanLeftOut', 4, 1, { territory: 'Tatarstan' }],
  ['allOfRussia', 12, 12, { territory: 'Livonia', central: 'control' }],
  ['closedToItself', 4, 3, { territory: 'Karelia' }],
  ['cededAndContested', 8, 1, { allied: true, contested: true, ceded: 'markers change' }],
]

const casesOf = (name: string): readonly Instance[] =>
  findings.find((candidate) => candidate.name === name)?.witness().cases ?? []

describe('the findings', () => {
  it('are these, by name', () => {
    expect(findings.map(({ name }) => name).toSorted()).toEqual(FOUND.map(([name]) => name).toSorted())
  })

  it.each(FOUND)('%s: of %d cases %d show it, the smallest first', (name, among, shown, smallest) => {
    const witnessed = findings.find((candidate) => candidate.name === name)?.witness()
    expect([witnessed?.among, witnessed?.cases.length, witnessed?.cases[0]]).toEqual([among, shown, smallest])
  })

  it('leave out the part of Inner Russia in which no Soviet unit is placed', () => {
    expect(casesOf('closedToItself').map(({ territory }) => territory)).toEqual(['Karelia', 'Moscow', 'Kazakhstan'])
  })
})
