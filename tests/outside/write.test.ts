import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '../../src/core/files/input-error.js'
import {
  addTo,
  mustBeFolder,
  mustBeWritable,
  mustTakeFiles,
  writeWhole,
  writtenEach,
} from '../../src/core/files/write-file.js'
import { temporaryFolder } from '../temporary.js'

const folder = temporaryFolder()
const at = (name: string) => join(folder, name)

const told = (act: () => void): string => {
  try {
    act()
    return 'it is written'
  } catch (error) {
    if (error instanceof Unreadable) return error.message.replaceAll(`${folder}/`, '')
    throw error
  }
}

describe('what is to be written', () => {
  it('is tried before the work, and leaves nothing behind', () => {
    const before = readdirSync(folder)
    mustBeWritable('--out', at('new.txt'))
    mustTakeFiles('--out', at('new/folder'))
    expect(readdirSync(folder)).toEqual(before)
    writeFileSync(at('old.txt'), 'old')
    mustBeWritable('--out', at('old.txt'))
    expect(readFileSync(at('old.txt'), 'utf8')).toBe('old')
  })

  it('is refused with the option, the file and the reason', () => {
    writeFileSync(at('a-file'), '')
    mkdirSync(at('a-folder'))
    symlinkSync('circle', at('circle'))
    expect(told(() => mustBeWritable('--out', at('none/file')))).toBe(
      '--out: none/file: cannot be written: there is no such folder',
    )
    expect(told(() => mustBeWritable('--out', at('a-folder')))).toBe(
      '--out: a-folder: this is a folder, expected a file',
    )
    expect(told(() => mustBeWritable('--out', at('a-file/b')))).toBe(
      '--out: a-file/b: cannot be written: there is no such folder',
    )
    expect(told(() => mustBeWritable('--out', at('circle')))).toContain('--out: circle: cannot be written: ')
    expect(told(() => mustBeWritable('--out', at('null\0')))).toContain('cannot be written: no file can have this name')
    expect(told(() => mustTakeFiles('--out', at('a-file')))).toBe('--out: a-file: this is not a folder')
    expect(told(() => mustTakeFiles('--out', at('a-file/b')))).toBe(
      '--out: a-file/b: cannot be written: there is no such folder',
    )
    expect(told(() => mustBeFolder('--out', at('none')))).toBe('--out: none: there is no such folder')
  })
})

describe('a file', () => {
  it('is replaced as a whole, behind a link too, and keeps who may read it', () => {
    writeFileSync(at('kept'), 'old', { mode: 0o600 })
    symlinkSync('kept', at('link'))
    writeWhole(at('link'), 'new')
    expect([readFileSync(at('kept'), 'utf8'), statSync(at('kept')).mode & 0o777]).toEqual(['new', 0o600])
    writeWhole(at('fresh'), 'x')
    expect(readFileSync(at('fresh'), 'utf8')).toBe('x')
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('that cannot be written is told, and what was there stays', () => {
    mkdirSync(at('in the way'))
    expect(told(() => writeWhole(at('in the way'), 'x', '--out'))).toBe(
      '--out: in the way: cannot be written: this is a folder',
    )
    expect(told(() => writeWhole('/dev/full', 'x'))).toBe('/dev/full: cannot be written: there is no room left')
    expect(told(() => addTo('/dev/full', 'x'))).toBe('/dev/full: cannot be written: there is no room left')
    expect(existsSync(at('in the way'))).toBe(true)
  })

  it('that cannot be written does not keep others from being written', () => {
    const unwritten = writtenEach([() => writeWhole('/dev/full', 'x', '--a'), () => writeWhole(at('b'), 'x', '--b')])
    expect(unwritten).toEqual(['--a: /dev/full: cannot be written: there is no room left'])
    expect(readFileSync(at('b'), 'utf8')).toBe('x')
    expect(() =>
      writtenEach([
        () => {
          throw new TypeError('a fault of the program')
        },
      ]),
    ).toThrow(TypeError)
  })
})
