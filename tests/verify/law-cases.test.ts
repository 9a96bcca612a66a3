/** Laws of cases, and the gate of completions, on results that are written for one thing each. */
import { describe, expect, it } from 'vitest'
import { caseLawsOf } from '../../src/core/verify/laws/case-laws.js'
import { complete, completionsGate } from '../../src/core/verify/laws/component-completions.js'
import { turns } from '../kernel/orchard.js'
import { late, sound, worlds } from './sound-book.js'

const law = (name: string, among: number, broken: readonly object[], broke: readonly object[]) =>
  ({
    name,
    clauses: [turns.tall, turns.tall],
    broken: () => ({ among, cases: broken }),
    breaks: () => ({ among, cases: broke }),
  }) as never

describe('laws of cases', () => {
  it('are none in a book without them', () => {
    expect(caseLawsOf({})).toEqual({ reports: [], findings: [] })
  })

  it('are told with their cases, and found where they are broken, empty, or cannot be broken', () => {
    const { reports, findings } = caseLawsOf({
      caseLaws: [law('sound', 4, [], [{}]), law('broken', 4, [{ b: 1, a: 2 }, {}], [{}]), law('empty', 0, [], [])],
    })
    expect(reports).toEqual([
      { name: 'sound', about: 'cases', clauses: ['turns.tall'], checked: 4, broken: 0 },
      { name: 'broken', about: 'cases', clauses: ['turns.tall'], checked: 4, broken: 2 },
      { name: 'empty', about: 'cases', clauses: ['turns.tall'], checked: 0, broken: 0 },
    ])
    expect(findings).toEqual(
      [
        ['broken', 'is broken in 2 of 4 cases, such as {"a":2,"b":1}'],
        ['empty', 'was never checked against a position'],
        ['empty', 'still holds after the mistake that should break it'],
      ].map(([name, what]) => ({ what: `"${name}" ${what}`, where: `law:${name}`, clauses: ['turns.tall'] })),
    )
  })
})

describe('completions', () => {
  it('are tried on the worlds in which what depends on them begins', () => {
    const all = complete({ name: 'a map', book: sound, procedures: ['climb', 'eat'] }, worlds, 1000)
    const one = complete({ name: 'a map', book: sound, procedures: ['climb'] }, worlds, 1000)
    expect([one.findings, all.findings]).toEqual([[], []])
    expect(one.paths).toBeGreaterThan(0)
    expect(all.paths).toBeGreaterThan(one.paths)
    const none = complete({ name: 'a map', book: sound, procedures: ['dig'] }, worlds, 1000)
    expect(none.paths).toBe(0)
    expect(none.findings.map(({ what, where }) => `${where}: ${what}`)).toContain(
      'law:at most six fruits: with a map: "at most six fruits" was never checked against a position',
    )
  })

  it('are found with what breaks in them, by name', () => {
    const broken = { ...sound, laws: sound.laws.map((one) => ({ ...one, broken: () => ['too many'] })) }
    const climbs = worlds.filter(({ game, call }) => game === late && call.procedure.name === 'climb')
    const { findings } = complete({ name: 'a map', book: broken, procedures: ['climb'] }, climbs, 1000)
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.filter(({ what }) => !what.startsWith('with a map: '))).toEqual([])
    const cut = complete({ name: 'a map', book: sound, procedures: ['climb'] }, climbs, 1)
    expect(cut.findings.map(({ what }) => what)).not.toEqual([])
  })

  it('make a gate over all of their paths and findings', () => {
    const finding = { what: 'it breaks', where: 'law:a', clauses: [] }
    expect(
      completionsGate([
        { paths: 3, findings: [] },
        { paths: 4, findings: [finding] },
      ]),
    ).toEqual({ name: 'completions', passed: false, checked: 7, findings: [finding], notes: [] })
  })
})
