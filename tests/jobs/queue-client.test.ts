/** The desk of who asks for jobs, at a line that does what a test wants. */
import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { deskAt } from '../../src/fleet/queue/client.js'
import type { Message } from '../../src/fleet/queue/job-message.js'
import type { JobStatus, Line } from '../../src/fleet/queue/job-queue.js'
import { compressText } from '../../src/fleet/queue/payload-store.js'
import type { Store } from '../../src/fleet/queue/store.js'
import { toWire } from '../../src/fleet/serialization.js'

const message: Message = {
  format: 1,
  work: 'ab',
  book: 'orchard',
  digest: 'd',
  kind: 'playouts',
  common: 'common-ab',
  part: '1',
}

function opened(workers = 1, failures: Error[] = []) {
  const standing = new Map<string, JobStatus>()
  const put: string[][] = []
  const removed: string[] = []
  const told: string[] = []
  const stored = new Map<string, Uint8Array>()
  const line = {
    shown: 'redis://here',
    put: async (jobs: readonly { readonly name: string }[]) => {
      const failure = failures.shift()
      if (failure) throw failure
      put.push(jobs.map(({ name }) => name))
      for (const { name } of jobs) standing.set(name, { is: 'open' })
    },
    standing: async (name: string) => standing.get(name) ?? { is: 'lost' },
    remove: async (name: string) => void removed.push(name),
    workers: async () => workers,
  } as unknown as Line
  const store: Store = {
    put: async (name, bytes) => void stored.set(name, bytes),
    get: async (name) => stored.get(name),
    remove: async (name) => void stored.delete(name),
  }
  const desk = deskAt(
    line,
    store,
    (text) => told.push(text),
    () => 1000,
  )
  return { desk, standing, put, removed, told, stored }
}

const soon = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
const answer = (came: unknown): JobStatus => ({
  is: 'done',
  answer: { came: Buffer.from(compressText(toWire(came))).toString('base64') },
})

describe('the desk of who asks for jobs', () => {
  it('puts jobs into the line together, and takes what came of each', async () => {
    const { desk, standing, put } = opened()
    const both = Promise.all([desk.done('one', message), desk.done('two', message)])
    await soon()
    expect(put).toEqual([['one', 'two']])
    standing.set('two', answer([1, undefined, new Map([['a', new Set([2])]])]))
    standing.set('one', answer({ came: 1 }))
    await desk.look('two')
    await desk.look('two')
    await desk.lookAtAll()
    expect(await both).toEqual([{ came: 1 }, [1, undefined, new Map([['a', new Set([2])]])]])
  })

  it('tells everybody who asked for the same what came of it', async () => {
    const { desk, standing } = opened()
    const both = Promise.all([desk.done('one', message), desk.done('one', message)])
    await soon()
    standing.set('one', answer(7))
    await desk.look('one')
    expect(await both).toEqual([7, 7])
  })

  it('puts a job there again that the queue has lost, with what was left for it', async () => {
    const { desk, standing, put, stored } = opened()
    await desk.keep('common-ab', compressText('{}'))
    void desk.done('one', message).catch(() => undefined)
    await soon()
    standing.clear()
    stored.clear()
    await desk.lookAtAll()
    expect(put).toEqual([['one'], ['one']])
    expect([...stored.keys()]).toEqual(['common-ab'])
  })

  it('goes on where the connection broke as a job was put there, and puts it there once it can; what else fails, fails', async () => {
    const cut = opened(1, [new Error('Command aborted due to connection close')])
    const came = cut.desk.done('one', message)
    await soon()
    expect(cut.put).toEqual([])
    await cut.desk.lookAtAll()
    expect(cut.put).toEqual([['one']])
    cut.standing.set('one', answer(7))
    await cut.desk.lookAtAll()
    expect(await came).toBe(7)
    const full = opened(1, [new Error('OOM command not allowed')])
    await expect(full.desk.done('one', message)).rejects.toThrow('OOM')
  })

  it('tells of a job that failed as often as it may, and how to do it again; a defect stays one', async () => {
    const { desk, standing } = opened()
    const failed = (reason: string, at = 2000): JobStatus => ({
      is: 'failed',
      failed: { reason, attempts: 4, at, again: async () => undefined },
    })
    const one = desk.done('one', message)
    const two = desk.done('two', message)
    await soon()
    standing.set('one', failed('out of memory'))
    standing.set('two', failed('defect: two rows'))
    await Promise.all([
      expect(one).rejects.toThrow(
        /a job of the playouts failed 4 times: out of memory\n"rulewright worker --queue redis:\/\/here --job one" does it again/,
      ),
      expect(two).rejects.toThrow(Defect),
      desk.lookAtAll(),
    ])
  })

  it('has a job tried once more that failed for who asked before', async () => {
    const { desk, standing } = opened()
    let again = 0
    void desk.done('one', message).catch(() => undefined)
    await soon()
    const once = async () => {
      again += 1
      standing.set('one', { is: 'open' })
    }
    standing.set('one', { is: 'failed', failed: { reason: 'gone', attempts: 4, at: 10, again: once } })
    await desk.lookAtAll()
    await desk.lookAtAll()
    expect(again).toBe(1)
  })

  it('tells once that nobody works', async () => {
    const { desk, told } = opened(0)
    void desk.done('one', message).catch(() => undefined)
    await soon()
    for (const _ of Array.from({ length: 6 })) await desk.lookAtAll()
    expect(told).toEqual([
      expect.stringMatching(/^no worker at redis:\/\/here; start one, here or elsewhere: rulewright worker/),
    ])
  })

  it('takes everything away at the end, and waits no more once it is stopped', async () => {
    const { desk, removed, stored } = opened()
    await desk.keep('common-ab', compressText('{}'))
    const one = desk.done('one', message)
    desk.stop()
    await expect(one).rejects.toThrow('nobody waits any more')
    await desk.clear()
    expect([removed, [...stored]]).toEqual([['one'], []])
  })
})
