/** Findings about Front Line: what each search comes to, and what it would come to over a sounder text. */
import { describe, expect, it } from 'vitest'
import { mayNotReRoll } from '#spec/front-line/3.8-re-roll'
import { edgeLaid } from '#spec/front-line/4.7-edge'
import { sections } from '#spec/front-line/contents'
import { findings } from '#spec/front-line/findings/all'
import type { Instance } from '../../src/core/kernel/book/finding.js'
import { speaksOf } from '../../src/core/wording/clause-words.js'

/** By name: how many cases there are, how many of them show the finding, and the smallest of these. */
const FOUND: readonly (readonly [string, number, number, Instance])[] = [
  ['edgeArrivesOff', 18, 4, { face: 1, holder: 'nobody' }],
  ['rallyAndStatus', 4, 2, { result: 'Blitz' }],
  [
    'sameActionAgain',
    100,
    3,
    {
      action: 'Paratroop',
      status: 'active',
      given: 1,
      again: true,
      sameMission: 'never',
    },
  ],
  [
    'retreatOutOfACity',
    1728,
    60,
    {
      by: 'Retreat',
      attack: 'supply',
      kind: 'Infantry',
      distance: 1,
      corner: false,
      city: true,
      cityManeuver: 'stays out',
      cityRetreat: 'must',
      displaceCorner: 'yes',
      fireDisplaces: 'as any attack',
    },
  ],
  ['hexInTheOwnCountry', 12, 1, { purple: true, city: false, country: 'own' }],
  ['landOfLakeNogo', 2, 1, { field: 'Lake Nogo' }],
  ['indexLocators', 782, 7, { entry: 'Edge', place: 'page 3, para 5' }],
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

  it('are for the Index these seven locators', () => {
    expect(
      casesOf('indexLocators')
        .map(({ entry, place }) => `${entry}: ${place}`)
        .toSorted(),
    ).toEqual([
      'Edge: page 3, para 5',
      'Fallen Cities: page 3, para 4',
      'Free Cities: page 2, para 1',
      'Height: page 3, para 3',
      'Rounds: page 2, para 1',
      'Rout on Deserts, Beaches, Ports: page 3, para 10',
      'Rout on Deserts, Beaches, Ports: page 7, para X',
    ])
  })
})

describe('what a finding would not find', () => {
  it('edgeArrivesOff: no case, were the Edge laid On side up', () => {
    expect(mayNotReRoll.refuses({ holder: 'attacker', side: edgeLaid.ask({ reading: 'On' }) })).toBe(false)
  })

  it.each([
    ['page 3, para 3', /Edge/],
    ['page 3, para 3', /falls/i],
    ['page 3, para 4', /Mountains/],
    ['page 1, para 9', /round/i],
    ['page 3, para 11', /beach, a desert or a port/],
  ] as const)('indexLocators: %s has what an entry sends elsewhere for, and could have been named', (place, words) => {
    expect(speaksOf(sections, place, words)).toBe(true)
  })
})
