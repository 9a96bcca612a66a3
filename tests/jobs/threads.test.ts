/** Threads: what becomes of work when one of them ends in the middle of it, or cannot do it, or when somebody interrupts it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/program/run.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { allBy } from '../../src/fleet/choose-threads.js'
import { inOrder } from '../../src/fleet/ordered-results.js'
import { inThreads, keeping } from '../../src/fleet/threads.js'
import type { WorkKind } from '../../src/fleet/work-kind.js'
import { inputOf } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'

const folder = temporaryFolder()

const hunting: WorkKind<unknown, number, unknown> = { name: 'hunt', ready: () => () => undefined }

/** Work in threads that run this. */
function working(name: string, text: string, between: () => void = () => undefined) {
  const worker = join(folder, `${name}.mjs`)
  writeFileSync(worker, `export default ${text}\n`)
  const book = { name: 'orchard' } as Book
  const told: string[] = []
  const threads = { jobs: 2, from: { module: '' }, worker, told: (line: string) => void told.push(line) }
  const came = inThreads({ book, kind: hunting, common: {} }, threads, async (doing) => {
    const all: unknown[] = []
    const done = doing([1, 2], { take: (one) => void all.push(one) })
    between()
    await done
    return all
  })
  return { came, told }
}

describe('work in threads', () => {
  it('comes to what they answer', async () => {
    const { came, told } = working('well', 'async ({ book, part }) => ({ came: [book, part] })')
    expect(await came).toEqual([
      ['orchard', 1],
      ['orchard', 2],
    ])
    expect(told).toEqual([])
  })

  it('is done by the same threads, one after the other, where they are kept', async () => {
    const text = "async ({ work, part }) => ({ came: [(await import('node:worker_threads')).threadId, work, part] })"
    const worker = join(folder, 'kept.mjs')
    writeFileSync(worker, `export default ${text}\n`)
    const all = await keeping({ jobs: 1, from: { module: '' }, worker }, async (kept) => {
      const of = (name: string) => ({ book: { name } as Book, kind: hunting, common: {} })
      return [...(await allBy(kept, of('orchard'), [1])), ...(await allBy(kept, of('orchard'), [2]))] as unknown[][]
    })
    const [first, second] = all
    expect(all.map(([, , part]) => part)).toEqual([1, 2])
    expect(second?.[0]).toBe(first?.[0])
    expect(second?.[1]).not.toBe(first?.[1])
  })

  it('is done again where a thread ends in the middle of it, and that is told', async () => {
    const once = join(folder, 'once')
    const text = `async ({ part }) => {
      const { existsSync, writeFileSync } = await import('node:fs')
      if (part === 2 || existsSync('${once}')) return { came: part }
      writeFileSync('${once}', '')
      process.exit(1)
    }`
    const { came, told } = working('once', text)
    expect(await came).toEqual([1, 2])
    expect(told).toEqual([expect.stringMatching(/^a thread ended in the middle of a job of the hunt: .*done again\n$/)])
  })

  it('fails where threads end in the middle of it again and again, and tells of what', async () => {
    const gone = "() => new Promise(() => setTimeout(() => { throw new Error('out of memory') }, 0))"
    const { came } = working('gone', gone)
    await expect(came).rejects.toThrow('a thread ended in the middle of a job of the hunt: out of memory')
  })

  it('fails as the work would here: a defect of the book stays one', async () => {
    await expect(working('defect', "async () => ({ failed: 'two rows', defect: true })").came).rejects.toThrow(Defect)
    await expect(working('failed', "async () => ({ failed: 'no book', defect: false })").came).rejects.not.toThrow(
      Defect,
    )
  })

  it('ends with its threads when it is interrupted, and the command line says so', async () => {
    const forever = '() => new Promise(() => setInterval(() => undefined, 1000))'
    const err: string[] = []
    const io = { out: () => undefined, err: (text: string) => void err.push(text), ...inputOf('') }
    const listening = process.listenerCount('SIGINT')
    const code = await run(
      ['wait'],
      { ...io, colour: false, debug: false },
      [],
      [
        (program) =>
          void program
            .command('wait')
            .action(async () => void (await working('forever', forever, () => process.emit('SIGINT')).came)),
      ],
    )
    expect([code, err.join('')]).toEqual([130, 'rulewright: interrupted; nothing is written\n'])
    expect(process.listenerCount('SIGINT')).toBe(listening)
  })
})

describe('jobs that end in any order', () => {
  it('are heard in theirs, and no more are begun than may be', async () => {
    const waiting: (() => void)[] = []
    const heard: string[] = []
    const begun: number[] = []
    const all = inOrder(
      [1, 2, 3],
      () => 2,
      (part) => {
        begun.push(part)
        return new Promise<number>((resolve) => waiting.push(() => resolve(part * 10)))
      },
      { take: (came) => void heard.push(`take ${came}`), done: (came) => void heard.push(`done ${came}`) },
    )
    expect(begun).toEqual([1, 2])
    waiting[1]?.()
    await new Promise(setImmediate)
    expect([begun, heard]).toEqual([[1, 2], ['done 20']])
    waiting[0]?.()
    await new Promise(setImmediate)
    expect(begun).toEqual([1, 2, 3])
    waiting[2]?.()
    await all
    expect(heard).toEqual(['done 20', 'done 10', 'take 10', 'take 20', 'done 30', 'take 30'])
  })

  it('fail with the first that fails, in their order', async () => {
    const failing = inOrder(
      [1, 2],
      () => 2,
      (part) => Promise.reject(new Error(`job ${part}`)),
      { take: () => undefined },
    )
    await expect(failing).rejects.toThrow('job 1')
  })
})
