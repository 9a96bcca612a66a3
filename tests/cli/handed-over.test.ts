import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const program = join(packageRoot, 'dist', 'cli', 'rulewright.js')
/** A terminal, in which what is printed comes as it is. */
const hasTerminal = spawnSync('script', ['--version']).status === 0

describe.skipIf(!hasTerminal)('a terminal that is handed over', () => {
  test('is cleared, and what can be scrolled back to', () => {
    // The game that nobody kept is kept where the program is called.
    const folder = temporaryFolder()
    const command = `${process.execPath} ${program} play laf --seed 1`
    const typing = `(echo; sleep 2; printf '\\004') | script -qec "${command}" /dev/null`
    const { stdout } = spawnSync('sh', ['-c', typing], { cwd: folder, encoding: 'utf8', timeout: 30_000 })
    expect(stdout).toContain('\u001b[2J\u001b[3J\u001b[H')
    expect(stdout).not.toContain('\\u001b')
  })
})
