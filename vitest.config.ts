import { defineConfig } from 'vitest/config'

const here = (file: string) => `${import.meta.dirname}/${file}`

/** The lane of the kernel and the books: what a rule, a table or a chart can break. */
const RULES = [
  'tests/*.test.ts',
  'tests/{examples,every-book,kernel,lookup,play,verify}/**/*.test.ts',
  'tests/{all-bridges-burning,front-line,land-and-freedom,russian-civil-war,talvisota}/**/*.test.ts',
]

const SITE = 'tests/site/**/*.test.ts'

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
    projects: [
      { extends: true, test: { name: 'rules', include: RULES } },
      // The commands, the package and fleets; the site is looked at in a browser.
      { extends: true, test: { name: 'program', include: ['tests/**/*.test.ts'], exclude: [...RULES, SITE] } },
      { extends: true, test: { name: 'site', include: [SITE] } },
    ],
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
