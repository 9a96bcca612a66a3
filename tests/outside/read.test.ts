import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { bytesAt, DATA, NotRead, PLAY, SOURCE, textAt, textOrPiped } from '../../src/core/files/read-file.js'
import { temporaryFolder } from '../temporary.js'

const folder = temporaryFolder()
const at = (name: string) => join(folder, name)

function written(name: string, content: string | Uint8Array): string {
  writeFileSync(at(name), content)
  return at(name)
}

const whyNot = (file: string): string => {
  try {
    textAt(file, SOURCE)
    return 'it is read'
  } catch (error) {
    if (error instanceof NotRead) return error.message.replace(`${file}: `, '')
    throw error
  }
}

describe('a file', () => {
  it('is read as text, without the mark of its encoding', () => {
    expect(textAt(written('some.yaml', '\ufeffa: "ä😀"\r\n'), SOURCE)).toBe('a: "ä😀"\r\n')
    expect(textAt(written('empty.yaml', ''), SOURCE)).toBe('')
  })

  it.each([
    ['none.yaml', 'there is no such file; expected a YAML or JSON file'],
    [
      'some.yaml/further',
      'there is no such file: the part before the last / is not a folder; expected a YAML or JSON file',
    ],
    ['.', 'this is a folder; expected a YAML or JSON file'],
    ['circle', 'this link leads back to itself; expected a YAML or JSON file'],
    ['null\0byte', 'no file can have this name; expected a YAML or JSON file'],
    ['x'.repeat(300), 'no file can have so long a name; expected a YAML or JSON file'],
  ])('is refused with a reason: %j', (name, why) => {
    written('some.yaml', 'a: 1')
    symlinkSync('circle', at('circle'))
    try {
      expect(whyNot(`${folder}/${name}`)).toBe(why)
    } finally {
      execFileSync('rm', [at('circle')])
    }
  })

  it('is no device, and no socket', async () => {
    for (const device of ['/dev/zero', '/dev/null', '/dev/full'])
      expect(whyNot(device)).toBe('this is a device; expected a YAML or JSON file')
    const server = createServer().listen(at('socket'))
    await new Promise((resolve) => server.once('listening', resolve))
    expect(whyNot(at('socket'))).toBe('this is a socket; expected a YAML or JSON file')
    await new Promise((resolve) => server.close(resolve))
  })

  it('is not waited for where it is a pipe to which nobody writes, and read where somebody does', async () => {
    execFileSync('mkfifo', [at('pipe')])
    expect(whyNot(at('pipe'))).toBe('nobody writes to this pipe; expected a YAML or JSON file')
    const writer = spawn('sh', ['-c', `printf 'a: 1' > '${at('pipe')}'`])
    expect(textAt(at('pipe'), SOURCE)).toBe('a: 1')
    await new Promise((resolve) => writer.once('close', resolve))
  })

  it('is not read where it is too long', () => {
    const file = written('long.yaml', '')
    truncateSync(file, 100 * 1024 * 1024)
    expect(whyNot(file)).toBe('has 100 MB; expected a YAML or JSON file, at most 2 MB')
    expect(() => textAt(file, PLAY)).toThrow('has 100 MB; expected a play')
    truncateSync(file, 300 * 1024 * 1024)
    expect(() => bytesAt(file, DATA)).toThrow('has 300 MB; expected a file that rulewright wrote, at most 256 MB')
    const endless = { bytes: (most: number) => new Uint8Array(most + 1).fill(97) }
    expect(() => textOrPiped('-', SOURCE, endless)).toThrow('<stdin>: has more than 2 MB; expected a YAML or JSON file')
  })

  it.each([
    ['UTF-16 with its mark', Buffer.from('\ufeffbook: a', 'utf16le'), /^is written in UTF-16, and is read as UTF-8/],
    ['UTF-16 without it', Buffer.from('book: a', 'utf16le'), /^is written in UTF-16/],
    ['UTF-16, the other way round', Buffer.from('book: a', 'utf16le').swap16(), /^is written in UTF-16/],
    ['a null byte', Buffer.from('a: 1\nb: \0'), /^line 2: holds a null byte/],
    ['a letter of another encoding', Buffer.from('a: 1\n\nb: \xe4\n', 'latin1'), /^line 3: is not valid UTF-8/],
    ['a letter that is cut', Buffer.from('a: 1\nä').subarray(0, -1), /^line 2: is not valid UTF-8/],
    ['half a pair', Buffer.from([0x61, 0xed, 0xa0, 0x80]), /^line 1: is not valid UTF-8/],
  ])('is refused where it is no text in UTF-8: %s', (_, bytes, message) => {
    expect(whyNot(written('odd.yaml', bytes))).toMatch(message)
  })
})

describe('a YAML or JSON file', () => {
  const told = (text: string): readonly string[] => {
    const read = readSource(written('f.yaml', text))
    return read.ok ? [] : read.misread.map(sourceProblemLine).map((line) => line.replace(`${folder}/`, ''))
  }
  const DEEP = 100_000
  const LEVELS = 200
  const TOO_DEEP = 'not well-formed: the value that begins here is nested too deeply; expected at most 200 levels'
  const indented = (depth: number, line: string) =>
    Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}${line}\n`).join('')

  it.each([
    ['lists', '['.repeat(DEEP) + ']'.repeat(DEEP), 1, LEVELS + 2],
    ['fields', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`, 1, 5 * LEVELS + 6],
    ['what is not closed', '['.repeat(DEEP), 1, LEVELS + 2],
    ['fields of lists that are not closed', `x: 1\ny: ${'[{"a":'.repeat(DEEP)}`, 2, 3 * LEVELS + 4],
    ['lists of lists in one line', `${'- '.repeat(DEEP)}a`, 1, 2 * LEVELS + 3],
    ['names that are lists', `${'? '.repeat(DEEP)}a`, 1, 2 * LEVELS + 3],
    ['lists as names of lists', `${'- ? '.repeat(DEEP)}a`, 1, 2 * LEVELS + 3],
    ['fields line by line', indented(1400, 'a:'), LEVELS + 2, LEVELS + 2],
    ['lists line by line', indented(1400, '-'), LEVELS + 2, LEVELS + 2],
  ])('is refused where it is nested too deeply, with the place: %s', (_, text, line, column) => {
    expect(told(text)).toEqual([`f.yaml:${line}:${column}: ${TOO_DEEP}`])
  })

  it.each([
    ['lists', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['fields', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
    ['lists in one line', (depth: number) => `${'- '.repeat(depth)}a`],
    ['fields line by line', (depth: number) => `${indented(depth - 1, 'a:')}${' '.repeat(depth)}a: 1`],
  ])('is as deep as it may be, and no deeper: %s', (_, nested) => {
    expect(told(nested(LEVELS))).toEqual([])
    expect(told(nested(LEVELS + 2))[0]).toMatch(/^f\.yaml:\d+:\d+: .*nested too deeply; expected at most 200 levels$/)
  })

  it('is refused where aliases make it too deep, with the place where that begins', () => {
    const inEachOther = (name: string, inner: string) =>
      `${name}: &${name} ${'['.repeat(150)}${inner}${']'.repeat(150)}`
    expect(told(`${inEachOther('a', '1')}\n${inEachOther('b', '*a')}`)).toEqual([
      'f.yaml:2:14: b[0][0][0][0][0][0][0]: is nested too deeply; expected at most 200 levels',
    ])
  })

  it('is refused where aliases stand for too much, one in the other or one beside the other', () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) => `a${at}: &a${at} [${Array(10).fill(at === 0 ? 'x' : `*a${at - 1}`)}]`,
    )
    expect(told(levels.join('\n'))[0]).toMatch(/^f\.yaml:2:.*its aliases repeat too much/)
    const many = `a: &a 1\nb: [${Array(50_000).fill('*a').join()}]`
    expect(told(many)[0]).toMatch(/^f\.yaml:2:\d+: .*more than 1000 aliases/)
    const long = `a: &a [${Array(50_000).fill('1').join()}]\nb: [${Array(90).fill('*a').join()}]`
    expect(told(long)[0]).toMatch(/^f\.yaml:1:1: holds too much/)
  })

  it('is read in good time though it has very many lines, and refused where one has the name of another', () => {
    const fields = Array.from({ length: 40_000 }, (_, at) => `k${at}: 1`).join('\n')
    expect(told(fields)).toEqual([])
    for (const line of ['# a', ' ', '- a', 'a']) expect(told(`${line}\n`.repeat(60_000))).toEqual([])
    expect(told(`${fields}\nk7: 2`)).toEqual([
      expect.stringContaining('f.yaml:40001:1: not well-formed: another field has this name'),
    ])
  })

  it.each([
    ['signs without a beginning', ']'],
    ['lists beside each other', '[]'],
    ['texts that never end', 'a: "b\n'],
    ['what stands for nothing', 'a: *b\n'],
    ['documents', '---\n'],
    ['directives after a document', '...\n%YAML 9 9\n'],
  ])('tells a few of very many faults: %s', (_, text) => {
    const lines = told(text.repeat(300_000 / text.length))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(20)
  })

  it('is refused where a field has the name that JavaScript keeps for itself', () => {
    expect(told('a:\n  - __proto__: { b: 1 }')).toEqual(['f.yaml:2:5: a[0]: has the unknown field "__proto__"'])
    expect(told('"__proto__": 1')).toEqual(['f.yaml:1:1: has the unknown field "__proto__"'])
  })

  it('is none where a folder has its name', () => {
    mkdirSync(at('g.yaml'))
    const read = readSource(at('g.yaml'))
    expect(read.ok ? [] : read.misread.map(sourceProblemLine)).toEqual([
      `${at('g.yaml')}: this is a folder; expected a YAML or JSON file`,
    ])
  })
})
