import { describe, expect, it } from 'vitest'
import { needsEvidence } from '../../src/core/explore/active-items.js'
import { law } from '../../src/core/kernel/book/book.js'
import { informative, note, rule, section, unmodelled } from '../../src/core/kernel/sections/clause.js'
import { misnamedSections, registryGate } from '../../src/core/verify/text/check-clauses.js'
import { type Game, scoring, turns } from '../kernel/orchard.js'
import { score } from '../kernel/orchard-measures.js'
import { failing, gate, sound, verified } from './sound-book.js'

const aside = section('aside', '3', 'Aside', {
  why: rule('Trees bear fruit.', { status: informative('background') }),
  later: rule('Bees sting.', { status: unmodelled('there are no bees yet') }),
  story: note('Ann and Bob are friends.'),
})

describe('the registry', () => {
  it('asks nothing of clauses that are informative, not modelled, or mere notes', () => {
    const report = verified({ ...sound, sections: [...sound.sections, aside] })
    expect(failing(report)).toEqual([])
    expect(Object.values(aside).map(needsEvidence)).toEqual([false, false, false])
    expect(report.sections.at(-1)).toMatchObject({
      name: 'aside',
      tally: { clauses: 3, statuses: { informative: 2, unmodelled: 1 } },
    })
    expect(report.tally.clauses).toBe(16)
    expect(Object.values(report.tally.evidence).reduce((sum, clauses) => sum + clauses, 0)).toBe(13)
  })

  it('notes a clause that is cited although it is said to decide nothing', () => {
    const about = law<Game>(
      'trees',
      [aside.why, aside.later],
      ({ ladder }) => (ladder === 'nobody' ? ['no ladder'] : []),
      (game) => [{ ...game, ladder: 'nobody' }],
    )
    const report = verified({ ...sound, sections: [...sound.sections, aside], laws: [...sound.laws, about] })
    expect(failing(report)).toEqual([])
    expect(gate(report, 'registry').notes.map(({ what }) => what)).toEqual([
      'informative, but cited by law:trees',
      'unmodelled, but cited by law:trees',
    ])
  })

  it('refuses keys that are no names, and two things with one name', () => {
    const odd = section('odd', '3', 'Odd', { 'two words': rule('More.') })
    const { findings } = registryGate({
      ...sound,
      sections: [...sound.sections, odd],
      charts: [...sound.charts, ...sound.charts.slice(0, 1)],
      laws: [...sound.laws, ...sound.laws],
      measures: [score.over(), score.over()],
    })
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'the id "odd.two words" is not a section and a key in camel case',
        'two charts have the name "orchard"',
        'two laws have the name "at most six fruits"',
        'two measures have the name "Points"',
      ]),
    )
  })

  it('refuses an old id that is still a clause, and one that leads to none', () => {
    const renamed = {
      'turns.sequence': 'turns.order',
      'turns.wind': 'turns.order',
      'turns.gale': 'turns.storm',
    }
    const { findings } = registryGate({ ...sound, renamed })
    expect(findings).toEqual([
      {
        what: '"turns.wind" is renamed to "turns.order", but is still a clause',
        where: 'renamed:turns.wind',
        clauses: [],
      },
      {
        what: '"turns.gale" is renamed to "turns.storm", which is not a clause',
        where: 'renamed:turns.gale',
        clauses: [],
      },
    ])
  })

  it('tells an exported section that calls itself otherwise', () => {
    expect(misnamedSections({ turns, scoring, points: 3 })).toEqual([])
    expect(misnamedSections({ rounds: turns })).toEqual(['rounds: the section calls itself "turns"'])
  })
})
