/** Keeps the test files that passed, when a run of the tests ends. @module */
import { relative, resolve } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { modulesIn } from './module-imports.js'
import { keepTests, type Passed } from './passed-tests.js'

const root = resolve(import.meta.dirname, '../..')

/** A reporter that prints nothing. */
export default class KeptTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { reachedFrom } = modulesIn(root)
    const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId)
    const passed = modules.flatMap((module) => passedBy(module, fileOf(module), reachedFrom(fileOf(module))) ?? [])
    keepTests(root, new Set(modules.map(fileOf)), passed)
  }
}

/** A test file that passed as a whole, and of which it is known what it read. */
function passedBy(module: TestModule, file: string, reached: ReadonlySet<string>): Passed | undefined {
  const { reading } = module.meta()
  const everyTest = [...module.children.allTests()]
  const isWhole = module.state() === 'passed' && everyTest.every((test) => test.result().state === 'passed')
  if (!isWhole || reading === undefined || reading.isOpen) return undefined
  const ofModules = reading.loaded.flatMap(([other, path]) => (reached.has(other) ? [path] : []))
  return { file, paths: [...new Set([...reading.read, ...ofModules])] }
}
