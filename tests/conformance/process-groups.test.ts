/** Groups of processes: what an implementation starts ends with it, and with the program. */
import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import {
  groupsLiving,
  HAS_GROUPS,
  killAll,
  killGroup,
  remember,
} from '../../src/lab/conformance/runner/process-groups.js'
import { isRunning } from './is-running.js'

/** Starts processes that do nothing for a long time, where no others are left, and tells which ones they are and how they end. */
function idling<const Names extends readonly string[]>(...names: Names) {
  killAll()
  return names.map(idlingOne) as { readonly [At in keyof Names]: ReturnType<typeof idlingOne> }
}

function idlingOne() {
  const child = spawn(process.execPath, ['-e', IDLE], { detached: HAS_GROUPS })
  const ended = new Promise<string | null>((done) => child.on('exit', (_, signal) => done(signal)))
  const { pid } = child
  if (pid === undefined) throw new Error('no process was started')
  return { pid, ended }
}

const IDLE = 'setInterval(() => undefined, 1000)'

const listening = () => process.listeners('exit').filter((one) => (one as unknown) === killAll).length

describe('groups of processes', () => {
  it('are remembered until they are ended, each by itself', async () => {
    const [one, other] = idling('one', 'other')
    remember(one.pid)
    remember(other.pid)
    expect(groupsLiving()).toEqual([one.pid, other.pid])
    killGroup(one.pid)
    expect(await one.ended).toBe('SIGKILL')
    expect(groupsLiving()).toEqual([other.pid])
    killAll()
    expect(await other.ended).toBe('SIGKILL')
    expect(groupsLiving()).toEqual([])
  })

  it('end with the program, which waits for its end as long as there are any', async () => {
    const [one, other] = idling('one', 'other')
    const before = listening()
    remember(one.pid)
    expect(listening()).toBe(before + 1)
    remember(other.pid)
    expect(listening()).toBe(before + 1)
    killGroup(one.pid)
    expect(listening()).toBe(before + 1)
    killGroup(other.pid)
    expect(listening()).toBe(before)
    await Promise.all([one.ended, other.ended])
  })

  it('end with what they have started', async () => {
    const starting = `process.stdout.write(String(require('child_process').spawn(process.execPath, ['-e', '${IDLE}']).pid))`
    const child = spawn(process.execPath, ['-e', `${starting}; ${IDLE}`], { detached: HAS_GROUPS })
    const started = await new Promise<number>((told) => child.stdout.once('data', (piece) => told(Number(piece))))
    const { pid } = child
    if (pid === undefined) throw new Error('no process was started')
    remember(pid)
    killGroup(pid)
    await expect.poll(() => isRunning(started)).toBe(false)
  })

  it('may have ended already', async () => {
    const [{ pid, ended }] = idling('one')
    remember(pid)
    process.kill(pid, 'SIGKILL')
    await ended
    expect(() => killGroup(pid)).not.toThrow()
    expect(groupsLiving()).toEqual([])
  })
})
