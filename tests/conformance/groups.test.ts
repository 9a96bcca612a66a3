/** Groups of processes: what an implementation starts ends with it, and with the program. */
import { spawn } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { groupsLiving, HAS_GROUPS, killAll, killGroup, remember } from '../../src/conformance/runner/groups.js'

/** Starts a process that does nothing for a long time, and tells which one it is and how it ends. */
function idling() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: HAS_GROUPS })
  const ended = new Promise<string | null>((done) => child.on('exit', (_, signal) => done(signal)))
  const { pid } = child
  if (pid === undefined) throw new Error('no process was started')
  return { pid, ended }
}

const listening = () => process.listeners('exit').filter((one) => (one as unknown) === killAll).length

afterEach(killAll)

describe('groups of processes', () => {
  it('are remembered until they are ended, each by itself', async () => {
    const [one, other] = [idling(), idling()]
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
    const before = listening()
    const [one, other] = [idling(), idling()]
    remember(one.pid)
    remember(other.pid)
    expect(listening()).toBe(before + 1)
    killGroup(one.pid)
    expect(listening()).toBe(before + 1)
    killGroup(other.pid)
    expect(listening()).toBe(before)
    await Promise.all([one.ended, other.ended])
  })

  it('may have ended already', async () => {
    const { pid, ended } = idling()
    remember(pid)
    process.kill(pid, 'SIGKILL')
    await ended
    expect(() => killGroup(pid)).not.toThrow()
    expect(groupsLiving()).toEqual([])
  })
})
