/** The books of this project, each moved out: a package of its own, as somebody else would write it, runs the same. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookAt } from '../../src/core/home/locate-books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const BOOKS = ['all-bridges-burning', 'front-line', 'land-and-freedom', 'russian-civil-war', 'talvisota']

/** Moves a book out into a package of its own, with a manifest as `rulewright new` writes it. */
function moveOut(name: string, rulewright: object = {}): string {
  const folder = temporaryFolder()
  for (const part of ['spec', 'machines'])
    cpSync(join(packageRoot, part, name), join(folder, part, name), { recursive: true })
  const manifest = {
    name,
    private: true,
    type: 'module',
    imports: { '#spec/*': './spec/*.ts' },
    rulewright: { book: `./machines/${name}/book.ts`, folder: `./spec/${name}`, ...rulewright },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(packageRoot, join(folder, 'node_modules', 'rulewright'), 'junction')
  for (const used of ['ts-pattern', 'zod'])
    symlinkSync(join(packageRoot, 'node_modules', used), join(folder, 'node_modules', used), 'junction')
  return folder
}

const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: temporaryFolder(), NO_COLOR: '1', RULEWRIGHT_JOBS: '1' }

function say(cwd: string, ...argv: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...argv], { cwd, encoding: 'utf8', env })
  return { status, out: stdout, err: stderr }
}

describe('a book of this project in a package of its own', () => {
  it.each(BOOKS)('is asked as at home: %s', (name) => {
    const moved = say(moveOut(name), 'ask', '.', '--json')
    expect(moved).toMatchObject({ status: 0, err: '' })
    expect(JSON.parse(moved.out)).toEqual(JSON.parse(say(packageRoot, 'ask', name, '--json').out))
  })

  it('passes every check, with what is stored in its folder', () => {
    const folder = moveOut('russian-civil-war')
    expect(say(folder, 'audit', 'pages', '.', '--check')).toMatchObject({ status: 0 })
    const verified = say(folder, 'verify', '.')
    expect(verified).toMatchObject({ status: 0, out: expect.stringContaining('all 16 checks passed') })
    expect(verified.out).toMatch(/no step back +passed +72 /)
  })

  it.each(['../elsewhere', '/tmp', './spec/no-such-book', 3])('has its folder inside: %s', (folder) => {
    expect(() => bookAt('./', moveOut('russian-civil-war', { folder }))).toThrow(
      '"folder": expected a folder of the package, with the pages and the examples of the book',
    )
  })

  it('is loaded unnamed only where its module is trusted, too', () => {
    const folder = moveOut('russian-civil-war')
    const asked = () => say(join(folder, 'spec', 'russian-civil-war'), 'find', 'books')
    expect(say(folder, 'trust', join('spec', 'russian-civil-war')).status).toBe(0)
    expect(asked().err).toContain('not loaded, for its folder is not trusted')
    expect(say(folder, 'trust', '.').status).toBe(0)
    expect(asked().err).toBe('')
  })
})
