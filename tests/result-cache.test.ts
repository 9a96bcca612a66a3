import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { packageVersion } from '../src/core/home/package-root.js'
import { drawn, keepTests, keptTests } from './result-cache/passed-tests.js'
import { beginReading, readingNow } from './result-cache/record-reads.js'
import { temporaryFolder } from './temporary.js'

const TEST = 'tests/game.test.ts'
const OTHER = 'tests/words.test.ts'

const FILES = {
  [TEST]: "import { play } from '../machines/toy/book.js'\nplay()\n",
  [OTHER]: "import { say } from '../src/kernel/say.js'\nsay()\n",
  'machines/toy/book.ts': "import { rows } from '#spec/toy/rows'\nexport const play = () => rows\n",
  'spec/toy/rows.ts': 'export const rows = [1]\n',
  'spec/toy/examples/first.yaml': 'rows: 1\n',
  'src/kernel/say.ts': "export const say = () => 'yes'\n",
  'package-lock.json': '{}\n',
}

const EXAMPLES = ['spec/toy/examples/', 'spec/toy/examples/first.yaml', 'spec/toy/examples/second.yaml']

/** Makes a checkout in which two test files have passed, one of which read the examples. */
function checkout(): { readonly root: string; readonly write: (file: string, text: string) => void } {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  keepTests(root, new Set([TEST, OTHER]), [
    { file: TEST, paths: EXAMPLES },
    { file: OTHER, paths: [] },
  ])
  return { root, write }
}

describe('test files that passed', () => {
  it('are kept while nothing changes', () => {
    expect(keptTests(checkout().root)).toEqual([TEST, OTHER])
  })

  const changes: readonly (readonly [what: string, file: string, text: string, kept: readonly string[]])[] = [
    ['the test file', TEST, '// other\n', [OTHER]],
    ['a module that it reaches through others', 'spec/toy/rows.ts', 'export const rows = [2]\n', [OTHER]],
    ['a module that the package exports by a name', 'src/kernel/say.ts', "export const say = () => 'no'\n", [TEST]],
    ['a file that it read', 'spec/toy/examples/first.yaml', 'rows: 2\n', [OTHER]],
    ['a file that it looked for in vain', 'spec/toy/examples/second.yaml', 'rows: 2\n', [OTHER]],
    ['a folder that it listed', 'spec/toy/examples/third.yaml', 'rows: 2\n', [OTHER]],
    ['the lock of the packages', 'package-lock.json', '{ }\n', []],
    ['how tests are run', 'vitest.config.ts', 'export default {}\n', []],
    ['a file that nobody read', 'docs/guide.md', 'Words.\n', [TEST, OTHER]],
  ]
  for (const [what, file, text, kept] of changes)
    it(`run again after a change of ${what}`, () => {
      const { root, write } = checkout()
      write(file, text)
      expect(keptTests(root)).toEqual(kept)
    })

  it('depend on all modules where one loads modules by computed names', () => {
    const { root, write } = checkout()
    write(OTHER, "import { say } from '../src/kernel/say.js'\nawait import(say())\n")
    keepTests(root, new Set([OTHER]), [{ file: OTHER, paths: [] }])
    expect(keptTests(root)).toEqual([TEST, OTHER])
    write('spec/toy/rows.ts', 'export const rows = [2]\n')
    expect(keptTests(root)).toEqual([])
  })

  it('are forgotten when they fail, and others stay', () => {
    const { root } = checkout()
    keepTests(root, new Set([TEST]), [])
    expect(keptTests(root)).toEqual([OTHER])
  })

  it('are drawn to run again in the share that is wanted', () => {
    const { root } = checkout()
    const many = Array.from({ length: 1000 }, (_, at) => `tests/${at}.test.ts`)
    expect(drawn(root, many, 0)).toEqual([])
    expect(drawn(root, many, 100)).toEqual(many)
    expect(drawn(root, many, 5).length).toBeGreaterThan(20)
    expect(drawn(root, many, 5).length).toBeLessThan(100)
  })
})

describe('the reading of a test file', () => {
  const root = resolve(import.meta.dirname, '..')

  it('is noted: files, folders, and files that are missing', () => {
    readFileSync(join(root, 'README.md'))
    readdirSync(join(root, 'docs/decisions'))
    existsSync(join(root, 'docs/none.md'))
    expect(readingNow().read).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/', 'docs/none.md']))
  })

  it('is noted for the module that began it, which may be loaded once for several test files', () => {
    packageVersion()
    const { loaded } = readingNow()
    expect(loaded).toContainEqual(['src/core/home/package-root.ts', 'dist/package.json'])
    expect(loaded.map(([module]) => module)).not.toContain('tests/result-cache.test.ts')
  })

  it('is not known of what stands elsewhere, or of another process', async () => {
    beginReading()
    expect(readingNow().isOpen).toBe(false)
    existsSync('/etc/hosts')
    expect(readingNow().isOpen).toBe(true)
    beginReading()
    spawnSync(process.execPath, ['--version'])
    expect(readingNow().isOpen).toBe(true)
    beginReading()
    const { stdout } = await promisify(execFile)(process.execPath, ['--version'])
    expect(stdout.trim()).toBe(process.version)
    expect(readingNow().isOpen).toBe(true)
  })
})
