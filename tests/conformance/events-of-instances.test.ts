/** Instances: what is told of each event of a process. The events are made up, and the process itself does nothing. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type Instance,
  type InstanceEvent,
  type InstanceOptions,
  instanceOf,
} from '../../src/lab/conformance/runner/implementation-process.js'
import { groupsLiving, killAll } from '../../src/lab/conformance/runner/process-groups.js'
import { stillClock } from './still-clock.js'

type Child = ChildProcessWithoutNullStreams

/** Starts an instance, and gives its process, too. */
function started(command: readonly string[], options: InstanceOptions): readonly [Instance, Child] {
  const children: Child[] = []
  const note = (message: unknown) => void children.push((message as { readonly process: Child }).process)
  subscribe('child_process', note)
  const instance = instanceOf(command, options)
  unsubscribe('child_process', note)
  const [child] = children
  if (child === undefined) throw new Error('no process was started')
  return [instance, child]
}

/** An instance that does nothing for a long time, and what makes up its events. */
function idling() {
  const clock = stillClock()
  const idle = [process.execPath, '-e', 'setInterval(() => undefined, 1000)']
  const [instance, child] = started(idle, { longest: 10, clock })
  const say = (text: string) => void child.stdout.emit('data', Buffer.from(text))
  return { ...instance, child, clock, say }
}

const textOf = (heard: InstanceEvent | undefined) => (heard?.kind === 'line' ? heard.bytes.toString() : heard)
/** What is heard by now; `nothing` where it is still awaited. */
const byNow = (next: Promise<InstanceEvent>) =>
  Promise.race([next.then(textOf), new Promise((done) => setImmediate(done, 'nothing'))])
const closed = (how: string) => ({ kind: 'closed', how })

afterEach(killAll)

describe('lines that an instance says', () => {
  it('are kept one by one until somebody hears them', () => {
    const { say, unheard } = idling()
    expect(unheard()).toBeUndefined()
    say('one\ntw')
    say('o\nthree\n')
    expect([unheard(), unheard(), unheard(), unheard()].map(textOf)).toEqual(['one', 'two', 'three', undefined])
  })

  it('are heard at once where some are kept', async () => {
    const { say, next } = idling()
    say('one\ntwo\n')
    expect(await byNow(next(9))).toBe('one')
    expect(await byNow(next(9))).toBe('two')
    expect(await byNow(next(9))).toBe('nothing')
  })

  it('are heard where they are awaited, each once', async () => {
    const { say, next, unheard } = idling()
    const first = next(9)
    expect(await byNow(first)).toBe('nothing')
    say('one\n')
    expect(await byNow(first)).toBe('one')
    say('two\n')
    expect(textOf(unheard())).toBe('two')
    expect(unheard()).toBeUndefined()
  })

  it('are heard by who waits for them, whatever was awaited before', async () => {
    const { say, next, unheard, clock } = idling()
    const first = next(100)
    say('one\n')
    expect(await byNow(first)).toBe('one')
    say('two\n')
    clock.pass(100)
    expect(textOf(unheard())).toBe('two')
  })

  it('are no more taken in where five are kept, until the next is awaited', () => {
    const { say, next, child } = idling()
    say('1\n2\n3\n4\n')
    expect(child.stdout.isPaused()).toBe(false)
    say('5\n')
    expect(child.stdout.isPaused()).toBe(true)
    next(9)
    expect(child.stdout.isPaused()).toBe(false)
  })

  it('end with one that is too long', () => {
    const { say, unheard } = idling()
    say(`one\n${'x'.repeat(10)}\n${'y'.repeat(11)}`)
    say('z\n')
    expect([unheard(), unheard(), unheard(), unheard()].map(textOf)).toEqual([
      'one',
      'x'.repeat(10),
      { kind: 'overlong' },
      { kind: 'overlong' },
    ])
  })
})

describe('silence', () => {
  it('is told once the time is over, and not before', async () => {
    const { next, clock } = idling()
    const waited = next(100)
    clock.pass(99)
    expect(await byNow(waited)).toBe('nothing')
    clock.pass(1)
    expect(await byNow(waited)).toEqual({ kind: 'silence' })
  })
})

describe('the standard error of an instance', () => {
  it('is known by its last 4096 characters, without the space around them', () => {
    const { child, lastWords } = idling()
    expect(lastWords()).toBe('')
    child.stderr.emit('data', Buffer.from(`${'a'.repeat(4000)}b`))
    child.stderr.emit('data', Buffer.from(`${'c'.repeat(4093)} \n`))
    expect(lastWords()).toBe(`b${'c'.repeat(4093)}`)
  })
})

describe('the end of an instance', () => {
  it('is told after all that it said, and nothing after it', () => {
    const { child, say, unheard } = idling()
    say('one\n')
    child.emit('close')
    say('two\n')
    child.emit('error', new Error('too late'))
    expect([unheard(), unheard(), unheard()].map(textOf)).toEqual(['one', closed('ended'), closed('ended')])
  })

  it.each<readonly [string, Partial<Pick<Child, 'exitCode' | 'signalCode'>>]>([
    ['ended with code 0', { exitCode: 0 }],
    ['ended with code 3', { exitCode: 3 }],
    ['was ended by SIGTERM', { signalCode: 'SIGTERM' }],
  ])('is told as "%s" where that is known', (how, known) => {
    const [closing, exiting] = [idling(), idling()]
    for (const { child } of [closing, exiting]) Object.assign(child, known)
    closing.child.emit('close')
    expect(closing.unheard()).toEqual(closed(how))
    exiting.child.emit('exit')
    exiting.clock.pass(250)
    expect(exiting.unheard()).toEqual(closed(how))
  })

  it('is told 250 milliseconds after the process has ended', () => {
    const { child, unheard, clock } = idling()
    child.emit('exit')
    clock.pass(249)
    expect(unheard()).toBeUndefined()
    clock.pass(1)
    expect(unheard()).toEqual(closed('ended'))
  })

  it('is told 250 milliseconds after its output has ended', () => {
    const { child, unheard, clock } = idling()
    child.stdout.emit('end')
    clock.pass(249)
    expect(unheard()).toBeUndefined()
    clock.pass(1)
    expect(unheard()).toEqual(closed('closed its output'))
  })

  it('is heard by who waits', async () => {
    const { child, next } = idling()
    const waited = next(9)
    child.emit('close')
    expect(await byNow(waited)).toEqual(closed('ended'))
  })

  it('is told where it cannot be started, and no group is left of it', () => {
    killAll()
    const [{ unheard, kill }, child] = started(['/no/such/adapter'], { longest: 9, clock: stillClock() })
    expect(groupsLiving()).toEqual([])
    child.emit('error', new Error('no such file'))
    expect(unheard()).toEqual({ ...closed('cannot be started: no such file'), unstartable: true })
    kill()
    expect(groupsLiving()).toEqual([])
  })

  it('is not told by what is wrong with a stream', () => {
    const { child, unheard } = idling()
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.emit('error', new Error('broken pipe'))
    expect(unheard()).toBeUndefined()
  })
})

describe('an instance that is killed', () => {
  it('leaves no group and no stream, and this program does not wait for it', () => {
    killAll()
    const { child, kill } = idling()
    expect(groupsLiving()).toEqual([child.pid])
    let waits = true
    child.unref = () => {
      waits = false
    }
    kill()
    expect(groupsLiving()).toEqual([])
    expect([child.stdin, child.stdout, child.stderr].map(({ destroyed }) => destroyed)).toEqual([true, true, true])
    expect(waits).toBe(false)
  })
})
