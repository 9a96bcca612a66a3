import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Outcome, runSchema } from '../../src/lab/conformance/runner/outcome.js'
import { groupsLiving } from '../../src/lab/conformance/runner/process-groups.js'
import { USUALLY } from '../../src/lab/conformance/vectors/default-extent.js'
import { writeVectors } from '../../src/lab/conformance/vectors/files/folder.js'
import { vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { rulewright } from '../cli/call-rulewright.js'
import { book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { book } from './purse-book.js'

const root = temporaryFolder()
const at = (name: string) => join(root, name)
const vectors = at('vectors')

beforeAll(() => {
  writeVectors(vectors, vectorsOf(book, { ...USUALLY, examples: root, plays: [], madeBy: 'a test' }))
})

const commandOf = (name: string) => `"${process.execPath}" "${resolve(import.meta.dirname, 'adapters', `${name}.mjs`)}"`

const conform = (...argv: readonly string[]) => rulewright(['conform', ...argv], { books: [book, orchard] })

const conforming = (name: string, ...argv: readonly string[]) =>
  conform('purse', '--vectors', vectors, '--command', commandOf(name), '--journal', at('journal.jsonl'), ...argv)

const linesIn = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

describe('rulewright conform', () => {
  it('ends with 0 where every case passes, and writes every report', async () => {
    const files = {
      junit: at('j.xml'),
      markdown: at('m.md'),
      html: at('p.html'),
      badge: at('b.svg'),
      out: at('run.json'),
    }
    const { code, out } = await conforming(
      'right',
      ...Object.entries(files).flatMap(([flag, file]) => [`--${flag}`, file]),
    )
    expect([code, out.split('\n')[0]]).toEqual([0, '✓ Purse: purse 1'])
    for (const file of Object.values(files)) expect(readFileSync(file, 'utf8').length).toBeGreaterThan(100)
    expect(runSchema.parse(JSON.parse(readFileSync(files.out, 'utf8'))).totals.failed).toBe(0)
  })

  it('writes a badge as data where its file is called so', async () => {
    expect((await conforming('right', '--badge', at('badge.json'))).code).toBe(0)
    expect(JSON.parse(readFileSync(at('badge.json'), 'utf8'))).toMatchObject({ schemaVersion: 1, label: 'Purse' })
  })

  it('ends with 1 where a case fails, and writes its smallest form as an example', async () => {
    const { code, out } = await conforming('gives-too-much', '--examples', at('examples'))
    expect(code).toBe(1)
    const [, file = ''] = out.match(/, for purses\.empty:\s+(\S+\.yaml)/) ?? []
    expect(readFileSync(file, 'utf8')).toContain('purses.empty')
  })

  it('ends with 1 where an implementation errs', async () => {
    expect((await conforming('skips', '--json')).code).toBe(1)
  })

  it.each([
    ['other-protocol', /does not start: .*protocol/],
    ['other-book', /does not start: it knows wallet, expected purse/],
    ['ends-at-once', /does not start: it ended with code 4/],
  ])('ends with 2 where the run cannot start: %s', async (name, message) => {
    const { code, err } = await conforming(name)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  it('ends with 2 where there is no such command, no command at all, other vectors, or no such case', async () => {
    const given = ['purse', '--vectors', vectors] as const
    expect(await conform(...given, '--command', '/no/such/adapter')).toMatchObject({ code: 2 })
    expect(await conform(...given)).toMatchObject({ code: 2, err: expect.stringContaining('expected --command') })
    expect(await conform(...given, '--command', 'a "b')).toMatchObject({ code: 2 })
    expect(await conform('orchard', ...given.slice(1), '--command', 'x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('these are about purse, expected orchard'),
    })
    expect(await conforming('right', '--only', '9.9')).toMatchObject({ code: 2 })
  })

  it.each(['--journal', '--junit', '--markdown', '--html', '--badge', '--out'])(
    'ends with 2 before anything is started where a file cannot be written: %s',
    async (flag) => {
      const started = at('started')
      const command = `"${process.execPath}" -e "require('fs').writeFileSync('${started}', '')"`
      const given = ['purse', '--vectors', vectors, '--command', command] as const
      for (const file of [join(root, 'no-such-folder', 'file'), root]) {
        const { code, err } = await conform(...given, flag, file)
        expect([code, err]).toEqual([2, expect.stringContaining(`${flag}: ${file}: `)])
      }
      expect(existsSync(started)).toBe(false)
    },
  )

  it('ends with 2 where examples should go to what is no folder', async () => {
    const file = at('a-file')
    writeFileSync(file, '')
    const { code, err } = await conforming('right', '--examples', file)
    expect([code, err]).toEqual([2, expect.stringContaining(`--examples: ${file}: this is not a folder`)])
  })

  it('goes on with the journal of a run, whose last line may be torn', async () => {
    const journal = at('resumed.jsonl')
    await conform('purse', '--vectors', vectors, '--command', commandOf('crashes'), '--journal', journal)
    const lines = readFileSync(journal, 'utf8').split('\n')
    writeFileSync(journal, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 9)}`)
    const { code, out } = await conform(
      ...['purse', '--vectors', vectors, '--command', commandOf('right'), '--resume', journal, '--json'],
    )
    const { cases } = runSchema.parse(JSON.parse(out))
    expect([code, cases.length]).toEqual([0, lines.length - 2])
    const kept = readFileSync(journal, 'utf8').trim().split('\n').slice(1)
    const ids = kept.map((line) => (JSON.parse(line) as Outcome).id)
    expect(new Set(ids).size).toBe(lines.length - 2)
    expect(ids).toHaveLength(lines.length - 2)
  })

  it('ends with 130 where it is interrupted, and tells how to go on', async () => {
    const journal = at('interrupted.jsonl')
    const hangs = `${commandOf('hangs')} "${at('hangs')}" 2`
    const given = ['--vectors', vectors, '--command', hangs, '--journal', journal, '--timeout', '3600000']
    const running = conform('purse', ...given)
    await expect.poll(() => existsSync(at('hangs'))).toBe(true)
    process.emit('SIGINT', 'SIGINT')
    const { code, err } = await running
    expect([code, err]).toEqual([130, `rulewright: interrupted; --resume ${journal} goes on\n`])
    expect(groupsLiving()).toEqual([])
    const before = linesIn(journal).length
    expect((await conforming('right', '--resume', journal)).code).toBe(0)
    expect(linesIn(journal).length).toBeGreaterThan(before)
  })

  it('does not go on with the journal of something else', async () => {
    const journal = at('other.jsonl')
    writeFileSync(
      journal,
      `${JSON.stringify({ journal: 1, vectors: 'x', implementation: { name: 'purse', version: '1' } })}\n`,
    )
    expect(await conforming('right', '--resume', journal)).toMatchObject({
      code: 2,
      err: expect.stringContaining('it is about the vectors x'),
    })
    writeFileSync(journal, 'coins\n')
    expect(await conforming('right', '--resume', journal)).toMatchObject({
      code: 2,
      err: expect.stringContaining('line 1: got no JSON'),
    })
  })

  it('compares two implementations, and puts runs on one page', async () => {
    const against = await conforming('gives-too-much', '--against', commandOf('right'), '--out', at('against.json'))
    expect(against.code).toBe(1)
    expect(against.out).toContain('purse 1 against purse 1')
    await conforming('right', '--out', at('right.json'))
    const page = at('matrix.html')
    expect(await conform('--matrix', at('right.json'), at('against.json'), '--html', page)).toMatchObject({ code: 0 })
    expect(readFileSync(page, 'utf8').match(/<th scope="col"><a/g)).toHaveLength(2)
    expect(await conform('--matrix', at('nothing.json'), '--html', page)).toMatchObject({ code: 2 })
  })

  it('judges many implementations side by side for one page, each as it would be alone', async () => {
    const page = at('many.html')
    const named = ['right', 'gives-too-much', 'skips'].flatMap((name) => [
      '--implementation',
      `${name}=${commandOf(name)}`,
    ])
    await conforming('right', '--out', at('before.json'))
    const given = ['purse', '--vectors', vectors, '--html', page, ...named]
    const { code, out } = await conform(...given, '--json', '--matrix', at('before.json'))
    expect(code).toBe(1)
    const [before, ...judged] = JSON.parse(out)
    expect(readFileSync(page, 'utf8').match(/<th scope="col"><a/g)).toHaveLength(4)
    expect(before).toEqual(JSON.parse(readFileSync(at('before.json'), 'utf8')))
    for (const [number, name] of ['right', 'gives-too-much', 'skips'].entries())
      expect(judged[number]).toEqual(JSON.parse((await conforming(name, '--json')).out))
    const lines = (await conform(...given, '--matrix', '--limit', '0')).out.trim().split('\n')
    expect(lines.map((line) => line.slice(0, 10))).toEqual(['✓ purse 1:', '✗ purse 1:', expect.stringMatching(/^✗/)])
  })

  it('tells what is wrong with the names of implementations', async () => {
    const matrix = (...given: readonly string[]) => conform('purse', '--vectors', vectors, ...given)
    const page = ['--matrix', '--html', at('none.html')]
    for (const [given, says] of [
      [[...page], '--matrix: expected files that --out wrote, or --implementation'],
      [
        [...page, '--implementation', 'engine'],
        '--implementation: got "engine", expected a name and how it is started',
      ],
      [[...page, '--implementation', 'a=b', '--implementation', 'a=c'], '--implementation: got "a" twice'],
      [['--command', 'x', '--implementation', 'a=b'], '--implementation: expected --matrix, too'],
    ] as const)
      expect(await matrix(...given)).toMatchObject({ code: 2, err: expect.stringContaining(says) })
    expect(existsSync(at('none.html'))).toBe(false)
  })

  it('leaves no journal that nobody has asked for', async () => {
    const before = existsSync('purse-conform.jsonl')
    await conform('purse', '--vectors', vectors, '--command', commandOf('right'))
    expect([before, existsSync('purse-conform.jsonl')]).toEqual([false, false])
  })
})
