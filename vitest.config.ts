import { defineConfig } from 'vitest/config'

const here = (file: string) => `${import.meta.dirname}/${file}`

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#kernel$/, replacement: here('src/kernel/index.ts') },
      { find: /^#spec\/(.*)$/, replacement: here('spec/$1.ts') },
      { find: /^rulewright$/, replacement: here('src/index.ts') },
      { find: /^rulewright\/(book|check)$/, replacement: here('src/$1.ts') },
      { find: /^rulewright\/([a-z-]+)$/, replacement: here('machines/$1/book.ts') },
    ],
  },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/temporary.ts',
    pool: 'threads',
    isolate: false,
    // Every core: the runner itself has next to nothing to do.
    maxWorkers: '100%',
    // A thread of a command loads its book anew, which takes longer than most of what tests ask for; the tests of threads say --jobs.
    env: { RULEWRIGHT_JOBS: '1' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
