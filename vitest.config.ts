import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { COMPILED, compiledModules, isCompiled } from './tests/compiled-modules.ts'
import { HANG_LIMIT } from './tests/hang-limit.ts'
import { drawn, keptTests } from './tests/result-cache/passed-tests.ts'

/** The lane of the kernel and the books: what a rule, a table or a chart can break. */
const RULES = [
  'tests/*.test.ts',
  'tests/{examples,every-book,kernel,lookup,play,verify}/**/*.test.ts',
  'tests/{all-bridges-burning,front-line,land-and-freedom,russian-civil-war,talvisota}/**/*.test.ts',
]

/** The lane of the commands and the package, as people install and call them. */
const PACKAGE = 'tests/{cli,library,outside,own-books,releases}/**/*.test.ts'

const SITE = 'tests/site/**/*.test.ts'

/** Where processes and pages are at work, a test that hangs ends sometime; several of them may be at work in one test. */
const HANGING = { testTimeout: 3 * HANG_LIMIT, hookTimeout: 3 * HANG_LIMIT }

/** A run of the tests imports what is compiled, if that is up to date; who watches changes the sources meanwhile. */
process.env.RULEWRIGHT_COMPILED ??= String(process.argv.includes('run') && isCompiled())
const usesCompiled = process.env.RULEWRIGHT_COMPILED === 'true'
const moduleAt = (path: string) => `${import.meta.dirname}/${usesCompiled ? `dist/${path}.js` : `${path}.ts`}`

/** The share of the kept test files that run again, in percent. */
const recheck = Number(process.env.RULEWRIGHT_RECHECK ?? 0)

/** In the mode "changed", test files are left out that passed before, while nothing that they use has changed. */
function leftOut(mode: string): readonly string[] {
  const found = mode === 'changed' ? keptTests(import.meta.dirname) : []
  const again = new Set(recheck > 0 && found.length > 0 ? drawn(import.meta.dirname, found, recheck) : [])
  const kept = found.filter((file) => !again.has(file))
  if (kept.length > 0)
    console.log(`${kept.length} test files, of all lanes, passed before, and nothing that they use has changed.`)
  return kept
}

const configured = (kept: readonly string[]): ViteUserConfig => ({
  plugins: usesCompiled ? [compiledModules] : [],
  resolve: {
    alias: [
      { find: /^#([a-z]+)$/, replacement: moduleAt('src/$1/index') },
      { find: /^#spec\/(.*)$/, replacement: moduleAt('spec/$1') },
      { find: /^rulewright$/, replacement: moduleAt('src/index') },
      { find: /^rulewright\/(book|check)$/, replacement: moduleAt('src/$1') },
      { find: /^rulewright\/([a-z-]+)$/, replacement: moduleAt('machines/$1/book') },
    ],
  },
  test: {
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, exclude: [...kept] } },
      { extends: true, test: { name: 'package', include: [PACKAGE], exclude: [...kept], ...HANGING } },
      // Fleets, conformance, audits, and whatever else is no rule; the site is looked at in a browser.
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/**/*.test.ts'],
          exclude: [...RULES, PACKAGE, SITE, ...kept],
          ...HANGING,
        },
      },
      { extends: true, test: { name: 'site', include: [SITE], exclude: [...kept], ...HANGING } },
    ],
    passWithNoTests: kept.length > 0,
    globalSetup: 'tests/temporary.ts',
    setupFiles: 'tests/result-cache/setup-recording.ts',
    reporters: ['default', './tests/result-cache/cache-reporter.ts'],
    server: { deps: { external: [COMPILED] } },
    provide: { compiled: usesCompiled },
    pool: 'threads',
    isolate: false,
    // Every core: the runner itself has next to nothing to do.
    maxWorkers: '100%',
    // A thread of a command loads its book anew, which takes longer than most of what tests ask for; the tests of threads say --jobs.
    // Commands that are printed to be typed next are the same however the tests were started.
    env: { RULEWRIGHT_JOBS: '1', npm_command: '' },
    // No test fails by the clock.
    testTimeout: 0,
    hookTimeout: 0,
    teardownTimeout: HANG_LIMIT,
    // A test that asserts nothing, as in a loop over an empty list, fails.
    expect: { poll: { timeout: HANG_LIMIT }, requireAssertions: true },
  },
})

export default defineConfig(({ mode }) => configured(leftOut(mode)))
