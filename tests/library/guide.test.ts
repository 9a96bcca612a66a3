import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { verifyIn } from '../../src/check.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { temporaryFolder } from '../temporary.js'
import { problemsIn } from './compiler-messages.js'
import { packed } from './install-package.js'

const guide = ['library.md', 'start.md'].map((name) => readFileSync(join(packageRoot, 'docs', name), 'utf8')).join('\n')

/** A piece of code in the guide: the file that it is, and what it prints. */
interface Block {
  readonly file: string
  readonly code: string
  readonly prints: string | undefined
}

const blocks: readonly Block[] = [
  ...guide.matchAll(/```(?:ts|js)\n(.*?)```\n(?:(?:\nIt prints:\n)?\n```text\n(.*?)```)?/gs),
].map(([, code = '', prints], index) => ({
  file: /^\/\/ ([\w.]+\.ts)$/m.exec(code)?.[1] ?? `block-${index + 1}.ts`,
  code,
  prints,
}))

afterEach(() => void vi.restoreAllMocks())

describe('the code in docs/library.md and docs/start.md', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const { file, code } of blocks) writeFileSync(join(folder, file), code.replaceAll(".js'", ".ts'"))

  test('is all of the code that is there, and stands first', () => {
    expect(blocks.length).toBe(guide.match(/^```(?!text)\w+$/gm)?.length)
    expect(guide).toMatch(/^# The library\n\n```ts\n/)
  })

  /** True if a block is no test file. Tests in the guide run in their own tests, such as tests/own-books/first-book.test.ts. */
  const isRun = ({ file }: Block) => !file.endsWith('.test.ts')

  test.each(blocks.filter(isRun).map((block) => ({ ...block })))(
    'of $file prints what the guide says',
    async ({ file, prints }) => {
      const printed: string[] = []
      vi.spyOn(console, 'log').mockImplementation((...values: readonly unknown[]) => {
        printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '))
      })
      await import(pathToFileURL(join(folder, file)).href)
      expect(printed.map((line) => `${line}\n`).join('')).toBe(prints ?? '')
    },
  )

  test('of a whole book passes every gate once the command that the guide names has kept how it stands', async () => {
    const { book } = (await import(pathToFileURL(join(folder, 'sticks.ts')).href)) as { readonly book: Book }
    const failing = () =>
      verifyIn(folder, book)
        .gates.filter(({ findings }) => findings.length > 0)
        .map(({ name }) => name)
    expect(failing()).toEqual(['snapshot'])
    const [, said = ''] = /^\$ npx rulewright (verify \S+ --update)$/m.exec(guide) ?? []
    const program = join(packageRoot, 'dist', 'cli', 'rulewright.js')
    execFileSync(process.execPath, [program, ...said.split(' ')], { cwd: folder, stdio: 'ignore' })
    expect(failing()).toEqual([])
    for (const name of ['zod', 'tsx', 'vitest']) expect(guide).toMatch(new RegExp(`^\\$ npm install .*${name}`, 'm'))
  })

  test('compiles where the package is installed', () => {
    const home = join(packed().folder, 'guide')
    mkdirSync(home)
    writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module' }))
    for (const { file, code } of blocks) writeFileSync(join(home, file), code)
    expect(problemsIn(home)).toEqual([])
    writeFileSync(join(home, 'wrong.ts'), "import { rulesOf } from 'rulewright'\nrulesOf('front-line')\n")
    expect(problemsIn(home, ['wrong.ts'])).toEqual([expect.stringMatching(/^wrong\.ts:2: /)])
  })
})
