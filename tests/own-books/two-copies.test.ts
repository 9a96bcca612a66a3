/** A book with a copy of this package beside it: that copy runs it, whichever is called, and what that copy starts may call again. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
const top = temporaryFolder()

const saying = (...argv: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...argv], {
    cwd: top,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME, NO_COLOR: '1', RULEWRIGHT_JOBS: '1' },
  })
  return { status, out: stdout, err: stderr }
}

/** Puts the program as it is built, and all that it needs, beside a book: as files of its own, and not as a link. */
function install(folder: string): void {
  const modules = join(folder, 'node_modules')
  const copy = join(modules, 'rulewright')
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(join(packageRoot, 'node_modules')).filter((one) => !one.startsWith('.')))
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name), 'junction')
  for (const part of ['package.json', join('dist', 'package.json'), join('dist', 'cli')])
    cpSync(join(packageRoot, part), join(copy, part), { recursive: true })
}

describe('a book that has a copy of the program', () => {
  it('is run by it, and so is the adapter that a call starts', () => {
    expect(saying('new', 'my-game').status).toBe(0)
    install(join(top, 'my-game'))
    expect(saying('vectors', './my-game', '--out', 'vectors', '--quiet')).toMatchObject({ status: 0 })
    const adapter = `${process.execPath} ${command} adapter ./my-game`
    expect(saying('conform', './my-game', '--vectors', 'vectors', '--command', adapter, '--quiet')).toMatchObject({
      status: 0,
      out: expect.stringContaining(': 18 passed'),
    })
  })
})
