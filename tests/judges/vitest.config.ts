/**
 * The test configuration of a mutant run: from the sources, one after another, with the copy of the judge in its place. @module
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import ours from '../../vitest.config.ts'
import { mutated } from './mutants.ts'
import { readErrand } from './runner-messages.ts'

const root = resolve(import.meta.dirname, '../..')
const errand = readErrand(process.env)
const judge = resolve(root, errand.judge)

/** The test files in the order of the errand. */
class InOrder {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    const placeOf = ({ moduleId }: TestSpecification) => errand.tests.findIndex((file) => moduleId.endsWith(`/${file}`))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const copied = (id: string): string | undefined =>
  id.split('?')[0] === judge ? mutated(readFileSync(judge, 'utf8')).text : undefined

export default defineConfig((env): ViteUserConfig => {
  const { resolve: resolving = {}, test: { projects, reporters, setupFiles, env: variables = {}, ...test } = {} } =
    ours(env)
  return {
    root,
    resolve: resolving,
    plugins: [{ name: 'mutants', enforce: 'pre', load: copied }],
    test: {
      ...test,
      env: { ...variables },
      include: [...errand.tests],
      runner: resolve(root, 'tests/judges/mutant-runner.ts'),
      sequence: { sequencer: InOrder },
      reporters: [],
      maxWorkers: 1,
      fileParallelism: false,
      bail: errand.active > 0 ? 1 : 0,
      retry: 0,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      dangerouslyIgnoreUnhandledErrors: errand.active === 0,
      passWithNoTests: true,
      watch: false,
    },
  }
})
