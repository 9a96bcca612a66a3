/** Threads: what becomes of work when one of them ends in the middle of it, or cannot do it, or when somebody interrupts it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.js'
import { inThreads } from '../../src/cli/threads.js'
import type { Piece } from '../../src/cli/worker.js'
import { Defect } from '../../src/kernel/defect.js'
import { temporaryFolder } from '../temporary.js'
import { inputOf } from './shell.js'

const folder = temporaryFolder()

/** Work in threads that run this. */
function working(name: string, text: string, between: () => void = () => undefined) {
  const worker = join(folder, `${name}.mjs`)
  writeFileSync(worker, `export default ${text}\n`)
  const piece = { of: 'hunt' } as Piece
  return inThreads({ name: 'orchard' }, { jobs: 2, from: { module: '' }, worker }, async (runs) => {
    const all = Promise.all([runs(piece), runs(piece)])
    between()
    return all
  })
}

describe('work in threads', () => {
  it('comes to what they answer', async () => {
    expect(await working('well', 'async ({ book }) => ({ found: [book] })')).toEqual([
      { found: ['orchard'] },
      { found: ['orchard'] },
    ])
  })

  it('fails where a thread ends in the middle of it, and tells of what', async () => {
    const gone = "() => new Promise(() => setTimeout(() => { throw new Error('out of memory') }, 0))"
    await expect(working('gone', gone)).rejects.toThrow('a thread ended in the middle of the hunt: out of memory')
  })

  it('fails as the work would here: a defect of the book stays one', async () => {
    await expect(working('defect', "async () => ({ failed: 'two rows', defect: true })")).rejects.toThrow(Defect)
    await expect(working('failed', "async () => ({ failed: 'no book', defect: false })")).rejects.not.toThrow(Defect)
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
            .action(async () => void (await working('forever', forever, () => process.emit('SIGINT')))),
      ],
    )
    expect([code, err.join('')]).toEqual([130, 'rulewright: interrupted; nothing is written\n'])
    expect(process.listenerCount('SIGINT')).toBe(listening)
  })
})
