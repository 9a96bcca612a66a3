import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const program = join(packageRoot, 'dist', 'cli', 'rulewright.js')
/** A terminal, in which what is printed comes as it is. */
const hasTerminal = spawnSync('script', ['--version']).status === 0

/** Returns the terminal output of a command. Each line is typed once some text was printed. */
const shownBy = (command: string, typed: readonly (readonly [after: string, line: string])[]): Promise<string> =>
  new Promise((resolve) => {
    // The game that nobody kept is kept where the program is called.
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { cwd: temporaryFolder() })
    const rest = [...typed]
    let shown = ''
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text
      const [next] = rest
      if (next === undefined || !shown.includes(next[0])) return
      rest.shift()
      terminal.stdin.write(next[1])
    })
    terminal.on('close', () => resolve(shown))
  })

describe.skipIf(!hasTerminal)('a terminal that is handed over', () => {
  test('is cleared, and what can be scrolled back to', async () => {
    const cleared = '\u001b[2J\u001b[3J\u001b[H'
    const shown = await shownBy(`${process.execPath} ${program} play laf --seed 1`, [
      ['press Enter', '\n'],
      ['\u001b[0J> ', '\u0004'],
    ])
    expect(shown).toContain(cleared)
    expect(shown).not.toContain('\\u001b')
  })
})
