/** Figures of the borders: how many inputs were sent to each, of which seed, when a run of their tests ends. @module */
import type { Reporter, TestModule } from 'vitest/node'

/** A reporter that prints a line for each border, and the sum. */
export default class BorderFigures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const sent = tests.flatMap((test) => test.meta().inputs ?? [])
    const lines = sent.map(({ border, tried, seed }) => `${tried.toString().padStart(7)}  ${border} (seed ${seed})`)
    const tried = sent.reduce((sum, one) => sum + one.tried, 0)
    const failed = tests.filter((test) => test.result().state === 'failed').length
    console.log([...lines, `inputs tried: ${tried}, at ${sent.length} borders; tests failed: ${failed}`].join('\n'))
  }
}
