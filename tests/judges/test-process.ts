/** Processes that run the tests of a judge, and what they tell. @module */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ERRAND, type Errand, type Event } from './runner-messages.js'

const root = resolve(import.meta.dirname, '../..')

/** The end of a process, and its events. */
export interface Ran {
  readonly events: readonly Event[]
  readonly passed: boolean
  /** True if it did nothing for so long that it was ended. */
  readonly hung: boolean
}

/** Milliseconds of silence after which a process is called hung. It decides nothing about a test that works. */
const SILENCE = 60_000

/** Runs tests, and waits until they end. */
export async function running(given: Omit<Errand, 'events'>): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-judges-'))
  try {
    const events = join(folder, 'events.jsonl')
    const errand = join(folder, 'errand.json')
    writeFileSync(errand, JSON.stringify({ ...given, events } satisfies Errand))
    const ended = await started(errand, events)
    const lines = existsSync(events) ? readFileSync(events, 'utf8').split('\n').filter(Boolean) : []
    return { ...ended, events: lines.map((line) => JSON.parse(line) as Event) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function started(errand: string, events: string): Promise<Omit<Ran, 'events'>> {
  const runner = resolve(root, 'node_modules/vitest/vitest.mjs')
  const { VITEST, VITEST_MODE, VITEST_WORKER_ID, VITEST_POOL_ID, NODE_ENV, NODE_OPTIONS, ...env } = process.env
  const child = spawn(process.execPath, [runner, 'run', '--config', 'tests/judges/vitest.config.ts'], {
    cwd: root,
    detached: true,
    stdio: process.env.RULEWRIGHT_JUDGES_SHOWN ? 'inherit' : 'ignore',
    env: { ...env, [ERRAND]: errand, RULEWRIGHT_COMPILED: 'false' },
  })
  return new Promise((done) => {
    let hung = false
    let before = -1
    const watch = setInterval(() => {
      const now = existsSync(events) ? statSync(events).size : 0
      if (now === before && child.pid !== undefined) {
        hung = true
        process.kill(-child.pid, 'SIGKILL')
      }
      before = now
    }, SILENCE)
    child.on('close', (code) => {
      clearInterval(watch)
      done({ passed: code === 0, hung })
    })
  })
}
