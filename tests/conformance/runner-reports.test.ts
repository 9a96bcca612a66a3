import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { conformText } from '../../src/cli/text/reports/conform.js'
import { inHtml } from '../../src/core/files/escape.js'
import { code, inMarkdown } from '../../src/core/files/safe-markdown.js'
import { suspectsIn } from '../../src/lab/conformance/blame/blame.js'
import { badgeDataOf, badgeOf } from '../../src/lab/conformance/report/badge.js'
import { htmlOf } from '../../src/lab/conformance/report/html.js'
import { junitOf } from '../../src/lab/conformance/report/junit.js'
import { markdownOf } from '../../src/lab/conformance/report/markdown.js'
import { placesBetween, withoutPlaces } from '../../src/lab/conformance/runner/differing-places.js'
import type { Outcome, Run } from '../../src/lab/conformance/runner/outcome.js'
import { profileOf } from '../../src/lab/conformance/runner/reading-profile.js'
import { runOf } from '../../src/lab/conformance/runner/run.js'
import { cases, suite } from './purse-cases.js'

const NASTY = '<b onclick="x">&\u0000]]> `|`'

const started = (name: string) => ({
  type: 'started' as const,
  protocol: 1 as const,
  implementation: { name, version: '2', tracker: 'javascript:alert(1)' },
  books: [],
  readings: {},
  supports: { requests: [] },
})

/** A run in which the first case fails, the second errs and the third is skipped. */
function runBy(name: string): Run {
  const outcomes = cases.map(({ id }, at): Outcome => {
    if (at === 0) return { id, status: 'failed', says: NASTY, places: [{ at: '/Ann', expected: 1, got: NASTY }] }
    if (at === 1) return { id, status: 'errored', says: 'it ended' }
    return at === 2 ? { id, status: 'skipped', says: 'not yet' } : { id, status: 'passed' }
  })
  const by = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  return runOf(suite, cases, { who: [started(name)], outcomes: by, stopped: undefined })
}

describe('the reports of a run', () => {
  it('JUnit XML counts what it holds, and is well-formed whatever an implementation says', () => {
    const xml = junitOf(runBy(NASTY), cases)
    expect(xml).toContain('tests="8" failures="1" errors="1" skipped="1"')
    expect(xml.match(/<testcase /g)).toHaveLength(8)
    expect(xml).toContain('<skipped message="not yet"/>')
    expect(xml).not.toContain('\u0000')
    const inside = xml.slice(xml.indexOf('?>') + 2)
    expect(inside.replaceAll(/<\/?[a-z]+( [a-z]+="[^"<>&]*(&(amp|lt|gt|quot|#39);[^"<>&]*)*")*\/?>/g, '')).not.toMatch(
      /[<]|"/,
    )
  })

  it('Markdown keeps its tables and its code, whatever an implementation says', () => {
    const text = markdownOf(runBy(NASTY))
    expect(text).toContain('8 cases: 5 passed, 1 failed, 1 skipped, 1 errored; 71 % of those not skipped pass.')
    expect(text).toContain('| 1.1 | Paying | 3 | 0 | 0 | 0 |')
    expect(text).toContain(inMarkdown(NASTY))
  })

  it('the page has a column for every run, no scripts, and links only to web pages', () => {
    const page = htmlOf([runBy('first'), runBy(NASTY)])
    expect(page.match(/<th scope="col"><a href="#run-/g)).toHaveLength(2)
    expect(page).toContain('✗ 5/7 <small>71 %</small>')
    expect(page).not.toMatch(/<script|<b onclick|href="javascript/)
    expect(page).toContain('prefers-color-scheme: dark')
    expect(page).not.toMatch(/https?:/)
  })

  it('the badge tells the share that passes, and 100 only where all of it does', () => {
    expect(badgeOf(runBy('first'))).toContain('>71 % of 7 cases<')
    const nearly = { ...runBy('first'), totals: { passed: 9999, failed: 1, errored: 0, skipped: 0 } }
    expect(badgeOf(nearly)).toContain('>99 % of 10000 cases<')
    expect(badgeOf({ ...nearly, title: NASTY })).toContain(inHtml(`${NASTY}: 99 % of 10000 cases`))
  })

  it('the badge is told as data, too, in the form that shields.io reads', () => {
    const nothing = { ...runBy('first'), totals: { passed: 0, failed: 0, errored: 0, skipped: 3 } }
    expect(JSON.parse(badgeDataOf(runBy('first')))).toEqual({
      schemaVersion: 1,
      label: 'Purse',
      message: '71 % of 7 cases',
      color: '#a92e2e',
    })
    expect(JSON.parse(badgeDataOf(nothing))).toMatchObject({ message: 'nothing asked' })
  })

  it('the terminal names the section that does not pass, the clause and the failure', () => {
    const text = conformText(runBy('first'), paintFor(false))
    expect(text).toContain('✗ Purse: first 2')
    expect(text).toMatch(/ 1 +5 +1 +1 +1 +Paying\n/)
    expect(text).toContain('/Ann: expected 1')
    expect(text).toContain('1 paying.free')
  })

  it.runIf(existsSync('/usr/bin/xmllint'))('another program reads the XML', () => {
    const input = junitOf(runBy(NASTY), cases)
    expect(() => execFileSync('xmllint', ['--noout', '-'], { input })).not.toThrow()
  })
})

describe('blame', () => {
  const clauses = [{ id: 'a' }, { id: 'b' }, { id: 'c' }].map((one) => ({
    ...one,
    section: '1',
    title: '',
    kind: 'rule',
    text: '',
    applied: 0,
    refuses: 0,
  }))

  it('falls first on the clause that all failing cases show and no passing one', () => {
    const suspects = suspectsIn({ clauses }, [
      { clauses: ['c', 'a'], refusing: [], failed: true },
      { clauses: ['c', 'a', 'b'], refusing: [], failed: true },
      { clauses: ['a', 'b'], refusing: [], failed: false },
    ])
    expect(suspects.map(({ clause, score }) => [clause, score])).toEqual([
      ['c', 1],
      ['a', 0.816],
      ['b', 0.5],
    ])
  })

  it('stands in the order of the book where it is equal', () => {
    const suspects = suspectsIn({ clauses }, [{ clauses: ['c', 'b'], refusing: [], failed: true }])
    expect(suspects.map(({ clause }) => clause)).toEqual(['b', 'c'])
  })

  it('falls on the clause that did not refuse, though it is right wherever it is applied', () => {
    const suspects = suspectsIn({ clauses }, [
      { clauses: ['a', 'b'], refusing: ['b'], failed: true },
      { clauses: ['a', 'b'], refusing: [], failed: false },
      { clauses: ['b'], refusing: [], failed: false },
    ])
    expect(suspects[0]).toMatchObject({ clause: 'b', score: 1, failing: 1, passing: 0 })
  })
})

describe('the profile of readings', () => {
  const question = { name: 'q', asks: '?', clauses: [], readings: { x: '', y: '', z: '' }, usual: 'x' }
  const [first, second] = cases.filter((one) => one.asks === 'result')
  const open = [first, second].flatMap((one) =>
    one?.asks === 'result'
      ? [{ ...one, expected: [...one.expected, ...one.expected.map((e) => ({ ...e, readings: { q: 'y' } }))] }]
      : [],
  )
  const passing = (readings: readonly (string | undefined)[]) =>
    new Map(
      open.map(({ id }, at): [string, Outcome] => {
        const reading = readings[at]
        return [id, { id, status: 'passed', ...(reading !== undefined && { readings: [{ q: reading }] }) }]
      }),
    )

  it('is the reading that all answers follow', () => {
    expect(profileOf([question], open, passing(['y', 'y']), {})).toMatchObject([{ cases: 2, follows: ['y'] }])
    expect(profileOf([question], open, passing([undefined, undefined]), {})).toMatchObject([{ follows: ['x', 'z'] }])
  })

  it('names two cases that follow different readings, and what the implementation says of itself', () => {
    const [profile] = profileOf([question], open, passing([undefined, 'y']), { q: 'z' })
    expect(profile).toMatchObject({ follows: [], says: 'z', atOdds: open.map(({ id }) => id) })
  })
})

describe('places', () => {
  it('are told by JSON Pointers, and what is ignored is not compared', () => {
    const [expected, got] = [
      { 'a/b': [1, { c: 2 }], d: 1, e: [1] },
      { 'a/b': [1, { c: 3 }], d: 1, e: [1, 2], f: 0 },
    ]
    expect(placesBetween(expected, got)).toEqual([
      { at: '/a~1b/1/c', expected: 2, got: 3 },
      { at: '/e', expected: [1], got: [1, 2] },
      { at: '/f', got: 0 },
    ])
    const ignores = ['/a~1b/1/c', '/e', '/f']
    expect(placesBetween(withoutPlaces(expected, ignores), withoutPlaces(got, ignores))).toEqual([])
  })

  it('and code in Markdown holds ticks of its own', () => {
    expect(code('a ``b`` c')).toBe('``` a ``b`` c ```')
  })
})
