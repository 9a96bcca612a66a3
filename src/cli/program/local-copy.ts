/** Another copy of the program, which answers a call in the place of this one. @module */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { EXIT } from './io.js'

/** Tells a copy that it was called by another, so that it calls no third one. */
const CALLED = 'RULEWRIGHT_CALLED_BY_ANOTHER'

const isCalled = process.env[CALLED] !== undefined
// What this program starts, such as an adapter, is called by itself, and may be another copy again.
delete process.env[CALLED]

/** Lets the copy in a folder answer; tells how it ended. */
export function answeredBy(root: string, argv: readonly string[]): number {
  const program = join(root, 'dist', 'cli', 'rulewright.js')
  if (isCalled) {
    process.stderr.write(
      `rulewright: the book imports the copy of rulewright in ${root}; expected one copy beside it\n`,
    )
    return EXIT.unreadable
  }
  const { status, error } = spawnSync(process.execPath, [program, ...argv], {
    stdio: 'inherit',
    env: { ...process.env, [CALLED]: '1' },
  })
  if (error) process.stderr.write(`rulewright: ${program}: ${error.message}\n`)
  return status ?? EXIT.internal
}
