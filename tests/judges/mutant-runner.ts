/**
 * Runs a test with one mutant after another switched on. A mutant with which it fails is noticed.
 *
 * One start of the test files serves many mutants of a judge. Mutants of code that runs while modules are loaded are left to a start of
 * their own.
 *
 * @module
 */
import { appendFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { emptyMemos } from '../../src/core/kernel/quick/memoize.js'
import { type Event, readErrand } from './runner-messages.js'

interface Switch {
  active: number
  reached: Set<number>
  asked: number
}

declare global {
  /** The switch for mistakes in the copy of the judge. */
  var __judges: Switch | undefined
}

const errand = readErrand(process.env)
const settled = new Set<number>()

const tell = (event: Event): void => appendFileSync(errand.events, `${JSON.stringify(event)}\n`)

globalThis.__judges ??= { active: errand.active, reached: new Set(), asked: 0 }
const state = globalThis.__judges

/** The file and the name of a test. */
const nameOf = ({ file, name }: RunnerTestCase): string => `${file.name}: ${name}`

/** Takes the mutants that were reached since the last time. */
function takeReached(): readonly number[] {
  const taken = [...state.reached]
  state.reached.clear()
  return taken
}

/** The runner of the hunt. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (errand.active > 0) return TestRunner.getTestFn(test)()
    if (errand.plan === undefined) return this.note(test)
    const open = (errand.plan[test.id] ?? []).filter((mutant) => !settled.has(mutant))
    if (open.length > 0) await this.tryAll(test, open)
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    this.noteOutside()
  }

  private noteOutside(): void {
    const mutants = takeReached()
    if (errand.active === 0 && mutants.length > 0) tell({ type: 'outside', mutants })
  }

  /** Runs a test as it is, and notes what it reaches. */
  private async note(test: RunnerTestCase): Promise<void> {
    this.noteOutside()
    const begun = performance.now()
    const fails = await this.fails(test, 0)
    const took = performance.now() - begun
    const reached = takeReached()
    tell(fails ? { type: 'unfit', name: nameOf(test), mutants: reached } : { type: 'test', id: test.id, took, reached })
  }

  private async tryAll(test: RunnerTestCase, mutants: readonly number[]): Promise<void> {
    if (await this.fails(test, 0)) return tell({ type: 'unfit', name: nameOf(test), mutants })
    const noticed: number[] = []
    for (const mutant of mutants) {
      tell({ type: 'trying', id: test.id, mutant })
      if (await this.fails(test, mutant)) noticed.push(mutant)
    }
    if (noticed.length === 0) return
    // A mutant may have left something behind, by which the test fails without it, too.
    if (await this.fails(test, 0)) return tell({ type: 'unfit', name: nameOf(test), mutants: noticed })
    for (const mutant of noticed) settled.add(mutant)
    tell({ type: 'noticed', mutants: noticed })
  }

  private async fails(test: RunnerTestCase, mutant: number): Promise<boolean> {
    emptyMemos()
    this.onBeforeTryTask(test)
    state.asked = 0
    state.active = mutant
    try {
      await TestRunner.getTestFn(test)()
      this.onAfterTryTask(test)
      return test.result?.state === 'fail'
    } catch {
      return true
    } finally {
      state.active = 0
      emptyMemos()
      if (test.result) test.result.state = 'run'
    }
  }
}
