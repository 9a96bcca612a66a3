/** The program as one file: it runs from an empty folder, with nothing beside it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const built = join(temporaryFolder(), 'rulewright.mjs')
execFileSync(process.execPath, [join(packageRoot, 'release', 'single-file.mjs'), built], { stdio: 'ignore' })

/** An empty folder that holds the file alone. */
function alone() {
  const folder = temporaryFolder()
  copyFileSync(built, join(folder, 'rulewright.mjs'))
  const env = { PATH: process.env.PATH, NO_COLOR: '1', XDG_CACHE_HOME: join(folder, 'cache'), TMPDIR: folder }
  const say = (args: readonly string[], input = '', more = {}) =>
    spawnSync(process.execPath, ['rulewright.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, ...more },
      input,
    })
  return { folder, env, say }
}

describe('the single file', () => {
  const { folder, say } = alone()
  copyFileSync(join(packageRoot, 'spec', 'russian-civil-war', 'examples', 'ships.yaml'), join(folder, 'ships.yaml'))

  test.each([
    { args: ['--version'], says: /^\d+\.\d+\.\d+/ },
    { args: ['books'], says: /^talvisota /m },
    { args: ['ask', 'abb', 'reds rally Viipuri'], says: /Viipuri/ },
    { args: ['clauses', 'fl', 'rally'], says: /rally/i },
    { args: ['explain', 'ships.yaml', '--brief'], says: / 0 not as the rules say/ },
    { args: ['play', 'rcw'], input: '1\n', says: /Russia/ },
    { args: ['verify', 'rcw', '--quiet', '--jobs', '2'], says: /all \d+ checks passed|passed/ },
    { args: ['vectors', 'rcw', '--out', 'vectors', '--quiet'], says: /goals: \d+ of \d+ shown/ },
    {
      args: ['conform', 'rcw', '--vectors', 'vectors', '--quiet', '--command', 'node rulewright.mjs adapter rcw'],
      says: /^✓ /,
    },
    { args: ['new', 'my-game'], says: /rules\/ holds the rules as pages/ },
    { args: ['publish', 'rcw', '--out', 'site', '--quiet'], says: /site/ },
  ])('answers $args', ({ args, input, says }) => {
    const { status, stdout, stderr } = say(args, input)
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(says)
  })

  test('passes on how a call ends', () => {
    expect(say(['ask', 'no-such-book', 'anything']).status).toBe(2)
  })

  test('unpacks itself once', () => {
    expect(readdirSync(join(folder, 'cache', 'rulewright'))).toHaveLength(1)
  })
})

describe('the single file where it is called for the first time', () => {
  test('by two at once answers both, and is unpacked once', async () => {
    const { folder, env } = alone()
    const ended = () =>
      new Promise((resolve) => {
        spawn(process.execPath, ['rulewright.mjs', 'books'], { cwd: folder, env, stdio: 'ignore' }).on('exit', resolve)
      })
    expect(await Promise.all([ended(), ended()])).toEqual([0, 0])
    expect(readdirSync(join(folder, 'cache', 'rulewright'))).toHaveLength(1)
  })

  test('with nowhere to keep it answers, and leaves nothing behind', () => {
    const { folder, say } = alone()
    const file = join(folder, 'file')
    writeFileSync(file, '')
    mkdirSync(join(folder, 'tmp'))
    const { status, stdout } = say(['books'], '', { XDG_CACHE_HOME: file, TMPDIR: join(folder, 'tmp') })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^talvisota /m)
    expect(readdirSync(join(folder, 'tmp'))).toEqual([])
  })
})
