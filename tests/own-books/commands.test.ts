/** A book in a repository of its own, where nothing is installed: the commands of who looks after a book take it as any other. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
const top = temporaryFolder()
const mine = join(top, 'games', 'my-game')

const saying = (argv: readonly string[], { cwd = mine, input = '' } = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...argv], {
    cwd,
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME, NO_COLOR: '1', RULEWRIGHT_JOBS: '1' },
  })
  return { status, out: stdout, err: stderr }
}

const git = (...argv: readonly string[]) =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...argv], {
    encoding: 'utf8',
  })

const kept = (name: string) => join(mine, name)
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(kept(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(kept(file), text.replaceAll(from, to))
}

const PAGE = `1 Taking sticks

The players take turns, and one of them begins. Nobody may take more than three sticks at a time, nor more than are left.

2 The end

There are seven sticks in the pile. The player who takes the last one has lost.
`

describe('a book in a repository of its own', () => {
  beforeAll(() => {
    mkdirSync(join(top, 'games'))
    expect(saying(['new', mine], { cwd: top }).status).toBe(0)
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'The book')
    git('tag', 'v1')
  })

  it('is verified with nothing installed beside it, in threads too', () => {
    expect(existsSync(kept('node_modules'))).toBe(false)
    const { status, out } = saying(['verify', '--quiet', '--jobs', '2'])
    expect(out).toContain('my-game: all 14 checks passed')
    expect(status).toBe(0)
    expect(saying(['ask', join('games', 'my-game'), 'Ann takes 4'], { cwd: top }).out).toContain('1 taking.most')
  })

  it('still tells what it imports that is nowhere', () => {
    const lost = join(top, 'lost')
    mkdirSync(lost)
    writeFileSync(join(lost, 'book.js'), "import 'no-such-package'\nexport const book = {}\n")
    const { status, err } = saying(['verify', lost], { cwd: top })
    expect({ status, err }).toMatchObject({ status: 2, err: expect.stringContaining("'no-such-package'") })
  })

  it('is held against a printed text, and its clauses are tied to it', () => {
    writeFileSync(kept('page.txt'), PAGE)
    expect(saying(['audit', '--text', 'page.txt'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('which --lock writes'),
    })
    expect(saying(['audit', '--text', 'page.txt', '--lock']).out).toContain('2 sections of 2')
    expect(saying(['audit', '--text', 'page.txt', '--ties', '--update']).out).toContain('6 of 6 clauses tied')
    expect(saying(['audit', '--text', 'page.txt'])).toMatchObject({
      status: 0,
      out: expect.stringContaining('This is the edition that is modelled.'),
    })
    writeFileSync(kept('other.txt'), PAGE.replace('three sticks', 'two sticks'))
    const { status, out } = saying(['audit', '--text', 'other.txt'])
    expect({ status, out }).toMatchObject({ status: 1, out: expect.stringContaining('taking.most') })
  })

  it('has its mutants hunted, and what was found is kept beside it', () => {
    expect(saying(['mutants', '--update', '--quiet']).out).toMatch(/my-game: (\d+) of \1 \(100\.0 %\) mutants noticed/)
    expect(existsSync(kept('mutants.lock.jsonl'))).toBe(true)
    expect(saying(['mutants', '--lock', '--quiet']).status).toBe(0)
  })

  it('is played', () => {
    const { status, out } = saying(['play', '--seats', 'Bob=random', '--seed', '1'], { input: '1\n'.repeat(7) })
    expect({ status, out }).toMatchObject({ status: 0, out: expect.stringContaining('Ann: take number 1') })
    expect(out).toContain('The game is over: Bob wins')
  })

  it('is published, and is not watched meanwhile', () => {
    expect(saying(['publish', '--out', 'site', '--watch', '--quiet'])).toMatchObject({
      status: 2,
      err: '--watch: got my-game, a book of its own package; expected a book of this project\n',
    })
    expect(existsSync(kept('site'))).toBe(false)
    expect(saying(['publish', '--out', 'site', '--quiet']).status).toBe(0)
    expect(readFileSync(kept('site/my-game/1.html'), 'utf8')).toContain('Nobody takes more than three sticks')
  })

  it('is compared with older states in its own repository: in play, and by section', () => {
    change('rules/1-taking.md', 'more than three sticks in a turn.', 'more than two sticks in a turn.')
    change(
      'book.ts',
      'bar(cited.taking.most, { number: 4 })',
      'bar(cited.taking.most, { number: 3 }),\n  bar(cited.taking.most, { number: 4 })',
    )
    git('commit', '-qam', 'Two sticks at most')
    git('tag', 'v2')
    const told = saying(['changes', '--from', 'v1', '--to', 'v2'])
    expect(told).toMatchObject({ status: 0, out: expect.stringContaining('Nobody takes more than [-three-] {+two+}') })
    expect(saying(['changes', '--from', 'v2']).out).toContain('Nothing changed.')
    const played = saying(['diff-behaviour', '--base', 'v1', '--quiet'])
    expect(played.status).toBe(1)
    expect(played.out).toContain('no longer offered: take')
    expect(saying(['diff-behaviour', '--base', 'v2', '--quiet'])).toMatchObject({ status: 0 })
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  })

  it('is the book that is meant where a question stands alone', () => {
    expect(saying(['readings', 'whoBegins', '--kept'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/my-game/),
    })
    const by = ['--by', 'the author', '--on', '2026-03-31', '--where', 'a letter']
    expect(saying(['rule', 'whoBegins=older', ...by])).toMatchObject({
      status: 0,
      out: expect.stringContaining('whoBegins: "older" by the author'),
    })
    expect(saying(['rule', 'whoBegins', '--withdraw']).status).toBe(0)
    expect(saying(['rule', 'whoBegin', '--withdraw']).err).toContain('whoBegins')
    expect(saying(['readings', 'whoBegins', '--kept'], { cwd: top }).err).toContain('is not a known book')
  })

  it('is found by a folder of its examples, too', () => {
    expect(saying(['explain', join('games', 'my-game', 'examples'), '--brief'], { cwd: top })).toMatchObject({
      status: 0,
    })
  })

  it('is told why an older state cannot be had', () => {
    expect(saying(['changes', '--from', 'v9']).err).toContain('git finds no commit with that name')
    const other = join(top, 'later')
    cpSync(mine, other, { recursive: true })
    saying(['trust', other])
    const { status, err } = saying(['diff-behaviour', '--base', 'v1', '--quiet'], { cwd: other })
    expect({ status, err: err.trim() }).toEqual({ status: 2, err: '--base: v1 has no folder later' })
  })
})

it('the book of the guide runs where it stands, and where it was copied to', () => {
  const copy = join(temporaryFolder(), 'nine-mens-morris')
  cpSync(join(packageRoot, 'docs', 'nine-mens-morris'), copy, { recursive: true })
  const meant = { cwd: packageRoot }
  expect(saying(['clauses', 'docs/nine-mens-morris', 'mill'], meant)).toMatchObject({ status: 0, err: '' })
  expect(saying(['trust', '.'], { cwd: copy })).toMatchObject({ status: 0, out: '. is trusted\n' })
  expect(saying(['explain', 'examples', '--brief'], { cwd: copy }).out).toContain(' 0 not as the rules say')
})
