import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { pipedLines } from '../../src/cli/playing/terminal.js'

const linesIn = async (pieces: Iterable<Buffer>, longest?: number): Promise<readonly string[]> => {
  const reader = pipedLines(Readable.from(pieces), longest)
  const lines: string[] = []
  for (let line = await reader.next(''); line !== undefined; line = await reader.next('')) lines.push(line)
  return lines
}
const bytes = (...pieces: readonly string[]) => pieces.map((piece) => Buffer.from(piece))

describe('lines that are piped in', () => {
  test('come one after the other, whatever pieces they come in', async () => {
    expect(await linesIn(bytes('a\nb', 'c\r\n', '\n', 'd'))).toEqual(['a', 'bc', '', 'd'])
    expect(await linesIn(bytes())).toEqual([])
    const letters = [...Buffer.from('ä\n')].map((byte) => Buffer.from([byte]))
    expect(await linesIn(letters)).toEqual(['ä'])
  })

  test('are given up where one has no end, before it is held in memory', async () => {
    let sent = 0
    function* endless() {
      for (const piece = Buffer.alloc(64 * 1024, 97); ; sent += 1) yield piece
    }
    await expect(linesIn(endless(), 1024 * 1024)).rejects.toThrow(
      /^<stdin>: a line has more than 1048576 bytes; expected /,
    )
    expect(sent).toBeLessThan(100)
  })
})
