import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { diffingBehaviour } from '../../../src/cli/commands/diff/behaviour/command.js'
import { packageRoot } from '../../../src/core/home/package-root.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { parseBundle } from '../../../src/lab/audit/behaviour/behaviour-bundle.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { temporaryFolder } from '../../temporary.js'
import { bundleOf, gardens, orchard } from './gardens.js'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const FEW = ['--plays', '1', '--bound', '20', '--around', '4']

/** Calls the command with a home in the folder of the test. */
const diff = (book: Book, ...argv: readonly string[]) =>
  rulewright(['diff-behaviour', 'orchard', ...argv], {
    books: [book],
    more: [diffingBehaviour({ root: folder, examples: () => folder })],
  })

/** A repository in the folder of the test. */
function repository() {
  const git = (...argv: readonly string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...argv], {
      stdio: 'pipe',
    }).toString()
  git('init', '-q')
  return git
}

/** The files of the project's state, besides its books. */
const PROJECT = {
  '.gitignore': 'node_modules',
  'package.json': '{ "type": "module" }',
  'tsconfig.build.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', rootDir: '.', outDir: 'dist', types: [] },
    include: ['machines', 'src'],
  }),
  'src/core/kernel/plays/rules.ts': 'export const rulesOf = () => undefined',
  'src/core/kernel/book/book.ts': 'export const bookClauses = () => []',
  'src/core/kernel/watch/recorders.ts': 'export {}',
} as const

/** A file with something in it. */
function file(name: string, content: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

describe('rulewright diff behaviour', () => {
  it('saves a bundle, and ends with 0 against it, and with 1 where something changed', async () => {
    const bundle = join(folder, 'before.json')
    const saved = await diff(gardens.plain, '--save', bundle, ...FEW)
    expect(saved).toMatchObject({ code: 0, err: '' })
    expect(saved.out).toMatch(/before\.json: \d+ positions along \d+ roads\n$/)
    expect(await diff(gardens.plain, '--base', bundle, ...FEW)).toMatchObject({ code: 0, err: '' })
    const other = await diff(gardens.withoutLadder, '--base', bundle, '--json', ...FEW)
    expect(other).toMatchObject({ code: 1, err: '' })
    expect(JSON.parse(other.out)).toMatchObject({ same: false, base: { book: 'orchard' } })
  })

  it('refuses a file that is no bundle, with what is wrong in it, and ends with 2', async () => {
    const broken = await diff(orchard, '--base', file('broken.json', '{"format": "rulewright'))
    expect(broken).toMatchObject({ code: 2, out: '' })
    expect(broken.err).toContain(
      'broken.json: line 1, column 12: expected JSON; expected a bundle, as --save writes it',
    )
    const other = await diff(orchard, '--base', file('other.json', '{"format": 2}'))
    expect(other.err).toContain('other.json: format: ')
    expect(other.code).toBe(2)
    const bundle = JSON.parse(JSON.stringify(bundleOf(orchard)))
    const garden = file('garden.json', JSON.stringify({ ...bundle, about: { ...bundle.about, book: 'garden' } }))
    expect((await diff(orchard, '--base', garden)).err).toContain('behaviour of garden; expected that of orchard')
  })

  it('reads no bundle in which a position is lacking, or told by itself', () => {
    const bundle = bundleOf(orchard)
    const [[name, first] = ['', undefined], ...others] = Object.entries(bundle.probes)
    const lacking = parseBundle({ ...bundle, probes: Object.fromEntries(others) })
    expect(lacking.ok ? '' : lacking.problems[0]?.message).toContain(`names the position ${name}`)
    const circle = parseBundle({ ...bundle, probes: { ...bundle.probes, [name]: { ...first, after: name } } })
    expect(circle.ok ? '' : circle.problems[0]?.message).toBe('leads back to itself')
  })

  it('says plainly what is no base: no repository, no commit, no compiler', async () => {
    const lonely = await diff(orchard, '--base', 'HEAD')
    expect(lonely).toMatchObject({ code: 2, out: '' })
    expect(lonely.err).toContain('is not a git repository; expected a file that --save writes')
    const git = repository()
    git('commit', '-q', '--allow-empty', '-m', 'Begin')
    expect((await diff(orchard, '--base', 'nowhere')).err).toContain('git finds no commit with that name')
    const empty = await diff(orchard, '--base', 'HEAD')
    expect(empty).toMatchObject({ code: 2, out: '' })
    expect(empty.err).toContain('is missing; expected it, to compile HEAD, or a file that --save writes')
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    expect(readFileSync(join(folder, '.git', 'HEAD'), 'utf8')).toContain('ref:')
  })

  it('says plainly what is no base: one that does not compile, has no such book, or no books at all', async () => {
    const git = repository()
    symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'))
    const base = async (files: Readonly<Record<string, string>>) => {
      for (const [name, content] of Object.entries({ ...PROJECT, ...files })) file(name, content)
      git('add', '--all')
      git('commit', '-q', '-m', 'Another state')
      return diff(orchard, '--base', 'HEAD')
    }
    const broken = await base({ 'machines/books.ts': 'export const books = [' })
    expect(broken).toMatchObject({ code: 2, out: '' })
    expect(broken.err).toMatch(/^--base: HEAD does not compile:\n {2}machines\/books\.ts\(1,\d+\): error TS\d+: /)
    const other = await base({ 'machines/books.ts': `export const books = [{ name: 'garden', charts: [] }]` })
    expect(other).toEqual({ code: 2, out: '', err: '--base: HEAD has no book "orchard"; it has garden\n' })
    const none = await base({ 'machines/books.ts': 'export const books = 1' })
    expect(none).toEqual({ code: 2, out: '', err: '--base: HEAD has no books that this program could ask\n' })
    const failing = await base({ 'machines/books.ts': `throw new Error('a table is empty')` })
    expect(failing).toEqual({ code: 2, out: '', err: '--base: HEAD cannot be used: a table is empty\n' })
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  })

  it('takes either a base or a file to save to', async () => {
    expect(await diff(orchard)).toMatchObject({ code: 2, err: expect.stringContaining('expected either --base') })
    expect((await diff(orchard, '--base', 'a', '--save', 'b')).code).toBe(2)
  })
})
