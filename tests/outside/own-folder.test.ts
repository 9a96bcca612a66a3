import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type OwnFolder, writeOwn, writtenBefore } from '../../src/core/files/generated-folder.js'
import { Unreadable } from '../../src/core/files/input-error.js'
import { temporaryFolder } from '../temporary.js'

const KIND: OwnFolder = { marker: '.pages', by: 'the press' }

let place: string
let folder: string
beforeEach(() => {
  place = temporaryFolder()
  folder = join(place, 'site')
})

const write = (files: Readonly<Record<string, string>>) =>
  writeOwn(KIND, folder, new Map(Object.entries(files)), writtenBefore(KIND, '--out', folder))

const told = (files: Readonly<Record<string, string>>): string => {
  try {
    write(files)
    return 'it is written'
  } catch (error) {
    if (error instanceof Unreadable) return error.message.replaceAll(`${place}/`, '')
    throw error
  }
}

/** A process that is over. */
const gone = (): number => spawnSync(process.execPath, ['--version']).pid

describe('a folder that a command writes', () => {
  it('is written as far as it changed, and what is no more is taken away', () => {
    expect(write({ 'a.html': 'a', 'deep/b.html': 'b' })).toEqual({ written: 2, unchanged: 0, removed: 0 })
    expect(write({ 'a.html': 'a', 'c.html': 'c' })).toEqual({ written: 1, unchanged: 1, removed: 1 })
    expect(readdirSync(join(folder, 'deep'))).toEqual([])
  })

  it('is never left through a link or a list that somebody else made', () => {
    const foreign = join(place, 'foreign.txt')
    writeFileSync(foreign, 'mine')
    write({ 'a.html': 'a' })
    rmSync(join(folder, 'a.html'))
    symlinkSync(foreign, join(folder, 'a.html'))
    const refused = (file: string) =>
      `site/.pages: "${file}" leads out of the folder; expected files within it, where alone the press writes`
    expect(told({ 'a.html': 'new' })).toBe(refused('a.html'))
    expect(told({})).toBe(refused('a.html'))
    rmSync(join(folder, 'a.html'))
    writeFileSync(join(folder, '.pages'), JSON.stringify({ files: ['../foreign.txt'] }))
    expect(told({})).toBe(refused('../foreign.txt'))
    expect(readFileSync(foreign, 'utf8')).toBe('mine')
  })

  it('is not left through a link to a folder, nor through its own list', () => {
    mkdirSync(join(place, 'elsewhere'))
    write({ 'a.html': 'a' })
    symlinkSync(join(place, 'elsewhere'), join(folder, 'deep'))
    expect(told({ 'a.html': 'a', 'deep/b.html': 'b' })).toBe(
      'site/deep/b.html: the press did not write this file; expected an empty or new folder',
    )
    expect(readdirSync(join(place, 'elsewhere'))).toEqual([])
    const list = readFileSync(join(folder, '.pages'), 'utf8')
    writeFileSync(join(place, 'list'), list)
    rmSync(join(folder, '.pages'))
    symlinkSync(join(place, 'list'), join(folder, '.pages'))
    expect(told({ 'b.html': 'b' })).toContain('site/.pages: ".pages" leads out of the folder')
    expect(readFileSync(join(place, 'list'), 'utf8')).toBe(list)
  })

  it('may be a link itself', () => {
    mkdirSync(join(place, 'there'))
    symlinkSync(join(place, 'there'), folder)
    write({ 'a.html': 'a' })
    expect(write({ 'a.html': 'b' }).written).toBe(1)
    expect(readFileSync(join(place, 'there', 'a.html'), 'utf8')).toBe('b')
  })

  it('keeps nothing of a run that was killed while it wrote, and all of one that runs', () => {
    write({ 'deep/a.html': 'a' })
    const left = [`.a.html.${gone()}.tmp`, `.a.html.${process.pid}.tmp`, `.b.html.${gone()}.tmp`]
    for (const name of left) writeFileSync(join(folder, 'deep', name), '')
    write({ 'deep/a.html': 'a' })
    expect(left.map((name) => existsSync(join(folder, 'deep', name)))).toEqual([false, true, true])
  })
})
