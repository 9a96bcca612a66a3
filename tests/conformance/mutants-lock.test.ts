/** Locks of toys: what is known of mutants is shown again, and what is not so does not stand. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { suiteIn } from '../../src/cli/commands/conform/cases-and-reports.js'
import { trailsOf } from '../../src/lab/conformance/mutants/case-trails.js'
import type { Judged } from '../../src/lab/conformance/mutants/detect-mutants.js'
import { KINDS_OF_MUTANTS } from '../../src/lab/conformance/mutants/mutant.js'
import { type Doing, mutantJobsOf } from '../../src/lab/conformance/mutants/mutant-jobs.js'
import { allRunsPast } from '../../src/lab/conformance/mutants/mutant-runs.js'
import { mutantsGate } from '../../src/lab/conformance/mutants/report.js'
import type { ErrandOptions } from '../../src/lab/conformance/mutants/reuse-verdicts.js'
import { isSampled } from '../../src/lab/conformance/mutants/reuse-verdicts.js'
import { mutantName } from '../../src/lab/conformance/mutants/survivor-reasons.js'
import { huntMutants, testMutants } from '../../src/lab/conformance/mutants/test-mutants.js'
import { basesOn } from '../../src/lab/conformance/mutants/verdict-basis.js'
import { BadLock, parseLock, printLock } from '../../src/lab/conformance/mutants/verdict-lockfile.js'
import { plainSuite, suiteName, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { writeVectors } from '../../src/lab/conformance/vectors/files/folder.js'
import { codeDigest } from '../../src/lab/stored/code-digest.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'
import { suite, judged as whole } from './orchard-hunt.js'
import { generous, made, orchard, vectorsOfOrchard } from './orchards.js'
import { book as purse } from './purse-book.js'

const CODE = { all: 'some code', hunt: 'some hunt' }
/** A change of the book, not of the hunt. */
const OTHER_BOOK = { ...CODE, all: 'other code' }
const OTHER_HUNT = { all: 'other code', hunt: 'other hunt' }

/** Digests as changes bring them. */
const codes = Array.from({ length: 400 }, (_, number) => `code ${number}`)

/** The lock that a hunt writes. */
const written = (judged: readonly Judged[], { all, hunt } = CODE, cases = suite): string =>
  printLock(
    { book: orchard.name, code: all, hunt, cases: suiteName(cases), kinds: KINDS_OF_MUTANTS },
    judged,
    basesOn(cases),
  )
const lock = parseLock(written(whole))

const fates = (judged: readonly Pick<Judged, 'mutant' | 'fate'>[]) =>
  judged.map(({ mutant, fate }) => `${mutantName(mutant)}: ${fate}`)
const isNoticed = ({ by }: Judged) => by !== undefined
const survivors = whole.filter(({ fate }) => fate === 'unnoticed' || fate === 'unmet')

/** The hunt in which a survivor is said to be noticed by a case that notices nothing of the kind. */
function withLie(): { readonly text: string; readonly about: string } {
  const survivor = whole.find(({ fate }) => fate === 'unnoticed')
  const blind = suite.cases.find(
    (one) => survivor && whole.every(({ mutant, by }) => mutant.where !== survivor.mutant.where || by !== one.id),
  )
  if (survivor === undefined || blind === undefined) throw new Error('the toy has no survivor to lie about')
  const lie: Judged = { ...survivor, fate: 'killed', by: blind.id }
  return { text: written(whole.map((one) => (one === survivor ? lie : one))), about: mutantName(survivor.mutant) }
}

describe('the lock of mutants', () => {
  it('is read as it was written, with the case that noticed each and its readings', () => {
    for (const { mutant, fate, by, under } of whole) {
      const known = lock.verdicts.get(mutant.where)?.get(mutant.says)
      expect([mutantName(mutant), known?.fate, known?.by, known?.under]).toEqual([mutantName(mutant), fate, by, under])
    }
    expect(whole.some(({ under }) => under !== undefined)).toBe(true)
  })

  it('names cases alike, whether they were made or read from the files that hold them', () => {
    const folder = temporaryFolder()
    writeVectors(folder, vectorsOfOrchard())
    expect(suiteName(suiteIn(folder))).toBe(suiteName(suite))
    const [first, ...others] = suite.cases
    expect(suiteName({ ...suite, cases: others })).not.toBe(suiteName(suite))
    expect(suiteName({ ...suite, cases: [...others, { ...first, id: 'another' }] as typeof others })).not.toBe(
      suiteName(suite),
    )
  })

  it('does not stand with a line that somebody changed, whether a verdict, a digest or the seal', () => {
    const text = written(whole)
    const [head = '', ...lines] = text.split('\n')
    expect(() => parseLock([head, ...lines.slice(1)].join('\n'))).toThrow(BadLock)
    expect(() => parseLock(text.replace('"killed"', '"mixed"'))).toThrow(/lines were changed by hand/)
    expect(() => parseLock(text.replace(/"seal":"./, '"seal":"x'))).toThrow(BadLock)
    expect(() => parseLock('{"book": 1}')).toThrow(/^line 1, /)
  })
})

describe('a hunt by a lock', () => {
  it('keeps what is known where nothing changed, and shows a part of it again', async () => {
    const { judged, effects, lies } = await huntMutants(orchard, suite, { by: { lock, code: CODE } })
    expect(fates(judged)).toEqual(fates(whole))
    expect([effects?.hunted, lies]).toEqual([0, []])
    expect(effects?.shown).toBeGreaterThan(0)
    expect(effects?.kept).toBeGreaterThan(effects?.shown ?? 0)
  })

  it('keeps nothing where the hunt changed: each meets the case that noticed it, and survivors meet all cases', async () => {
    for (const code of [OTHER_HUNT, undefined]) {
      const { judged, effects } = await huntMutants(orchard, suite, { by: { lock, code } })
      expect(fates(judged)).toEqual(fates(whole))
      expect(effects).toEqual({ kept: 0, shown: whole.length - survivors.length, hunted: survivors.length })
    }
  })

  it('keeps what is known where code changed that answers all cases alike', async () => {
    const { judged, effects } = await huntMutants(orchard, suite, { by: { lock, code: OTHER_BOOK } })
    expect(fates(judged)).toEqual(fates(whole))
    expect(effects?.hunted).toBe(0)
    expect(effects?.kept).toBeGreaterThan(effects?.shown ?? 0)
  })

  it('shows again what a case noticed that expects something else now', async () => {
    const { by = '' } = whole.find(isNoticed) ?? {}
    const cases = suite.cases.map((one) => (one.id === by ? { ...one, about: 'Told otherwise.' } : one))
    const { effects } = await huntMutants(orchard, { ...suite, cases }, { by: { lock, code: CODE } })
    const noticed = whole.filter((one) => one.by === by).length
    expect(effects?.shown).toBeGreaterThanOrEqual(noticed)
    expect(effects?.kept).toBeGreaterThan(0)
    expect(effects?.hunted).toBeLessThan(survivors.length)
  })

  it('hunts again what no case noticed where other runs come past it, and only that', async () => {
    const trails = trailsOf(orchard, suite, () => undefined)
    const past = survivors.map(({ mutant }) => allRunsPast(trails, mutant).map((run) => run.case))
    const gone = suite.cases.find(
      (one) => past.some((some) => some.includes(one)) && !past.every((some) => some.includes(one)),
    )
    const few = { ...suite, cases: suite.cases.filter((one) => one !== gone) }
    const { judged, effects } = await huntMutants(orchard, few, { by: { lock, code: CODE } })
    expect(fates(judged)).toEqual(fates((await huntMutants(orchard, few)).judged))
    expect(effects?.hunted).toBeGreaterThan(0)
    expect(effects?.hunted).toBeLessThan(survivors.length)
  })

  it('keeps nothing of a chart that is declared otherwise', async () => {
    const left = whole.find(({ mutant }) => mutant.kind === 'transition' && mutant.says === 'left out')?.mutant
    if (left === undefined || !('chart' in left.declared)) throw new Error('the toy has no transition to leave out')
    const other = left.within((book) => book) as unknown as typeof orchard
    const only = `${left.declared.chart.name}/`
    const keptOf = async (book: typeof orchard) =>
      (await huntMutants(book, suite, { by: { lock, code: OTHER_BOOK }, kinds: ['transition'], only })).effects?.kept
    expect(await keptOf(orchard)).toBeGreaterThan(0)
    expect(await keptOf(other)).toBe(0)
  })

  it('keeps nothing of a table that is declared otherwise, while the code of a row is no matter', () => {
    const { ofVerdicts } = basesOn(suite)
    const [table] = orchard.tables.filter(({ rows }) => rows.some((row) => row.constant === undefined))
    if (table === undefined) throw new Error('the toy has no table that computes')
    const basisWith = (rows: readonly object[]) =>
      ofVerdicts({ declared: { table: { ...table, rows } as unknown as typeof table } }, [])
    const before = basisWith(table.rows)
    const [first, ...others] = table.rows
    expect(basisWith([...table.rows])).toBe(before)
    expect(basisWith(others)).not.toBe(before)
    expect(basisWith([{ ...first, pattern: {} }, ...others])).not.toBe(before)
    expect(basisWith([{ ...first, clauses: [] }, ...others])).not.toBe(before)
    expect(basisWith(table.rows.map((row) => ({ ...row, answer: () => 7 })))).toBe(before)
  })

  it('comes to the same as a whole hunt where rules changed, and where cases are gone', async () => {
    const changed = suiteOf(made(generous))
    const few = { ...suite, cases: suite.cases.filter((_, at) => at % 2 === 0) }
    for (const [book, cases] of [[generous, changed] as const, [orchard, few] as const]) {
      const { judged, effects } = await huntMutants(book, cases, { by: { lock, code: OTHER_HUNT } })
      expect(effects?.hunted).toBeGreaterThan(0)
      const noticed = (all: readonly Judged[]) => all.filter(isNoticed).map(({ mutant }) => mutantName(mutant))
      expect(noticed(judged as readonly Judged[])).toEqual(
        noticed((await huntMutants(book, cases)).judged as readonly Judged[]),
      )
    }
  })

  it('meets every mutant in one of its samples', async () => {
    const missed = whole.filter(({ mutant }) => !codes.some((code) => isSampled(mutantName(mutant), code)))
    expect(missed).toEqual([])
    expect(whole.filter(({ mutant }) => isSampled(mutantName(mutant), CODE.all)).length).toBeLessThan(whole.length / 8)
  })

  it('hunts a mutant that is new', async () => {
    const [first, ...others] = whole
    const { judged, effects } = await huntMutants(orchard, suite, {
      by: { lock: parseLock(written(others)), code: CODE },
    })
    expect(effects?.hunted).toBe(1)
    expect(judged[0]).toMatchObject({ fate: first?.fate })
  })

  it('finds out a lie as soon as anything changes', async () => {
    const { text, about } = withLie()
    const { judged } = await huntMutants(orchard, suite, { by: { lock: parseLock(text), code: OTHER_HUNT } })
    expect(fates(judged)).toContain(`${about}: unnoticed`)
  })

  it('finds out a lie by its samples, even where nothing changed', async () => {
    const { text, about } = withLie()
    const [head = '', ...lines] = text.split('\n')
    const liesWith = async (code: string) => {
      const known = parseLock([head.replace(CODE.all, code), ...lines].join('\n'))
      return (await huntMutants(orchard, suite, { by: { lock: known, code: { ...CODE, all: code } }, only: about }))
        .lies
    }
    const first = codes.find((code) => isSampled(about, code)) ?? ''
    const seen = await liesWith(first)
    expect(seen).toMatchObject([
      { where: about, what: expect.stringMatching(/the lock has killed by .*, but it is unnoticed/) },
    ])
    const { report } = await testMutants(orchard, suite, { reasons: [], search: 0, seed: 1 })
    expect(mutantsGate({ ...report, survivors: [], idle: [] }, 0, seen).passed).toBe(false)
  })
})

describe('a hunt in errands', () => {
  /** Does errands in the reverse order, each by somebody who is new, with nothing but plain data between them. */
  const reversed =
    (options: ErrandOptions): Doing =>
    async (asked, done, followed) =>
      asked
        .toReversed()
        .map((errand) => {
          const plain = structuredClone({ errand, followed, suite: plainSuite(suite) })
          const came = mutantJobsOf(orchard, suiteOf(plain.suite), options).run(plain.errand, plain.followed)
          done(came)
          return structuredClone(came)
        })
        .reverse()

  it('comes to the same, whoever does them and in whatever order, with a lock and without', async () => {
    for (const options of [{}, { by: { lock, code: OTHER_HUNT } }]) {
      const [here, apart] = [
        await huntMutants(orchard, suite, options),
        await huntMutants(orchard, suite, options, reversed(options)),
      ]
      expect(written(apart.judged as unknown as readonly Judged[])).toBe(
        written(here.judged as unknown as readonly Judged[]),
      )
      expect([apart.effects, apart.lies]).toEqual([here.effects, here.lies])
      expect(here.judged.some(({ fate }) => fate === 'unnoticed')).toBe(true)
    }
  })

  it('tells how far it is, and how many no case has noticed so far', async () => {
    const told: string[] = []
    const { judged } = await huntMutants(orchard, suite, {
      told: (gate, done, total, at) => void (done === total && told.push(`${gate} ${at ?? ''}`.trim())),
    })
    const survivors = judged.filter(({ fate }) => fate === 'unnoticed' || fate === 'unmet').length
    expect(told).toEqual(['mutants', 'trails', `mutants tested with all cases ${survivors} not detected so far`])
  })
})

describe('digests of code', () => {
  it('tell books apart, are the same each time, and are none for a book that is not of the package', () => {
    const names = ['front-line', 'russian-civil-war'].map((name) => codeDigest({ name }))
    expect(new Set(names.map((digests) => digests?.all)).size).toBe(2)
    expect(new Set(names.map((digests) => digests?.hunt)).size).toBe(1)
    expect(names).toEqual(['front-line', 'russian-civil-war'].map((name) => codeDigest({ name })))
    expect(codeDigest({ name: 'purse' })).toBeUndefined()
  })
})

describe('rulewright conform mutants with a lock', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'purse.lock.jsonl')
  const mutants = (...argv: readonly string[]) => rulewright(['mutants', 'purse', ...argv], { books: [purse] })

  it('needs one, writes it, goes by it, and does not go by one that was changed', async () => {
    expect(await mutants('--lock', file)).toMatchObject({ code: 2, err: expect.stringContaining('--update writes it') })
    const { report } = JSON.parse(`{"report":${(await mutants('--lock', file, '--update', '--json')).out}}`)
    const { effects, ...again } = JSON.parse((await mutants('--lock', file, '--json')).out)
    expect(again).toEqual(report)
    expect(effects).toMatchObject({ kept: 0, hunted: again.survivors.length })
    writeFileSync(file, readFileSync(file, 'utf8').replace('killed', 'mixed'))
    expect(await mutants('--lock', file)).toMatchObject({ code: 2, err: expect.stringContaining('changed by hand') })
  })

  it('hunts the kinds that it tells of, until it is widened', async () => {
    const some = join(folder, 'some.lock.jsonl')
    await mutants('--lock', some, '--update', '--kinds', 'row,offer')
    expect(parseLock(readFileSync(some, 'utf8')).kinds).toEqual(['row', 'offer'])
    const huntedBy = async (...argv: readonly string[]) =>
      JSON.parse((await mutants('--lock', some, '--json', ...argv)).out).kinds.flatMap(
        ({ kind, mutants: many }: { kind: string; mutants: number }) => (many > 0 ? [kind] : []),
      )
    expect(await huntedBy()).toEqual(['row', 'offer'])
    expect(await huntedBy('--update', '--kinds', 'all')).toContain('effect')
    expect(await huntedBy()).toContain('effect')
    expect(await mutants('--kinds', 'row,rows')).toMatchObject({ code: 2, err: expect.stringContaining('got "rows"') })
  })

  it('tells of rows, transitions and offers where it is older than other kinds', () => {
    const [head = '', ...lines] = written(whole).split('\n')
    const { kinds: _, ...older } = JSON.parse(head)
    expect(parseLock([JSON.stringify(older), ...lines].join('\n')).kinds).toEqual(['row', 'transition', 'offer'])
  })

  it('is hunted in parts that are the whole together, and is written as a whole only', async () => {
    const parts = await Promise.all(['1/2', '2/2'].map((part) => mutants('--json', '--shard', part)))
    const all = JSON.parse((await mutants('--json')).out)
    expect(parts.map(({ out }) => JSON.parse(out).mutants).reduce((a, b) => a + b, 0)).toBe(all.mutants)
    expect(await mutants('--update', '--shard', '1/2')).toMatchObject({ code: 2 })
    for (const part of ['0/2', '3/2', 'half'])
      expect(await mutants('--shard', part)).toMatchObject({ code: 2, err: expect.stringContaining('such as 1/4') })
  })
})
