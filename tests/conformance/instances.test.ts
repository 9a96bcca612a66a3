/** Instances: processes that are heard line by line. Time stands still, so that each thing is awaited until it happens. */
import { afterEach, describe, expect, it } from 'vitest'
import { type InstanceEvent, instanceOf } from '../../src/lab/conformance/runner/implementation-process.js'
import { groupsLiving, killAll } from '../../src/lab/conformance/runner/process-groups.js'
import { isRunning } from './is-running.js'
import { stillClock } from './still-clock.js'

function running(code: string, longest = 1000) {
  const clock = stillClock()
  return { ...instanceOf([process.execPath, '-e', code], { longest, clock }), clock }
}

const WAITING = 'setInterval(() => undefined, 1000)'
const textOf = (heard: InstanceEvent | undefined) => (heard?.kind === 'line' ? heard.bytes.toString() : heard)
const until = (event: () => boolean) => expect.poll(event).toBe(true)

afterEach(killAll)

describe('what an instance says', () => {
  it('is heard line by line, and then how it ended', async () => {
    const { next, unheard } = running('console.log("one\\ntwo"); process.exitCode = 3')
    expect([textOf(await next(9)), textOf(await next(9))]).toEqual(['one', 'two'])
    const closed = { kind: 'closed', how: 'ended with code 3' }
    expect([await next(9), await next(9), unheard()]).toEqual([closed, closed, closed])
  })

  it('answers what it is sent, until nothing more is sent', async () => {
    const { send, end, next } = running('process.stdin.pipe(process.stdout)')
    send('one')
    expect(textOf(await next(9))).toBe('one')
    send('two')
    expect(textOf(await next(9))).toBe('two')
    end()
    expect(await next(9)).toEqual({ kind: 'closed', how: 'ended with code 0' })
  })

  it('is too long where a line is', async () => {
    const { next } = running(`console.log('x'.repeat(10)); console.log('y'.repeat(11)); ${WAITING}`, 10)
    expect([textOf(await next(9)), await next(9), await next(9)]).toEqual([
      'x'.repeat(10),
      { kind: 'overlong' },
      { kind: 'overlong' },
    ])
  })

  it('is silence while time passes, and is heard afterwards', async () => {
    const { next, unheard, send, clock } = running('process.stdin.pipe(process.stdout)')
    const waited = next(100)
    clock.pass(100)
    expect(await waited).toEqual({ kind: 'silence' })
    expect(unheard()).toBeUndefined()
    send('late')
    await until(() => textOf(unheard()) === 'late')
  })

  it('is awaited as long as is said, whatever was awaited before', async () => {
    const { next, send, clock } = running('process.stdin.pipe(process.stdout)')
    send('one')
    expect(textOf(await next(100))).toBe('one')
    const second = next(1000)
    clock.pass(100)
    send('two')
    expect(textOf(await second)).toBe('two')
  })

  it('is not taken in far ahead of who hears it', async () => {
    const writes = `for (let at = 0; at < 60; at += 1) {
      fs.writeSync(1, 'x'.repeat(99_999) + '\\n')
      fs.writeSync(2, 'line ' + at + '\\n')
    }`
    const { next, lastWords } = running(`const fs = require('fs'); ${writes}`, 200_000)
    await until(() => lastWords().includes('line 4'))
    await new Promise((done) => setTimeout(done, 100))
    expect(lastWords()).not.toContain('line 59')
    for (let at = 0; at < 60; at += 1) expect((await next(9)).kind).toBe('line')
    expect(await next(9)).toEqual({ kind: 'closed', how: 'ended with code 0' })
  })

  it('to its standard error is known by its end', async () => {
    const { next, lastWords } = running("process.stderr.write('a'.repeat(5000)); process.stderr.write('z \\n')")
    expect(lastWords()).toBe('')
    await next(9)
    expect(lastWords()).toBe(`${'a'.repeat(4093)}z`)
  })
})

describe('the end of an instance', () => {
  it('is told by the signal that ended it', async () => {
    const { next } = running('process.kill(process.pid, "SIGKILL")')
    expect(await next(9)).toEqual({ kind: 'closed', how: 'was ended by SIGKILL' })
  })

  it('is told at once where it cannot be started', async () => {
    const { next, send, end, kill } = instanceOf(['/no/such/adapter'], { longest: 9, clock: stillClock() })
    send('hello')
    end()
    const how = expect.stringMatching(/^cannot be started: .*ENOENT/)
    expect(await next(9)).toEqual({ kind: 'closed', how, unstartable: true })
    kill()
    expect(groupsLiving()).toEqual([])
  })

  it('is never begun without a name, which is a mistake of who asks', () => {
    expect(() => instanceOf([], { longest: 9, clock: stillClock() })).toThrow(TypeError)
  })

  it('is told at once where no file can have its name', async () => {
    const { next, unheard, send, end, lastWords, kill } = instanceOf(['x'.repeat(5000)], {
      longest: 9,
      clock: stillClock(),
    })
    send('hello')
    end()
    const never = {
      kind: 'closed',
      how: expect.stringMatching(/^cannot be started: .*ENAMETOOLONG/),
      unstartable: true,
    }
    expect([await next(9), unheard(), lastWords()]).toEqual([never, never, ''])
    kill()
    expect(groupsLiving()).toEqual([])
  })

  it('is told where its output ends, a moment later', async () => {
    const { next, clock } = running(`require('fs').closeSync(1); ${WAITING}`)
    const heard = next(9000)
    await until(() => clock.waits(250) === 1)
    clock.pass(250)
    expect(await heard).toEqual({ kind: 'closed', how: 'closed its output' })
  })

  it('is told where it ends and what it started holds its output, a moment later', async () => {
    const child = `require('child_process').spawn(process.execPath, ['-e', '${WAITING}'], { stdio: 'inherit' })`
    const { next, clock } = running(`${child}; setTimeout(() => process.exit(5), 50)`)
    const heard = next(9000)
    await until(() => clock.waits(250) === 1)
    clock.pass(250)
    expect(await heard).toEqual({ kind: 'closed', how: 'ended with code 5' })
  })

  it('takes nothing from who still sends', async () => {
    const { next, send, unheard } = running('process.exitCode = 2')
    const closed = { kind: 'closed', how: 'ended with code 2' }
    expect(await next(9)).toEqual(closed)
    for (const line of ['one', 'two']) send(line)
    await new Promise(setImmediate)
    expect(unheard()).toEqual(closed)
  })

  it('comes to all that it started, where it is killed', async () => {
    const child = `const { pid } = require('child_process').spawn(process.execPath, ['-e', '${WAITING}'])`
    const { next, kill } = running(`${child}; console.log(process.pid + ' ' + pid); ${WAITING}`)
    const pids = String(textOf(await next(9)))
      .split(' ')
      .map(Number)
    expect(groupsLiving()).toEqual(pids.slice(0, 1))
    expect(pids.map(isRunning)).toEqual([true, true])
    kill()
    expect(groupsLiving()).toEqual([])
    await until(() => !pids.some(isRunning))
  })
})
