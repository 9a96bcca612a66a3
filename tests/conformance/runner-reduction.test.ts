import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { exampleRunner } from '../../src/core/examples/folder.js'
import type { Case } from '../../src/lab/conformance/format/case.js'
import { reducedFrom } from '../../src/lab/conformance/reduce/reduce.js'
import { differentialSuite } from '../../src/lab/conformance/runner/differential.js'
import { talkWith } from '../../src/lab/conformance/runner/line-protocol.js'
import { runOf, runSuite } from '../../src/lab/conformance/runner/run.js'
import { type Suite, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { USUALLY } from '../../src/lab/conformance/vectors/default-extent.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { temporaryFolder } from '../temporary.js'
import { book } from './purse-book.js'
import { talking } from './purse-cases.js'

const folder = temporaryFolder()

const suite = suiteOf(vectorsOf(book, { ...USUALLY, examples: folder, plays: [], madeBy: 'a test' }))

/** The same, and what is asked beside the vectors: results in the middle of a play among it. */
const wide = differentialSuite(book, suite, { plays: 3, seed: 1 })

async function reducedWith(of: Suite, sides: readonly string[], limit = 1) {
  const how = { sides: sides.map((name) => talking(name)), jobs: 1, settled: () => undefined }
  const run = runOf(of, of.cases, await runSuite(of, of.cases, how))
  const { reduced } = await reducedFrom(run, { book, suite: of, cases: of.cases, sides: how.sides, limit })
  return { run, reduced }
}

describe('vectors of the rules themselves', () => {
  it('are passed by the implementation that is right', async () => {
    const { run, reduced } = await reducedWith(suite, ['right'])
    expect(run.totals).toMatchObject({ failed: 0, errored: 0, skipped: 0 })
    expect(run.totals.passed).toBeGreaterThan(5)
    expect(reduced).toEqual([])
  })
})

describe('a failure in its smallest form', () => {
  it('has no choice and no difference from a base that could be left out', async () => {
    const { run, reduced } = await reducedWith(suite, ['gives-too-much'])
    expect(run.suspects[0]?.clause).toBe('purses.empty')
    const [small] = reduced
    expect(small).toMatchObject({ suspect: 'purses.empty', procedure: 'paying', part: {} })
    expect(small?.choices).toHaveLength(1)
  })

  it('is an example that the rules agree with', async () => {
    const { reduced } = await reducedWith(suite, ['gives-too-much'])
    const text = reduced[0]?.example ?? ''
    expect(parse(text)).toMatchObject({ book: 'purse', examples: [{ refused: { by: ['purses.empty'] } }] })
    const written = temporaryFolder()
    writeFileSync(join(written, 'small.yaml'), text)
    expect(exampleRunner(book, written)().map(({ passed, message = '' }) => ({ passed, message }))).toEqual([
      { passed: true, message: '' },
    ])
  })
})

describe('an implementation that says that somebody else is due', () => {
  it('fails, and its smallest form tells who should be', async () => {
    const { run, reduced } = await reducedWith(wide, ['wrong-seat'])
    expect(run.totals.failed).toBeGreaterThan(0)
    const [small] = reduced
    expect(small?.places).toEqual([{ at: '/due/seat', expected: 'Ann', got: 'Bob' }])
    expect(small?.choices).toEqual([])
  })
})

describe('a census that counts a choice too many', () => {
  it('is made small as that choice', async () => {
    const [like] = suite.cases.filter(({ asks, choices }) => asks === 'judgement' && choices.length === 0)
    if (like?.asks !== 'judgement') throw new Error('no such case')
    const count = { actions: 1, positions: 1, digest: '' }
    const { candidates: _, ...about } = like
    const census: Case = { ...about, asks: 'census', expected: [{ readings: {}, ...count, parts: [] }] }
    const tooMany = { seat: 'Ann', type: 'pay', coins: Number(suite.gameOf(like).Ann) + 1 }
    const places = [{ at: JSON.stringify(tooMany), got: count }]
    const outcomes = new Map([[census.id, { id: census.id, status: 'failed' as const, says: 'counts', places }]])
    const who = [await startedBy('gives-too-much')]
    const run = runOf(suite, [census], { who, outcomes, stopped: undefined })
    const sides = [talking('gives-too-much')]
    const { reduced } = await reducedFrom(run, { book, suite, cases: [census], sides, limit: 1 })
    const [small] = reduced
    expect(small).toMatchObject({ case: census.id, asks: 'result', part: {} })
    expect(small?.choices).toEqual([{ seat: 'Ann', type: 'pay', coins: 5 }])
  })
})

async function startedBy(name: string) {
  const talk = await talkWith(talking(name))
  talk.kill()
  return talk.who
}

describe('two implementations against each other', () => {
  it('are compared in more situations than the vectors hold, and agree where both are right', async () => {
    expect(wide.cases.length).toBeGreaterThan(suite.cases.length)
    const { run } = await reducedWith(wide, ['right', 'slow'])
    expect(run.totals).toMatchObject({ passed: wide.cases.length, failed: 0, errored: 0 })
    expect(run.against?.name).toBe('purse')
  })

  it('fail where they differ, although nothing is expected, and the failure is made small', async () => {
    const { run, reduced } = await reducedWith(wide, ['gives-too-much', 'right'])
    expect(run.totals.failed).toBeGreaterThan(0)
    expect(run.suspects[0]?.clause).toBe('purses.empty')
    expect(reduced[0]?.choices).toHaveLength(1)
  })

  it('fail where they say that different seats are due', async () => {
    const { run } = await reducedWith(wide, ['wrong-seat', 'right'])
    expect(run.totals.failed).toBeGreaterThan(0)
    const failed = run.cases.filter(({ status }) => status === 'failed')
    expect(failed.map(({ says = '' }) => says.replaceAll(/Ann|Bob/g, 'somebody'))).toEqual(
      failed.map(() => 'purse says that somebody is due: coins to pay, purse that somebody is due: coins to pay'),
    )
  })
})
