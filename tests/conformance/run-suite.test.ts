/** Runs: what is put to whom, and what a run tells of the answers. */
import { describe, expect, it } from 'vitest'
import type { Claims } from '../../src/lab/conformance/blame/responsible-clauses.js'
import type { CensusCase, PairCase } from '../../src/lab/conformance/format/case.js'
import type { Reply, Started } from '../../src/lab/conformance/format/messages.js'
import type { Outcome } from '../../src/lab/conformance/runner/outcome.js'
import { groupsLiving, killAll } from '../../src/lab/conformance/runner/process-groups.js'
import {
  implementationOf,
  outcomeOf,
  runOf,
  runSuite,
  unsupportedReason,
} from '../../src/lab/conformance/runner/run.js'
import { cases, pays, suite, talking } from './purse-cases.js'

const started = (name: string, more: Partial<Started> = {}): Started => ({
  ...{ type: 'started', protocol: 1, implementation: { name, version: '2' }, books: [], readings: {} },
  supports: { requests: ['case', 'judge'] },
  ...more,
})

const [first, second, third] = cases
const judgement = cases.at(-1)
if (!first || !second || !third || !judgement) throw new Error('a case is missing')

describe('a case is not asked', () => {
  it('where somebody does not answer its kind, or knows nothing of what begins', () => {
    const about = { asks: 'result', begin: { procedure: 'paying', args: null } } as const
    const supports = (requests: Started['supports']['requests'], procedures?: readonly string[]) =>
      started('mine', { supports: { requests, ...(procedures && { procedures }) } })
    expect(unsupportedReason(about, [supports(['case'])])).toBeUndefined()
    expect(unsupportedReason(about, [supports(['case'], ['paying'])])).toBeUndefined()
    expect(unsupportedReason(about, [supports(['judge'])])).toBe('does not answer case')
    expect(unsupportedReason(about, [supports(['case'], ['buying'])])).toBe('does not support paying')
    expect(unsupportedReason({ ...about, asks: 'pair' }, [supports(['judge'])])).toBeUndefined()
    expect(unsupportedReason({ ...about, asks: 'census' }, [supports(['case', 'judge'])])).toBe(
      'does not answer census',
    )
    const two = [
      supports(['case']),
      { ...supports(['case'], ['buying']), implementation: { name: 'yours', version: '' } },
    ]
    expect(unsupportedReason(about, two)).toBe('yours does not support paying')
    expect(unsupportedReason({ ...about, asks: 'judgement' }, two)).toBe('mine does not answer judge')
  })

  it('but is skipped, while the others are asked', async () => {
    const settled: Outcome[] = []
    const known: Outcome = { id: first.id, status: 'failed' }
    const count = { ...second, asks: 'census' } as unknown as CensusCase
    const { outcomes, who, stopped } = await runSuite(suite, [first, count, third], {
      sides: [talking('right')],
      jobs: 1,
      started: () => [known],
      settled: (outcome) => settled.push(outcome),
    })
    expect(settled).toEqual([
      { id: second.id, status: 'skipped', says: 'does not answer census' },
      { id: third.id, status: 'passed' },
    ])
    expect([...outcomes.values()]).toEqual([known, ...settled])
    expect([who.map(({ implementation }) => implementation.name), stopped]).toEqual([['purse'], undefined])
  })
})

describe('a run that begins', () => {
  it('asks nothing, and leaves no process, where who is told of its start fails', async () => {
    killAll()
    const started = () => {
      throw new Error('the journal is of another run')
    }
    const running = runSuite(suite, cases, { sides: [talking('right')], jobs: 1, started, settled: () => undefined })
    await expect(running).rejects.toThrow('the journal is of another run')
    expect(groupsLiving()).toEqual([])
  })

  it('keeps what is known of a case that nobody could be asked about', async () => {
    const count = { ...second, asks: 'census' } as unknown as CensusCase
    const known: Outcome = { id: second.id, status: 'passed' }
    const settled: Outcome[] = []
    const sides = [talking('right')]
    const { outcomes } = await runSuite(suite, [count], {
      sides,
      jobs: 1,
      started: () => [known],
      settled: (one) => settled.push(one),
    })
    expect([[...outcomes.values()], settled]).toEqual([[known], []])
  })
})

describe('a pair', () => {
  const other = { given: judgement.given, choices: [] }
  const pair = {
    ...judgement,
    asks: 'pair',
    seat: 'Ann',
    other,
    expected: [{ readings: {}, same: true }],
  } as unknown as PairCase
  const outcomeWith = async (...names: readonly string[]) => {
    const sides = names.map((name) => talking(name))
    const { outcomes } = await runSuite(suite, [pair], { sides, jobs: 1, settled: () => undefined })
    return outcomes.get(pair.id)
  }

  it('is asked twice of one implementation, and of two compared in each position', async () => {
    expect(await outcomeWith('right')).toEqual({ id: pair.id, status: 'passed' })
    expect(await outcomeWith('right', 'slow')).toEqual({ id: pair.id, status: 'passed' })
    expect(await outcomeWith('right', 'gives-too-much')).toMatchObject({ id: pair.id, status: 'failed' })
  })

  it('fails where what may be chosen differs in its positions', async () => {
    const apart = { ...pair, other: { ...other, choices: [pays('Ann', 3)] } }
    const { outcomes } = await runSuite(suite, [apart], {
      sides: [talking('right')],
      jobs: 1,
      settled: () => undefined,
    })
    expect(outcomes.get(pair.id)).toMatchObject({ status: 'failed', says: expect.stringMatching(/^lets Ann choose/) })
  })
})

describe('an answer', () => {
  const due = { seat: 'Bob', asks: 'coins to pay' }
  const right: Reply = { type: 'result', id: first.id, game: { Ann: 3, Bob: 3 }, due }
  const wrong: Reply = { ...right, game: { Ann: 9, Bob: 3 } }

  it('of one implementation is held against the rules, but for what it ignores', () => {
    expect(outcomeOf(suite, first, [right], [started('mine')])).toEqual({ id: first.id, status: 'passed' })
    expect(outcomeOf(suite, first, [wrong], [started('mine')]).status).toBe('failed')
    const ignoring = started('mine', { supports: { requests: ['case'], ignores: ['/Ann'] } })
    expect(outcomeOf(suite, first, [wrong], [ignoring]).status).toBe('passed')
    expect(outcomeOf(suite, first, [], [started('mine')])).toEqual({
      id: first.id,
      status: 'errored',
      says: 'no answer',
    })
  })

  it('of two is held against that of the other, whatever the rules say', () => {
    const two = [started('mine'), started('yours', { supports: { requests: ['case'], ignores: ['/Bob'] } })]
    expect(outcomeOf(suite, first, [wrong, wrong], two)).toEqual({ id: first.id, status: 'passed' })
    expect(outcomeOf(suite, first, [right, wrong], two).says).toBe('mine and yours lead to different games')
    expect(outcomeOf(suite, first, [right, { ...right, game: { Ann: 3, Bob: 9 } }], two).status).toBe('passed')
  })
})

const failed = (id: string): Outcome => ({ id, status: 'failed', says: 'no', places: [{ at: '/Ann', got: 1 }] })

describe('a run', () => {
  const known = new Map<string, Outcome>([
    [first.id, failed(first.id)],
    [second.id, { id: second.id, status: 'passed' }],
    [judgement.id, failed(judgement.id)],
  ])
  const mine = started('mine', {
    implementation: { name: 'mine', version: '2', tracker: 'here' },
    readings: { q: 'x' },
    supports: { requests: ['case'], ignores: ['/rumour'] },
  })

  it('tells who was asked, with or without a tracker', () => {
    expect(implementationOf(mine)).toStrictEqual({
      ...{ name: 'mine', version: '2', tracker: 'here', readings: { q: 'x' }, ignores: ['/rumour'] },
    })
    expect(implementationOf(started('yours'))).toStrictEqual({ name: 'yours', version: '2', readings: {}, ignores: [] })
  })

  it('tells what came of each case, why it stopped, and whom it blames', () => {
    const run = runOf(suite, [judgement, second, first, third], {
      who: [mine],
      outcomes: known,
      stopped: 'interrupted',
    })
    expect(run).toMatchObject({
      ...{ run: 1, book: 'purse', title: 'Purse', edition: 'a toy', stopped: 'interrupted', reduced: [], profile: [] },
      totals: { passed: 1, failed: 2, skipped: 0, errored: 0 },
      suspects: [
        { clause: 'paying.free', failing: 2, passing: 1 },
        { clause: 'purses.empty', failing: 1 },
      ],
    })
    expect(run.cases.map(({ id }) => id)).toEqual([judgement.id, second.id, first.id])
    expect(run).not.toHaveProperty('against')
    expect(run).not.toHaveProperty('unclaimed')
    const whole = runOf(suite, [second], { who: [mine], outcomes: known, stopped: undefined })
    expect(whole).not.toHaveProperty('stopped')
    expect(() => runOf(suite, [], { who: [], outcomes: known, stopped: undefined })).toThrow('nobody was asked')
  })

  it('takes what was seen while failures were made small into account', () => {
    const observations = [{ clauses: ['purses.empty'], refusing: [], failed: true }]
    const { suspects } = runOf(suite, [], { who: [mine], outcomes: known, stopped: undefined }, { observations })
    expect(suspects.map(({ clause }) => clause)).toEqual(['purses.empty'])
  })

  it('tells of readings where one is asked, and not where two are', () => {
    const question = { name: 'q', asks: '?', clauses: [], readings: { x: '', y: '' }, usual: 'x' }
    const asking = { ...suite, manifest: { ...suite.manifest, questions: [question] } }
    const open =
      second.asks === 'result'
        ? { ...second, expected: second.expected.flatMap((one) => [one, { ...one, readings: { q: 'y' } }]) }
        : second
    const of = (...who: readonly Started[]) => runOf(asking, [open], { who, outcomes: known, stopped: undefined })
    expect(of(mine).profile).toMatchObject([{ question: 'q', follows: ['x'], says: 'x' }])
    expect(of(mine, started('yours'))).toMatchObject({ profile: [], against: { name: 'yours' } })
  })

  it('tells what is changed though no clause changes it, by its kind, and blames no clause for that alone', () => {
    const unclaimed = (...says: readonly string[]) => says.map((one) => ({ kind: one[0] ?? '', says: one }))
    const claims: Claims = ({ asked, game, outcome }) => {
      expect([game, outcome]).toEqual([suite.gameOf(asked), known.get(asked.id)])
      const what = asked === first ? unclaimed('purse of Ann') : unclaimed('purse of Bob', 'sum', 'purse of Bob')
      return { writing: new Set(), unclaimed: what, isNobodys: true }
    }
    const run = runOf(
      suite,
      [first, second, judgement],
      { who: [mine], outcomes: known, stopped: undefined },
      { claims },
    )
    expect(run.unclaimed).toEqual([
      { what: ['purse of Ann', 'purse of Bob'], cases: [first.id, judgement.id] },
      { what: ['sum'], cases: [judgement.id] },
    ])
  })
})
