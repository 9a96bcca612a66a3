import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { framing } from '../../src/core/files/line-framing.js'
import { wordsOf } from '../../src/lab/conformance/runner/command-line.js'
import { verdictOn } from '../../src/lab/conformance/runner/judge-answer.js'
import { NotStarted, type TalkOptions } from '../../src/lab/conformance/runner/line-protocol.js'
import { type Outcome, runSchema } from '../../src/lab/conformance/runner/outcome.js'
import { groupsLiving } from '../../src/lab/conformance/runner/process-groups.js'
import { runOf, runSuite } from '../../src/lab/conformance/runner/run.js'
import { isMeant } from '../../src/lab/conformance/runner/suite.js'
import { temporaryFolder } from '../temporary.js'
import { isRunning } from './is-running.js'
import { adapter, cases, suite, talking, theOne, theOneAfter } from './purse-cases.js'
import { type StillClock, stillClock } from './still-clock.js'

/** Runs the suite; its time stands still, so that nobody has waited too long unless a test says so. */
async function runWith(name: string, more: Partial<TalkOptions> = {}, jobs = 1, settled: Outcome[] = []) {
  const run = await runSuite(suite, cases, {
    sides: [talking(name, { clock: stillClock(), timeout: 60_000, starts: 60_000, ...more })],
    jobs,
    settled: (outcome) => settled.push(outcome),
  })
  expect(groupsLiving()).toEqual([])
  return { run, settled, report: runOf(suite, cases, run) }
}

const until = (event: () => boolean) => expect.poll(event).toBe(true)

/** Runs the suite, and lets time pass each time that something has happened. */
async function runPassing(name: string, ...times: readonly (readonly [happened: Happened, time: number])[]) {
  const said = join(temporaryFolder(), 'said')
  const clock = stillClock()
  const settled: Outcome[] = []
  const running = runWith(name, { clock, command: adapter(name, said) }, 1, settled)
  for (const [happened, time] of times) {
    await until(() => happened({ clock, said, settled: settled.length }))
    clock.pass(time)
  }
  return { ...(await running), said }
}

type Happened = (known: { readonly clock: StillClock; readonly said: string; readonly settled: number }) => boolean

/** An adapter has told where it has come to. */
const hasSaid: Happened = ({ said }) => existsSync(said) && readFileSync(said, 'utf8').endsWith('\n')

/** The case is awaited anew: after the start, two cases before it, and the case itself. */
const isAwaitedAgain: Happened = ({ clock }) => clock.waits(60_000) === 5

/** Its output has ended, and it may end soon itself. */
const hasClosed: Happened = ({ clock }) => clock.waits(250) === 1

/** All have answered, and one of them is asked to end. */
const isOver: Happened = ({ settled }) => settled === cases.length - 1

const notPassed = (outcomes: Iterable<Outcome>) => [...outcomes].filter(({ status }) => status !== 'passed')

describe('an implementation that behaves', () => {
  it('passes every case', async () => {
    const { report } = await runWith('right')
    expect(report.totals).toEqual({ passed: cases.length, failed: 0, skipped: 0, errored: 0 })
    expect(runSchema.parse(report)).toEqual(report)
  })

  it('passes every case with several instances, and the outcomes stand in the order of the cases', async () => {
    const { report } = await runWith('slow', {}, 3)
    expect(report.cases.map(({ id, status }) => [id, status])).toEqual(cases.map(({ id }) => [id, 'passed']))
  })

  it('may write to its standard error as much as it likes', async () => {
    const { report } = await runWith('chatters')
    expect(report.totals.passed).toBe(cases.length)
  })
})

function costsTheOneAlone({ report, settled }: Awaited<ReturnType<typeof runWith>>, message: RegExp): void {
  expect(notPassed(report.cases).map(({ id, status }) => [id, status])).toEqual([[theOne, 'errored']])
  expect(notPassed(report.cases)[0]?.says).toMatch(message)
  expect(settled.map(({ id }) => id).toSorted()).toEqual(cases.map(({ id }) => id).toSorted())
}

describe('an implementation that misbehaves in one case loses that case and no other', () => {
  it.each([
    ['crashes', /ended with code 3 without an answer; it last wrote: the purse is torn$/],
    ['killed', /^it was ended by SIGSEGV without an answer$/],
    ['half-a-line', /^it ended with code 0 without an answer$/],
    ['floods', /more than 1000000 bytes without the end of a line/],
    ['floods-lines', /a line that is not JSON \(column 1: expected JSON\), "coins"/],
    ['garbage', /a line that is not JSON \(column 1: expected JSON\), "thinking about coins"/],
    ['no-text', /a line that is not text/],
    ['no-message', /^it said .*, which is not a message of the protocol \(.*game/],
    [
      'nests',
      /^it said .*, which is not a message of the protocol \(game[.\w]*: is nested too deeply; expected at most 200 levels\)/,
    ],
    ['other-kind', /^it said "judged", expected result, refused, skipped, errored$/],
    ['other-id', /it answered "result-000000000000", expected an answer to "result-/],
    ['twice', /it answered, and then said|a second time|it went on to say/],
    ['twice-later', /it answered result-\w+ a second time/],
    ['huge-line', /more than 1000000 bytes/],
  ])('%s', async (name, message) => {
    costsTheOneAlone(await runWith(name), message)
  })

  it.each([
    ['hangs', /^no answer within 60000 ms/],
    ['closes-input', /^no answer within 60000 ms/],
  ])('%s, for as long as an answer may take', async (name, message) => {
    costsTheOneAlone(await runPassing(name, [hasSaid, 60_000]), message)
  })

  it('out-of-order, and says nothing more for as long as an answer may take', async () => {
    const run = await runPassing('out-of-order', [isAwaitedAgain, 60_000])
    costsTheOneAlone(run, /it answered result-\w+ again, expected result-/)
  })

  it('closes, and does not end soon', async () => {
    const run = await runPassing('closes', [hasClosed, 250])
    costsTheOneAlone(run, /closed its output without an answer/)
  })

  it('nor does what it started itself live on', async () => {
    const { report, said } = await runPassing('leaves-a-child', [hasSaid, 60_000], [isOver, 1000])
    expect(notPassed(report.cases).map(({ id }) => id)).toEqual([theOne])
    await until(() => !isRunning(Number(readFileSync(said, 'utf8'))))
  })
})

describe('what an implementation says of a case', () => {
  it('fails it where it allows what a clause refuses, and that clause is blamed first', async () => {
    const { report } = await runWith('gives-too-much')
    expect(notPassed(report.cases).map(({ status, says }) => `${status}: ${says}`)).toEqual([
      'failed: allows what is refused: choice 0 {"coins":5,"seat":"Ann","type":"pay"} by purses.empty',
      'failed: allows what is refused: choice 1 {"coins":7,"seat":"Bob","type":"pay"} by purses.empty',
      expect.stringMatching(/^failed: allows \{"coins":5,[^;]*refused by purses.empty$/),
    ])
    expect(report.suspects[0]).toMatchObject({ clause: 'purses.empty', score: 0.866, failing: 3, passing: 1 })
    expect(report.clauses).toEqual([
      { clause: 'paying.free', section: '1', passed: 5, failed: 3, skipped: 0, errored: 0 },
      { clause: 'purses.empty', section: '1.1', passed: 0, failed: 3, skipped: 0, errored: 0 },
    ])
  })

  it('is held against the usual readings first, and not against one under which it should have been refused', () => {
    const [first] = cases
    if (first?.asks !== 'result') throw new Error('no such case')
    const refused = { readings: { q: 'y' }, verdict: 'refused' as const, at: 0, clauses: [] }
    const reply = { type: 'result' as const, id: first.id, game: { Ann: 9, Bob: 9 } }
    const asked = { ...first, expected: [...first.expected, refused] }
    expect(verdictOn(asked, reply, { game: suite.gameOf(first), ignores: [] })).toMatchObject({
      status: 'failed',
      says: 'leads to another game',
      places: [
        { at: '/Ann', expected: 3, got: 9 },
        { at: '/Bob', expected: 3, got: 9 },
      ],
    })
  })

  it('fails it where somebody else is said to be due, and says who and who should be', async () => {
    const { report } = await runWith('wrong-seat')
    const legal = cases.filter((one) => one.asks === 'result' && one.refusing.length === 0)
    expect(legal).toHaveLength(5)
    expect(report.totals).toEqual({ passed: cases.length - 5, failed: 5, skipped: 0, errored: 0 })
    expect(notPassed(report.cases).map(({ id }) => id)).toEqual(legal.map(({ id }) => id))
    expect(notPassed(report.cases)[0]).toMatchObject({
      status: 'failed',
      says: 'says that Ann is due: coins to pay, expected that Bob is due: coins to pay',
      places: [{ at: '/due/seat', expected: 'Bob', got: 'Ann' }],
    })
  })

  it('fails it where it is said to be over and is not; what is due may also be left out', () => {
    const [first] = cases
    if (first?.asks !== 'result') throw new Error('no such case')
    const reply = { type: 'result' as const, id: first.id, game: { Ann: 3, Bob: 3 } }
    const judging = { game: suite.gameOf(first), ignores: [] }
    expect(verdictOn(first, reply, judging)).toEqual({ id: first.id, status: 'passed' })
    expect(verdictOn(first, { ...reply, due: { over: true, outcome: null } }, judging)).toMatchObject({
      status: 'failed',
      says: 'says that it is over with null, expected that Bob is due: coins to pay',
    })
  })

  it('tells first who is due, however many places of the game differ', () => {
    const [first] = cases
    if (first?.asks !== 'result') throw new Error('no such case')
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`coin ${at}`, at]))
    const due = { seat: 'Ann', asks: 'coins to pay' }
    const reply = { type: 'result' as const, id: first.id, game: { Ann: 3, Bob: 3, ...many }, due }
    const { says, places } = verdictOn(first, reply, { game: suite.gameOf(first), ignores: [] })
    expect(says).toMatch(/^leads to another game; says that Ann is due/)
    expect(places).toHaveLength(10)
    expect(places?.[0]).toEqual({ at: '/due/seat', expected: 'Bob', got: 'Ann' })
  })

  it('is skipped with its reason, errored with its message, and errored where it judges too few candidates', async () => {
    const { report } = await runWith('skips')
    expect(report.totals).toEqual({ passed: 0, failed: 0, skipped: 5, errored: 3 })
    expect([...new Set(report.cases.map(({ says }) => says))]).toEqual([
      'not yet',
      'it errs: two are too many',
      'it judged 1 candidates, expected 4',
    ])
  })
})

describe('a run that cannot start', () => {
  it.each([
    ['other-protocol', /not a message of the protocol \(protocol/],
    ['other-book', /it knows wallet, expected purse/],
    ['ends-at-once', /ended with code 4 without an answer; it last wrote: no purse here/],
  ])('says why: %s', async (name, message) => {
    const failed = runWith(name)
    await expect(failed).rejects.toThrow(NotStarted)
    await expect(failed).rejects.toThrow(message)
  })

  it('says that there is no such command', async () => {
    await expect(runWith('', { command: ['/no/such/adapter'] })).rejects.toThrow(/cannot be started: .*ENOENT/)
  })

  it('says that nothing is said', async () => {
    const command = [process.execPath, '-e', 'setInterval(() => undefined, 1000)']
    const clock = stillClock()
    const failed = expect(runWith('', { command, clock })).rejects.toThrow('no answer within 60000 ms')
    for (const tries of [1, 2, 3]) {
      await until(() => clock.waits(60_000) === tries)
      clock.pass(60_000)
    }
    await failed
  })
})

describe('a run that is stopped', () => {
  it('keeps what is settled, and leaves no process', async () => {
    const abort = new AbortController()
    const settled: Outcome[] = []
    const { stopped } = await runSuite(suite, cases, {
      sides: [talking('slow')],
      jobs: 1,
      signal: abort.signal,
      settled: (outcome) => {
        settled.push(outcome)
        if (settled.length === 3) abort.abort()
      },
    })
    expect(stopped).toBe('interrupted')
    expect(settled.map(({ id, status }) => [id, status])).toEqual(cases.slice(0, 3).map(({ id }) => [id, 'passed']))
    expect(groupsLiving()).toEqual([])
  })

  it.each([1, 3])('ends, and leaves no process, where who listens fails: %d instances', async (jobs) => {
    let heard = 0
    const failed = runSuite(suite, cases, {
      sides: [talking('slow')],
      jobs,
      settled: () => {
        heard += 1
        if (heard === 2) throw new Error('the disk is full')
      },
    })
    await expect(failed).rejects.toThrow('the disk is full')
    expect(groupsLiving()).toEqual([])
  })

  it('asks only about cases that are not known yet', async () => {
    const known: Outcome[] = [{ id: theOne, status: 'passed' }]
    const settled: string[] = []
    const { outcomes } = await runSuite(suite, cases, {
      sides: [talking('crashes')],
      jobs: 1,
      started: () => known,
      settled: ({ id }) => settled.push(id),
    })
    expect(settled).toHaveLength(cases.length - 1)
    expect(settled).toContain(theOneAfter)
    expect(outcomes.get(theOne)?.status).toBe('passed')
  })
})

describe('the cases that a user means', () => {
  it.each([
    ['1.1', 3],
    ['1', cases.length],
    ['purses', 3],
    ['purses.empty', 3],
    ['purse', 0],
    ['judgement-', 1],
    [theOne, 1],
    ['', 0],
  ])('%s', (asked, number) => {
    expect(cases.filter(isMeant(suite, [asked]))).toHaveLength(number)
  })
})

describe('the words of a command', () => {
  it.each([
    ['python3 my_adapter.py', ['python3', 'my_adapter.py']],
    ['  node  "my adapter.mjs" --name=\'a "b"\' ', ['node', 'my adapter.mjs', '--name=a "b"']],
    ['a\\ b "c\\"d" \'e\\f\' ""', ['a b', 'c"d', 'e\\f', '']],
    ['$HOME;*', ['$HOME;*']],
    ['a "b', undefined],
    ['C:\\', ['C:\\']],
  ])('%s', (line, words) => {
    expect(wordsOf(line)).toEqual(words)
  })
})

describe('framing', () => {
  it('puts lines together that come in pieces, and counts their bytes', () => {
    const frame = framing(8)
    expect(frame(Buffer.from('coi')).lines).toEqual([])
    const { lines, overlong } = frame(Buffer.from('ns\n\nfour\nmore than'))
    expect(lines.map(String)).toEqual(['coins', '', 'four'])
    expect(overlong).toBe(true)
  })
})
