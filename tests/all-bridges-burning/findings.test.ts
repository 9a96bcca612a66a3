/** Findings about All Bridges Burning: what each search comes to, and what it would come to over a sounder text. */
import { describe, expect, it } from 'vitest'
import { rankGroup } from '#spec/all-bridges-burning/7-victory/7.1-ranking'
import { spacesByCard } from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import { sections } from '#spec/all-bridges-burning/contents'
import { findings } from '#spec/all-bridges-burning/findings/all'
import type { Instance } from '../../src/core/kernel/book/finding.js'
import { speaksOf } from '../../src/core/wording/clause-words.js'

/** By name: how many cases there are, how many of them show the finding, and the smallest of these. */
const FOUND: readonly (readonly [string, number, number, Instance])[] = [
  ['moderatesConditions', 4092, 65, { resources: 15, networks: 0, resolvedIssues: 0, polarization: 0 }],
  ['moderatesMarginAlone', 4092, 1104, { resources: 19, networks: 0, resolvedIssues: 0, polarization: 2 }],
  [
    'firstWithoutPassing',
    157542,
    1365,
    { polarization: 2, vassalage: 0, senateTownPop: 4, resources: 19, networksAndIssues: 0 },
  ],
  [
    'firstBeforeTheReds',
    401016,
    1761,
    { polarization: 2, vassalage: 0, opposeAndAdmins: 12, resources: 19, networksAndIssues: 0 },
  ],
  ['marginLiftedByAPower', 67, 14, { faction: 'reds', total: 0 }],
  ['troopsAndVassalage', 196, 56, { vassalage: 0, inTheBox: 1, onTheMap: 0 }],
  ['germansOnTheMap', 49, 21, { onTheMap: 0, vassalage: 1 }],
  ['russiansInTheBox', 196, 56, { inTheBox: 1, onTheMap: 0, vassalage: 6 }],
  ['revoltStillToCome', 16, 1, { round: 2, phase: 1, pivotalInPlay: true }],
  ['wayBackUnselected', 3, 1, { space: 'start' }],
  ['activityWithoutSpaces', 4, 1, { command: 'Politics' }],
  ['spacesOfDialogue', 4, 1, { selected: false, further: true }],
  ['lettersOfTheTrack', 4, 2, { letter: 'B' }],
  ['conscriptsNotSetAside', 1, 1, { broughtIn: 10, setAside: 0 }],
  ['activeSupportCounts', 1, 1, { bySetup: 3, opposition: 3, withSupport: 5 }],
  ['eventCardsCounted', 1, 1, { printed: 47, withRedRevolt: 43 }],
  ['networksAndIssuesMarker', 12, 12, { networks: 0, resolvedIssues: 0 }],
  [
    'trackOfNetworksAndIssues',
    1,
    1,
    { byMarkers: 'edge track', bySetup: 'Polarization track', byPolitics: 'Polarization track' },
  ],
  ['crossReferences', 10, 10, { promises: 'Landing Sites in 3.4' }],
  ['activismDice', 3, 1, { card: '8.3.3' }],
  ['inactiveInTheIndex', 1, 1, { inIndex: 'up', inSection: 'down', ofUnderground: 'down' }],
  ['unshadedInTheIndex', 1, 1, { inIndex: 'Reds or Moderates', inSection: 'Senate' }],
  ['narrowIndexEntries', 14, 14, { leavesOut: 'Transfer: of the own free will' }],
  ['rallyBeyondPolarization', 11, 3, { polarization: 0 }],
  ['phaseAskedTwice', 4, 1, { phase: 1, cells: true }],
  [
    'publishNoteTooStrong',
    312,
    50,
    {
      one: 'Town',
      other: 'none',
      personalityInOne: true,
      networkInOne: true,
      undergroundInOne: 2,
      networkInOther: false,
      undergroundInOther: 0,
    },
  ],
  ['negotiateBeyondTwo', 22, 11, { polarization: 0, resources: 15 }],
  ['differenceForSum', 847, 78, { polarization: 4, vassalage: 2, removable: 1 }],
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

  it('cite clauses, none of them twice', () => {
    for (const { clauses } of findings) {
      expect(clauses).not.toHaveLength(0)
      expect(new Set(clauses).size).toBe(clauses.length)
    }
  })
})

describe('what a finding would not find', () => {
  it.each([
    ['2.2.4', /limited/i],
    ['2.2', /cylinder/i],
    ['1.3.2', /give|own free will/i],
    ['1.7', /control/i],
    ['1.4.3', /attack/i],
  ] as const)('crossReferences: %s has what was promised elsewhere, and could have been named', (section, words) => {
    expect(speaksOf(sections, section, words)).toBe(true)
  })

  it('firstWithoutPassing: nobody, were those that passed the check ranked before the others', () => {
    const group = (passed: boolean) => rankGroup.ask({ ended: 'victory check', passed, reading: 'who passed first' })
    expect(group(false)).toBeGreaterThan(group(true))
  })

  it.each([
    ['firstWithoutPassing', 10, 3],
    ['firstBeforeTheReds', 27, 11],
  ] as const)('%s: as many cases as arithmetic finds, in which ties are the Moderates’', (name, most, less) => {
    let number = 0
    for (let polarization = 0; polarization <= 10; polarization += 1)
      for (let vassalage = 0; vassalage <= 6; vassalage += 1)
        for (let resources = 0; resources <= 30; resources += 1)
          for (let together = 0; together <= 5; together += 1)
            for (let total = less + 1; total <= most; total += 1) {
              const margin = resources - 14 - Math.max(0, 4 - together)
              const meets = resources > 14 && together + 1 >= polarization
              if (polarization + vassalage <= 5 && !meets && margin >= total - less) number += 1
            }
    expect(casesOf(name)).toHaveLength(number)
  })

  it('firstWithoutPassing: no case in which the Moderates are without their 15 Resources, or Polarization is within their reach', () => {
    for (const { resources, networksAndIssues, polarization } of casesOf('firstWithoutPassing')) {
      expect(Number(resources)).toBeGreaterThan(14)
      expect(Number(networksAndIssues) + 1).toBeLessThan(Number(polarization))
    }
  })

  it('rallyBeyondPolarization: no case, if the cards kept to what Polarization allows', () => {
    expect(spacesByCard.ask({ allowed: 2, reading: 'both' })).toBe(2)
  })

  it('publishNoteTooStrong: no case with Moderates in two Towns, which the note has', () => {
    expect(casesOf('publishNoteTooStrong').filter(({ one, other }) => one === 'Town' && other === 'Town')).toEqual([])
  })

  it('differenceForSum: no case above the Polarization of 7 that the cards ask for, nor where Vassalage alone is above five', () => {
    for (const { polarization, vassalage } of casesOf('differenceForSum')) {
      expect(Number(polarization)).toBeLessThan(8)
      expect(Number(vassalage)).toBeLessThan(6)
    }
  })
})
