/** Instances of a schedule: how they are started, and how they end. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SituationRequest } from '../../src/lab/conformance/format/messages.js'
import { type AskResult, talkWith } from '../../src/lab/conformance/runner/line-protocol.js'
import { groupsLiving, HAS_GROUPS, killAll, remember } from '../../src/lab/conformance/runner/process-groups.js'
import { openedAll, startInstance } from '../../src/lab/conformance/runner/schedule.js'
import { temporaryFolder } from '../temporary.js'
import { asked, item, reply, startedAs, talkOf } from './held-talks.js'
import { talking } from './purse-cases.js'

/** Starts a process that does nothing for a long time, as one of those that end with the program. */
function idling(): number {
  killAll()
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: HAS_GROUPS })
  if (pid === undefined) throw new Error('no process was started')
  remember(pid)
  return pid
}

describe('an abort', () => {
  it('ends all processes at once, and tells of nothing that was wrong meanwhile', async () => {
    const log: string[] = []
    const abort = new AbortController()
    const talk = talkOf(log)
    idling()
    const living: number[][] = []
    const ask = () => {
      living.push([...groupsLiving()])
      abort.abort()
      living.push([...groupsLiving()])
      return Promise.resolve({ fault: 'it was killed' })
    }
    await asked([item('a')], [{ ...talk, ask }], log, { signal: abort.signal })
    expect(living.map(({ length }) => length)).toEqual([1, 0])
    expect(log).toEqual(['mine is killed'])
  })

  it('ends nothing once all is asked', async () => {
    const abort = new AbortController()
    await asked([item('a')], [talkOf([])], [], { signal: abort.signal })
    const pid = idling()
    abort.abort()
    expect(groupsLiving()).toEqual([pid])
    killAll()
  })
})

describe('an instance that floods', () => {
  it('may say a line of 16 MiB, as the guide has it', async () => {
    const flooding = (bytes: number) => [process.execPath, '-e', `process.stdout.write('x'.repeat(${bytes}))`]
    const { longest: _, ...limits } = talking('')
    const fault = (bytes: number) =>
      talkWith({ ...limits, command: flooding(bytes) }).catch(({ message }: Error) => message)
    const most = 16 * 1024 * 1024
    expect(await fault(most + 1)).toBe(`it said more than ${most} bytes without the end of a line`)
    expect(await fault(most)).toBe('it ended with code 0 without an answer')
    expect(readFileSync('docs/conformance.md', 'utf8')).toContain(`of more than ${most / 1024 / 1024} MiB`)
  })
})

describe('an instance that cannot be started', () => {
  it('stops those that work beside it', async () => {
    const sides = [talking('', { command: ['/no/such/adapter'] })]
    const slow = {
      ...talkOf([]),
      ask: ({ id }: SituationRequest) =>
        new Promise<AskResult>((done) => setTimeout(() => done({ reply: reply(id) }), 300)),
    }
    const items = Array.from({ length: 12 }, (_, at) => item(`${at}`))
    const { stopped, outcomes } = await asked(items, [slow], [], { sides, jobs: 2 })
    expect(stopped).toMatch(/cannot be started/)
    expect(outcomes.length).toBeLessThan(items.length - 1)
  })

  it('since there is no command at all is a mistake of who asks', async () => {
    const sides = [talking('', { command: [] })]
    const talk = talkOf([], { a: { fault: 'it broke' } })
    await expect(asked([item('a'), item('b')], [talk], [], { sides })).rejects.toThrow(TypeError)
  })
})

describe('instances that are started', () => {
  /** A program that notes each of its starts, and says something. */
  function saying(line: string) {
    const file = join(temporaryFolder(), 'starts')
    const noting = `require('fs').appendFileSync(${JSON.stringify(file)}, 'x'); console.log(${JSON.stringify(line)})`
    const side = talking('', { command: [process.execPath, '-e', noting] })
    return { side, starts: () => (existsSync(file) ? readFileSync(file, 'utf8').length : 0) }
  }

  it('are tried three times where that may help, and once where it cannot', async () => {
    const [torn, refusing] = [saying('no word of it'), saying('{"type":"errored","message":"not today"}')]
    await expect(startInstance(torn.side)).rejects.toThrow('expected "started"')
    expect(torn.starts()).toBe(3)
    await expect(startInstance(refusing.side)).rejects.toThrow('not today')
    expect(refusing.starts()).toBe(1)
    const stopped = saying('no word of it')
    await expect(startInstance(stopped.side, AbortSignal.abort())).rejects.toThrow('expected "started"')
    expect(stopped.starts()).toBe(1)
    const renamed = saying(JSON.stringify({ ...startedAs('new'), books: [{ book: 'purse', editions: [] }] }))
    await expect(startInstance(renamed.side, undefined, startedAs('old'))).rejects.toThrow(
      'it says now that it is new 2',
    )
    expect(renamed.starts()).toBe(1)
  })

  it('are those that are known already, by name and version', async () => {
    killAll()
    const [talk] = await openedAll([talking('right')])
    if (talk === undefined) throw new Error('nobody talks')
    const { who } = talk
    talk.kill()
    const [again] = await openedAll([talking('right')], undefined, [who])
    expect(again?.who).toEqual(who)
    again?.kill()
    const other = startedAs('other', '')
    await expect(startInstance(talking('right'), undefined, other)).rejects.toThrow(
      /^it says now that it is purse.*, and was other$/,
    )
    const older = startedAs(who.implementation.name, 'an older one')
    await expect(startInstance(talking('right'), undefined, older)).rejects.toThrow('and was purse an older one')
    expect(groupsLiving()).toEqual([])
  })

  it('are all ended where one of them does not start', async () => {
    killAll()
    const sides = [talking('right'), talking('', { command: ['/no/such/adapter'] }), talking('right')]
    await expect(openedAll(sides)).rejects.toThrow('cannot be started')
    expect(groupsLiving()).toEqual([])
  })
})
