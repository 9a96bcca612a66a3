/** Two writers of one file: nothing is lost that one of them wrote. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unreadable } from '../../src/core/files/input-error.js'
import { alone, takeAwayUnfinished } from '../../src/core/files/unfinished-files.js'
import { rememberFile, renewFile, writeBack, writeNew } from '../../src/core/files/write-back.js'
import { mustBeWritable } from '../../src/core/files/write-file.js'
import { bundled } from '../bundle-sources.js'
import { temporaryFolder } from '../temporary.js'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
const at = (name: string) => join(folder, name)
const textAt = (name: string) => readFileSync(at(name), 'utf8')

const told = (act: () => unknown): string => {
  try {
    act()
    return 'it is written'
  } catch (error) {
    if (error instanceof Unreadable) return error.message.replaceAll(`${folder}/`, '')
    throw error
  }
}

describe('a file that is written back', () => {
  it('is left as somebody else has written it since it was read, and is told with what to do', () => {
    writeFileSync(at('kept'), 'old')
    const before = rememberFile(at('kept'))
    writeFileSync(at('kept'), 'theirs')
    expect(told(() => writeBack(before, 'mine', '--update'))).toBe(
      '--update: kept: somebody else has changed this file since it was read, so it was not changed here. Run the command again',
    )
    expect([textAt('kept'), readdirSync(folder)]).toEqual(['theirs', ['kept']])
  })

  it('is written where nothing is lost by that: time after time, where it is gone, and where it holds the same', () => {
    writeFileSync(at('kept'), 'old')
    const first = writeBack(rememberFile(at('kept')), 'new')
    const second = writeBack(first, 'newer')
    expect(textAt('kept')).toBe('newer')
    rmSync(at('kept'))
    writeBack(second, 'again')
    writeBack(second, 'again')
    expect([textAt('kept'), readdirSync(folder)]).toEqual(['again', ['kept']])
  })

  it('keeps who may read it, and is found behind a link', () => {
    writeFileSync(at('kept'), 'old')
    chmodSync(at('kept'), 0o666)
    symlinkSync('kept', at('link'))
    writeBack(rememberFile(at('link')), 'new')
    expect([textAt('kept'), statSync(at('kept')).mode & 0o777]).toEqual(['new', 0o666])
  })

  it('is a new one only where nobody else has written it meanwhile', () => {
    writeNew(at('new'), 'mine')
    expect(told(() => writeNew(at('new'), 'other'))).toContain(
      'new: somebody else has written this file meanwhile, so it was not changed. Name another one',
    )
    expect(textAt('new')).toBe('mine')
  })

  it('that cannot be written is told; a fault of the program is none of the disk', () => {
    expect(told(() => writeBack({ file: at('none/kept'), digest: undefined }, 'x', '--save'))).toBe(
      '--save: none/kept: cannot be written: there is no such folder',
    )
    const fault = () =>
      renewFile(at('kept'), () => {
        throw new TypeError('a fault of the program')
      })
    expect(fault).toThrow(TypeError)
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a file that is tried before it is written', () => {
  it('is not taken away from somebody who writes it just then, and neither is a link', () => {
    symlinkSync('nowhere', at('link'))
    mustBeWritable('--out', at('link'))
    mustBeWritable('--out', at('new'))
    expect(readdirSync(folder)).toEqual(['link'])
  })
})

/** A process that is over. */
const gone = (): number => spawnSync(process.execPath, ['--version']).pid

describe('a file that somebody else is writing', () => {
  it('is waited for, but not for ever', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    const theirs = at(`.kept.${other.pid}-1f.tmp`)
    writeFileSync(theirs, 'half')
    expect(told(() => alone(at('kept'), () => 'mine', 2))).toBe(
      `kept: process ${other.pid} is writing this file, too, so it was not changed. Try again when that process has ended. If it does not exist, delete .kept.${other.pid}-1f.tmp`,
    )
    other.kill()
    await once(other, 'exit')
    expect(alone(at('kept'), () => 'mine', 2)).toBe('mine')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is written at once where they were killed before, also one of the same number', () => {
    const [theirs, older] = [at(`.kept.${gone()}-1f.tmp`), at(`.kept.${process.pid}-1f.tmp`)]
    for (const file of [theirs, older]) writeFileSync(file, 'half')
    spawnSync('touch', ['-d', '2020-01-01', older])
    takeAwayUnfinished(folder, ['other'])
    expect(existsSync(theirs)).toBe(true)
    writeNew(at('kept'), 'mine')
    expect(readdirSync(folder)).toEqual(['kept'])
  })
})

const ADDING = `
  import { renewFile } from './src/core/files/write-back.ts'
  import { textIfThere, DATA } from './src/core/files/read-file.ts'
  import { writeSync } from 'node:fs'
  const [file, name, times] = process.argv.slice(2)
  writeSync(1, 'ready')
  process.stdin.once('data', () => {
  for (let time = 0; time < Number(times); time += 1)
    renewFile(file, () => ({ text: (textIfThere(file, DATA) ?? '') + name + time + '\\n', result: undefined }))
  process.stdin.destroy()
  })
`

describe('processes that change one file at the same time', () => {
  let program = ''
  beforeAll(async () => {
    program = join(temporaryFolder(), 'adding.mjs')
    const { chunks } = await bundled(ADDING, 'node', { format: 'esm', codeSplitting: false })
    writeFileSync(program, chunks.map(({ code }) => code).join('\n'))
  })

  it('lose nothing that another one has written', async () => {
    const names = ['a', 'b', 'c']
    const times = 100
    const children = names.map((name) => spawn(process.execPath, [program, at('kept'), name, String(times)]))
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
    // All begin at once.
    for (const { stdin } of children) stdin.end('go')
    const ended = await Promise.all(children.map((child) => once(child, 'exit')))
    expect(ended.map(([code]) => code)).toEqual([0, 0, 0])
    const all = names.flatMap((name) => Array.from({ length: times }, (_, time) => `${name}${time}`))
    expect(textAt('kept').trim().split('\n').toSorted()).toEqual(all.toSorted())
    expect(readdirSync(folder)).toEqual(['kept'])
  })
})
