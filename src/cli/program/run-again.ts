/** This program and its build, run in processes of their own: what was loaded here has changed on disk since. @module */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** How a process ended, and what it printed. */
export interface EndedRun {
  readonly code: number
  readonly out: string
}

/** Runs this program, or the build of its package. Messages go where those of this process go. */
export interface RunAgain {
  readonly program: (argv: readonly string[]) => Promise<EndedRun>
  readonly build: (root: string) => Promise<EndedRun>
}

async function ended(command: string, argv: readonly string[], cwd?: string): Promise<EndedRun> {
  const child = spawn(command, argv, { stdio: ['ignore', 'pipe', 'inherit'], cwd })
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number | null]>])
  return { code: code ?? 1, out }
}

/** Runs the program that runs now. */
export const runAgain: RunAgain = {
  program: (argv) => ended(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...argv]),
  build: (root) => ended('npm', ['run', '-s', 'build'], root),
}
