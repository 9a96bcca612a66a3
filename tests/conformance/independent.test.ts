import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type Run, runSchema } from '../../src/lab/conformance/runner/outcome.js'
import { runOf, runSuite } from '../../src/lab/conformance/runner/run.js'
import { type Suite, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { caseMakerOf } from '../../src/lab/conformance/vectors/case-maker.js'
import { examplesIn } from '../../src/lab/conformance/vectors/examples.js'
import { manifestOf } from '../../src/lab/conformance/vectors/files/manifest.js'
import { HANG_LIMIT } from '../hang-limit.js'
import { temporaryFolder } from '../temporary.js'

const home = join(import.meta.dirname, 'independent')
const examples = join(import.meta.dirname, '../../spec', book.name, 'examples')
const hasPython = spawnSync('python3', ['--version']).status === 0
const NOT_RUN = 'there is no python3 here, so the slice in Python was not run'

/** The files of examples that are about the slice. */
const SLICE = ['rally', 'rally-administration', 'moderates-rally', 'own-pieces', 'passing', 'eligibility', 'transfers']

/** The cases that the examples of the slice are. */
function sliceSuite(): Suite {
  const folder = temporaryFolder()
  for (const name of SLICE) cpSync(join(examples, `${name}.yaml`), join(folder, `${name}.yaml`))
  const maker = caseMakerOf(book)
  for (const { asked } of examplesIn(rulesOf(book), folder).given) for (const one of asked) maker.make(one)
  const cases = maker.cases()
  return suiteOf({ cases, positions: maker.positions(), manifest: manifestOf(book, cases, new Map(), 'a test') })
}

async function runOfSlice(): Promise<Run> {
  const suite = sliceSuite()
  const command = ['python3', join(home, 'adapter.py')]
  const sides = [{ command, book: book.name, edition: book.edition, timeout: HANG_LIMIT }]
  const run = await runSuite(suite, suite.cases, { sides, jobs: 1, settled: () => undefined })
  return runSchema.parse(runOf(suite, suite.cases, run))
}

describe('a slice of All Bridges Burning in Python, written from the booklet alone', () => {
  let run: Run | undefined

  beforeAll(async () => {
    run = hasPython ? await runOfSlice() : undefined
  })

  it('plays Rally, gives Resources, Passes and comes back into the Eligible box as the rules here do', ({ skip }) => {
    if (run === undefined) return skip(NOT_RUN)
    const amiss = run.cases.filter(({ status }) => status === 'failed' || status === 'errored')
    expect(amiss).toEqual([])
    expect(run.totals.passed).toBeGreaterThan(60)
  })

  it('skips with a reason what lies outside of it, and little else', ({ skip }) => {
    if (run === undefined) return skip(NOT_RUN)
    const skipped = run.cases.filter(({ status }) => status === 'skipped')
    expect(skipped.every(({ says }) => says !== undefined && says !== '')).toBe(true)
    expect(skipped.length).toBeLessThan(20)
  })

  it('follows another reading in some cases, and is right there, too', ({ skip }) => {
    if (run === undefined) return skip(NOT_RUN)
    const followed = run.profile.find(({ question }) => question === 'transferPartners')
    expect(followed).toMatchObject({ usual: 'with the executing Faction', follows: ['anybody'] })
  })

  it('ranks the Factions at the end as the booklet says (7.1, 7.3)', ({ skip }) => {
    if (!hasPython) return skip(NOT_RUN)
    const { status, stderr } = spawnSync('python3', ['-B', join(home, 'check_victory.py')], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.stringMatching(/Ran [1-9]\d* tests/)])
  })
})
