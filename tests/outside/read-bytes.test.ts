import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bytesFrom } from '../../src/core/files/read-bytes.js'
import { temporaryFolder } from '../temporary.js'

/** The bytes of a path, as far as they are wanted. */
function read(path: string, most: number): Uint8Array {
  const file = openSync(path, 'r')
  try {
    return bytesFrom(file, most)
  } finally {
    closeSync(file)
  }
}

describe('bytes of files', () => {
  it('are all there, where there are not too many', () => {
    const folder = temporaryFolder()
    const content = Buffer.from('ä'.repeat(100_000))
    writeFileSync(join(folder, 'some.txt'), content)
    expect(content.equals(read(join(folder, 'some.txt'), content.length))).toBe(true)
  })

  it('are waited for where a pipe has nothing yet', () => {
    const comes = ['not yet', 'ab', 'not yet', 'not yet', 'c']
    const slow = (_: number, piece: Uint8Array): number => {
      const next = comes.shift() ?? ''
      if (next === 'not yet') throw Object.assign(new Error('try again'), { code: 'EAGAIN' })
      piece.set(Buffer.from(next))
      return next.length
    }
    expect(Buffer.from(bytesFrom(0, 100, { read: slow })).toString()).toBe('abc')
    const broken = () => {
      throw Object.assign(new Error('gone'), { code: 'EIO' })
    }
    expect(() => bytesFrom(0, 100, { read: broken })).toThrow('gone')
  })

  it('are little more than are wanted, where there is no end of them', () => {
    const { length } = read('/dev/zero', 1_000_000)
    expect(length).toBeGreaterThan(1_000_000)
    expect(length).toBeLessThan(1_100_000)
  })
})
