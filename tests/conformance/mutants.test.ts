/**
 * Mutants of toys: which mistakes are made in their rules, which of them cases notice, and what becomes of the others.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { mutantsOf } from '../../src/lab/conformance/mutants/detect-mutants.js'
import type { KindOfMutant } from '../../src/lab/conformance/mutants/mutant.js'
import { mutantsGate, mutantsReport, mutantsReportSchema } from '../../src/lab/conformance/mutants/report.js'
import { roundRobin } from '../../src/lab/conformance/mutants/round-robin.js'
import type { Reason } from '../../src/lab/conformance/mutants/survivor-reasons.js'
import { huntMutants, testMutants } from '../../src/lab/conformance/mutants/test-mutants.js'
import { type Suite, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { askedAt, type BoundaryCase, printEdges } from '../../src/lab/conformance/vectors/files/boundary-cases.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { edgesIn } from '../../src/lab/stored/stored-cases.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'
import { judged, suite } from './orchard-hunt.js'
import { optionsOfToy, orchard } from './orchards.js'
import { book as purse } from './purse-book.js'

const without = (keeps: (one: Suite['cases'][number]) => boolean): Suite => ({
  ...suite,
  cases: suite.cases.filter(keeps),
})
const isRefusal = ({ refusing }: Suite['cases'][number]) => refusing.length > 0
const named = (where: string, says: string) =>
  judged.find(({ mutant }) => mutant.where === where && mutant.says === says)

describe('the mutants of a toy', () => {
  it('are made in every row, every transition and every offer', () => {
    const wheres = new Set(mutantsOf(orchard).map(({ where }) => where))
    for (const { name, rows } of orchard.tables)
      for (const index of rows.keys()) expect(wheres).toContain(`table:${name}/${index + 1}`)
    for (const chart of orchard.charts)
      for (const { ways } of Object.values(chart.states))
        for (const { id } of ways) expect(wheres).toContain(`way:${chart.name}/${id}`)
    expect([...wheres].filter((where) => where.startsWith('offer:')).length).toBeGreaterThan(2)
  })

  it('are told in words: a row left out, turned round, too wide; a number shifted; an option lost or one too many', () => {
    const says = new Set(mutantsOf(orchard).map((mutant) => mutant.says))
    for (const mistake of ['left out', 'its condition turned round', 'loses its first option', 'cannot be declined'])
      expect(says).toContain(mistake)
    expect(says).toContain('offers the first candidate that is refused')
    expect([...says].some((one) => one.startsWith('its condition without '))).toBe(true)
    expect([...says].some((one) => one.startsWith('leads to "'))).toBe(true)
  })

  it('know under which reading a row is at work, whatever its field for the question is called', () => {
    const [lost] = mutantsOf(orchard).flatMap(({ where, says, trail }) =>
      where === 'table:what eating costs/1' && says === 'left out' && trail.of === 'table' ? [trail] : [],
    )
    expect(lost?.readings[0]).toEqual({ eatingScores: 'yes' })
    const viewed = lost?.under({ reading: 'no' }, { eatingScores: 'yes' }) ?? {}
    expect(viewed).toEqual({ reading: 'yes' })
    expect(lost?.differs(viewed)).toBe(true)
    expect(lost?.differs({ reading: 'no' })).toBe(false)
  })

  it('tell offers of the same name by their places, and do not let a right be declined that never is', () => {
    const of = mutantsOf(allBridgesBurning).filter(({ where }) => where.startsWith('offer:Resources of the reds'))
    const declined = of.filter(({ says }) => says === 'cannot be declined').map(({ where }) => where)
    expect(new Set(of.map(({ where }) => where)).size).toBe(3)
    expect(declined).toEqual([
      'offer:Resources of the reds for another Faction (transfers before an action/the Reds give)',
    ])
  })

  it('leave the book as it is when they have been looked at', async () => {
    const [first] = mutantsOf(orchard)
    const before = orchard.tables.map(({ rows }) => rows.length)
    expect(() =>
      first?.within(() => {
        throw new Error('in the middle')
      }),
    ).toThrow('in the middle')
    expect(orchard.tables.map(({ rows }) => rows.length)).toEqual(before)
    expect((await huntMutants(orchard, suite, { every: 7 })).judged.map(({ fate }) => fate)).toEqual(
      judged.filter((_, index) => index % 7 === 0).map(({ fate }) => fate),
    )
  })
})

describe('the cases of a toy', () => {
  it('notice a prohibition that is left out, and name the case that does', () => {
    expect(named('table:may not climb/1', 'left out')).toMatchObject({ fate: 'killed', by: expect.any(String) })
  })

  it('notice nothing where there are none', async () => {
    const { judged: none } = await huntMutants(
      orchard,
      without(() => false),
      { every: 9 },
    )
    for (const { fate, runs } of none) expect([fate === 'unmet' || fate === 'same', runs]).toEqual([true, 0])
  })

  it('need not notice what is no other rule at all', () => {
    const same = judged.filter(({ fate }) => fate === 'same')
    expect(mutantsReport(suite, judged, []).same).toBe(same.length)
    for (const { mutant } of same) expect(mutant.kind).toBe('row')
  })
})

describe('the report on mutants', () => {
  const report = mutantsReport(suite, judged, [])
  const reasons: readonly Reason[] = report.survivors.map(({ where, says }) => ({
    mutants: [`${where}: ${says}`],
    because: 'a test says so',
  }))

  it('counts them by kind and by clause, and lists those that survive', () => {
    expect(() => mutantsReportSchema.parse(report)).not.toThrow()
    expect(report.noticed + report.survivors.length).toBe(report.mutants)
    expect(report.kinds.reduce((total, kind) => total + kind.mutants, 0)).toBe(report.mutants)
    expect(report.clauses.find(({ clause }) => clause === 'turns.tall')).toMatchObject({ section: expect.any(String) })
  })

  it('is not good enough while a survivor has no reason', () => {
    const one = {
      ...report,
      survivors: [{ where: 'table:a/1', says: 'left out', clauses: [], fate: 'unmet', runs: 0 }] as const,
    }
    expect(mutantsGate({ ...one, mutants: 100, noticed: 99 })).toMatchObject({
      passed: false,
      findings: [{ where: 'table:a/1' }],
    })
  })

  it('is not good enough where too few are noticed, whatever the reasons', () => {
    const all = { ...mutantsReport(suite, judged, reasons), mutants: 100, noticed: 96 }
    expect(mutantsGate(all).findings[0]?.what).toBe('the cases detect 96 of 100 mutants, expected 97')
    expect(mutantsGate({ ...all, noticed: 97 }).passed).toBe(true)
    expect(mutantsGate(all, 0).passed).toBe(true)
  })

  it('is not good enough where a reason stands for a mutant that is noticed, or is none', () => {
    const idle = mutantsReport(suite, judged, [
      { mutants: ['table:may not climb/1: left out'], because: 'it is not so' },
    ])
    expect(idle.idle).toEqual(['table:may not climb/1: left out'])
    expect(mutantsGate({ ...idle, mutants: 1, noticed: 1, survivors: [] }).passed).toBe(false)
  })

  it('lets a reason stand before its kind is hunted, unless it names no mutant at all', async () => {
    const early = [{ mutants: ['table:may not climb/1: left out', 'table:none/1: left out'], because: 'it is not so' }]
    const idleOf = async (kind: KindOfMutant) =>
      (await testMutants(orchard, suite, { kinds: [kind], reasons: early, search: 0, seed: 1 })).report.idle
    expect(await idleOf('effect')).toEqual(['table:none/1: left out'])
    expect(await idleOf('row')).toEqual(['table:may not climb/1: left out', 'table:none/1: left out'])
  })
})

describe('runs that are picked by turns', () => {
  it('come from every list before any comes from one of them again, and each once', () => {
    expect(roundRobin([['a', 'b', 'c'], ['d'], [], ['a', 'e']])).toEqual(['a', 'd', 'b', 'e', 'c'])
    expect(roundRobin([])).toEqual([])
  })
})

describe('the search for what no case notices', async () => {
  const few = without((one) => !isRefusal(one) && one.asks === 'result')
  const { found } = await testMutants(orchard, few, { reasons: [], every: 1, search: 60, seed: 1 })

  it('finds situations in which mutants show that the cases at hand do not notice', async () => {
    expect(found.length).toBeGreaterThan(0)
    const noticed = (await huntMutants(orchard, few)).judged.filter(({ fate }) => fate === 'killed')
    const names = noticed.map(({ mutant }) => `${mutant.where}: ${mutant.says}`)
    expect(found.filter(({ shows }) => names.includes(shows))).toEqual([])
  })

  it('gives cases that notice them', async () => {
    const more = suiteOf(vectorsOf(orchard, { ...optionsOfToy(), random: 0, places: 0, games: 0, edges: found }))
    const edges = { ...more, cases: more.cases.filter(({ origin }) => origin === 'edge') }
    const { judged: after } = await huntMutants(orchard, edges)
    const fates = new Map(after.map(({ mutant, fate }) => [`${mutant.where}: ${mutant.says}`, fate]))
    for (const { shows } of found) expect([shows, fates.get(shows)]).toEqual([shows, 'killed'])
  })

  const fileOf = (text: string): string => {
    const file = join(temporaryFolder(), 'edges.jsonl')
    writeFileSync(file, text)
    return file
  }

  it('keeps them in a file that can be read again', () => {
    expect(edgesIn(fileOf(printEdges(found)))).toEqual(found.toSorted((a, b) => (a.shows < b.shows ? -1 : 1)))
  })

  it('tells the line of a file that cannot be read', () => {
    expect(() => edgesIn(fileOf('{"shows": 1}'))).toThrow(/edges\.jsonl:1: shows: /)
    expect(() => edgesIn(fileOf('\n{"shows'))).toThrow(/edges\.jsonl:2: column 2: expected JSON$/)
  })

  it('passes over an edge that is told from a base that is gone', () => {
    expect(askedAt(orchard, { ...(found[0] as BoundaryCase), from: 'nowhere' })).toBeUndefined()
  })
})

describe('rulewright conform mutants', () => {
  const mutants = (...argv: readonly string[]) => rulewright(['mutants', 'purse', ...argv], { books: [purse] })

  it('ends with 1 where survivors have no reason, and tells them', async () => {
    const { code, out } = await mutants()
    expect(code).toBe(1)
    expect(out).toMatch(/^purse: \d+ of \d+ \(\d+\.\d %\) mutants noticed by \d+ cases/)
    expect(out.replace(/\s+/g, ' ')).toMatch(/^purse: 16 of 18 .{0,60}: the cases are not good enough/)
  })

  it('tells the same as JSON', async () => {
    const { out } = await mutants('--json')
    const { found, ...report } = JSON.parse(out)
    expect(mutantsReportSchema.parse(report)).toMatchObject({ book: 'purse' })
    expect(found).toEqual([])
  })

  it('makes only the mistakes that are meant, and needs reasons only for those', async () => {
    const { out } = await mutants('--json', '--only', 'OFFER:')
    const { kinds, mutants: all } = JSON.parse(out)
    expect(kinds.find(({ kind }: { readonly kind: string }) => kind === 'offer')).toMatchObject({ mutants: all })
    expect(all).toBeGreaterThan(0)
  })

  it('tells where no mistake is meant', async () => {
    expect(await mutants('--only', 'nothing of the kind')).toMatchObject({
      code: 2,
      err: expect.stringContaining('has "nothing of the kind" in its name'),
    })
  })

  it('keeps nothing where nothing is searched for', async () => {
    expect(await mutants('--keep')).toMatchObject({ code: 2, err: expect.stringContaining('expected --search') })
  })
})
